/**
 * A pool of processes for native and WebAssembly code (image decoding, content credentials, OCR, PDF).
 *
 * A process runs one task at a time. It is killed when its task exceeds its processor time or memory, or
 * still runs some time after the client has disconnected. Processes start when they are first needed and are
 * replaced when they are large, because native memory only grows.
 */
import { createLimiter, type Limiter } from './concurrency/limiter.js';
import {
  type ExitReason,
  exitReasons,
  type NativeTask,
  NativeTaskError,
  type ProcessOptions,
  TaskProcess,
} from './task-process.js';

export interface ProcessPoolOptions extends ProcessOptions {
  processes: number;
  /** Number of idle processes that stay alive once the pool has been used or started. */
  warm: number;
  /** Time without a task after which the other idle processes end, in ms. */
  idleMs: number;
  /** Resident memory after a task above which a process is replaced. */
  recycleBytes: number;
  /** Processor time that an aborted task may still use before its process is killed, in ms. */
  abortGraceMs: number;
}

export interface NativeRunOptions {
  /** Drops a waiting task, or kills the process that runs it if the task does not end soon. */
  signal?: AbortSignal;
  /** Receives the processor time that the task used, in ms. */
  onWork?: (ms: number) => void;
}

export class ProcessPool {
  readonly #options: ProcessPoolOptions;
  /** A file has one task at a time, so that the number of files bounds the number of waiting tasks. */
  readonly #limit: Limiter;
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
    this.#limit = createLimiter({ running: options.processes, waiting: Number.POSITIVE_INFINITY });
    // process.exit does not end child processes.
    process.on('exit', this.#killAll);
  }

  /** Current state, and counts since the start. */
  get load() {
    return {
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
  run(task: NativeTask, { signal, onWork }: NativeRunOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new NativeTaskError('aborted'));
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      const work = async () => {
        if (this.#closed) throw new NativeTaskError('closed');
        const process = this.#takeIdle() ?? this.#start();
        const answer = this.#run(process, task, signal, onWork);
        await answer.catch(() => {});
        // The next task must not start a process beside one that is about to exit.
        const released = this.#release(process);
        answer.then(resolve, reject);
        await released;
      };
      this.#limit(work, { signal }).catch(reject);
    });
  }

  /** Starts the warm process in advance, so that the next task does not wait for it. */
  start(): void {
    if (this.#processes.size >= this.#options.warm) return;
    try {
      this.#markIdle(this.#start());
    } catch {
      // The system has no memory for a process now. The next task starts one.
    }
  }

  /** Kills every process; running and queued tasks fail with `closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    process.off('exit', this.#killAll);
    this.#killAll();
    await Promise.all([...this.#processes].map(each => each.ended));
  }

  async #run(
    process: TaskProcess,
    task: NativeTask,
    signal: AbortSignal | undefined,
    onWork: NativeRunOptions['onWork'],
  ): Promise<unknown> {
    await process.ready;
    // A process that has just started is not killed for a task that was aborted meanwhile.
    if (signal?.aborted) throw new NativeTaskError('aborted');
    const abort = () => process.endAfter(this.#options.abortGraceMs);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await process.run(task, onWork);
    } finally {
      signal?.removeEventListener('abort', abort);
    }
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
      if (wasReady && !this.#closed) this.start();
    });
    return process;
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

  /** Makes a process available after a task, or ends it and waits for its exit. */
  async #release(process: TaskProcess): Promise<void> {
    if (!this.#processes.has(process)) return;
    if ((process.residentBytes ?? 0) <= this.#options.recycleBytes) return this.#markIdle(process);
    process.end('recycled');
    await process.ended;
  }

  #markIdle(process: TaskProcess): void {
    const { idleMs, warm } = this.#options;
    const check = (): NodeJS.Timeout =>
      setTimeout(() => {
        if (this.#processes.size <= warm) return this.#idle.set(process, check());
        this.#idle.delete(process);
        return process.end('idle');
      }, idleMs).unref();
    this.#idle.set(process, check());
  }
}
