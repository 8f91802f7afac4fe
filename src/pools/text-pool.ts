/**
 * The queue in front of the threads that score and clean.
 *
 *     request → normal queue ──────┐
 *                                  ├→ micro-batch → Piscina thread → answers
 *     background → its own queue ──┘  (≤ 16 texts, ≤ 48 KB)
 *
 * A dispatch to a thread costs about as much as scoring a short text, so texts that wait together travel together. Callers
 * take turns (fair-queue.ts). The queues are bounded, and a standing queue is kept short (admission.ts): a request that
 * would wait too long is rejected at once.
 */
import { Piscina } from 'piscina';
import type { TextAnswers, TextOutcome, TextTask } from '../../workers/text-tasks.js';
import { limits } from '../limits.js';
import { Admission } from './admission.js';
import { PoolClosed, QueueFull, TaskFailed, TaskTimedOut } from './errors.js';
import { backgroundShare, TextJob, TextQueue } from './text-queue.js';
import { threadOptions } from './thread-options.js';
import { threadsStarted } from './threads-started.js';

export interface TextPoolOptions {
  threads: number;
  /** The worker's compiled module. */
  filename: string;
  /** Threads that are started by work, ended when idle, and less urgent than the one that answers requests. */
  onDemand?: boolean;
  /** What a task may take, waiting included. */
  deadlineMs?: number;
  /** What a batch may run before its thread is ended; its texts are then tried one by one, so that the hanging one is found. */
  runMs?: number;
  queuedTexts?: number;
  queuedTextBytes?: number;
  /** Hears what went wrong in a worker, for the log. */
  onError?: (message: string) => void;
}

export interface TextRunOptions {
  /** Whose text it is, as rate limits count it: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller: string;
  /** Nobody is waiting: behind all others, and refused first under load. */
  background?: boolean;
  /** Part of an answer that has inProgress: only a queue without room refuses it. */
  inProgress?: boolean;
  /** Calls its argument when the answer is not wanted any more; work that has inProgress goes on. */
  onAbort?: (run: () => void) => void;
}

const sweepMs = 100;

export class TextPool {
  readonly #pool: Piscina<TextTask[], TextOutcome[]>;
  readonly #queue: TextQueue;
  readonly #admission: Admission;
  readonly #options: Required<TextPoolOptions>;
  readonly #sweeper: NodeJS.Timeout;
  /** Whether the threads of the start have loaded what they work with. */
  #started = false;
  /** Threads that can begin a batch at once; those of the start count from the beginning. */
  #ready = 0;
  #running = 0;
  #pumpPlanned = false;
  #closed = false;

