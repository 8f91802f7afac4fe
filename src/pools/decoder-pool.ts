/**
 * A pool of threads that decode documents or images. It is separate from the text pool, so a heavy file never
 * delays a text. A thread processes one file at a time; other files wait in a bounded queue, where callers
 * take turns file by file (fair-queue.ts). One thread is reserved for callers without a recent slow file.
 *
 * A file that uses too much processor time has its thread terminated. That stops JavaScript only, so native
 * code runs in separate processes (native-pool.ts), which have limits of their own.
 *
 * Threads start on demand and end when idle, because each takes about 25 MB; the service keeps one.
 */
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { limits } from '../contract/limits.js';
import { FairQueue, hasQueueSpace, type QueueItem } from './concurrency/fair-queue.js';
import { Tally } from './concurrency/tally.js';
import {
  MachineBusy,
  PoolClosed,
  type PoolError,
  QueueFull,
  TaskAborted,
  TaskFailed,
  TaskOutOfMemory,
  WorkLimitReached,
} from './errors.js';
import type { NativePool } from './native-pool.js';
import { openRelay } from './native-relay.js';
import { type RunEnd, RunLimit } from './run-limit.js';
import type { FileTask, TaskTable } from './tasks/file-task.js';
import { ThreadClocks } from './thread-clocks.js';
import { threadOptions, threadsStarted, warmUpArgument } from './threads.js';

export interface DecoderPoolOptions {
  threads: number;
  /** Path of the worker's compiled module. */
  filename: string;
  /** Starts one thread at once and keeps it. Each thread runs samples before its first file (threads.ts). */
  warmsUp?: boolean;
  /** The processes that run native code. */
  native: NativePool;
  /** Processor time that one file may use on a thread, in ms. */
  workMs?: number;
  /** Time that the client waits, in ms. A running file is not stopped. */
  waitMs?: number;
  /** Processor time from which a file counts as slow, processes included, in ms. */
  slowMs?: number;
  queued?: number;
  queuedBytes?: number;
  /** Receives worker errors, for the log. */
  onError?: (message: string) => void;
}

/** Limits and errors of one kind of file. `P` is an expected failure, a value because it crosses threads. */
export interface DecoderKind<P> {
  work: 'document' | 'image';
  workMs: number;
  /** Limits of the queue: files and their bytes. */
  queued: number;
  queuedBytes: number;
  /** Time that the client waits, in ms. A running file is not stopped. */
  waitMs: number;
  heapMb: number;
  /** Increment of nice(2), so that the main thread has priority. */
  niceness: number;
  /** The error of an expected failure. */
  Rejected: new (
    problem: P,
  ) => PoolError;
}

export interface FileRunOptions {
  /** The owner of the file, as rate limits count it: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller: string;
  /** Registers a function for a disconnect. It aborts native work; a thread runs on to its limit. */
  onAbort?: (run: () => void) => void;
}

interface FileJob extends QueueItem {
  name: string;
  task: { bytes: Uint8Array };
  /** Aborts the native work of a running file. */
  stop?: () => void;
  /** Whether the client has disconnected. */
  aborted?: boolean;
  resolve(value: never): void;
  reject(error: PoolError): void;
  /** Ends the waiting time. */
  settled(): void;
}

/** Every file weighs one turn, because its cost is unknown until it is done. */
const fileWeight = 1;

export class DecoderPool<T extends TaskTable<T>, P> {
  readonly #pool: Piscina;
  readonly #clocks: ThreadClocks;
  readonly #queue = new FairQueue<FileJob>(fileWeight);
  readonly #options: DecoderKind<P> & Required<DecoderPoolOptions>;
  #running = 0;
  #healthy = true;
  readonly #runningByCaller = new Tally();
  /** Callers that sent a slow file some minutes ago. */
  readonly #slowCallers = new LRUCache<string, true>({ max: limits.slowCallers, ttl: limits.slowCallerMs });
  #closed = false;

