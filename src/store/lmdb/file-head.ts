/** Check of the head of an LMDB file before LMDB maps it: a file of other content ends the process. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreUnavailable } from '../errors.js';
import { damageError } from './damage.js';

/** Offsets in a meta page (lmdb 3.5.6: MDB_page_header, MDB_meta). The first two pages are meta pages. */
const offsets = {
  magic: 24,
  version: 28,
  pageSize: 48,
  freeRoot: 88,
  mainRoot: 136,
  lastPage: 144,
  commit: 152,
};
const headBytes = 160;
const magic = 0xbeefc0de;
const dataVersion = 2;
const pageSizeMax = 65_536;
/** Root of an empty tree. */
const noPage = 2n ** 64n - 1n;

export interface FileHead {
  /** 0 when the file does not exist. */
  bytes: number;
  /** Whether the file ends before its last page. A missing page may be free: a check of the file decides. */
  isShort: boolean;
}

/**
 * Reads the head of the data file of an environment.
 * @throws StoreDamaged when it is no LMDB file or lacks pages in use; StoreUnavailable when it cannot be read
 */
export function readFileHead(path: string): FileHead {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isFile() && stats.size === 0)) return { bytes: 0, isShort: false };
    // To open a pipe would wait for its writer.
    if (!stats.isFile()) throw new Error('data.mdb is not a file');
    const file = openSync(path, 'r');
    try {
      return checkHead(file, path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const why = (error as Error).message;
    throw new StoreUnavailable(`The store in ${dirname(path)} cannot be opened: ${why}`, { cause: error });
  }
}

function checkHead(file: number, path: string): FileHead {
  const damaged = (what: string) => damageError(dirname(path), what);
  const readPage = (position: number) => {
    const head = Buffer.alloc(headBytes);
    const read = readSync(file, head, 0, headBytes, position);
    if (read < headBytes || head.readUInt32LE(offsets.magic) !== magic)
      throw damaged('data.mdb is not an LMDB file');
    const version = head.readUInt16LE(offsets.version);
    if (version !== dataVersion)
      throw damaged(`data.mdb has version ${version} of LMDB's format, not ${dataVersion}`);
    return head;
  };
  const first = readPage(0);
  const pageSize = first.readUInt32LE(offsets.pageSize);
  if (pageSize < headBytes || pageSize > pageSizeMax)
    throw damaged(`data.mdb has pages of ${pageSize} bytes`);
  const second = readPage(pageSize);
  const commitOf = (head: Buffer) => head.readBigUInt64LE(offsets.commit);
  const newest = commitOf(second) > commitOf(first) ? second : first;
  // After the head, so that the pages of a commit in between are counted.
  const bytes = fstatSync(file).size;
  const isMissing = (page: bigint) => page !== noPage && (page + 1n) * BigInt(pageSize) > bytes;
  const page = (offset: number) => newest.readBigUInt64LE(offset);
  if (isMissing(page(offsets.freeRoot)) || isMissing(page(offsets.mainRoot)))
    throw damaged(`data.mdb was cut off after ${bytes} bytes`);
  return { bytes, isShort: isMissing(page(offsets.lastPage)) };
}
