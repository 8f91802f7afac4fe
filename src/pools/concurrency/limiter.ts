import { FairQueue, hasQueueSpace, type QueueItem } from './fair-queue.js';

/** Thrown when the queue of a limiter, or a caller's share of it, is full. */
export class LimiterFull extends Error {
  override readonly name = 'LimiterFull';
}

export interface LimiterLimits {
  /** Tasks that run at the same time, of all callers and of one caller. */
  readonly running: number;
  readonly runningPerCaller?: number;
  /** Tasks that wait, of all callers and of one caller, which also has only its share of the queue. */
  readonly waiting: number;
  readonly waitingPerCaller?: number;
  /** Memory of the tasks that wait. */
  readonly waitingBytes?: number;
  /** Returns whether a caller must wait despite free slots. `running` counts the tasks of each caller. */
  readonly isHeld?: (caller: string, running: ReadonlyMap<string, number>) => boolean;
}

interface LimiterOptions {
  /** The caller whose share the task uses: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller?: string | undefined;
  /** Memory of the task while it waits. */
  bytes?: number;
  /** Removes a waiting task from the queue; it does not stop a running task. */
  signal?: AbortSignal | undefined;
}

/** Runs a task when a slot is free. Rejects with LimiterFull, the signal's reason or the task's error. */
export type Limiter = <T>(task: () => Promise<T>, options?: LimiterOptions) => Promise<T>;

interface WaitingTask extends QueueItem {
  start(): void;
}

/** All tasks cost the same: one turn each. */
const taskWeight = 1;

/** Creates a concurrency limit. Callers are served in turn, the tasks of one caller in their order. */
export function createLimiter({
  running: runningMax,
  runningPerCaller = runningMax,
  waiting: waitingMax,
  waitingPerCaller = Number.POSITIVE_INFINITY,
  waitingBytes = Number.POSITIVE_INFINITY,
  isHeld = () => false,
}: LimiterLimits): Limiter {
  const queue = new FairQueue<WaitingTask>(taskWeight);
  /** Callers without running tasks are absent. */
  const runningByCaller = new Map<string, number>();
  let running = 0;

  const runningOf = (caller: string) => runningByCaller.get(caller) ?? 0;
  const mustWait = (caller: string) =>
    runningOf(caller) >= runningPerCaller || isHeld(caller, runningByCaller);
  const acquire = (caller: string) => {
    running++;
    runningByCaller.set(caller, runningOf(caller) + 1);
  };
  const release = (caller: string) => {
    running--;
    if (runningOf(caller) === 1) runningByCaller.delete(caller);
    else runningByCaller.set(caller, runningOf(caller) - 1);
    // The slot passes to a waiting task synchronously, so a new task cannot overtake it.
    const next = running < runningMax ? queue.shift(mustWait) : undefined;
    if (next === undefined) return;
    acquire(next.caller);
    next.start();
  };
  const hasSpace = (caller: string, bytes: number) => {
    const own = queue.backlog(caller);
    return (
      own.count < waitingPerCaller &&
      hasQueueSpace(1, own.count, queue.count, waitingMax) &&
      hasQueueSpace(bytes, own.bytes, queue.bytes, waitingBytes)
    );
  };
  const wait = (caller: string, bytes: number, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        if (queue.remove(waiting)) reject(signal!.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { caller, weight: taskWeight, bytes, start };
      queue.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (task, { caller = '', bytes = 0, signal } = {}) => {
    signal?.throwIfAborted();
    if (running < runningMax && !mustWait(caller)) {
      acquire(caller);
    } else {
      if (!hasSpace(caller, bytes)) throw new LimiterFull('too many tasks are waiting');
      await wait(caller, bytes, signal);
    }
    try {
      return await task();
    } finally {
      release(caller);
    }
  };
}
