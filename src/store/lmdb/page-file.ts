/**
 * Reads the pages of an LMDB data file without mapping it: LMDB follows page numbers and offsets unchecked, so that a damaged file ends
 * the process with SIGSEGV or SIGBUS. Here every one of them is checked first.
 *
 * Format: data version 2 of LMDB's next major version, as lmdb 3.5 has it (mdb.c: MDB_page_header, MDB_meta, MDB_node),
 * little-endian, 64 bits.
 *
 *     page      number u64 · transaction u64 · pad u16 · flags u16 · lower u16 · upper u16 │ offsets of nodes … nodes
 *     overflow  the same, with the count of pages u32 in place of lower and upper │ bytes
 *     pages 0, 1: the two newest snapshots; the one with the greater transaction is current
 *     node      size or child u32 · flags u16 · key size u16 · key · data (or number, transaction, count of overflow pages)
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const headerBytes = 24;
const nodeBytes = 8;
const treeBytes = 48;
const overflowBytes = 24;
const metaBytes = 168;

const magic = 0xbeefc0de;
const dataVersion = 2;
const noPage = 2n ** 64n - 1n;
/** A tree of more levels can't be: LMDB's cursors hold 32. */
const depthMax = 32;

const pageFlags = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;
/** Those that say what a page is; the others are for pages in memory. */
const kindMask = 0x6f;
const nodeFlags = { overflow: 0x01, tree: 0x02 } as const;
/** Keys of the tree of free pages are numbers. */
const integerKeys = 0x08;

/** What is wrong with a file, in plain words that follow "is damaged: ". */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
}

/** A B+ tree as the file describes it. */
export interface Tree {
  name: string;
  flags: number;
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  /** null when it is empty. */
  root: number | null;
}

export interface Child {
  page: number;
  /** The least key below it; of the first child of a page it says nothing. */
  key: Buffer;
}

export interface Leaf {
  key: Buffer;
  /** Bytes of the value. */
  size: number;
  /** The value itself, when it is in the page. */
  inline: Buffer | null;
  /** Its pages, when it is not. */
  overflow: { page: number; pages: number } | null;
  /** A named tree, when the entry is one. */
  tree: Tree | null;
}

interface Snapshot {
  transaction: bigint;
  lastPage: number;
  free: Tree;
  main: Tree;
}

/** The newest snapshot of a data file, as it was when this was made. */
export class PageFile {
  readonly #fd: number;
  readonly pageBytes: number;
  readonly snapshot: Snapshot;
  /** Whole pages in the file. */
  readonly pages: number;
  /** Bytes behind the last whole page. */
  readonly rest: number;

  /** @throws BrokenFile when either meta page is damaged; an error of the system when the file can't be read */
  constructor(path: string) {
    this.#fd = openSync(path, 'r');
    try {
      const first = this.#read(0, metaBytes, 'page 0');
      this.pageBytes = pageBytesOf(first);
      const { size } = fstatSync(this.#fd);
      this.pages = Math.floor(size / this.pageBytes);
      this.rest = size % this.pageBytes;
      const second = this.#read(this.pageBytes, metaBytes, 'page 1');
      const [a, b] = [this.#meta(first, 0), this.#meta(second, 1)];
      this.snapshot = a.transaction >= b.transaction ? a : b;
    } catch (error) {
      closeSync(this.#fd);
      throw error;
    }
  }

  close(): void {
    closeSync(this.#fd);
  }

  /** The tables it holds. @throws BrokenFile */
  tables(): Tree[] {
    const { main } = this.snapshot;
    const below = (page: number, level: number): Tree[] =>
      level > 1
        ? this.branch(page).flatMap(child => below(child.page, level - 1))
        : this.leaf(page).flatMap(({ tree }) => tree ?? []);
    return main.root === null ? [] : below(main.root, main.depth);
  }

  /** Whether a page number can be one of a tree. */
  holds(page: number): boolean {
    return page > 1 && page <= this.snapshot.lastPage && page < this.pages;
  }

  /** @throws BrokenFile */
  branch(number: number): Child[] {
    const page = this.#page(number, pageFlags.branch, 'branch');
    const children = this.#nodes(number, page, at => {
      const child = page.readUInt32LE(at) + page.readUInt16LE(at + 4) * 2 ** 32;
      if (!this.holds(child))
        throw new BrokenFile(`page ${number} points to page ${child}, which is not in the file`);
      const key = keyAt(page, at);
      return { node: { page: child, key }, bytes: nodeBytes + key.length };
    });
    if (children.length === 0) throw new BrokenFile(`branch page ${number} has no children`);
    return children;
  }

  /** @throws BrokenFile */
  leaf(number: number): Leaf[] {
    const page = this.#page(number, pageFlags.leaf, 'leaf');
    return this.#nodes(number, page, at => {
      const size = page.readUInt32LE(at);
      const flags = page.readUInt16LE(at + 4);
      const key = keyAt(page, at);
      const start = at + nodeBytes + key.length;
      const inPage = flags & nodeFlags.overflow ? overflowBytes : size;
      if (flags > 3 || flags === 3 || start + inPage > page.length)
        throw new BrokenFile(`page ${number} has an entry that can't be (flags ${flags}, ${size} bytes)`);
      const data = page.subarray(start, start + inPage);
      const bytes = nodeBytes + key.length + inPage;
      const node: Leaf = { key, size, inline: null, overflow: null, tree: null };
      if (flags === nodeFlags.overflow) node.overflow = this.#overflowPlace(number, data, size);
      else if (flags === nodeFlags.tree) {
        if (size !== treeBytes) throw new BrokenFile(`page ${number} describes a table in ${size} bytes`);
        node.tree = this.#tree(data, 0, key.toString().replace(/\0+$/, ''));
      } else node.inline = data;
      return { node, bytes };
    });
  }

