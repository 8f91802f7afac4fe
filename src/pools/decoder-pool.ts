/**
 * Threads of their own for decoders (documents, images), so that a heavy file never delays a text. One file a thread at a
 * time; the rest waits in a bounded queue. A file that takes too long has its thread ended under it, which is the only way
 * to stop a decoder; the clock starts when the work does.
 */
import { Piscina } from 'piscina';
import { type Refusal, refusals } from '../errors.js';
import { Deque } from './deque.js';
import { threadOptions } from './thread-options.js';
import { threadsStarted } from './threads-started.js';

/** What a pool can be asked: options and answer by the name of the worker's function. */
export type TaskTable<T> = { [K in keyof T]: { options: object; answer: object } };

/** A file, and what to do with it. */
export type FileTask<T extends TaskTable<T>, K extends keyof T> = T[K]['options'] & {
  bytes: Uint8Array;
  filename: string;
};

/** Set when a pool is opened. */
export interface DecoderPoolOptions {
  threads: number;
  /** The worker's compiled module. */
  filename: string;
  /** What one file may take of a thread. */
  runMs?: number;
  queued?: number;
  /** Hears what went wrong in a worker, for the log. */
  onError?: (message: string) => void;
}

/** What sets one pool apart from another. `P` is an expected failure: a value, since it crosses a thread. */
export interface DecoderKind<P extends object> {
  runMs: number;
  queued: number;
  /** Running and waiting together. */
  deadlineMs: number;
  heapMb: number;
  /** How much less urgent (nice(2)) than the thread that answers requests. */
  niceness: number;
  isProblem(outcome: object): outcome is P;
  problem(problem: P): Refusal;
  late(): Refusal;
  failed(): Refusal;
}

interface Job {
  name: string;
  task: { bytes: Uint8Array };
  deadline: number;
  abandoned: boolean;
  resolve(value: never): void;
  reject(refusal: Refusal): void;
}

export class DecoderPool<T extends TaskTable<T>, P extends object = object> {
  readonly #pool: Piscina;
  readonly #queue = new Deque<Job>();
  readonly #kind: DecoderKind<P>;
  readonly #options: Required<DecoderPoolOptions>;
  #running = 0;
  #closed = false;

  constructor(kind: DecoderKind<P>, options: DecoderPoolOptions) {
    this.#kind = kind;
    this.#options = { runMs: kind.runMs, queued: kind.queued, onError: () => {}, ...options };
    this.#pool = new Piscina({
      ...threadOptions,
      filename: options.filename,
      minThreads: options.threads,
      maxThreads: options.threads,
      maxQueue: options.threads,
      concurrentTasksPerWorker: 1,
      niceIncrement: kind.niceness,
      resourceLimits: { maxOldGenerationSizeMb: kind.heapMb },
    });
    // A thread that dies between tasks is replaced by Piscina; unheard, the event would end the process.
    this.#pool.on('error', error => this.#options.onError(String(error)));
  }

  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#queue.length, running: this.#running, threads: this.#pool.threads.length };
  }

  /** Resolves with the answer; rejects with a Refusal: what is wrong with the file, 503 queue full, 504 too slow. */
  run<K extends keyof T & string>(
    name: K,
    task: FileTask<T, K>,
    onAbort?: (run: () => void) => void,
  ): Promise<T[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(refusals.shuttingDown());
      if (this.#queue.length >= this.#options.queued) return reject(refusals.queueFull());
      const deadline = performance.now() + this.#kind.deadlineMs;
      const job: Job = { name, task, deadline, abandoned: false, resolve, reject };
      onAbort?.(() => {
        job.abandoned = true;
        reject(refusals.abandoned());
      });
      this.#queue.push(job);
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift())
      job.reject(refusals.shuttingDown());
    await threadsStarted(this.#pool, this.#options.threads);
    await this.#pool.destroy();
  }

  #pump(): void {
    while (this.#running < this.#options.threads && !this.#closed) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      if (job.abandoned) continue;
      if (performance.now() > job.deadline) job.reject(this.#kind.late());
      else void this.#run(job);
    }
  }

  async #run({ name, task: given, resolve, reject }: Job): Promise<void> {
    this.#running++;
    const limit = AbortSignal.timeout(this.#options.runMs);
    try {
      // Transferred, not copied, since the bytes were a copy of the wire's already.
      const task = { ...given, bytes: ownBytes(given.bytes) };
      const transferList = [task.bytes.buffer as ArrayBuffer];
      const outcome: object = await this.#pool.run(task, { name, signal: limit, transferList });
      if (this.#kind.isProblem(outcome)) reject(this.#kind.problem(outcome));
      else resolve(outcome as never);
    } catch (error) {
      if (this.#closed) reject(refusals.shuttingDown());
      else {
        this.#options.onError(String(error));
        reject(limit.aborted ? this.#kind.late() : this.#kind.failed());
      }
    } finally {
      this.#running--;
      this.#pump();
    }
  }
}

/** Bytes whose memory is theirs alone: what shares it (Buffer's pool does) must not leave the thread with them. */
const ownBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
