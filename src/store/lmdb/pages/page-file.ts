/**
 * Reads the pages of an LMDB data file without LMDB and without mapping the file. LMDB follows page numbers
 * and offsets unchecked, so that a damaged file can end the process with SIGSEGV or SIGBUS. This reader
 * checks each of them before it is used, and reports damage as an error. The format is described in
 * page-layout.ts.
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

/** The file is damaged. The message is text that follows "FILE is damaged: ". */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
}

/** A B+ tree: a table, the list of tables or the list of free pages. */
export interface Tree extends TreeFields {
  name: string;
}

/** An entry of a branch page. */
export interface BranchEntry {
  page: number;
  /** Smallest key of the subtree. Meaningless for the first child of a page. */
  key: Buffer;
}

/** An entry of a leaf page. Exactly one of `inline`, `overflow` and `tree` is not null. */
export interface LeafEntry {
  key: Buffer;
  /** Bytes of the value. */
  size: number;
  /** The value, if it is in the page. */
  inline: Buffer | null;
  /** The pages of the value, if it is too large for the page. */
  overflow: PageRun | null;
  /** The tree that the entry describes, if it is a table. */
  tree: Tree | null;
}

interface Snapshot {
  transaction: bigint;
  lastPage: number;
  free: Tree;
  main: Tree;
}

/** An open data file and its newest snapshot at the time of construction. */
export class PageFile {
  readonly #fd: number;
  readonly pageBytes: number;
  readonly snapshot: Snapshot;
  /** Whole pages in the file. */
  readonly pageCount: number;
  /** Bytes after the last whole page. */
  readonly trailingBytes: number;

