/**
 * The format of an LMDB data file (version 2, 64-bit, little-endian), as far as finding its pages needs it.
 *
 *     page   number u64 · transaction u64 · pad u16 · flags u16 · lower u16 · upper u16 · node offsets u16 … gap … nodes
 *     node   low u16 · high u16 · flags u16 · key size u16 · key · data
 *     meta   pages 0 and 1; the one with the greater transaction number is the committed snapshot
 *
 * Source: mdb.c of lmdb 3.5 (MDB_page_header, MDB_node, MDB_meta, MDB_db, MDB_ovpage).
 */
import { readSync } from 'node:fs';

const magic = 0xbeefc0de;
const version = 2;
const headerBytes = 24;
const nodeBytes = 8;
const pageFlags = { branch: 1, leaf: 2, overflow: 4 } as const;
const nodeFlags = { big: 1, tree: 2, duplicates: 4 } as const;
const noRoot = 0xffff_ffff_ffff_ffffn;

/** The file is not what this version of LMDB writes, or is damaged. */
export class UnexpectedPage extends Error {
  override readonly name = 'UnexpectedPage';
}

/** What a committed transaction left. */
export interface Snapshot {
  transaction: number;
  pageBytes: number;
  /** The last page in use; the file may be longer. */
  lastPage: number;
  /** Root page of the list of free pages, and of the table of tables; null when empty. */
  freeRoot: number | null;
  mainRoot: number | null;
}

/** A run of pages that holds one large value. */
export interface Run {
  page: number;
  pages: number;
}

export interface Page {
  number: number;
  bytes: Buffer;
  /** Bounds of the unused bytes between the node offsets and the nodes. */
  gap: { start: number; end: number };
  /** Pages of the next level; empty for a leaf. */
  children: number[];
  /** Large values of a leaf. */
  runs: Run[];
  /** Root pages of the tables named in a leaf. */
  trees: number[];
  /** Values of a leaf, in order; a large one is where its run is. */
  values: (Buffer | Run)[];
  keys: Buffer[];
}

/** @throws UnexpectedPage */
export function readSnapshot(file: number): Snapshot {
  const first = Buffer.alloc(headerBytes + 144);
  readSync(file, first, 0, first.length, 0);
  const pageBytes = first.readUInt32LE(headerBytes + 24);
  if (pageBytes < 512 || pageBytes > 65_536 || (pageBytes & (pageBytes - 1)) !== 0)
    throw new UnexpectedPage(`page size ${pageBytes}`);
  const second = Buffer.alloc(first.length);
  readSync(file, second, 0, second.length, pageBytes);
  const [a, b] = [readMeta(first, pageBytes), readMeta(second, pageBytes)];
  return a.transaction > b.transaction ? a : b;
}

function readMeta(page: Buffer, pageBytes: number): Snapshot {
  const meta = page.subarray(headerBytes);
  if (meta.readUInt32LE(0) !== magic) throw new UnexpectedPage('no LMDB file');
  if ((meta.readUInt32LE(4) & 0xffff) !== version)
    throw new UnexpectedPage(`data version ${meta.readUInt32LE(4)}`);
  return {
    transaction: number(meta, 128),
    pageBytes,
    lastPage: number(meta, 120),
    freeRoot: rootOf(meta.subarray(24)),
    mainRoot: rootOf(meta.subarray(72)),
  };
}

/** The root page in the description of a table; null for an empty one. */
function rootOf(table: Buffer): number | null {
  return table.readBigUInt64LE(40) === noRoot ? null : number(table, 40);
}

/** Reads the bytes of a branch or leaf page. @throws UnexpectedPage */
export function parsePage(expected: number, bytes: Buffer, lastPage: number): Page {
  const fail = (why: string): never => {
    throw new UnexpectedPage(`page ${expected}: ${why}`);
  };
  if (number(bytes, 0) !== expected) fail(`has the number ${bytes.readBigUInt64LE(0)}`);
  const kind = bytes.readUInt16LE(18) & 0xff;
  if (kind !== pageFlags.branch && kind !== pageFlags.leaf) fail(`has the flags ${kind}`);
  // Offsets within a page count from the end of its header.
  const offsetAt = (at: number) => headerBytes + bytes.readUInt16LE(at);
  const [start, end] = [offsetAt(20), offsetAt(22)];
  if (start < headerBytes || start > end || end > bytes.length) fail(`gap from ${start} to ${end}`);
  const page: Page = {
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
  for (let offset = headerBytes; offset < start; offset += 2) {
    const at = offsetAt(offset);
    if (at < end || at + nodeBytes > bytes.length) fail(`a node at ${at}`);
    const flags = bytes.readUInt16LE(at + 4);
    const size = bytes.readUInt16LE(at) + bytes.readUInt16LE(at + 2) * 0x10000;
    if (kind === pageFlags.branch) {
      page.children.push(inFile(size + flags * 0x1_0000_0000));
      continue;
    }
    if (flags & nodeFlags.duplicates) fail('has a table of duplicates');
    const dataAt = at + nodeBytes + bytes.readUInt16LE(at + 6);
    const dataBytes = flags & nodeFlags.big ? 24 : size;
    if (dataAt + dataBytes > bytes.length) fail(`a node at ${at} ends outside`);
    const data = bytes.subarray(dataAt, dataAt + dataBytes);
    page.keys.push(bytes.subarray(at + nodeBytes, dataAt));
    if (flags & nodeFlags.big) {
      const run = { page: inFile(number(data, 0)), pages: number(data, 16) };
      inFile(run.page + run.pages - 1);
      page.runs.push(run);
      page.values.push(run);
      continue;
    }
    page.values.push(data);
    if (flags & nodeFlags.tree) {
      const root = rootOf(data);
      if (root !== null) page.trees.push(inFile(root));
    }
  }
  return page;
}

/** An entry of the list of free pages: what one transaction freed. */
export interface FreeEntry {
  transaction: number;
  pages: number[];
}

/** The list of free pages of a snapshot. @throws UnexpectedPage */
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
    const page = parsePage(next, read(next), lastPage);
    waiting.push(...page.children);
    page.values.forEach((value, i) => {
      const list = 'page' in value ? read(value.page, value.pages).subarray(headerBytes) : value;
      entries.push({ transaction: number(page.keys[i]!, 0), pages: pagesIn(list) });
    });
  }
  return entries;
}

/** A list is its length, then page numbers; a negative number is a length, and the page where that many begin follows it. */
function pagesIn(list: Buffer): number[] {
  const pages: number[] = [];
  const length = Math.min(number(list, 0), list.length / 8 - 1);
  for (let i = 1; i <= length; i++) {
    const entry = Number(list.readBigInt64LE(8 * i));
    if (entry > 0) pages.push(entry);
    if (entry >= 0 || i === length) continue;
    const start = Number(list.readBigInt64LE(8 * ++i));
    for (let page = start; page < start - entry; page++) pages.push(page);
  }
  return pages;
}

/** The transaction that wrote a page, as its header says; of the middle of a large value, any number. */
export const writerOf = (page: Buffer): number => number(page, 8);

const number = (bytes: Buffer, offset: number): number => Number(bytes.readBigUInt64LE(offset));
