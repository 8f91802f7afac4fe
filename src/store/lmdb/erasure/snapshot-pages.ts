/**
 * Decodes the parts of an LMDB data file that erasure needs: the pages of a snapshot with their gaps, and the
 * list of free pages. The format is described in pages/page-layout.ts. Anything unexpected throws
 * UnexpectedPage and stops the erasure.
 */
import { readSync } from 'node:fs';
import {
  areBoundsValid,
  childOf,
  formatProblem,
  headerBytes,
  leafData,
  type MetaFields,
  metaBytes,
  newestMeta,
  nodeFlags,
  type PageRun,
  pageFlags,
  readBounds,
  readFreeList,
  readHeader,
  readMeta,
  readNodes,
  readOverflowRun,
  readTree,
  treeBytes,
} from '../pages/page-layout.js';

/** The file is damaged or has another format than this version of LMDB writes. */
export class UnexpectedPage extends Error {
  override readonly name = 'UnexpectedPage';
}

/** The state of the file after a committed transaction. */
export interface Snapshot {
  transaction: number;
  pageBytes: number;
  /** Last page of the snapshot. The file may be longer. */
  lastPage: number;
  /** Root page of the list of free pages; null when it is empty. */
  freeRoot: number | null;
  /** Root page of the list of tables; null when it is empty. */
  mainRoot: number | null;
}

/** A decoded branch or leaf page. */
export interface SnapshotPage {
  number: number;
  bytes: Buffer;
  /** The unused bytes between the node offsets and the nodes. */
  gap: { start: number; end: number };
  /** Child pages of a branch; empty for a leaf. */
  children: number[];
  /** Pages of the large values of a leaf. */
  runs: PageRun[];
  /** Root pages of the tables named in a leaf. */
  trees: number[];
  /** Values of a leaf, in order; a large value as its run of pages. */
  values: (Buffer | PageRun)[];
  keys: Buffer[];
}

/** The newest snapshot of the file. @throws UnexpectedPage */
export function readSnapshot(file: number): Snapshot {
  const first = readMetaAt(file, 0);
  const { pageBytes } = first;
  const { transaction, lastPage, free, main } = newestMeta(first, readMetaAt(file, pageBytes));
  return {
    transaction: Number(transaction),
    pageBytes,
    lastPage,
    freeRoot: free.root,
    mainRoot: main.root,
  };
}

function readMetaAt(file: number, offset: number): MetaFields {
  const page = Buffer.alloc(metaBytes);
  readSync(file, page, 0, metaBytes, offset);
  const meta = readMeta(page);
  const problem = formatProblem(meta);
  if (problem !== null) throw new UnexpectedPage(problem);
  return meta;
}

/** Decodes a branch or leaf page. @throws UnexpectedPage */
export function parseSnapshotPage(expected: number, bytes: Buffer, lastPage: number): SnapshotPage {
  const fail = (why: string): never => {
    throw new UnexpectedPage(`page ${expected}: ${why}`);
  };
  const header = readHeader(bytes);
  if (header.number !== expected) fail(`has the number ${header.number}`);
  // Stricter than kindMask: a flag that LMDB does not define stops the erasure.
  const kind = header.flags & 0xff;
  if (kind !== pageFlags.branch && kind !== pageFlags.leaf) fail(`has the flags ${kind}`);
  const bounds = readBounds(bytes);
  const { lower: start, upper: end } = bounds;
  if (!areBoundsValid(bytes, bounds)) fail(`gap from ${start} to ${end}`);
  const page: SnapshotPage = {
    number: expected,
    bytes,
    gap: { start, end },
    children: [],
    runs: [],
    trees: [],
    values: [],
    keys: [],
  };
  const inFile = (target: number): number =>
    target >= 2 && target <= lastPage ? target : fail(`points to page ${target}`);
  for (const node of readNodes(bytes, bounds) ?? fail('has a node outside its bounds')) {
    if (kind === pageFlags.branch) {
      page.children.push(inFile(childOf(node)));
      continue;
    }
    if (node.flags & nodeFlags.duplicates) fail('has a table of duplicates');
    const data = leafData(bytes, node) ?? fail('has a value that ends outside');
    page.keys.push(node.key);
    if (node.flags & nodeFlags.overflow) {
      const run = readOverflowRun(data);
      inFile(run.page);
      inFile(run.page + run.pages - 1);
      page.runs.push(run);
      page.values.push(run);
      continue;
    }
    page.values.push(data);
    if (node.flags & nodeFlags.tree) {
      if (data.length !== treeBytes) fail(`describes a table in ${data.length} bytes`);
      const { root } = readTree(data);
      if (root !== null) page.trees.push(inFile(root));
    }
  }
  return page;
}

/** An entry of the list of free pages: the pages that one transaction freed. */
export interface FreeEntry {
  transaction: number;
  pages: number[];
}

/** Reads the list of free pages of a snapshot. @throws UnexpectedPage */
export function readFreeEntries(file: number, snapshot: Snapshot): FreeEntry[] {
  const { pageBytes, freeRoot, lastPage } = snapshot;
  const read = (page: number, pages = 1) => {
    const bytes = Buffer.alloc(pages * pageBytes);
    readSync(file, bytes, 0, bytes.length, page * pageBytes);
    return bytes;
  };
  const entries: FreeEntry[] = [];
  const waiting = freeRoot === null ? [] : [freeRoot];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const page = parseSnapshotPage(next, read(next), lastPage);
    waiting.push(...page.children);
    page.values.forEach((value, i) => {
      const list = 'page' in value ? read(value.page, value.pages).subarray(headerBytes) : value;
      entries.push({ transaction: Number(page.keys[i]!.readBigUInt64LE()), pages: pagesIn(list) });
    });
  }
  return entries;
}

function pagesIn(list: Buffer): number[] {
  const runs = readFreeList(list);
  if (runs === null)
    throw new UnexpectedPage(`a list of free pages of ${list.length} bytes, too few for its count`);
  return runs.flatMap(({ page, pages }) => Array.from({ length: pages }, (_, i) => page + i));
}

/** The transaction that wrote a page, from its header. Meaningless for the middle pages of a large value. */
export const writingTransaction = (page: Buffer): number => Number(readHeader(page).transaction);