  constructor(kind: DecoderKind<P>, options: DecoderPoolOptions) {
    this.#options = { slowMs: limits.slowFileMs, onError: () => {}, warmsUp: false, ...kind, ...options };
    this.#clocks = new ThreadClocks(options.threads);
    this.#pool = new Piscina({
      ...threadOptions,
      filename: options.filename,
      workerData: this.#clocks.memory,
      argv: options.warmsUp ? [warmUpArgument] : [],
      minThreads: options.warmsUp ? 1 : 0,
      maxThreads: options.threads,
      maxQueue: options.threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: limits.idleThreadMs,
      niceIncrement: kind.niceness,
      resourceLimits: { maxOldGenerationSizeMb: kind.heapMb },
    });
    // Piscina replaces a thread that dies between tasks. Without a listener the event would end this process.
    this.#pool.on('error', error => {
      this.#healthy = false;
      this.#options.onError(String(error));
    });
    this.#pool.on('workerCreate', () => {
      this.#healthy = true;
    });
  }

  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#queue.count, running: this.#running, threads: this.#pool.threads.length };
  }

  /** False when the last thread failed to start. */
  get healthy(): boolean {
    return this.#healthy;
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
      if (!this.#hasSpace(caller, bytes)) return reject(new QueueFull());
      const leave = (error: PoolError) => {
        this.#queue.remove(job);
        settled();
        reject(error);
      };
      const { waitMs, work } = this.#options;
      const wait = setTimeout(() => leave(new MachineBusy(work)), waitMs);
      const settled = () => clearTimeout(wait);
      const job: FileJob = { name, task, caller, weight: fileWeight, bytes, resolve, reject, settled };
      this.#queue.push(job);
      onAbort?.(() => {
        leave(new TaskAborted());
        job.aborted = true;
        job.stop?.();
      });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.dequeueWhile(() => true)) {
      job.settled();
      job.reject(new PoolClosed());
    }
    await threadsStarted(this.#pool, Math.min(this.#running, this.#options.threads));
    await this.#pool.destroy();
  }

  #hasSpace(caller: string, bytes: number): boolean {
    const { queued, queuedBytes } = this.#options;
    const own = this.#queue.backlog(caller);
    return (
      hasQueueSpace(1, own.count, this.#queue.count, queued) &&
      hasQueueSpace(bytes, own.bytes, this.#queue.bytes, queuedBytes)
    );
  }

  #dispatch(): void {
    while (this.#running < this.#options.threads && !this.#closed) {
      const job = this.#queue.shift(this.#isSkipped);
      if (job === undefined) return;
      void this.#run(job);
    }
  }

  /**
   * Reserves one thread, because a file occupies its thread for seconds: all slow callers together never use
   * the last one, and any other caller only while no other caller waits.
   */
  readonly #isSkipped = (caller: string): boolean => {
    const { threads } = this.#options;
    const isSlow = this.#slowCallers.has(caller);
    if (threads === 1 || (!isSlow && this.#queue.callers === 1)) return false;
    return (isSlow ? this.#threadsOfSlowCallers() : this.#runningByCaller.of(caller)) >= threads - 1;
  };

  #threadsOfSlowCallers(): number {
    let threads = 0;
    for (const [caller, own] of this.#runningByCaller.entries())
      if (this.#slowCallers.has(caller)) threads += own;
    return threads;
  }

  /** @param change 1 or -1 */
  #countRunning(caller: string, change: number): void {
    this.#running += change;
    this.#runningByCaller.add(caller, change);
  }

  async #run(job: FileJob): Promise<void> {
    const { name, task: received, caller, resolve, reject } = job;
    this.#countRunning(caller, 1);
    const slot = this.#clocks.take();
    const usedMs = () => this.#clocks.usedMs(slot);
    const abort = new AbortController();
    let end: RunEnd | null = null;
    const limit = new RunLimit(this.#options.workMs, usedMs, reason => {
      end = reason;
      abort.abort();
    });
    const relay = openRelay(this.#options.native, caller);
    job.stop = () => relay.close();
    try {
      // Transferred without a copy: the bytes are already a copy of the received data.
      const task = { ...received, bytes: unsharedBytes(received.bytes), native: relay.port, slot };
      const transferList = [task.bytes.buffer as ArrayBuffer, relay.port];
      const outcome: object = await this.#pool.run(task, { name, signal: abort.signal, transferList });
      if ('problem' in outcome && outcome.problem === 'busy') reject(new MachineBusy(this.#options.work));
      else if ('problem' in outcome) reject(new this.#options.Rejected(outcome as P));
      else resolve(outcome as never);
    } catch (error) {
      // An aborted file has no channel to the native processes, which its thread reports as an error.
      if (!job.aborted && !this.#closed) this.#options.onError(String(error));
      reject(this.#errorOf(error, end));
    } finally {
      limit.clear();
      job.settled();
      // The time of a terminated thread is not known.
      const ownMs = end === null ? (usedMs() ?? 0) : this.#options.workMs;
      if (ownMs + relay.workMs >= this.#options.slowMs) this.#slowCallers.set(caller, true);
      this.#clocks.release(slot);
      relay.close();
      this.#countRunning(caller, -1);
      this.#dispatch();
    }
  }

  #errorOf(error: unknown, end: RunEnd | null): PoolError {
    const { work } = this.#options;
    if (this.#closed) return new PoolClosed();
    if (end === 'work') return new WorkLimitReached(work);
    if (end === 'stalled') return new MachineBusy(work);
    const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    return outOfMemory ? new TaskOutOfMemory(work) : new TaskFailed(work);
  }
}

/** Copies bytes of a shared ArrayBuffer, such as Buffer's pool. A transfer would detach all of it. */
const unsharedBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
