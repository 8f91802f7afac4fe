/**
 * Processes for native and WebAssembly work (image decoding, content credentials, OCR, PDF). One task a process at a
 * time; a task that passes its deadline or its memory, or that no client waits for, has its process killed. Processes
 * start when they are first needed, and are replaced after some tasks, since native memory only grows.
 */
import { FairQueue, hasQueueSpace, type QueueItem } from '../concurrency/fair-queue.js';
import {
  type ExitReason,
  exitReasons,
  type NativeTask,
  NativeTaskError,
  type ProcessOptions,
  TaskProcess,
} from './task-process.js';

export interface ProcessPoolOptions extends ProcessOptions {
  /** Processes at most. */
  processes: number;
  /** Tasks that may wait for one. */
  queued: number;
  /** Idle processes that are kept, once there was a first. */
  warm: number;
  /** After this long without a task the others end. */
  idleMs: number;
  /** Tasks after which a process is replaced, and resident memory above which it is after a task. */
  tasksMax: number;
  recycleBytes: number;
  /** Receives the reason whenever a process ends. */
  onEnd?: (reason: ExitReason) => void;
}

export interface NativeRunOptions {
  /** Whose task it is, as rate limits count it: `a:ACCOUNT` or `ip:ADDRESS`. */
  caller: string;
  /** Takes the task out of the queue, or kills the process that runs it. */
  signal?: AbortSignal;
}

interface NativeJob extends QueueItem {
  task: NativeTask;
  signal?: AbortSignal;
  resolve(value: unknown): void;
  reject(failure: NativeTaskError): void;
}

/** A turn is one task: what a task costs is known only when it is done. */
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
    // process.exit leaves children behind otherwise.
    process.on('exit', this.#killAll);
  }

  /** Counts since the start, and what is there now. */
  get load() {
    return {
      waiting: this.#queue.count,
      running: this.#processes.size - this.#idle.size,
      processes: this.#processes.size,
      started: this.#started,
      ended: this.#ended as Readonly<Record<ExitReason, number>>,
    };
  }

  /** Whether processes start: false after one did not, until one does. */
  get healthy(): boolean {
    return !this.#startFailed;
  }

  /** Resolves with the task's answer. @throws TaskFailure */
  run(task: NativeTask, { caller, signal }: NativeRunOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new NativeTaskError('closed'));
      if (signal?.aborted) return reject(new NativeTaskError('aborted'));
      if (this.#free() === 0 && !this.#hasRoom(caller)) return reject(new NativeTaskError('full'));
      const bytes = task.bytes.byteLength;
      const job: NativeJob = { task, caller, weight: taskWeight, bytes, resolve, reject };
      if (signal !== undefined) job.signal = signal;
      const ticket = this.#queue.push(job);
      signal?.addEventListener(
        'abort',
        () => {
          if (this.#queue.remove(ticket)) reject(new NativeTaskError('aborted'));
        },
        { once: true },
      );
      this.#pump();
    });
  }

  /** Kills every process; tasks under way fail with `closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    process.off('exit', this.#killAll);
    for (const job of this.#queue.dequeueWhile(() => true)) job.reject(new NativeTaskError('closed'));
    this.#killAll();
    await Promise.all([...this.#processes].map(each => each.ended));
  }

  #free(): number {
    return this.#idle.size + this.#options.processes - this.#processes.size;
  }

  #hasRoom(caller: string): boolean {
    return hasQueueSpace(1, this.#queue.backlog(caller).count, this.#queue.count, this.#options.queued);
  }

  #pump(): void {
    while (!this.#closed && this.#free() > 0) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      void this.#run(job, this.#takeIdle() ?? this.#start());
    }
  }

  async #run({ task, signal, resolve, reject }: NativeJob, process: TaskProcess): Promise<void> {
    const abort = () => process.end('aborted');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      resolve(await process.run(task));
      this.#rest(process);
    } catch (error) {
      const failure = error instanceof NativeTaskError ? error : new NativeTaskError('failed', String(error));
      reject(failure);
      if (failure.reason === 'failed') this.#rest(process);
    } finally {
      signal?.removeEventListener('abort', abort);
    }
    this.#pump();
  }

  #start(): TaskProcess {
    const process = new TaskProcess(this.#options);
    let wasReady = false;
    this.#processes.add(process);
    this.#started++;
    process.ready.then(
      () => {
        wasReady = true;
        this.#startFailed = false;
      },
      () => {},
    );
    void process.ended.then(reason => {
      clearTimeout(this.#idle.get(process));
      this.#idle.delete(process);
      this.#processes.delete(process);
      this.#ended[reason]++;
      if (!wasReady && reason !== 'aborted' && reason !== 'closed') this.#startFailed = true;
      this.#options.onEnd?.(reason);
      if (wasReady && !this.#closed && this.#processes.size < this.#options.warm) this.#keepWarm();
      this.#pump();
    });
    return process;
  }

  /** A replacement, so that the next task need not wait for a start. */
  #keepWarm(): void {
    const process = this.#start();
    process.ready.then(
      () => {
        if (this.#processes.has(process)) this.#rest(process);
        this.#pump();
      },
      () => {},
    );
  }

  /** Idle processes, the one used last first: the others may end. */
  #takeIdle(): TaskProcess | undefined {
    const last = [...this.#idle].at(-1);
    if (last === undefined) return undefined;
    const [process, timer] = last;
    clearTimeout(timer);
    this.#idle.delete(process);
    return process;
  }

  #rest(process: TaskProcess): void {
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
