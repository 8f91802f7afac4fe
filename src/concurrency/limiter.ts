import { FairQueue, type Queued } from './fair-queue.js';

/** Thrown when the queue of a gate, or a caller's share of it, is full. */
export class LimiterFull extends Error {
  override readonly name = 'LimiterFull';
}

export interface LimiterLimits {
  /** Tasks that run at a time, of all callers and of one. */
  readonly running: number;
  readonly runningPerCaller?: number;
  /** Tasks that wait, of all callers and of one. */
  readonly waiting: number;
  readonly waitingPerCaller?: number;
}

export interface LimiterOptions {
  /** Whose share the task takes: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller?: string | undefined;
  /** Takes the task out of the queue; one that runs already goes on. */
  signal?: AbortSignal | undefined;
}

/** Runs tasks a few at a time. Rejects with LimiterFull, with the signal's reason, or with what the task throws. */
export type Limiter = <T>(task: () => Promise<T>, options?: LimiterOptions) => Promise<T>;

interface Waiting extends Queued {
  start(): void;
}

/** Tasks are alike: each takes one turn. */
const turn = { weight: 1, bytes: 0 };

/** A concurrency limit that is fair: callers that wait are served in turn, each in the order of its tasks. */
export function createLimiter({
  running: runningMax,
  runningPerCaller = runningMax,
  waiting: waitingMax,
  waitingPerCaller = waitingMax,
}: LimiterLimits): Limiter {
  const queue = new FairQueue<Waiting>(turn.weight);
  const runningOf = new Map<string, number>();
  let running = 0;

  const atLimit = (caller: string) => (runningOf.get(caller) ?? 0) >= runningPerCaller;
  const acquire = (caller: string) => {
    running++;
    runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1);
  };
  const release = (caller: string) => {
    running--;
    const left = runningOf.get(caller)! - 1;
    if (left === 0) runningOf.delete(caller);
    else runningOf.set(caller, left);
    // The slot passes to a waiting task in the same turn: a new task can't overtake it.
    const next = running < runningMax ? queue.shift(atLimit) : undefined;
    if (next === undefined) return;
    acquire(next.caller);
    next.start();
  };
  const wait = (caller: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        if (queue.remove(ticket)) reject(signal!.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const ticket = queue.push({ ...turn, caller, start });
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (task, { caller = '', signal } = {}) => {
    signal?.throwIfAborted();
    if (running < runningMax && !atLimit(caller)) {
      acquire(caller);
    } else {
      if (queue.count >= waitingMax || queue.backlogOf(caller).count >= waitingPerCaller)
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
