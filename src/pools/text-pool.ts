/**
 * The worker threads that scan, clean and rewrite texts, and the queue in front of them.
 *
 *     request ─────→ normal queue ─────┐
 *                                      ├→ micro-batch → Piscina thread → answers
 *     background ──→ background queue ─┘  (≤ 16 or 48 texts, ≤ 48 KB)
 *
 * Dispatching a task to a thread costs about as much as scoring a short text, so queued texts are sent in
 * batches. The queues are bounded, and callers take turns (fair-queue.ts).
 */
import { limits } from '../contract/limits.js';
import { PoolError } from './errors.js';
import type { TextAnswer, TextOutcome, TextTask } from './tasks/run-text-task.js';
import { TextJob, TextQueue } from './text-queue.js';
import { type TaskOptions, type ThreadOptions, WorkerThreads } from './worker-threads.js';

export interface TextPoolOptions extends ThreadOptions {
  /** Threads that start at once and stay: all of them by default. The others start under load. */
  threadsMin?: number;
  /** Increment of nice(2), so that the main thread has priority. */
  niceness?: number;
}

interface TextRunOptions extends TaskOptions {
  /** No client is waiting: the text runs after all others and is rejected first under load. */
  background?: boolean;
  /** The response has started: its client waits longer. */
  inProgress?: boolean;
}

export class TextPool {
  readonly #threads: WorkerThreads;
  readonly #queue = new TextQueue(limits.queuedTexts, limits.queuedTextBytes);
  readonly #threadsMin: number;
  /** Resolves when the threads accept batches, at once if they start on demand. */
  readonly ready: Promise<unknown>;
  #running = 0;
  /** Texts that are on the threads. */
  #sent = 0;
  /** Time since when the pool has been under load; Infinity when it is not. */
  #loadedSince = Number.POSITIVE_INFINITY;
  #dispatchScheduled = false;
  #closed = false;

  constructor(private readonly options: TextPoolOptions) {
    this.#threadsMin = options.threadsMin ?? options.threads;
    const { textWorkMs: workMs } = limits;
    this.#threads = new WorkerThreads({ ...options, threadsMin: this.#threadsMin, work: 'text', workMs });
    // A thread answers an empty batch when it is loaded.
    this.ready = Promise.all(Array.from({ length: this.#threadsMin }, () => this.#run([])));
  }

  /** Current state of the queue, for health checks and metrics. */
  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#queue.count, running: this.#running, threads: this.#threads.count };
  }

  /** Resolves with the task's answer; rejects with a PoolError. */
  run<K extends TextTask['kind']>(
    task: TextTask & { kind: K },
    { caller: { subject }, background = false, inProgress = false, onAbort }: TextRunOptions,
  ): Promise<TextAnswer<K>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new PoolError('closed', 'text'));
      const job = new TextJob(task, subject, resolve as (value: unknown) => void, reject);
      if (!this.#queue.hasSpace(subject, job.bytes, background))
        return reject(new PoolError('queueFull', 'text'));
      this.#queue.push(job, background);
      const leave = (reason: PoolError['reason']) => {
        this.#queue.remove(job);
        job.fail(new PoolError(reason, 'text'));
      };
      // A running task is not stopped.
      job.waitLimit = setTimeout(leave, inProgress ? limits.streamedTextWaitMs : limits.textWaitMs, 'busy');
      onAbort?.(() => leave('aborted'));
      this.#scheduleDispatch();
    });
  }

  /** Whether the queue has space for a text of this caller, before its length is known. */
  hasSpace(caller: string): boolean {
    return this.#queue.hasSpace(caller, 0, false);
  }

  /** Rejects queued texts and terminates the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.drain()) job.fail(new PoolError('closed', 'text'));
    await this.#threads.close();
  }

  /**
   * Threads to which texts may be sent now. Those beyond the least number are used under load only: threads
   * that share a core with the main thread take more processor time for each text.
   */
  #freeThreads(): number {
    const now = performance.now();
    const isLoaded = this.#queue.count + this.#sent >= limits.loadTexts;
    this.#loadedSince = isLoaded ? Math.min(this.#loadedSince, now) : Number.POSITIVE_INFINITY;
    const usesAll = now - this.#loadedSince >= limits.loadMs;
    return (usesAll ? this.options.threads : Math.max(1, this.#threadsMin)) - this.#running;
  }

  /** Dispatches after this turn of the event loop, so that requests that arrived together share a batch. */
  #scheduleDispatch(): void {
    if (this.#dispatchScheduled || this.#freeThreads() <= 0) return;
    this.#dispatchScheduled = true;
    setImmediate(() => {
      this.#dispatchScheduled = false;
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (let free = this.#freeThreads(); free > 0 && !this.#closed; free = this.#freeThreads()) {
      const batch = this.#queue.nextBatch(free);
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  async #run(batch: TextJob[]): Promise<void> {
    this.#running++;
    this.#sent += batch.length;
    try {
      const outcomes = await this.#threads.run<TextOutcome[]>({ tasks: batch.map(job => job.task) });
      for (const [i, job] of batch.entries()) {
        const outcome = outcomes[i]!;
        if (outcome.ok) job.succeed(outcome.value);
        else {
          this.options.onError?.(outcome.error);
          job.fail(new PoolError('failed', 'text'));
        }
      }
    } catch (error) {
      // No client waits for a text of a batch that was terminated.
      const isAbandoned = error instanceof PoolError && batch.every(job => job.settled);
      if (!this.#closed && !isAbandoned) this.options.onError?.(String(error));
      this.#recover(batch, error);
    } finally {
      this.#running--;
      this.#sent -= batch.length;
      this.#dispatch();
    }
  }

  /** Handles a thread that died or was terminated by one text of the batch: each text runs again alone. */
  #recover(batch: TextJob[], error: unknown): void {
    for (const job of batch) {
      if (job.settled) continue;
      if (this.#closed) job.fail(new PoolError('closed', 'text'));
      else if (batch.length === 1)
        job.fail(error instanceof PoolError ? error : new PoolError('failed', 'text'));
      else {
        job.solo = true;
        this.#queue.push(job, false);
      }
    }
  }
}
