import type { RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../errors.js';
import { throughGate } from './ownership/commit-gate.js';

interface PendingWrite {
  work: () => unknown;
  bytes: number;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Limits of one transaction: enough writes to amortise an fsync, and little enough time that neither the
 * event loop nor another process waits long for the write lock.
 */
const batchWritesMax = 512;
const batchMs = 8;

/**
 * Group commit: all write transactions of one LMDB environment, in the order of the calls.
 *
 * Writes that arrive while a commit is running go together into the next one, so that many callers share an
 * fsync. A write is a synchronous function. It is atomic: if it throws, its changes are undone, the other
 * writes of its transaction run again in a new one. A write may therefore run several times and must change
 * nothing but the environment. Its promise resolves once the transaction is durable; a crash before that
 * loses the write entirely or not at all.
 */
export class GroupCommitWriter {
  #queue: PendingWrite[] = [];
  #running: Promise<void> | null = null;
  #closed = false;
  /** Bytes of the largest write of a failed commit, until one with a write as large succeeds. */
  #failedBytes: number | null = null;

  /**
   * @param onError receives the error of the first failed commit, until one as large succeeds
   */
  constructor(
    private readonly env: RootDatabase<string, string>,
    private readonly onError: (error: Error) => void = () => {},
  ) {}

  /**
   * Runs `work` in a transaction and resolves with its result.
   * @param bytes approximate size of what it writes, when that is more than a few pages
   * @throws StoreUnavailable when the commit failed; any error that `work` throws
   */
  run<T>(work: () => T, bytes = 0): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, bytes, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Commits a write as large as the one that failed: on a full disk, small ones may still succeed. */
  check(): Promise<void> {
    const bytes = this.#failedBytes ?? 0;
    return this.run(() => void this.env.put('checked', String(Date.now()).padEnd(bytes)), bytes);
  }

  /** Rejects further writes, and resolves when the queued ones are done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    // Writes requested in the same turn join the first batch.
    await null;
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = batch.splice(batchWritesMax);
      await this.#commit(batch);
    }
    this.#running = null;
  }

  async #commit(batch: PendingWrite[]): Promise<void> {
    const results: unknown[] = [];
    const largest = () => Math.max(...batch.map(({ bytes }) => bytes));
    let current: PendingWrite | undefined;
    let reason: unknown;
    const work = () => {
      const until = performance.now() + batchMs;
      for (const write of batch) {
        current = write;
        results.push(write.work());
        if (performance.now() > until) break;
      }
      current = undefined;
    };
    try {
      await throughGate(async () => {
        try {
          // lmdb undoes the changes of a callback that throws only in a child transaction.
          await this.env.childTransaction(work);
        } catch (error) {
          reason = await reasonOf(error);
          throw error;
        }
      });
      // Writes that the time limit left over.
      this.#queue.unshift(...batch.splice(results.length));
    } catch (error) {
      if (current === undefined || isLmdbError(error)) {
        const failure = unavailable(reason);
        if (this.#failedBytes === null) this.onError(failure);
        this.#failedBytes = Math.max(this.#failedBytes ?? 0, largest());
        for (const write of batch) write.reject(failure);
      } else {
        current.reject(error);
        this.#queue.unshift(...batch.filter(write => write !== current));
      }
      return;
    }
    if (this.#failedBytes !== null && largest() >= this.#failedBytes) this.#failedBytes = null;
    batch.forEach((write, i) => {
      write.resolve(results[i] as never);
    });
  }
}

/** lmdb's errors carry a numeric code of LMDB or of the system (map full, disk full). */
const isLmdbError = (error: unknown) => typeof (error as { code?: unknown }).code === 'number';

const unavailable = (cause: unknown) => new StoreUnavailable('the write could not be committed', { cause });

/** lmdb reports the reason in a second promise, `commitError`, whose rejection must be handled too. */
async function reasonOf(error: unknown): Promise<unknown> {
  try {
    await (error as { commitError?: Promise<never> }).commitError;
    return error;
  } catch (reason) {
    return reason;
  }
}
