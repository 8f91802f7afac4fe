/**
 * Page layout of an LMDB data file: the position of each field, and checks that positions are inside a page.
 * Decodes bytes only; callers decide what an invalid field means.
 *
 *     page      header │ node offsets u16 … gap … nodes
 *     header    number u64 · transaction u64 · pad u16 · flags u16 · lower u16 · upper u16
 *     overflow  header, with a page count u32 instead of lower and upper │ bytes of one large value
 *     node      size or child u32 · flags u16 · key size u16 · key · data
 *     meta      pages 0 and 1: the one with the greater transaction is the committed snapshot
 *
 * Little-endian, 64 bits. Source: data version 2 as lmdb 3.5 writes it. The names in capitals below are
 * defined in LMDB's mdb.c, unless another file is named.
 */

/** sizeof(MDB_page_header): PAGEHDRSZ. Also PAGEBASE, the origin of lower, upper and node offsets. */
export const headerBytes = 24;
/** offsetof(MDB_node, mn_data): NODESIZE. */
export const nodeBytes = 8;
/** sizeof(MDB_db). */
export const treeBytes = 48;
/** sizeof(MDB_ovpage). */
const overflowRunBytes = 24;
/** PAGEHDRSZ + sizeof(MDB_meta). */
export const metaBytes = headerBytes + 144;

/** MDB_MAGIC. */
const magic = 0xbeefc0de;
/** MDB_DATA_VERSION, without MDB_DEVEL. */
const dataVersion = 2;
/** MAX_PAGESIZE, and a lower bound: LMDB uses the page size of the system, which is never less. */
const pageBytesRange = { min: 512, max: 0x10000 } as const;
/** P_INVALID: the root of an empty tree. */
const noPage = 2n ** 64n - 1n;
/** CURSOR_STACK: maximum depth of a cursor, and therefore of a tree. */
export const depthMax = 32;

/** P_BRANCH, P_LEAF, P_OVERFLOW, P_META. */
export const pageFlags = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;
/**
 * Flags that determine the kind of a page: those above, P_LEAF2 and P_SUBP. Other flags matter in memory
 * only.
 */
export const kindMask = 0x6f;
/** F_BIGDATA, F_SUBDATA, F_DUPDATA. */
export const nodeFlags = { overflow: 0x01, tree: 0x02, duplicates: 0x04 } as const;
/** MDB_INTEGERKEY of lmdb.h, a flag of a tree. */
export const integerKeys = 0x08;

/** MDB_page_header: the fields of every page. */
export interface PageHeader {
  number: number;
  transaction: bigint;
  flags: number;
}

/** Offsets in a page: the end of the node offsets and the beginning of the nodes. */
export interface PageBounds {
  lower: number;
  upper: number;
}

/** MDB_node. */
export interface PageNode {
  /** Leaf: bytes of the value. Branch: low half of the child's page number (`childOf`). */
  size: number;
  flags: number;
  key: Buffer;
  /** Offset of the node's data in the page. */
  dataAt: number;
}

/** Consecutive pages. */
export interface PageRun {
  page: number;
  pages: number;
}

/** MDB_db. */
export interface TreeFields {
  flags: number;
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  /** Root page; null for an empty tree. */
  root: number | null;
}

/** MDB_meta. */
export interface MetaFields {
  magic: number;
  version: number;
  pageBytes: number;
  /** The tree of free pages and the tree of tables. */
  free: TreeFields;
  main: TreeFields;
  lastPage: number;
  transaction: bigint;
}

/** Decodes the header of a page of any kind. */
export const readHeader = (page: Buffer): PageHeader => ({
  number: numberAt(page, 0),
  transaction: page.readBigUInt64LE(8),
  flags: page.readUInt16LE(18),
});

/** mp_pages: number of pages in the run that an overflow page begins. */
export const overflowPagesOf = (header: Buffer): number => header.readUInt32LE(20);

/** mp_lower and mp_upper of a branch or leaf page, unchecked (see `areBoundsValid`). */
export const readBounds = (page: Buffer): PageBounds => ({
  lower: headerBytes + page.readUInt16LE(20),
  upper: headerBytes + page.readUInt16LE(22),
});

/**
 * Whether the bounds are in order and inside the page, and node offsets (two bytes each) fill the lower part.
 */
export const areBoundsValid = (page: Buffer, { lower, upper }: PageBounds): boolean =>
  lower % 2 === 0 && lower <= upper && upper <= page.length;

/**
 * Decodes the nodes of a branch or leaf page, in order of their keys.
 * @param bounds of this page, already checked
 * @returns null when the header or key of a node is outside the bounds
 */
