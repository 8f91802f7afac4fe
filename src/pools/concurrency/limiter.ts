import { FairQueue, type QueueItem } from './fair-queue.js';

/** Thrown when the queue of a limiter, or a caller's share of it, is full. */
export class LimiterFull extends Error {
  override readonly name = 'LimiterFull';
}

export interface LimiterLimits {
  /** Tasks that run at the same time, of all callers and of one caller. */
  readonly running: number;
  readonly runningPerCaller?: number;
  /** Tasks that wait, of all callers and of one caller. */
  readonly waiting: number;
  readonly waitingPerCaller?: number;
}

interface LimiterOptions {
  /** The caller whose share the task uses: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller?: string | undefined;
  /** Removes a waiting task from the queue; it does not stop a running task. */
  signal?: AbortSignal | undefined;
}

/** Runs a task when a slot is free. Rejects with LimiterFull, the signal's reason or the task's error. */
export type Limiter = <T>(task: () => Promise<T>, options?: LimiterOptions) => Promise<T>;

interface WaitingTask extends QueueItem {
  start(): void;
}

/** All tasks cost the same: one turn each. */
const taskCost = { weight: 1, bytes: 0 };

/** Creates a concurrency limit. Callers are served in turn, the tasks of one caller in their order. */
export function createLimiter({
  running: runningMax,
  runningPerCaller = runningMax,
  waiting: waitingMax,
  waitingPerCaller = waitingMax,
}: LimiterLimits): Limiter {
  const queue = new FairQueue<WaitingTask>(taskCost.weight);
  /** Callers without running tasks are absent. */
  const runningByCaller = new Map<string, number>();
  let running = 0;

  const runningOf = (caller: string) => runningByCaller.get(caller) ?? 0;
  const atLimit = (caller: string) => runningOf(caller) >= runningPerCaller;
  const acquire = (caller: string) => {
    running++;
    runningByCaller.set(caller, runningOf(caller) + 1);
  };
  const release = (caller: string) => {
    running--;
    if (runningOf(caller) === 1) runningByCaller.delete(caller);
    else runningByCaller.set(caller, runningOf(caller) - 1);
    // The slot passes to a waiting task synchronously, so a new task cannot overtake it.
    const next = running < runningMax ? queue.shift(atLimit) : undefined;
    if (next === undefined) return;
    acquire(next.caller);
    next.start();
  };
  const wait = (caller: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        if (queue.remove(waiting)) reject(signal!.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { ...taskCost, caller, start };
      queue.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (task, { caller = '', signal } = {}) => {
    signal?.throwIfAborted();
    if (running < runningMax && !atLimit(caller)) {
      acquire(caller);
    } else {
      if (queue.count >= waitingMax || queue.backlog(caller).count >= waitingPerCaller)
        throw new LimiterFull('too many tasks are waiting');
      await wait(caller, signal);
    }
    try {
      return await task();
    } finally {
      release(caller);
    }
  };
}