  /** Checks the first page of an overflow value. @throws BrokenFile */
  overflowHeader({ page, pages }: { page: number; pages: number }): void {
    const header = this.#read(page * this.pageBytes, headerBytes, `page ${page}`);
    this.#requireHeader(page, header, pageFlags.overflow, 'overflow');
    const found = header.readUInt32LE(20);
    if (found !== pages)
      throw new BrokenFile(`overflow page ${page} counts ${found} pages in place of ${pages}`);
  }

  /** The bytes of a value. @throws BrokenFile */
  value(leaf: Leaf): Buffer {
    if (leaf.overflow === null) return leaf.inline ?? Buffer.alloc(0);
    this.overflowHeader(leaf.overflow);
    const { page } = leaf.overflow;
    return this.#read(page * this.pageBytes + headerBytes, leaf.size, `page ${page}`);
  }

  #overflowPlace(number: number, data: Buffer, size: number): { page: number; pages: number } {
    const place = { page: numberAt(data, 0), pages: numberAt(data, 16) };
    const needed = Math.floor((headerBytes - 1 + size) / this.pageBytes) + 1;
    if (place.pages !== needed || !this.holds(place.page) || !this.holds(place.page + place.pages - 1))
      throw new BrokenFile(
        `page ${number} has a value of ${size} bytes on ${place.pages} pages from page ${place.page}, which can't be`,
      );
    return place;
  }

  /** A page with a plausible header, whole. */
  #page(number: number, kind: number, name: string): Buffer {
    if (!this.holds(number)) throw new BrokenFile(`page ${number} is not in the file`);
    const page = this.#read(number * this.pageBytes, this.pageBytes, `page ${number}`);
    this.#requireHeader(number, page, kind, name);
    return page;
  }

  #requireHeader(number: number, header: Buffer, kind: number, name: string): void {
    const [found, flags] = [numberAt(header, 0), header.readUInt16LE(18)];
    if (found !== number) throw new BrokenFile(`page ${number} has the number ${found} in its header`);
    // LMDB would take a page from the future for one it may write to, in memory it only reads: a crash.
    const transaction = header.readBigUInt64LE(8);
    if (kind !== pageFlags.meta && transaction > this.snapshot.transaction)
      throw new BrokenFile(`page ${number} was written by transaction ${transaction}, after the last one`);
    if ((flags & kindMask) !== kind)
      throw new BrokenFile(`page ${number} should be a ${name} page; its flags are 0x${flags.toString(16)}`);
  }

  /** The nodes of a page, each of which `parse` checks; together they must fill what the page says is used. */
  #nodes<T>(number: number, page: Buffer, parse: (at: number) => { node: T; bytes: number }): T[] {
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    const room = this.pageBytes - headerBytes;
    if (lower % 2 !== 0 || lower > upper || upper > room)
      throw new BrokenFile(`page ${number} has bounds that can't be (${lower} to ${upper} of ${room})`);
    const nodes: T[] = [];
    let used = 0;
    for (let i = 0; i < lower; i += 2) {
      const offset = page.readUInt16LE(headerBytes + i);
      const at = offset + headerBytes;
      if (
        offset < upper ||
        at + nodeBytes + page.readUInt16LE(Math.min(at + 6, page.length - 2)) > page.length
      )
        throw new BrokenFile(`page ${number} has an entry outside its bounds`);
      const { node, bytes } = parse(at);
      nodes.push(node);
      used += bytes + (bytes % 2);
    }
    if (used !== room - upper)
      throw new BrokenFile(`page ${number} uses ${room - upper} bytes, its entries take ${used}`);
    return nodes;
  }

  #meta(page: Buffer, number: number): Snapshot {
    this.#requireHeader(number, page, pageFlags.meta, 'meta');
    if (pageBytesOf(page) !== this.pageBytes) throw new BrokenFile('its two meta pages differ in page size');
    const lastPage = numberAt(page, 144);
    if (lastPage < 1 || lastPage > 2 ** 40)
      throw new BrokenFile(`meta page ${number} names ${lastPage} as last page`);
    const inside = (tree: Tree) => {
      // Of the older snapshot the pages may be in use for something else by now.
      if (tree.root !== null && (tree.root < 2 || tree.root > lastPage || tree.root >= this.pages))
        throw new BrokenFile(
          `meta page ${number} has page ${tree.root} as root of the ${tree.name}; the file has ${this.pages} pages`,
        );
      return tree;
    };
    return {
      transaction: page.readBigUInt64LE(152),
      lastPage,
      free: inside(this.#tree(page, 48, 'list of free pages')),
      main: inside(this.#tree(page, 96, 'list of tables')),
    };
  }

  #tree(bytes: Buffer, at: number, name: string): Tree {
    const root = bytes.readBigUInt64LE(at + 40);
    const tree: Tree = {
      name,
      flags: bytes.readUInt16LE(at + 4),
      depth: bytes.readUInt16LE(at + 6),
      branchPages: numberAt(bytes, at + 8),
      leafPages: numberAt(bytes, at + 16),
      overflowPages: numberAt(bytes, at + 24),
      entries: numberAt(bytes, at + 32),
      root: root === noPage ? null : Number(root),
    };
    if (
      tree.depth > depthMax ||
      (tree.root === null) !== (tree.depth === 0) ||
      (tree.root === null) !== (tree.entries === 0)
    )
      throw new BrokenFile(
        `the ${name} says of itself what can't be (depth ${tree.depth}, ${tree.entries} entries)`,
      );
    if (tree.root !== null && tree.root < 2)
      throw new BrokenFile(`the ${name} has page ${tree.root} as root`);
    return tree;
  }

  #read(at: number, bytes: number, what: string): Buffer {
    const buffer = Buffer.allocUnsafe(bytes);
    const got = readSync(this.#fd, buffer, 0, bytes, at);
    if (got < bytes) throw new BrokenFile(`${what} is missing: the file ends at byte ${at + got}`);
    return buffer;
  }
}