export function readNodes(page: Buffer, { lower, upper }: PageBounds): PageNode[] | null {
  const nodes: PageNode[] = [];
  for (let offset = headerBytes; offset < lower; offset += 2) {
    const at = headerBytes + page.readUInt16LE(offset);
    const keyAt = at + nodeBytes;
    if (at < upper || keyAt > page.length) return null;
    const dataAt = keyAt + page.readUInt16LE(at + 6);
    if (dataAt > page.length) return null;
    nodes.push({
      size: page.readUInt32LE(at),
      flags: page.readUInt16LE(at + 4),
      key: page.subarray(keyAt, dataAt),
      dataAt,
    });
  }
  return nodes;
}

/** NODEPGNO: page number of the child that a branch node points to. */
export const childOf = ({ size, flags }: PageNode): number => size + flags * 2 ** 32;

/** Data of a leaf node: its value, or an overflow run. null when it ends outside the page. */
export function leafData(page: Buffer, { size, flags, dataAt }: PageNode): Buffer | null {
  const end = dataAt + (flags & nodeFlags.overflow ? overflowRunBytes : size);
  return end > page.length ? null : page.subarray(dataAt, end);
}

/** MDB_ovpage: the pages of a large value. */
export const readOverflowRun = (data: Buffer): PageRun => ({
  page: numberAt(data, 0),
  pages: numberAt(data, 16),
});

/** OVPAGES: number of pages that a large value needs. */
export const overflowPagesFor = (valueBytes: number, pageBytes: number): number =>
  Math.floor((headerBytes - 1 + valueBytes) / pageBytes) + 1;

/** Decodes a tree. @param bytes at least `treeBytes` from `at` on */
export function readTree(bytes: Buffer, at = 0): TreeFields {
  const root = bytes.readBigUInt64LE(at + 40);
  return {
    flags: bytes.readUInt16LE(at + 4),
    depth: bytes.readUInt16LE(at + 6),
    branchPages: numberAt(bytes, at + 8),
    leafPages: numberAt(bytes, at + 16),
    overflowPages: numberAt(bytes, at + 24),
    entries: numberAt(bytes, at + 32),
    root: root === noPage ? null : Number(root),
  };
}

/** Decodes a meta page. @param page the first `metaBytes` of page 0 or 1 */
export const readMeta = (page: Buffer): MetaFields => ({
  magic: page.readUInt32LE(headerBytes),
  version: page.readUInt32LE(headerBytes + 4) & 0xffff,
  // mm_psize is md_pad of the tree of free pages.
  pageBytes: page.readUInt32LE(headerBytes + 24),
  free: readTree(page, headerBytes + 24),
  main: readTree(page, headerBytes + 72),
  lastPage: numberAt(page, headerBytes + 120),
  transaction: page.readBigUInt64LE(headerBytes + 128),
});

/** Why a meta page does not have the format above, as text after "is damaged: "; null when it has. */
export function formatProblem({ magic: found, version, pageBytes }: MetaFields): string | null {
  if (found !== magic) return 'it does not begin as an LMDB file does';
  if (version !== dataVersion) return `its format is version ${version}, not ${dataVersion}`;
  const { min, max } = pageBytesRange;
  if (pageBytes < min || pageBytes > max || (pageBytes & (pageBytes - 1)) !== 0)
    return `its page size ${pageBytes} is invalid`;
  return null;
}

/** mdb_pick_meta: the committed one of the two snapshots. */
export const newestMeta = <T extends { transaction: bigint }>(first: T, second: T): T =>
  first.transaction >= second.transaction ? first : second;

/**
 * Decodes a value of the tree of free pages (MDB_IDL of midl.h, with lmdb's extension for runs): a count,
 * then that many numbers. A positive number is a page. A negative number is the length of a run, and its
 * first page follows.
 * @returns null when the value is shorter than its count requires
 */
export function readFreeList(value: Buffer): PageRun[] | null {
  const count = value.length < 8 ? -1 : Number(value.readBigInt64LE(0));
  if (count < 0 || 8 * (count + 1) > value.length) return null;
  const runs: PageRun[] = [];
  for (let i = 1; i <= count; i++) {
    const number = Number(value.readBigInt64LE(8 * i));
    if (number > 0) runs.push({ page: number, pages: 1 });
    else if (number < 0 && i < count)
      runs.push({ page: Number(value.readBigInt64LE(8 * ++i)), pages: -number });
  }
  return runs;
}

const numberAt = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));
