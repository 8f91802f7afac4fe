import type { RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../errors.js';
import { DamageMonitor } from './damage-monitor.js';

interface PendingWrite {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  /** Whether the transaction holds nothing else. */
  alone: boolean;
}

/**
 * When a transaction takes no more jobs: enough of them to share out an fsync, and little enough time that neither the
 * event loop nor another process waits long.
 */
const batchJobs = 512;
const batchMs = 8;

/**
 * The writes of one environment, in the order they were asked for. Whatever waits when a commit ends goes into the next
 * one together, so that many callers share an fsync. A job is synchronous and all or nothing; its promise resolves
 * when it is on the disk.
 */
export class GroupCommitWriter {
  readonly #env: RootDatabase<string, string>;
  #waiting: PendingWrite[] = [];
  #running: Promise<void> | null = null;
  #closed = false;
  #failing = false;

  /**
   * @param onError hears of a commit that failed after one that did not
   * @param damage of the environment: once its structure is broken, nothing more is written
   */
  constructor(
    env: RootDatabase<string, string>,
    private readonly onError: (error: Error) => void = () => {},
    private readonly damage = new DamageMonitor(),
  ) {
    this.#env = env;
  }

  /** @throws StoreDamaged when the environment is read-only; StoreUnavailable when the commit failed; whatever `work` throws, its writes undone */
  run<T>(work: () => T): Promise<T> {
    return this.#add(work, false);
  }

  /** Like `run`, in a transaction of its own: for work on the file that must not meet unwritten pages. */
  runAlone<T>(work: () => T): Promise<T> {
    return this.#add(work, true);
  }

  #add<T>(work: () => T, alone: boolean): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed'));
    if (this.damage.structuralDamage !== null) return Promise.reject(this.damage.structuralDamage);
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject, alone });
      this.#running ??= this.#drain();
    });
  }

  /** Takes no more work and resolves when what was taken is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    // Whatever the caller asks for in the same turn goes along.
    await null;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = batch.splice(batchLength(batch));
      await this.#commit(batch);
    }
    this.#running = null;
  }

  async #commit(batch: PendingWrite[]): Promise<void> {
    const results: unknown[] = [];
    let culprit: PendingWrite | undefined;
    try {
      // A child transaction, because only that is undone when a job throws.
      await this.#env.childTransaction(() => {
        const until = performance.now() + batchMs;
        for (const job of batch) {
          culprit = job;
          results.push(job.work());
          if (performance.now() > until) break;
        }
        culprit = undefined;
      });
      this.#waiting.unshift(...batch.splice(results.length));
    } catch (error) {
      if (culprit === undefined || isOfLmdb(error)) {
        const failure = unavailable(error);
        const telling = !this.#failing;
        void reasonOf(error).then(cause => {
          this.damage.examine(cause);
          if (telling) this.onError(unavailable(cause));
        });
        this.#failing = true;
        for (const job of batch) job.reject(failure);
      } else {
        culprit.reject(error);
        this.#waiting.unshift(...batch.filter(job => job !== culprit));
      }
      return;
    }
    this.#failing = false;
    batch.forEach((job, i) => {
      job.resolve(results[i] as never);
    });
  }
}

/** How many jobs from the first share a transaction. */
function batchLength(jobs: readonly PendingWrite[]): number {
  const alone = jobs.findIndex(job => job.alone);
  return alone === -1 ? batchJobs : Math.max(1, Math.min(alone, batchJobs));
}

/** lmdb's own errors carry the number that LMDB or the system gave (map full, disk full). */
const isOfLmdb = (error: unknown) => typeof (error as { code?: unknown }).code === 'number';

const unavailable = (cause: unknown) => new StoreUnavailable('the write could not be committed', { cause });

/** lmdb keeps the reason in a second promise, which rejects on its own and has to be held. */
async function reasonOf(error: unknown): Promise<unknown> {
  try {
    await (error as { commitError?: Promise<never> }).commitError;
    return error;
  } catch (reason) {
    return reason;
  }
}
