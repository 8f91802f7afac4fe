import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Time for commits that began before the mark. */
const commitMs = 30;
/** Time between two attempts to set the mark. */
const retryMs = 2;
/** A file that was not written for this long has no commit under way. */
const quietMs = 250;
/** A mark of this age was left by a process that ended. */
const staleMs = 2_000;
/** A mark from further in the future is left from before the clock was set back. */
const aheadMs = 1_000;

const markOf = (path: string): string => join(path, 'opening');

/**
 * Opens an environment while writers of other processes pause.
 *
 * LMDB (lmdb 3.5.6, `mdb_env_open2`) reads the number of the last commit, and writes it to the shared lock
 * file a moment later. A commit in between would be undone, or end its process with a segmentation fault.
 * Therefore the opener sets a mark, which writers check at the start of each transaction (isBeingOpened), and
 * waits for transactions that began earlier.
 *
 * @param path folder of the environment
 */
export function openWhileWritersPause<T>(path: string, open: () => T): T {
  if (!existsSync(join(path, 'data.mdb'))) return open();
  const mark = setMark(path);
  try {
    if (mark !== null && ageOf(join(path, 'data.mdb')) < quietMs) sleep(commitMs);
    return open();
  } finally {
    if (mark !== null) rmSync(mark, { force: true });
  }
}

/** Whether a process is opening the environment, so that a transaction must not begin. */
export function isBeingOpened(path: string): boolean {
  const age = ageOf(markOf(path));
  return age > -aheadMs && age < staleMs;
}

/** Sets the mark after that of another process has gone. @returns its path; null on a read-only medium */
function setMark(path: string): string | null {
  const mark = markOf(path);
  for (;;) {
    try {
      writeFileSync(mark, String(process.pid), { flag: 'wx', mode: 0o600 });
      return mark;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return null;
    }
    if (isBeingOpened(path)) sleep(retryMs);
    else rmSync(mark, { force: true });
  }
}

/** Milliseconds since a file was written; infinite when it does not exist. */
function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? Number.POSITIVE_INFINITY : Date.now() - written;
}

/** Blocks the thread: LMDB opens an environment synchronously as well. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
