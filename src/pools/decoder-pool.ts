/**
 * Threads of their own for decoders (documents, images), so that a heavy file never delays a text. One file a thread at a
 * time; the rest waits in a bounded queue, where callers take turns file by file (fair-queue.ts). A file that takes too long
 * has its thread ended under it, which stops JavaScript and nothing else: native work runs in processes (native-pool.ts),
 * and while one works for a thread, the clock of the thread stands.
 */
import { Piscina } from 'piscina';
import type { FileTask, TaskTable } from '../../workers/file-task.js';
import { FairQueue, hasQueueSpace, type QueueItem } from '../concurrency/fair-queue.js';
import {
  PoolClosed,
  type PoolError,
  QueueFull,
  TaskAborted,
  TaskFailed,
  TaskOutOfMemory,
  TaskTimedOut,
} from './errors.js';
import type { NativePool } from './native-pool.js';
import { openRelay } from './native-relay.js';
import { threadOptions } from './thread-options.js';
import { threadsStarted } from './threads-started.js';
import { TimeLimit } from './time-limit.js';

/** Set when a pool is opened. */
export interface DecoderPoolOptions {
  threads: number;
  /** The worker's compiled module. */
  filename: string;
  /** Where native work runs. */
  native: NativePool;
  /** What one file may take of a thread. */
  runMs?: number;
  queued?: number;
  queuedBytes?: number;
  /** Hears what went wrong in a worker, for the log. */
  onError?: (message: string) => void;
}

/** What sets one pool apart from another. `P` is an expected failure: a value, since it crosses a thread. */
export interface DecoderKind<P extends object> {
  work: 'document' | 'image';
  runMs: number;
  /** Files that may wait, and their bytes. */
  queued: number;
  queuedBytes: number;
  /** Waiting; and running, the time of processes at work for it included. */
  deadlineMs: number;
  heapMb: number;
  /** How much less urgent (nice(2)) than the thread that answers requests. */
  niceness: number;
  isProblem(outcome: object): outcome is P;
  toError(problem: P): PoolError;
}

export interface FileRunOptions {
  /** Whose file it is, as rate limits count it: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller: string;
  /** Calls its argument when the answer is not wanted any more: a process at work is killed, a thread goes on to its limit. */
  onAbort?: (run: () => void) => void;
}

interface FileJob extends QueueItem {
  name: string;
  task: { bytes: Uint8Array };
  deadline: number;
  /** Stops the native work of a running file. */
  stop?: () => void;
  resolve(value: never): void;
  reject(error: PoolError): void;
}

/** A turn is one file: what a file costs is known only when it is done. */
const fileWeight = 1;

export class DecoderPool<T extends TaskTable<T>, P extends object = object> {
  readonly #pool: Piscina;
  readonly #queue = new FairQueue<FileJob>(fileWeight);
  readonly #kind: DecoderKind<P>;
  readonly #options: Required<DecoderPoolOptions>;
  #running = 0;
  /** Threads that each caller's files occupy. */
  readonly #runningOf = new Map<string, number>();
  #closed = false;

  constructor(kind: DecoderKind<P>, options: DecoderPoolOptions) {
    this.#kind = kind;
    const { runMs, queued, queuedBytes } = kind;
    this.#options = { runMs, queued, queuedBytes, onError: () => {}, ...options };
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
    return { waiting: this.#queue.count, running: this.#running, threads: this.#pool.threads.length };
  }

  /** Resolves with the answer; rejects with a PoolError. */
  run<K extends keyof T & string>(
    name: K,
    task: FileTask<T, K>,
    { caller, onAbort }: FileRunOptions,
  ): Promise<T[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new PoolClosed());
      const bytes = task.bytes.byteLength;
      if (!this.#hasRoom(caller, bytes)) return reject(new QueueFull());
      const deadline = performance.now() + this.#kind.deadlineMs;
      const job: FileJob = { name, task, caller, weight: fileWeight, bytes, deadline, resolve, reject };
      const ticket = this.#queue.push(job);
      onAbort?.(() => {
        this.#queue.remove(ticket);
        job.stop?.();
        reject(new TaskAborted());
      });
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.dequeueWhile(() => true)) job.reject(new PoolClosed());
    await threadsStarted(this.#pool, this.#options.threads);
    await this.#pool.destroy();
  }

  #hasRoom(caller: string, bytes: number): boolean {
    const { queued, queuedBytes } = this.#options;
    const own = this.#queue.backlog(caller);
    return (
      hasQueueSpace(1, own.count, this.#queue.count, queued) &&
      hasQueueSpace(bytes, own.bytes, this.#queue.bytes, queuedBytes)
    );
  }

  #pump(): void {
    while (this.#running < this.#options.threads && !this.#closed) {
      const job = this.#queue.shift(this.#skips);
      if (job === undefined) return;
      if (performance.now() > job.deadline) job.reject(new TaskTimedOut(this.#kind.work));
      else void this.#run(job);
    }
  }

  /** While others wait, a caller's files leave one thread to them: a file occupies its thread for up to `runMs`. */
  readonly #skips = (caller: string): boolean => {
    const { threads } = this.#options;
    return threads > 1 && this.#queue.callers > 1 && this.#runningFor(caller) >= threads - 1;
  };

  #runningFor(caller: string): number {
    return this.#runningOf.get(caller) ?? 0;
  }

  /** @param change 1 or -1 */
  #countRunning(caller: string, change: number): void {
    this.#running += change;
    const own = this.#runningFor(caller) + change;
    if (own === 0) this.#runningOf.delete(caller);
    else this.#runningOf.set(caller, own);
  }

  async #run(job: FileJob): Promise<void> {
    const { name, task: given, caller, resolve, reject } = job;
    this.#countRunning(caller, 1);
    const limit = new TimeLimit(this.#options.runMs, this.#kind.deadlineMs);
    const relay = openRelay(this.#options.native, caller, busy => (busy ? limit.pause() : limit.resume()));
    job.stop = () => relay.close();
    try {
      // Transferred, not copied, since the bytes were a copy of the wire's already.
      const task = { ...given, bytes: ownBytes(given.bytes), native: relay.port };
      const transferList = [task.bytes.buffer as ArrayBuffer, relay.port];
      const outcome: object = await this.#pool.run(task, { name, signal: limit.signal, transferList });
      if (this.#kind.isProblem(outcome)) reject(this.#kind.toError(outcome));
      else resolve(outcome as never);
    } catch (error) {
      this.#options.onError(String(error));
      reject(this.#errorOf(error, limit.signal.aborted));
    } finally {
      limit.clear();
      relay.close();
      this.#countRunning(caller, -1);
      this.#pump();
    }
  }

  #errorOf(error: unknown, isLate: boolean): PoolError {
    const { work } = this.#kind;
    if (this.#closed) return new PoolClosed();
    if (isLate) return new TaskTimedOut(work);
    const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    return outOfMemory ? new TaskOutOfMemory(work) : new TaskFailed(work);
  }
}

/** Bytes whose memory is theirs alone: what shares it (Buffer's pool does) must not leave the thread with them. */
const ownBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
