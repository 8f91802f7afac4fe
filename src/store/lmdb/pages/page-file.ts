/**
 * Reads the pages of an LMDB data file without mapping it: LMDB follows page numbers and offsets unchecked,
 * so that a damaged file ends the process with SIGSEGV or SIGBUS. Here every one of them is checked first.
 * page-layout.ts has the format.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  areBoundsValid,
  childOf,
  depthMax,
  formatProblem,
  headerBytes,
  integerKeys,
  kindMask,
  leafData,
  type MetaFields,
  metaBytes,
  newestMeta,
  nodeBytes,
  nodeFlags,
  overflowPagesFor,
  overflowPagesOf,
  type PageNode,
  type PageRun,
  pageFlags,
  readBounds,
  readFreeList,
  readHeader,
  readMeta,
  readNodes,
  readOverflowRun,
  readTree,
  type TreeFields,
  treeBytes,
} from './page-layout.js';

/** What is wrong with a file, in plain words that follow "is damaged: ". */
export class FileDamaged extends Error {
  override readonly name = 'BrokenFile';
}

/** A B+ tree as the file describes it. */
export interface Tree extends TreeFields {
  name: string;
}

export interface BranchEntry {
  page: number;
  /** The least key below it; of the first child of a page it says nothing. */
  key: Buffer;
}

export interface LeafEntry {
  key: Buffer;
  /** Bytes of the value. */
  size: number;
  /** The value itself, when it is in the page. */
  inline: Buffer | null;
  /** Its pages, when it is not. */
  overflow: PageRun | null;
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
  readonly trailingBytes: number;

  /**
   * @throws BrokenFile when either meta page is damaged; an error of the system when the file can't be read
   */
  constructor(path: string) {
    this.#fd = openSync(path, 'r');
    try {
      const first = this.#read(0, metaBytes, 'page 0');
      const firstMeta = supportedMeta(first);
      this.pageBytes = firstMeta.pageBytes;
      const { size } = fstatSync(this.#fd);
      this.pages = Math.floor(size / this.pageBytes);
      this.trailingBytes = size % this.pageBytes;
      const second = this.#read(this.pageBytes, metaBytes, 'page 1');
      this.snapshot = newestMeta(this.#snapshot(first, 0), this.#snapshot(second, 1));
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
  isDataPage(page: number): boolean {
    return page > 1 && page <= this.snapshot.lastPage && page < this.pages;
  }

  /** @throws BrokenFile */
  branch(number: number): BranchEntry[] {
    const page = this.#page(number, pageFlags.branch, 'branch');
    const children = this.#nodes(number, page, node => {
      const child = childOf(node);
      if (!this.isDataPage(child))
        throw new FileDamaged(`page ${number} points to page ${child}, which is not in the file`);
      return { entry: { page: child, key: node.key }, dataBytes: 0 };
    });
    if (children.length === 0) throw new FileDamaged(`branch page ${number} has no children`);
    return children;
  }

  /** @throws BrokenFile */
  leaf(number: number): LeafEntry[] {
    const page = this.#page(number, pageFlags.leaf, 'leaf');
    return this.#nodes(number, page, node => {
      const { key, size, flags } = node;
      const data = leafData(page, node);
      if (data === null || ![0, nodeFlags.overflow, nodeFlags.tree].includes(flags))
        throw new FileDamaged(`page ${number} has an entry that can't be (flags ${flags}, ${size} bytes)`);
      const entry: LeafEntry = { key, size, inline: null, overflow: null, tree: null };
      if (flags === nodeFlags.overflow) entry.overflow = this.#overflowRun(number, data, size);
      else if (flags === nodeFlags.tree) {
        if (size !== treeBytes) throw new FileDamaged(`page ${number} describes a table in ${size} bytes`);
        entry.tree = checkedTree(readTree(data), key.toString().replace(/\0+$/, ''));
      } else entry.inline = data;
      return { entry, dataBytes: data.length };
    });
  }

  /** Checks the first page of an overflow value. @throws BrokenFile */
  overflowHeader({ page, pages }: PageRun): void {
    const header = this.#read(page * this.pageBytes, headerBytes, `page ${page}`);
    this.#requireHeader(page, header, pageFlags.overflow, 'overflow');
    const found = overflowPagesOf(header);
    if (found !== pages)
      throw new FileDamaged(`overflow page ${page} counts ${found} pages in place of ${pages}`);
  }

  /** The bytes of a value. @throws BrokenFile */
  value(leaf: LeafEntry): Buffer {
    if (leaf.overflow === null) return leaf.inline ?? Buffer.alloc(0);
    this.overflowHeader(leaf.overflow);
    const { page } = leaf.overflow;
    return this.#read(page * this.pageBytes + headerBytes, leaf.size, `page ${page}`);
  }

