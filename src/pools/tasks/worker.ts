/** What the entry of a worker thread or process does besides its tasks. */
import { openSync, readlinkSync, readSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Argument of a thread or process that uses its code on samples before it accepts a task. A thread or process
 * without it loads what its first tasks need during them.
 */
export const warmUpArgument = 'warm-up';

/** Whether this thread or process has the argument. */
export const isWarmedUp = process.argv.includes(warmUpArgument);

/** A slot has the id of the thread and its processor time in nanoseconds; 0 and 0 before the task begins. */
export const slotValues = 2;

interface Self {
  tid: bigint;
  /** Open /proc/thread-self/schedstat. */
  file: number;
}

const buffer = Buffer.alloc(64);
let self: Self | null | undefined;

/**
 * Marks the beginning of a task: which kernel thread runs it, and the processor time of that thread. The main
 * thread then reads the processor time of the task at any time (worker-threads.ts in pools), also while the
 * task blocks its thread. Does nothing on systems other than Linux.
 */
export function startTask(slots: BigInt64Array, slot: number): void {
  self ??= openSelf();
  if (self === null) return;
  const length = readSync(self.file, buffer, 0, buffer.length, 0);
  const nanoseconds = buffer.toString('latin1', 0, buffer.indexOf(32) < 0 ? length : buffer.indexOf(32));
  Atomics.store(slots, slot * slotValues + 1, BigInt(nanoseconds));
  Atomics.store(slots, slot * slotValues, self.tid);
}

function openSelf(): Self | null {
  try {
    const tid = BigInt(readlinkSync('/proc/thread-self').split('/').at(-1)!);
    return { tid, file: openSync('/proc/thread-self/schedstat', 'r') };
  } catch {
    return null;
  }
}

/**
 * Task of an idle thread: collects garbage, so that V8 returns memory to the system. V8 does so by itself
 * only in the event loop, which is blocked while a thread waits for its next task.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
