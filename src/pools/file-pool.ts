/**
 * A pool of threads that read documents or images. It is separate from the text pool, so a heavy file never
 * delays a text. A thread processes one file at a time; other files wait in a bounded queue, where callers
 * take turns file by file (fair-queue.ts). One thread is reserved for callers without a recent slow file.
 *
 * Threads start on demand and end when idle, because each takes about 25 MB; the service keeps one.
 */
import { LRUCache } from 'lru-cache';
import { limits } from '../contract/limits.js';
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';
import { FairQueue, hasQueueSpace, type QueueItem } from './concurrency/fair-queue.js';
import { FileRejected, PoolError } from './errors.js';
import type { NativePool } from './native-pool.js';
import type * as documentTasks from './tasks/document-tasks.js';
import type * as imageTasks from './tasks/image-tasks.js';
import type { FileTask } from './tasks/native-tasks.js';
import { type TaskOptions, type ThreadOptions, WorkerThreads } from './worker-threads.js';

/** With `warmsUp`, one thread stays from `start` or the first file on. */
export interface FilePoolOptions extends ThreadOptions {
  /** The processes that run native code. */
  native: NativePool;
  /** Time that the client waits, in ms. A running file is not stopped. */
  waitMs?: number;
  /** Processor time from which a file counts as slow, processes included, in ms. */
  slowMs?: number;
  queued?: number;
  queuedBytes?: number;
}

export type DocumentPool = FilePool<typeof documentTasks>;
export type ImagePool = FilePool<typeof imageTasks>;

export const openDocumentPool = (options: FilePoolOptions): DocumentPool =>
  new FilePool({
    work: 'document',
    workMs: limits.documentWorkMs,
    queued: limits.queuedDocuments,
    queuedBytes: limits.queuedDocumentBytes,
    waitMs: limits.documentWaitMs,
    heapMb: limits.documentHeapMb,
    niceness: limits.documentNiceness,
    ...options,
  });

export const openImagePool = (options: FilePoolOptions): ImagePool =>
  new FilePool({
    work: 'image',
    workMs: limits.imageWorkMs,
    queued: limits.queuedImages,
    queuedBytes: limits.queuedImageBytes,
    waitMs: limits.imageWaitMs,
    heapMb: limits.imageHeapMb,
    niceness: limits.imageNiceness,
    ...options,
  });

/** What the kind of files decides. */
interface FileKind extends Required<Pick<FilePoolOptions, 'workMs' | 'waitMs' | 'queued' | 'queuedBytes'>> {
  work: 'document' | 'image';
  heapMb: number;
  /** Increment of nice(2), so that the main thread has priority. */
  niceness: number;
}

/** An expected failure of a file, which is a value because it crosses threads. */
type FileProblem = DocumentProblem | ImageProblem;

interface FileJob extends QueueItem {
  name: string;
  task: { bytes: Uint8Array };
  /** Aborts the native work of a running file. */
  stop?: () => void;
  /** Whether the client has disconnected. */
  aborted?: boolean;
  resolve(value: never): void;
  reject(error: Error): void;
  /** Ends the waiting time. */
  settled(): void;
}

/** Every file weighs one turn, because its cost is unknown until it is done. */
const fileWeight = 1;

/** The functions that a worker exports, by name. */
type Tasks<T> = { [K in keyof T]: (task: never) => Promise<object> };

class FilePool<T extends Tasks<T>> {
  readonly #threads: WorkerThreads;
  readonly #queue = new FairQueue<FileJob>(fileWeight);
  readonly #options: FileKind & Required<FilePoolOptions>;
  #running = 0;
  /** Running files of callers that had sent a slow file. */
  #runningSlow = 0;
  /** Callers that sent a slow file some minutes ago. */
  readonly #slowCallers = new LRUCache<string, true>({ max: limits.slowCallers, ttl: limits.slowCallerMs });
  #closed = false;