  #overflowRun(number: number, data: Buffer, size: number): PageRun {
    const run = readOverflowRun(data);
    const needed = overflowPagesFor(size, this.pageBytes);
    if (run.pages !== needed || !this.isDataPage(run.page) || !this.isDataPage(run.page + run.pages - 1))
      throw new FileDamaged(
        `page ${number} has a value of ${size} bytes on ${run.pages} pages from page ${run.page}, which can't be`,
      );
    return run;
  }

  /** A page with a plausible header, whole. */
  #page(number: number, kind: number, name: string): Buffer {
    if (!this.isDataPage(number)) throw new FileDamaged(`page ${number} is not in the file`);
    const page = this.#read(number * this.pageBytes, this.pageBytes, `page ${number}`);
    this.#requireHeader(number, page, kind, name);
    return page;
  }

  #requireHeader(number: number, header: Buffer, kind: number, name: string): void {
    const { number: found, transaction, flags } = readHeader(header);
    if (found !== number) throw new FileDamaged(`page ${number} has the number ${found} in its header`);
    // LMDB would take a page from the future for one it may write to, in memory it only reads: a crash.
    if (kind !== pageFlags.meta && transaction > this.snapshot.transaction)
      throw new FileDamaged(`page ${number} was written by transaction ${transaction}, after the last one`);
    if ((flags & kindMask) !== kind)
      throw new FileDamaged(`page ${number} should be a ${name} page; its flags are 0x${flags.toString(16)}`);
  }

  /**
   * The nodes of a page, each of which `parse` checks; together they must fill what the page says is used.
   */
  #nodes<T>(number: number, page: Buffer, parse: (node: PageNode) => { entry: T; dataBytes: number }): T[] {
    const bounds = readBounds(page);
    if (!areBoundsValid(page, bounds))
      throw new FileDamaged(
        `page ${number} has bounds that can't be (${bounds.lower} to ${bounds.upper} of ${page.length})`,
      );
    const nodes = readNodes(page, bounds);
    if (nodes === null) throw new FileDamaged(`page ${number} has an entry outside its bounds`);
    let used = 0;
    const entries = nodes.map(node => {
      const { entry, dataBytes } = parse(node);
      const bytes = nodeBytes + node.key.length + dataBytes;
      used += bytes + (bytes % 2);
      return entry;
    });
    const room = page.length - bounds.upper;
    if (used !== room) throw new FileDamaged(`page ${number} uses ${room} bytes, its entries take ${used}`);
    return entries;
  }

  #snapshot(page: Buffer, number: number): Snapshot {
    this.#requireHeader(number, page, pageFlags.meta, 'meta');
    const { pageBytes, lastPage, transaction, free, main } = supportedMeta(page);
    if (pageBytes !== this.pageBytes) throw new FileDamaged('its two meta pages differ in page size');
    if (lastPage < 1 || lastPage > 2 ** 40)
      throw new FileDamaged(`meta page ${number} names ${lastPage} as last page`);
    const inside = (tree: Tree) => {
      // Of the older snapshot the pages may be in use for something else by now.
      if (tree.root !== null && (tree.root < 2 || tree.root > lastPage || tree.root >= this.pages))
        throw new FileDamaged(
          `meta page ${number} has page ${tree.root} as root of the ${tree.name}; the file has ${this.pages} pages`,
        );
      return tree;
    };
    return {
      transaction,
      lastPage,
      free: inside(checkedTree(free, 'list of free pages')),
      main: inside(checkedTree(main, 'list of tables')),
    };
  }

  #read(at: number, bytes: number, what: string): Buffer {
    const buffer = Buffer.allocUnsafe(bytes);
    const got = readSync(this.#fd, buffer, 0, bytes, at);
    if (got < bytes) throw new FileDamaged(`${what} is missing: the file ends at byte ${at + got}`);
    return buffer;
  }
}

/** Compares keys in the order of a tree. */
export const keyOrder = ({ flags }: Tree): ((a: Buffer, b: Buffer) => number) =>
  flags & integerKeys
    ? (a, b) => (a.readBigUInt64LE() < b.readBigUInt64LE() ? -1 : a.equals(b) ? 0 : 1)
    : Buffer.compare;

/** The pages that a value of the list of free pages names. @throws BrokenFile */
export function freePages(value: Buffer): PageRun[] {
  const runs = readFreeList(value);
  if (runs === null)
    throw new FileDamaged(`the list of free pages has ${value.length} bytes, too few for its count`);
  return runs;
}

/** @throws BrokenFile when the file is not of the format that page-layout.ts describes */
function supportedMeta(page: Buffer): MetaFields {
  const meta = readMeta(page);
  const problem = formatProblem(meta);
  if (problem !== null) throw new FileDamaged(problem);
  return meta;
}

/** @throws BrokenFile when its fields contradict each other */
function checkedTree(fields: TreeFields, name: string): Tree {
  const { depth, entries, root } = fields;
  if (depth > depthMax || (root === null) !== (depth === 0) || (root === null) !== (entries === 0))
    throw new FileDamaged(`the ${name} says of itself what can't be (depth ${depth}, ${entries} entries)`);
  if (root !== null && root < 2) throw new FileDamaged(`the ${name} has page ${root} as root`);
  return { name, ...fields };
}