  /** @throws FileDamaged when either meta page is damaged; a system error when the file cannot be read */
  constructor(path: string) {
    this.#fd = openSync(path, 'r');
    try {
      const first = this.#read(0, metaBytes, 'page 0');
      const firstMeta = supportedMeta(first);
      this.pageBytes = firstMeta.pageBytes;
      const { size } = fstatSync(this.#fd);
      this.pageCount = Math.floor(size / this.pageBytes);
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

  /** The tables of the snapshot. @throws FileDamaged */
  tables(): Tree[] {
    const { main } = this.snapshot;
    const below = (page: number, level: number): Tree[] =>
      level > 1
        ? this.branch(page).flatMap(child => below(child.page, level - 1))
        : this.leaf(page).flatMap(({ tree }) => tree ?? []);
    return main.root === null ? [] : below(main.root, main.depth);
  }

  /** Whether a page number is in the file and not a meta page. */
  isDataPage(page: number): boolean {
    return page > 1 && page <= this.snapshot.lastPage && page < this.pageCount;
  }

  /** Entries of a branch page. @throws FileDamaged */
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

  /** Entries of a leaf page. @throws FileDamaged */
  leaf(number: number): LeafEntry[] {
    const page = this.#page(number, pageFlags.leaf, 'leaf');
    return this.#nodes(number, page, node => {
      const { key, size, flags } = node;
      const data = leafData(page, node);
      if (data === null || ![0, nodeFlags.overflow, nodeFlags.tree].includes(flags))
        throw new FileDamaged(`page ${number} has an invalid entry (flags ${flags}, ${size} bytes)`);
      const entry: LeafEntry = { key, size, inline: null, overflow: null, tree: null };
      if (flags === nodeFlags.overflow) entry.overflow = this.#overflowRun(number, data, size);
      else if (flags === nodeFlags.tree) {
        if (size !== treeBytes) throw new FileDamaged(`page ${number} describes a table in ${size} bytes`);
        entry.tree = checkedTree(readTree(data), key.toString().replace(/\0+$/, ''));
      } else entry.inline = data;
      return { entry, dataBytes: data.length };
    });
  }

  /** Checks the first page of a large value. @throws FileDamaged */
  overflowHeader({ page, pages }: PageRun): void {
    const header = this.#read(page * this.pageBytes, headerBytes, `page ${page}`);
    this.#requireHeader(page, header, pageFlags.overflow, 'overflow');
    const found = overflowPagesOf(header);
    if (found !== pages)
      throw new FileDamaged(`overflow page ${page} has a count of ${found} pages instead of ${pages}`);
  }

  /** The bytes of a value. @throws FileDamaged */
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
        `page ${number} has a value of ${size} bytes on ${run.pages} pages from page ${run.page}, which is invalid`,
      );
    return run;
  }

  /** Reads an entire page and checks its header. */
  #page(number: number, kind: number, name: string): Buffer {
    if (!this.isDataPage(number)) throw new FileDamaged(`page ${number} is not in the file`);
    const page = this.#read(number * this.pageBytes, this.pageBytes, `page ${number}`);
    this.#requireHeader(number, page, kind, name);
    return page;
  }

  #requireHeader(number: number, header: Buffer, kind: number, name: string): void {
    const { number: found, transaction, flags } = readHeader(header);
    if (found !== number) throw new FileDamaged(`page ${number} has the number ${found} in its header`);
    // LMDB treats a page of a later transaction as writable, and would crash on the read-only map.
    if (kind !== pageFlags.meta && transaction > this.snapshot.transaction)
      throw new FileDamaged(`page ${number} was written by transaction ${transaction}, after the last one`);
    if ((flags & kindMask) !== kind)
      throw new FileDamaged(`page ${number} is not a ${name} page; its flags are 0x${flags.toString(16)}`);
  }

  /**
   * Decodes the nodes of a page. `parse` checks each one; together they must fill the used part of the page.
   */
  #nodes<T>(number: number, page: Buffer, parse: (node: PageNode) => { entry: T; dataBytes: number }): T[] {
    const bounds = readBounds(page);
    if (!areBoundsValid(page, bounds))
      throw new FileDamaged(
        `page ${number} has invalid bounds (${bounds.lower} to ${bounds.upper} of ${page.length})`,
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
    const expected = page.length - bounds.upper;
    if (used !== expected)
      throw new FileDamaged(`page ${number} uses ${expected} bytes, but its entries need ${used}`);
    return entries;
  }

  #snapshot(page: Buffer, number: number): Snapshot {
    this.#requireHeader(number, page, pageFlags.meta, 'meta');
    const { pageBytes, lastPage, transaction, free, main } = supportedMeta(page);
    if (pageBytes !== this.pageBytes) throw new FileDamaged('its two meta pages differ in page size');
    if (lastPage < 1 || lastPage > 2 ** 40)
      throw new FileDamaged(`meta page ${number} has the invalid last page ${lastPage}`);
    const inside = (tree: Tree) => {
      // Only the root is checked: other pages of the older snapshot may have been reused.
      if (tree.root !== null && (tree.root < 2 || tree.root > lastPage || tree.root >= this.pageCount))
        throw new FileDamaged(
          `meta page ${number} has page ${tree.root} as root of the ${tree.name}; the file has ${this.pageCount} pages`,
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

/** Comparator for the keys of a tree. */
export const keyOrder = ({ flags }: Tree): ((a: Buffer, b: Buffer) => number) =>
  flags & integerKeys
    ? (a, b) => (a.readBigUInt64LE() < b.readBigUInt64LE() ? -1 : a.equals(b) ? 0 : 1)
    : Buffer.compare;

/** Decodes a value of the list of free pages. @throws FileDamaged */
export function freePages(value: Buffer): PageRun[] {
  const runs = readFreeList(value);
  if (runs === null)
    throw new FileDamaged(`the list of free pages has ${value.length} bytes, too few for its count`);
  return runs;
}

/** Decodes a meta page. @throws FileDamaged when it does not have the format of page-layout.ts */
function supportedMeta(page: Buffer): MetaFields {
  const meta = readMeta(page);
  const problem = formatProblem(meta);
  if (problem !== null) throw new FileDamaged(problem);
  return meta;
}

/** Checks that the fields of a tree agree. @throws FileDamaged */
function checkedTree(fields: TreeFields, name: string): Tree {
  const { depth, entries, root } = fields;
  if (depth > depthMax || (root === null) !== (depth === 0) || (root === null) !== (entries === 0))
    throw new FileDamaged(`the ${name} has contradictory fields (depth ${depth}, ${entries} entries)`);
  if (root !== null && root < 2) throw new FileDamaged(`the ${name} has page ${root} as root`);
  return { name, ...fields };
}
