/**
 * A pool of processes for native and WebAssembly code (image decoding, content credentials, OCR, PDF).
 *
 * A process runs one task at a time. It is killed when its task exceeds its processor time or memory, or
 * still runs some time after the client has disconnected. Processes start when they are first needed and are
 * replaced after a number of tasks, because native memory only grows.
 */
import { FairQueue, hasQueueSpace, type QueueItem } from './concurrency/fair-queue.js';
import {
  type ExitReason,
  exitReasons,
  type NativeTask,
  NativeTaskError,
  type ProcessOptions,
  TaskProcess,
} from './task-process.js';

export interface ProcessPoolOptions extends ProcessOptions {
  /** Maximum number of processes. */
  processes: number;
  /** Maximum number of queued tasks. */
  queued: number;
  /** Number of idle processes that stay alive once the pool has been used or started. */
  warm: number;
  /** Time without a task after which the other idle processes end, in ms. */
  idleMs: number;
  /** Number of tasks after which a process is replaced. */
  tasksMax: number;
  /** Resident memory after a task above which a process is replaced. */
  recycleBytes: number;
  /** Processor time that an aborted task may still use before its process is killed, in ms. */
  abortGraceMs: number;
}

export interface NativeRunOptions {
  /** The owner of the task, as rate limits count it: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller: string;
  /** Removes the task from the queue, or kills the process that runs it if the task does not end soon. */
  signal?: AbortSignal;
  /** Receives the processor time that the task used, in ms. */
  onWork?: (ms: number) => void;
}

interface NativeJob extends QueueItem {
  task: NativeTask;
  signal: AbortSignal | undefined;
  onWork: ((ms: number) => void) | undefined;
  resolve(value: unknown): void;
  reject(failure: NativeTaskError): void;
}

/** Every task weighs one turn, because its cost is unknown until it is done. */
const taskWeight = 1;

export class ProcessPool {
  readonly #options: ProcessPoolOptions;
  readonly #queue = new FairQueue<NativeJob>(taskWeight);
  readonly #processes = new Set<TaskProcess>();
  readonly #idle = new Map<TaskProcess, NodeJS.Timeout>();
  readonly #ended = Object.fromEntries(exitReasons.map(reason => [reason, 0])) as Record<ExitReason, number>;
  #started = 0;
  #closed = false;
  #startFailed = false;
  readonly #killAll = () => {
    for (const each of this.#processes) each.end('closed');
  };

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
    // process.exit does not end child processes.
    process.on('exit', this.#killAll);
  }

  /** Current state, and counts since the start. */
  get load() {
    return {
      waiting: this.#queue.count,
      running: this.#processes.size - this.#idle.size,
      processes: this.#processes.size,
      started: this.#started,
      ended: this.#ended as Readonly<Record<ExitReason, number>>,
    };
  }

  /** Whether the last started process became ready. */
  get healthy(): boolean {
    return !this.#startFailed;
  }

  /** Resolves with the task's answer. @throws NativeTaskError */
  run(task: NativeTask, { caller, signal, onWork }: NativeRunOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new NativeTaskError('closed'));
      if (signal?.aborted) return reject(new NativeTaskError('aborted'));
      if (this.#freeSlots() === 0 && !this.#hasSpace(caller)) return reject(new NativeTaskError('full'));
      const bytes = task.bytes.byteLength;
      const job: NativeJob = { task, caller, weight: taskWeight, bytes, signal, onWork, resolve, reject };
      this.#queue.push(job);
      signal?.addEventListener(
        'abort',
        () => {
          if (this.#queue.remove(job)) reject(new NativeTaskError('aborted'));
        },
        { once: true },
      );
      this.#dispatch();
    });
  }

  /** Starts the first process, so that the first task does not wait for it. */
  start(): void {
    if (this.#processes.size < this.#options.warm) this.#keepWarm();
  }

  /** Kills every process; running and queued tasks fail with `closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    process.off('exit', this.#killAll);
    for (const job of this.#queue.dequeueWhile(() => true)) job.reject(new NativeTaskError('closed'));
    this.#killAll();
    await Promise.all([...this.#processes].map(each => each.ended));
  }

  #freeSlots(): number {
    return this.#idle.size + this.#options.processes - this.#processes.size;
  }

  #hasSpace(caller: string): boolean {
    return hasQueueSpace(1, this.#queue.backlog(caller).count, this.#queue.count, this.#options.queued);
  }

  #dispatch(): void {
    while (!this.#closed && this.#freeSlots() > 0) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      void this.#run(job, this.#takeIdle() ?? this.#start());
    }
  }

  async #run({ task, signal, onWork, resolve, reject }: NativeJob, process: TaskProcess): Promise<void> {
    let begun = false;
    const abort = () => {
      reject(new NativeTaskError('aborted'));
      if (begun) process.endAfter(this.#options.abortGraceMs);
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await process.ready;
      if (!signal?.aborted) {
        begun = true;
        resolve(await process.run(task, onWork));
      }
      this.#markIdle(process);
    } catch (error) {
      const failure = error instanceof NativeTaskError ? error : new NativeTaskError('failed', String(error));
      reject(failure);
      if (failure.reason === 'failed') this.#markIdle(process);
    } finally {
      signal?.removeEventListener('abort', abort);
    }
    this.#dispatch();
  }

  #start(): TaskProcess {
    const process = new TaskProcess(this.#options);
    let wasReady = false;
    this.#processes.add(process);
    this.#started++;
    const onReady = () => {
      wasReady = true;
      this.#startFailed = false;
    };
    process.ready.then(onReady, () => {});
    void process.ended.then(reason => {
      clearTimeout(this.#idle.get(process));
      this.#idle.delete(process);
      this.#processes.delete(process);
      this.#ended[reason]++;
      if (!wasReady && reason !== 'aborted' && reason !== 'closed') this.#startFailed = true;
      if (wasReady && !this.#closed && this.#processes.size < this.#options.warm) this.#keepWarm();
      this.#dispatch();
    });
    return process;
  }

  /** Starts a process in advance, so that the next task does not wait for it. */
  #keepWarm(): void {
    const process = this.#start();
    const onReady = () => {
      if (this.#processes.has(process)) this.#markIdle(process);
      this.#dispatch();
    };
    process.ready.then(onReady, () => {});
  }

  /** Removes and returns the idle process that was used last, so that the others can time out. */
  #takeIdle(): TaskProcess | undefined {
    const last = [...this.#idle].at(-1);
    if (last === undefined) return undefined;
    const [process, timer] = last;
    clearTimeout(timer);
    this.#idle.delete(process);
    return process;
  }

  #markIdle(process: TaskProcess): void {
    const { tasksMax, recycleBytes, idleMs, warm } = this.#options;
    if (process.served >= tasksMax || (process.residentBytes ?? 0) > recycleBytes)
      return process.end('recycled');
    const check = (): NodeJS.Timeout =>
      setTimeout(() => {
        if (this.#processes.size > warm) process.end('idle');
        else this.#idle.set(process, check());
      }, idleMs).unref();
    this.#idle.set(process, check());
  }
}
