/**
 * A pool of threads that read documents or images. It is separate from the text pool, so a heavy file never
 * delays a text. A thread processes one file at a time; other files wait in a bounded queue, where callers
 * take turns file by file. One thread is reserved for callers without a recent slow file.
 *
 * Threads start on demand and end when idle, because each takes about 25 MB; the service keeps one.
 */
import { LRUCache } from 'lru-cache';
import { limits } from '../contract/limits.js';
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';
import { createLimiter, type Limiter } from './concurrency/limiter.js';
import { FileRejected, PoolError } from './errors.js';
import type { NativePool } from './native-pool.js';
import type * as documentTasks from './tasks/document-tasks.js';
import type * as imageTasks from './tasks/image-tasks.js';
import type { FileTask } from './tasks/native-tasks.js';
import { type TaskOptions, type ThreadOptions, WorkerThreads } from './worker-threads.js';

/** With `warmsUp`, one thread stays from `start` or the first file on. */
interface FilePoolOptions extends ThreadOptions {
  /** The processes that run native code. */
  native: NativePool;
}

export type DocumentPool = FilePool<typeof documentTasks>;
export type ImagePool = FilePool<typeof imageTasks>;

export const openDocumentPool = (options: FilePoolOptions): DocumentPool =>
  new FilePool(options, {
    work: 'document',
    workMs: limits.documentWorkMs,
    queued: limits.queuedDocuments,
    queuedBytes: limits.queuedDocumentBytes,
    waitMs: limits.documentWaitMs,
    heapMb: limits.documentHeapMb,
    niceness: limits.documentNiceness,
  });

export const openImagePool = (options: FilePoolOptions): ImagePool =>
  new FilePool(options, {
    work: 'image',
    workMs: limits.imageWorkMs,
    queued: limits.queuedImages,
    queuedBytes: limits.queuedImageBytes,
    waitMs: limits.imageWaitMs,
    heapMb: limits.imageHeapMb,
    niceness: limits.imageNiceness,
  });

/** What the kind of files decides. */
interface FileKind {
  work: 'document' | 'image';
  workMs: number;
  queued: number;
  queuedBytes: number;
  /** Time that the client waits. A running file is not stopped. */
  waitMs: number;
  heapMb: number;
  niceness: number;
}

/** An expected failure of a file, which is a value because it crosses threads. */
type FileProblem = DocumentProblem | ImageProblem;

/** The functions that a worker exports, by name. */
type Tasks<T> = { [K in keyof T]: (task: never) => Promise<object> };

class FilePool<T extends Tasks<T>> {
  readonly #threads: WorkerThreads;
  readonly #limit: Limiter;
  /** Queued and running files. */
  #files = 0;
  #running = 0;
  /** Callers that sent a slow file some minutes ago. */
  readonly #slowCallers = new LRUCache<string, true>({ max: limits.slowCallers, ttl: limits.slowCallerMs });
  #closed = false;

  constructor(
    private readonly options: FilePoolOptions,
    private readonly kind: FileKind,
  ) {
    const { threads, warmsUp = false } = options;
    this.#threads = new WorkerThreads({ ...options, ...kind, threadsMin: warmsUp ? 1 : 0 });
    this.#limit = createLimiter({
      running: threads,
      waiting: kind.queued,
      waitingBytes: kind.queuedBytes,
      // Reserves one thread: callers with recent slow files, all together, never use the last one.
      isHeld: (caller, running) =>
        threads > 1 && this.#slowCallers.has(caller) && this.#slowIn(running) >= threads - 1,
    });
  }

  /** Starts the thread that stays, so that the next file does not wait for it. */
  start(): void {
    this.#threads.start();
  }

  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#files - this.#running, running: this.#running, threads: this.#threads.count };
  }

  /** False when the last thread failed to start. */
  get healthy(): boolean {
    return this.#threads.healthy;
  }

  /** Resolves with the answer; rejects with a PoolError, LimiterFull or FileRejected. */
  async run<K extends keyof T & string>(
    name: K,
    task: Pick<FileTask, 'bytes' | 'filename'> & Omit<Parameters<T[K]>[0], keyof FileTask>,
    { caller: { subject: caller }, onAbort }: TaskOptions,
  ): Promise<Exclude<Awaited<ReturnType<T[K]>>, FileProblem>> {
    const client = new AbortController();
    const { signal } = client;
    const leave = (reason: PoolError['reason']) => client.abort(new PoolError(reason, this.kind.work));
    const wait = setTimeout(leave, this.kind.waitMs, 'busy');
    onAbort?.(() => leave('aborted'));
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    this.#files++;
    const read = () => this.#read(name, task, caller, signal);
    const answer = this.#limit(read, { caller, bytes: task.bytes.byteLength, signal }).finally(() => {
      this.#files--;
    });
    try {
      return (await Promise.race([answer, left])) as never;
    } finally {
      clearTimeout(wait);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#threads.close();
  }

  #slowIn(running: ReadonlyMap<string, number>): number {
    let files = 0;
    for (const [caller, count] of running) if (this.#slowCallers.has(caller)) files += count;
    return files;
  }

  async #read(
    name: string,
    task: { bytes: Uint8Array },
    caller: string,
    client: AbortSignal,
  ): Promise<object> {
    const { work } = this.kind;
    if (this.#closed) throw new PoolError('closed', work);
    this.#running++;
    let usedMs = 0;
    const onWork = (ms: number) => {
      usedMs += ms;
    };
    const { port1, port2 } = this.options.native.openChannel(onWork);
    const hasLeft = () => client.aborted && (client.reason as PoolError).reason === 'aborted';
    // Aborts the native work.
    client.addEventListener('abort', () => hasLeft() && port1.close(), { once: true });
    let outcome: object | FileProblem;
    try {
      // Transferred without a copy: the bytes are already a copy of the received data.
      const bytes = unsharedBytes(task.bytes);
      outcome = await this.#threads.run<object | FileProblem>(
        { ...task, bytes, native: port2 },
        { name, transferList: [bytes.buffer as ArrayBuffer, port2], onWork },
      );
    } catch (error) {
      // An aborted file has no channel to the native processes, which its thread reports as an error.
      if (!hasLeft() && !this.#closed) this.options.onError?.(String(error));
      throw new PoolError(this.#closed ? 'closed' : reasonOf(error), work);
    } finally {
      if (usedMs >= limits.slowFileMs) this.#slowCallers.set(caller, true);
      port1.close();
      this.#running--;
    }
    if (!('problem' in outcome)) return outcome;
    const { problem, message } = outcome as FileProblem;
    throw problem === 'busy' ? new PoolError('busy', work) : new FileRejected(work, problem, message);
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