  constructor(options: FileKind & FilePoolOptions) {
    this.#options = { slowMs: limits.slowFileMs, onError: () => {}, warmsUp: false, ...options };
    this.#threads = new WorkerThreads({ ...this.#options, threadsMin: options.warmsUp ? 1 : 0 });
  }

  /** Starts the thread that stays, so that the next file does not wait for it. */
  start(): void {
    this.#threads.start();
  }

  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#queue.count, running: this.#running, threads: this.#threads.count };
  }

  /** False when the last thread failed to start. */
  get healthy(): boolean {
    return this.#threads.healthy;
  }

  /** Resolves with the answer; rejects with a PoolError or FileRejected. */
  run<K extends keyof T & string>(
    name: K,
    task: Pick<FileTask, 'bytes' | 'filename'> & Omit<Parameters<T[K]>[0], keyof FileTask>,
    { caller: { subject: caller }, onAbort }: TaskOptions,
  ): Promise<Exclude<Awaited<ReturnType<T[K]>>, FileProblem>> {
    return new Promise((resolve, reject) => {
      const { waitMs, work } = this.#options;
      if (this.#closed) return reject(new PoolError('closed', work));
      const bytes = task.bytes.byteLength;
      if (!this.#hasSpace(caller, bytes)) return reject(new PoolError('queueFull', work));
      const leave = (reason: PoolError['reason']) => {
        this.#queue.remove(job);
        settled();
        reject(new PoolError(reason, work));
      };
      const wait = setTimeout(leave, waitMs, 'busy');
      const settled = () => clearTimeout(wait);
      const job: FileJob = { name, task, caller, weight: fileWeight, bytes, resolve, reject, settled };
      this.#queue.push(job);
      onAbort?.(() => {
        leave('aborted');
        job.aborted = true;
        job.stop?.();
      });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.drain()) {
      job.settled();
      job.reject(new PoolError('closed', this.#options.work));
    }
    await this.#threads.close();
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

  /** Reserves one thread: callers with recent slow files, all together, never use the last one. */
  readonly #isSkipped = (caller: string): boolean => {
    const { threads } = this.#options;
    return threads > 1 && this.#runningSlow >= threads - 1 && this.#slowCallers.has(caller);
  };

  async #run(job: FileJob): Promise<void> {
    const { name, task, caller, resolve, reject } = job;
    const { work, native, slowMs } = this.#options;
    const slow = this.#slowCallers.has(caller) ? 1 : 0;
    this.#running++;
    this.#runningSlow += slow;
    let usedMs = 0;
    const onWork = (ms: number) => {
      usedMs += ms;
    };
    const { port1, port2 } = native.openChannel(onWork);
    job.stop = () => port1.close();
    try {
      // Transferred without a copy: the bytes are already a copy of the received data.
      const bytes = unsharedBytes(task.bytes);
      const outcome = await this.#threads.run<object | FileProblem>(
        { ...task, bytes, native: port2 },
        { name, transferList: [bytes.buffer as ArrayBuffer, port2], onWork },
      );
      if (!('problem' in outcome)) return resolve(outcome as never);
      const { problem, message } = outcome as FileProblem;
      reject(problem === 'busy' ? new PoolError('busy', work) : new FileRejected(work, problem, message));
    } catch (error) {
      // An aborted file has no channel to the native processes, which its thread reports as an error.
      if (!job.aborted && !this.#closed) this.#options.onError(String(error));
      reject(new PoolError(this.#closed ? 'closed' : reasonOf(error), work));
    } finally {
      job.settled();
      if (usedMs >= slowMs) this.#slowCallers.set(caller, true);
      port1.close();
      this.#running--;
      this.#runningSlow -= slow;
      this.#dispatch();
    }
  }
}

/** The reason of a file whose task or thread failed with an error. */
function reasonOf(error: unknown): PoolError['reason'] {
  if (error instanceof PoolError) return error.reason;
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : 'failed';
}

/** Copies bytes of a shared ArrayBuffer, such as Buffer's pool. A transfer would detach all of it. */
const unsharedBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
