import { Piscina } from 'piscina';
import type { Work } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { PoolError } from './errors.js';
import { threadMs } from './process-usage.js';
import { limitRun, type RunEnd } from './run-limit.js';
import { slotValues, warmUpArgument } from './tasks/worker.js';

/** Options that every pool of threads has. */
export interface ThreadOptions {
  /** Path of the worker's compiled module. */
  filename: string;
  /** Greatest number of threads. */
  threads: number;
  /** Whether each thread runs samples before its first task (tasks/worker.ts). */
  warmsUp?: boolean;
  /** Receives worker errors, for the log. */
  onError?: (message: string) => void;
}

interface WorkerThreadsOptions extends ThreadOptions {
  work: Work;
  /** Processor time that one task may use before its thread is terminated, in ms. */
  workMs: number;
  /** Threads that start at once and stay. The others start on demand and end when idle. */
  threadsMin: number;
  /** Increment of nice(2), so that the main thread has priority. */
  niceness?: number;
  heapMb?: number;
}

/** Options of one task of a pool of threads. */
export interface TaskOptions {
  /** The owner of the task, as rate limits count it. */
  caller: { readonly subject: string };
  /** Registers a function to call when the client disconnects. A running thread is not stopped. */
  onAbort?: (run: () => void) => void;
}

interface RunOptions {
  /** Name of the worker's exported function; its default export without it. */
  name?: string;
  transferList?: Transferable[];
  /** Receives the processor time that the task used, in ms. */
  onWork?: (ms: number) => void;
}

type Transferable = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>[number];

const isLinux = process.platform === 'linux';

/**
 * The threads of one worker module, each with one task at a time. A task that uses too much processor time
 * has its thread terminated. That stops JavaScript only, so native code runs in processes (native-pool.ts).
 */
export class WorkerThreads {
  #pool: Piscina | undefined;
  /** Clocks of the running tasks, shared with the threads as `workerData` (tasks/worker.ts). */
  readonly #clocks: BigInt64Array;
  readonly #freeSlots: number[];
  #healthy = true;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WorkerThreadsOptions) {
    const bytes = options.threads * slotValues * BigInt64Array.BYTES_PER_ELEMENT;
    this.#clocks = new BigInt64Array(new SharedArrayBuffer(bytes));
    this.#freeSlots = Array.from({ length: options.threads }, (_, slot) => slot);
  }

  /** Starts the threads that stay. The first task starts them as well. */
  start(): Piscina {
    this.#pool ??= this.#open();
    return this.#pool;
  }

  #open(): Piscina {
    const { filename, threads, threadsMin, warmsUp, niceness, heapMb, onError } = this.options;
    const pool = new Piscina({
      ...startOptions,
      filename,
      workerData: this.#clocks,
      argv: warmsUp ? [warmUpArgument] : [],
      minThreads: threadsMin,
      maxThreads: threads,
      maxQueue: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: limits.idleThreadMs,
      ...(niceness !== undefined && { niceIncrement: niceness }),
      // Its histograms take 350 KB each, and this service has its own metrics.
      recordTiming: false,
      ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    // Piscina replaces a thread that dies between tasks. Without a listener the event would end this process.
    pool.on('error', error => {
      this.#healthy = false;
      onError?.(String(error));
    });
    pool.on('workerCreate', () => {
      this.#healthy = true;
    });
    this.#idleTimer = setTimeout(() => this.#collectGarbage(), limits.idleCollectionMs).unref();
    return pool;
  }

  /** Each idle thread takes one of as many tasks. */
  #collectGarbage(): void {
    if (this.#running > 0) return;
    for (let left = this.count; left > 0; left--)
      this.#pool!.run({}, { name: 'collectGarbage' }).catch(() => {});
  }

  get count(): number {
    return this.#pool?.threads.length ?? 0;
  }

  get #running(): number {
    return this.options.threads - this.#freeSlots.length;
  }

  /** False when the last thread failed to start. */
  get healthy(): boolean {
    return this.#healthy;
  }

  /** Resolves with the task's answer. @throws PoolError when its thread was ended, or the task's error */
  async run<T>(task: object, { name, transferList, onWork }: RunOptions = {}): Promise<T> {
    const { work, workMs } = this.options;
    const slot = this.#freeSlots.pop()!;
    Atomics.store(this.#clocks, slot * slotValues, 0n);
    const usedMs = () => taskMs(this.#clocks, slot);
    const abort = new AbortController();
    let end = null as RunEnd | null;
    const clearLimit = limitRun(workMs, usedMs, reason => {
      end = reason;
      abort.abort();
    });
    try {
      const options = { signal: abort.signal, ...(name && { name }), ...(transferList && { transferList }) };
      return await this.start().run({ ...task, slot }, options);
    } catch (error) {
      throw end === null ? error : new PoolError(end, work);
    } finally {
      clearLimit();
      // The time of a terminated thread is not known.
      onWork?.(end === null ? (usedMs() ?? 0) : workMs);
      this.#freeSlots.push(slot);
      this.#idleTimer?.refresh();
    }
  }

  /** Terminates the threads. Terminating one that is still loading can crash the process, so it waits. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    if (this.#pool === undefined) return;
    const { threads, threadsMin } = this.options;
    const starting = Math.min(threads, Math.max(threadsMin, this.#running));
    const deadline = performance.now() + limits.threadStartMs;
    while (this.count < starting && performance.now() < deadline)
      await new Promise(resolve => setTimeout(resolve, pollMs));
    await this.#pool.destroy();
  }
}

/** Processor time of the task in a slot in ms; undefined before it begins, null when it is not known. */
function taskMs(clocks: BigInt64Array, slot: number): number | null | undefined {
  const tid = Atomics.load(clocks, slot * slotValues);
  if (tid === 0n) return isLinux ? undefined : null;
  const now = threadMs(Number(tid));
  return now === null ? null : now - Number(Atomics.load(clocks, slot * slotValues + 1)) / 1e6;
}

const pollMs = 10;
const requireModuleFlag = '--experimental-require-module';

/**
 * Options for starting threads. They turn off `require` of ES modules: Piscina would load a worker that way,
 * and terminating the thread during the load crashes the process (v8::Module::IsGraphAsync in Node 20.20).
 * Terminating a thread during an `import` is safe.
 *
 * The flags of the process are not repeated: those of V8, such as --max-old-space-size, hold for all threads,
 * and a thread that is given one does not start.
 */
const startOptions = process.allowedNodeEnvironmentFlags.has(requireModuleFlag)
  ? { execArgv: [requireModuleFlag.replace('--', '--no-')] }
  : {};
