/**
 * A child process that runs one task at a time and can be killed during it. SIGKILL stops native code and
 * frees all of its memory; terminating a thread does neither.
 *
 *     spawn ──ready──▶ idle ──task──▶ running ──answer──▶ idle
 *       any ──processor time, memory, abort, bad answer, recycling──▶ SIGKILL ──▶ exit
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { limits } from '../contract/limits.js';
import { processMs, residentBytes, watchResident } from './process-usage.js';
import { limitRun, type RunEnd } from './run-limit.js';
import { encodeFrame, FrameReader } from './tasks/frames.js';
import { warmUpArgument } from './tasks/worker.js';

/** Reasons why a process ended or a task got no answer. A closed set, because it is a metric label. */
export const exitReasons = [
  'time',
  'stalled',
  'memory',
  'crashed',
  'garbage',
  'aborted',
  'recycled',
  'idle',
  'closed',
] as const;
export type ExitReason = (typeof exitReasons)[number];

/** A task got no answer: its process ended, or its code threw (`failed`). */
export class NativeTaskError extends Error {
  override readonly name = 'NativeTaskError';
  constructor(
    readonly reason: ExitReason | 'failed',
    message: string = reason,
  ) {
    super(message);
  }
}

export interface ProcessOptions {
  /** Path of the compiled module that calls `serveTasks`. */
  filename: string;
  /** Whether the process runs samples before it is ready (tasks/worker.ts). */
  warmsUp: boolean;
  /** Resident memory above which the process is killed. */
  residentBytes: number;
  /** RLIMIT_DATA, the limit of private memory. Set only on Linux, by a shell. */
  dataBytes: number;
  /** Threads with JavaScript: the main thread, that of `orphan-watch`, and those of libraries. */
  threads: number;
  heapMb: number;
  /** Value of nice(2), so that the main process has priority. */
  niceness: number;
}

export interface NativeTask {
  name: string;
  bytes: Uint8Array;
  /** The other arguments, sent as JSON. */
  args: readonly unknown[];
  /** Processor time after which the process is killed, in ms. */
  workMs: number;
}

interface Running {
  resolve(value: unknown): void;
  reject(failure: NativeTaskError): void;
  serial: number;
}

const shell = '/bin/sh';
/** RLIMIT_DATA and not RLIMIT_AS: WebAssembly reserves gigabytes of address space that it never uses. */
const runWithDataLimit = 'ulimit -d "$1"; shift; exec "$@"';

/**
 * Bytes that V8 reserves for each thread with JavaScript, and that RLIMIT_DATA counts: 515 MiB since V8 13
 * (Node 24). Little of it is used.
 */
const reservedBytes = Number(process.versions.v8.split('.', 1)[0]) >= 13 ? 515 * 1024 ** 2 : 0;

/** V8 and GLib abort when an allocation fails. A SIGKILL that is not of this class is the OOM killer's. */
const memorySignals = new Set<unknown>(['SIGABRT', 'SIGTRAP', 'SIGKILL']);

export class TaskProcess {
  /** Resolves when the process accepts tasks; rejects when it ends first. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ExitReason>;
  readonly #child: ChildProcess;
  readonly #options: ProcessOptions;
  #running: Running | undefined;
  #serial = 0;
  #reason: ExitReason | undefined;
  #markReady = () => {};
  #clearGraceLimit: (() => void) | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#child = start(options);
    const socket = this.#child.stdio[3] as Duplex | undefined;
    const frames = new FrameReader(limits.nativeAnswerBytes);
    socket?.on('error', () => {});
    socket?.on('data', (chunk: Buffer) => {
      try {
        for (const { json } of frames.push(chunk)) this.#receive(json);
      } catch {
        this.end('garbage');
      }
    });
    this.ended = Promise.race([
      once(this.#child, 'exit').then(([code, signal]) => this.#reason ?? reasonOf(code, signal)),
      // The process did not start: the program is missing, or the system's process limit is reached.
      once(this.#child, 'error').then((): ExitReason => 'crashed'),
    ]).catch((): ExitReason => 'crashed');
    const clearStartLimit = this.#limit(limits.nativeStartMs);
    this.ready = new Promise((resolve, reject) => {
      this.#markReady = resolve;
      void this.ended.then(reason => {
        clearStartLimit();
        const failure = new NativeTaskError(reason);
        reject(failure);
        this.#running?.reject(failure);
        this.#running = undefined;
      });
    });
    this.ready.then(clearStartLimit, () => {});
  }

  /** Processor time since the start, in ms; null where it cannot be read. */
  get processorMs(): number | null {
    return this.#child.pid === undefined ? null : processMs(this.#child.pid);
  }

