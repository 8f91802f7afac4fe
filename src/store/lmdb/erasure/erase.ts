/**
 * Erases deleted data from the file of an LMDB environment, while any number of processes use it.
 *
 * LMDB never overwrites a page that a snapshot uses. Deleted data therefore remains in the file, in free
 * pages and in the gaps of used pages, until LMDB reuses the space. A pass overwrites both with zeros, in
 * place:
 *
 *     1. pin     a read transaction pins snapshot R: LMDB changes none of its pages until it ends
 *     2. walk    every page of R is read, and its gap, which readers never access, is zeroed
 *     3. free    R is released; the other pages are zeroed under LMDB's write lock, 5 ms at a time
 *
 * Step 3 zeroes a page only if LMDB itself could overwrite it at that moment: a transaction before the oldest
 * reader freed it, or no transaction was committed since R. The end of a large value's last page needs no
 * erasure, because LMDB fills it with zeros.
 *
 * A pass writes only bytes that no snapshot uses. A crash at any moment loses no data, and the next pass
 * starts from the beginning.
 */

import { readSync, writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.js';
import type { GroupCommitWriter } from '../group-commit.js';
import {
  parseSnapshotPage,
  readFreeEntries,
  readSnapshot,
  type Snapshot,
  UnexpectedPage,
  writingTransaction,
} from './snapshot-pages.js';

export interface Erasure {
  /** Pages and gaps that were erased. */
  erased: number;
  /** Free pages that a reader of an old snapshot may still use. The next pass erases them. */
  pinned: number;
}

/** Duration of one step under the write lock. Writes and the event loop wait for it. */
const stepMs = 5;
/** Number and interval of further attempts at pages that a reader pins. */
const pinnedTries = 20;
const pinnedMs = 100;

/**
 * Runs one pass over the environment in the folder `path`.
 * @param stopped polled between steps; true ends the pass early
 * @throws UnexpectedPage when the file is damaged or has another format; pages erased before were valid
 */
export async function erase(
  env: Environment,
  writer: GroupCommitWriter,
  path: string,
  stopped: () => boolean = () => false,
): Promise<Erasure> {
  const file = await open(join(path, 'data.mdb'), 'r+');
  try {
    // Pages that the last transaction freed cannot be erased yet. Two transactions that write only this
    // marker ensure that those pages contain no records.
    for (const step of ['begin', 'began']) await writer.runAlone(() => void env.put('erase', step));
    const walk = await withPinnedSnapshot(env, writer, file, snapshot => walkPages(file, snapshot, stopped));
    const { size } = await file.stat();
    const filePages = Math.ceil(size / walk.snapshot.pageBytes);
    const free = await eraseFree(env, writer, file, walk, filePages, stopped);
    await file.datasync();
    return { erased: walk.erased + free.erased, pinned: free.pinned };
  } finally {
    await file.close();
  }
}

interface Walk {
  snapshot: Snapshot;
  /** One bit per page: whether the snapshot uses it. */
  used: Uint8Array;
  erased: number;
}

async function withPinnedSnapshot<T>(
  env: Environment,
  writer: GroupCommitWriter,
  file: FileHandle,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  // Under the write lock, so that the read transaction gets the newest snapshot in the file.
  const { snapshot, pin } = await writer.runAlone(() => {
    env.resetReadTxn();
    const pin = env.useReadTransaction();
    return { snapshot: readSnapshot(file.fd), pin };
  });
  try {
    if (
      !readersOf(env).some(
        ({ pid, transaction }) => pid === process.pid && transaction === snapshot.transaction,
      )
    )
      throw new UnexpectedPage(`snapshot ${snapshot.transaction} is not pinned`);
    return await work(snapshot);
  } finally {
    pin.done();
  }
}

/** Reads every branch and leaf page of the snapshot and zeroes its gap. */
async function walkPages(file: FileHandle, snapshot: Snapshot, stopped: () => boolean): Promise<Walk> {
  const { pageBytes, lastPage, freeRoot, mainRoot } = snapshot;
  const used = new Uint8Array((lastPage >> 3) + 1);
  const use = (page: number) => {
    const bit = 1 << (page & 7);
    if (used[page >> 3]! & bit) throw new UnexpectedPage(`page ${page} is used twice`);
    used[page >> 3]! |= bit;
  };
  const waiting = [freeRoot, mainRoot].filter(root => root !== null);
  let erased = 0;
  for (let next = waiting.pop(); next !== undefined && !stopped(); next = waiting.pop()) {
    use(next);
    const { buffer } = await file.read(Buffer.allocUnsafe(pageBytes), 0, pageBytes, next * pageBytes);
    const page = parseSnapshotPage(next, buffer, lastPage);
    waiting.push(...page.children, ...page.trees);
    for (const run of page.runs) for (let i = 0; i < run.pages; i++) use(run.page + i);
    const { start, end } = page.gap;
    if (isZero(buffer.subarray(start, end))) continue;
    await file.write(Buffer.alloc(end - start), 0, end - start, next * pageBytes + start);
    erased++;
  }
  return { snapshot, used, erased };
}

/** Zeroes the pages that the snapshot of the walk does not use, in steps under the write lock. */
async function eraseFree(
  env: Environment,
  writer: GroupCommitWriter,
  file: FileHandle,
  { snapshot, used }: Walk,
  filePages: number,
  stopped: () => boolean,
): Promise<Erasure> {
  const isUsed = (page: number) => page <= snapshot.lastPage && used[page >> 3]! & (1 << (page & 7));
  const { pageBytes } = snapshot;
  const zeros = Buffer.alloc(pageBytes);
  const bytes = Buffer.allocUnsafe(pageBytes);
  let erased = 0;
  let pinned: number[] = [];

  /** Erases pages for `stepMs`. Returns whether pages are left. */
  const step = (pages: Iterator<number>): boolean => {
    const until = performance.now() + stepMs;
    const stateOf = pageStates(env, file.fd, snapshot);
    for (let next = pages.next(); !next.done; next = pages.next()) {
      const page = next.value;
      const read = readSync(file.fd, bytes, 0, pageBytes, page * pageBytes);
      const state = isZero(bytes.subarray(0, read)) ? 'skipped' : stateOf(page, bytes);
      if (state === 'pinned') pinned.push(page);
      if (state === 'free') {
        writeSync(file.fd, zeros, 0, read, page * pageBytes);
        erased++;
      }
      if (performance.now() > until) return true;
    }
    return false;
  };

  function* unused(): Generator<number> {
    for (let page = 2; page < filePages; page++) if (!isUsed(page)) yield page;
  }
  let pages: Iterator<number> = unused();
  for (let tries = 0; ; tries++) {
    while (!stopped() && (await writer.runAlone(() => step(pages))));
    if (stopped() || pinned.length === 0 || tries === pinnedTries) break;
    // Readers of older snapshots usually end soon.
    await new Promise(resolve => setTimeout(resolve, pinnedMs));
    const again = pinned;
    pinned = [];
    pages = again.values();
  }
  return { erased, pinned: pinned.length };
}

/**
 * `free`: may be overwritten now. `pinned`: may be overwritten after older readers have ended. `skipped`: in
 * use again or freed since the walk, left to the next pass.
 */
type PageState = 'free' | 'pinned' | 'skipped';

/**
 * Current state of pages that the snapshot `walked` does not use. Must be called under the write lock, and
 * the returned function is valid only until the lock is released.
 */
function pageStates(
  env: Environment,
  file: number,
  walked: Snapshot,
): (page: number, bytes: Buffer) => PageState {
  const now = readSnapshot(file);
  const oldest = Math.min(now.transaction, ...readersOf(env).map(({ transaction }) => transaction));
  const free = new Set<number>();
  const pinned = new Set<number>();
  const freedSince = new Set<number>();
  for (const { transaction, pages } of readFreeEntries(file, now)) {
    const state = transaction < oldest ? free : transaction < walked.transaction ? pinned : freedSince;
    for (const page of pages) state.add(page);
  }
  const unchanged = now.transaction === walked.transaction;
  return (page, bytes) => {
    if (freedSince.has(page)) return 'skipped';
    if (pinned.has(page)) return 'pinned';
    if (unchanged || page > now.lastPage) return 'free';
    // A page that is not listed as free, or was written since the walk, is in use again.
    return free.has(page) && writingTransaction(bytes) <= walked.transaction ? 'free' : 'skipped';
  };
}

/**
 * Readers with a snapshot, parsed from LMDB's text: one line of pid, thread and transaction each. Readers
 * without a snapshot have a dash and are omitted.
 */
function readersOf(env: Environment): { pid: number; transaction: number }[] {
  const lines = env.readerList().matchAll(/^\s*(\d+)\s+\S+\s+(\d+)\s*$/gm);
  return [...lines].map(([, pid, transaction]) => ({ pid: Number(pid), transaction: Number(transaction) }));
}

const zeroBytes = Buffer.alloc(65_536);
const isZero = (bytes: Uint8Array): boolean =>
  zeroBytes.compare(bytes, 0, bytes.length, 0, bytes.length) === 0;