  constructor(options: TextPoolOptions) {
    this.#options = {
      deadlineMs: limits.textDeadlineMs,
      runMs: limits.textRunMs,
      queuedTexts: limits.queuedTexts,
      queuedTextBytes: limits.queuedTextBytes,
      onError: () => {},
      onDemand: false,
      ...options,
    };
    this.#queue = new TextQueue(this.#options.queuedTexts, this.#options.queuedTextBytes);
    this.#admission = new Admission(this.#options.queuedTexts);
    this.#pool = new Piscina({
      ...threadOptions,
      filename: options.filename,
      minThreads: options.onDemand ? 0 : options.threads,
      maxThreads: options.threads,
      ...(options.onDemand && {
        idleTimeout: limits.backgroundThreadIdleMs,
        niceIncrement: limits.backgroundThreadNiceness,
      }),
      maxQueue: options.threads,
      concurrentTasksPerWorker: 1,
    });
    // A thread that dies between tasks is replaced by Piscina; unheard, the event would end the process.
    this.#pool.on('error', error => this.#options.onError(String(error)));
    this.#pool.on('workerCreate', () => this.#ready++);
    this.#pool.on('workerDestroy', () => this.#ready--);
    const atStart = options.onDemand ? 0 : options.threads;
    Promise.allSettled(Array.from({ length: atStart }, () => this.#pool.run([]))).then(() => {
      this.#started = true;
    });
    this.#sweeper = setInterval(() => this.#expire(performance.now()), sweepMs).unref();
  }

  /** The queue as it stands, for health and metrics. */
  get load(): { waiting: number; waitingBytes: number; running: number; threads: number } {
    const { count: waiting, bytes: waitingBytes } = this.#queue;
    return { waiting, waitingBytes, running: this.#running, threads: this.#pool.threads.length };
  }

  /** Resolves with the task's answer; rejects with a PoolError. */
  run<K extends TextTask['kind']>(
    task: TextTask & { kind: K },
    { caller, background = false, inProgress = false, onAbort }: TextRunOptions,
  ): Promise<TextAnswers[K]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new PoolClosed());
      const deadline = performance.now() + this.#options.deadlineMs;
      const job = new TextJob(task, caller, deadline, resolve as (value: unknown) => void, reject);
      this.#wake();
      const error = this.#admissionError(caller, job.bytes, background, inProgress);
      if (error !== null) return reject(error);
      job.countsInWait = !background && !inProgress;
      if (job.countsInWait) this.#admission.recordAdmitted(this.#waitMs(caller), caller);
      const leave = this.#queue.push(job, background);
      onAbort?.(() => {
        leave();
        job.abort();
      });
      this.#planPump();
    });
  }

  /** Why a text of this caller would be rejected now, before its length is known; null when it would be queued. */
  admissionError(caller: string): QueueFull | null {
    this.#wake();
    return this.#admissionError(caller, 0, false, false);
  }

  /** Finishes nothing more: what waits is refused, the threads end. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    for (const job of this.#queue.dequeueExpired(Number.POSITIVE_INFINITY)) job.fail(new PoolClosed());
    const { onDemand, threads } = this.#options;
    await threadsStarted(this.#pool, onDemand ? Math.min(this.#running, threads) : threads);
    await this.#pool.destroy();
  }

  #admissionError(caller: string, bytes: number, background: boolean, inProgress: boolean): QueueFull | null {
    const waitMs = this.#waitMs(caller);
    const admitted =
      inProgress ||
      (background ? waitMs <= limits.queueWaitMs * backgroundShare : this.#admission.admits(waitMs, caller));
    if (admitted && this.#queue.hasSpace(caller, bytes, background)) return null;
    return new QueueFull(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  /** Expected wait of a caller's next text. */
  #waitMs(caller: string): number {
    return this.#admission.waitMs(this.#queue.weightBefore(caller), this.#options.threads);
  }

  #wake(): void {
    if (this.#running === 0 && this.#queue.count === 0) {
      const now = performance.now();
      this.#admission.markBusy(now);
      this.#admission.markIdle(now);
    }
  }

  /** After this turn of the event loop: requests that arrived together make one batch. */
  #planPump(): void {
    if (this.#pumpPlanned || this.#running >= this.#options.threads) return;
    this.#pumpPlanned = true;
    setImmediate(() => {
      this.#pumpPlanned = false;
      this.#pump();
    });
  }

  #pump(): void {
    while (this.#running < this.#options.threads && !this.#closed) {
      const batch = this.#queue.nextBatch(this.#options.threads - this.#running);
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  async #run(batch: TextJob[]): Promise<void> {
    this.#running++;
    const begunAt = performance.now();
    const deadline = Math.min(...batch.map(job => job.deadline));
    const limit = new AbortController();
    // On a busy machine a thread may take seconds to start: a text is to blame only for a whole runMs with one that was there.
    const starting = () => !this.#started || this.#ready < this.#running;
    const arm = () => {
      const late = starting();
      return setTimeout(
        () => {
          if (late && performance.now() < deadline) timer = arm();
          else limit.abort();
        },
        Math.max(1, Math.min(deadline - performance.now(), this.#options.runMs)),
      );
    };
    let timer = arm();
    try {
      const outcomes = await this.#pool.run(
        batch.map(job => job.task),
        { signal: limit.signal },
      );
      const weight = batch.reduce((sum, job) => sum + job.weight, 0);
      this.#admission.recordBatch(performance.now() - begunAt, weight);
      for (const [i, job] of batch.entries()) this.#settle(job, outcomes[i]!);
    } catch (error) {
      if (!this.#closed) this.#options.onError(String(error));
      this.#recover(batch, limit.signal.aborted);
    } finally {
      clearTimeout(timer);
      this.#running--;
      this.#pump();
      if (this.#running === 0) this.#admission.markIdle(performance.now());
    }
  }

  #settle(job: TextJob, outcome: TextOutcome): void {
    if (outcome.ok) {
      job.succeed(outcome.value);
      return;
    }
    this.#options.onError(outcome.error);
    job.fail(new TaskFailed('text'));
  }

  /** A thread died or was ended for hanging: of several texts one is to blame, so each gets a thread of its own. */
  #recover(batch: TextJob[], hung: boolean): void {
    for (const job of batch) {
      if (job.settled) continue;
      if (this.#closed) job.fail(new PoolClosed());
      else if (performance.now() >= job.deadline) job.fail(new TaskTimedOut('text'));
      else if (batch.length === 1) job.fail(hung ? new TaskTimedOut('text') : new TaskFailed('text'));
      else {
        job.solo = true;
        this.#queue.push(job, false);
      }
    }
  }

  #expire(now: number): void {
    for (const job of this.#queue.dequeueExpired(now)) job.fail(new TaskTimedOut('text'));
  }
}