/** Compares keys in the order of a tree. */
export const keyOrder = ({ flags }: Tree): ((a: Buffer, b: Buffer) => number) =>
  flags & integerKeys
    ? (a, b) => (a.readBigUInt64LE() < b.readBigUInt64LE() ? -1 : a.equals(b) ? 0 : 1)
    : Buffer.compare;

/** The pages a value of the list of free pages names: numbers, or blocks of them (a negative count, then the first). */
export function freePages(value: Buffer): { page: number; pages: number }[] {
  const found: { page: number; pages: number }[] = [];
  const count = value.length < 8 ? -1 : Number(value.readBigInt64LE(0));
  if (count < 0 || 8 * (count + 1) > value.length)
    throw new BrokenFile(`the list of free pages has ${value.length} bytes for ${count} numbers`);
  for (let i = 1; i <= count; i++) {
    const entry = Number(value.readBigInt64LE(8 * i));
    if (entry > 0) found.push({ page: entry, pages: 1 });
    else if (entry < 0 && i < count)
      found.push({ page: Number(value.readBigInt64LE(8 * ++i)), pages: -entry });
  }
  return found;
}

function pageBytesOf(meta: Buffer): number {
  if (meta.readUInt32LE(headerBytes) !== magic)
    throw new BrokenFile('it does not begin as an LMDB file does');
  const version = meta.readUInt32LE(28) & 0xffff;
  if (version !== dataVersion) throw new BrokenFile(`its format is version ${version}, not ${dataVersion}`);
  const bytes = meta.readUInt32LE(48);
  if (bytes < 512 || bytes > 65_536 || (bytes & (bytes - 1)) !== 0)
    throw new BrokenFile(`its page size can't be ${bytes}`);
  return bytes;
}

const keyAt = (page: Buffer, at: number): Buffer =>
  page.subarray(at + nodeBytes, at + nodeBytes + page.readUInt16LE(at + 6));

const numberAt = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));