  /** Current resident memory; null where it cannot be read synchronously. */
  get residentBytes(): number | null {
    return this.#child.pid === undefined ? null : residentBytes(this.#child.pid);
  }

  /** Kills the process. The running task rejects with this reason once the process has exited. */
  end(reason: ExitReason): void {
    this.#reason ??= reason;
    this.#child.kill('SIGKILL');
  }

  /** Kills the process with the reason `aborted` if its task still runs after this processor time, in ms. */
  endAfter(workMs: number): void {
    this.#clearGraceLimit ??= this.#limit(workMs, { workLimit: 'aborted', busy: 'aborted' });
  }

  /**
   * Runs one task of a ready process and returns its answer.
   * @param onWork receives the processor time that the task used, in ms; elapsed time where it is not known
   * @throws NativeTaskError
   */
  async run({ name, bytes, args, workMs }: NativeTask, onWork?: (ms: number) => void): Promise<unknown> {
    const usedMs = this.#stopwatch();
    const startedAt = performance.now();
    const socket = this.#child.stdio[3] as Duplex;
    const serial = ++this.#serial;
    const clearLimit = this.#limit(workMs);
    const stopWatching = watchResident(this.#child.pid!, resident => {
      if (resident > this.#options.residentBytes) this.end('memory');
    });
    try {
      return await new Promise((resolve, reject) => {
        if (this.#reason !== undefined) return reject(new NativeTaskError(this.#reason));
        this.#running = { resolve, reject, serial };
        for (const chunk of encodeFrame({ serial, name, args }, bytes)) socket.write(chunk);
      });
    } finally {
      clearLimit();
      this.#clearGraceLimit?.();
      this.#clearGraceLimit = undefined;
      stopWatching();
      onWork?.(usedMs() ?? performance.now() - startedAt);
    }
  }

  /**
   * Ends the process when it has used this much more processor time.
   * Returns a function that ends this limit.
   */
  #limit(
    workMs: number,
    reasons: Record<RunEnd, ExitReason> = { workLimit: 'time', busy: 'stalled' },
  ): () => void {
    return limitRun(workMs, this.#stopwatch(), end => this.end(reasons[end]));
  }

  /** Returns a function that returns the processor time used from now on, in ms. */
  #stopwatch(): () => number | null {
    const from = this.processorMs ?? 0;
    return () => {
      const now = this.processorMs;
      return now === null ? null : now - from;
    };
  }

  #receive(json: unknown): void {
    if (this.#reason !== undefined) return;
    const message = json as { ready?: true; serial?: number; value?: unknown; error?: unknown } | null;
    if (message?.ready === true && this.#running === undefined) return this.#markReady();
    const running = this.#running;
    const { serial, error, value } = message ?? {};
    if (
      running === undefined ||
      serial !== running.serial ||
      (value === undefined && typeof error !== 'string')
    )
      return this.end('garbage');
    this.#running = undefined;
    if (typeof error === 'string') running.reject(new NativeTaskError('failed', error));
    else running.resolve(value);
  }
}

function start({ filename, warmsUp, dataBytes, threads, heapMb, niceness }: ProcessOptions): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, filename];
  if (warmsUp) node.push(warmUpArgument);
  const limitKb = Math.ceil((dataBytes + threads * reservedBytes) / 1024);
  const [command, ...args] =
    process.platform === 'linux' && existsSync(shell)
      ? [shell, '-c', runWithDataLimit, 'telltale', String(limitKb), ...node]
      : node;
  const child = spawn(command!, args, {
    // The service's environment is not passed on, because it contains passwords of the stores.
    env: processEnvironment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  try {
    // Threads of the process inherit the priority.
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // The process has already ended, or the system does not allow a change.
  }
  return child;
}

const processEnvironment = {
  ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
  // A blocked thread of this libuv pool does not affect the main process.
  UV_THREADPOOL_SIZE: '2',
  VIPS_CONCURRENCY: '1',
  // Keeps uploads in memory: libvips must not write temporary files of any size.
  VIPS_DISC_THRESHOLD: '100g',
  // Blocks the loaders that libvips does not trust with hostile files, among them the SVG renderer.
  VIPS_BLOCK_UNTRUSTED: '1',
  // Makes glibc return freed memory to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const reasonOf = (code: unknown, signal: unknown): ExitReason =>
  memorySignals.has(signal) || code === 134 ? 'memory' : 'crashed';
