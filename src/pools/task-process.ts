/**
 * A child process that does one task at a time and can be killed under it: SIGKILL by its handle ends native code and
 * gives all of its memory back, which ending a thread does not.
 *
 *     spawn ──ready──▶ idle ──task──▶ running ──answer──▶ idle
 *       any ──deadline, memory, abort, bad answer, recycling──▶ SIGKILL ──▶ exit
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { FrameReader, frame } from '../../workers/frames.js';
import { limits } from '../limits.js';
import { residentBytes, watchResident } from './resident-memory.js';

/** Why a process ended, or a task got no answer. A closed set: it is a metric's label. */
export const exitReasons = [
  'time',
  'memory',
  'crashed',
  'garbage',
  'aborted',
  'recycled',
  'idle',
  'closed',
] as const;
export type ExitReason = (typeof exitReasons)[number];

/** A task without an answer: its process ended, its own code threw (`failed`), or the queue was full. */
export class NativeTaskError extends Error {
  override readonly name = 'TaskFailure';
  constructor(
    readonly reason: ExitReason | 'failed' | 'full',
    message: string = reason,
  ) {
    super(message);
  }
}

export interface ProcessOptions {
  /** Compiled module that calls `serveTasks`. */
  filename: string;
  /** Resident memory above which it is killed. */
  residentBytes: number;
  /** RLIMIT_DATA: what it may reserve of private memory, where there is a shell to set it. */
  dataBytes: number;
  /** Its JavaScript heap. */
  heapMb: number;
  /** How much less urgent (nice(2)) than the process that answers requests. */
  niceness: number;
}

export interface NativeTask {
  name: string;
  options: object;
  bytes: Uint8Array;
  /** Deadline of the running task; its process is killed then. */
  runMs: number;
}

interface Running {
  resolve(value: unknown): void;
  reject(failure: NativeTaskError): void;
  serial: number;
}

const shell = '/bin/sh';
/** RLIMIT_AS would break WebAssembly, which reserves gigabytes of addresses that it never touches. */
const limited = 'ulimit -d "$1"; shift; exec "$@"';

/** V8 and GLib abort when an allocation fails; SIGKILL that is not ours is the system's, out of memory. */
const memorySignals = new Set<unknown>(['SIGABRT', 'SIGTRAP', 'SIGKILL']);

export class TaskProcess {
  /** Resolves when it takes tasks; rejects when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ExitReason>;
  /** Tasks answered. */
  served = 0;
  readonly #child: ChildProcess;
  readonly #options: ProcessOptions;
  #running: Running | undefined;
  #serial = 0;
  #reason: ExitReason | undefined;
  #markReady = () => {};

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
      // Not started at all: no such program, or no process left to have.
      once(this.#child, 'error').then((): ExitReason => 'crashed'),
    ]).catch((): ExitReason => 'crashed');
    const startDeadline = setTimeout(() => this.end('time'), limits.nativeStartMs);
    this.ready = new Promise((resolve, reject) => {
      this.#markReady = resolve;
      void this.ended.then(reason => {
        clearTimeout(startDeadline);
        const failure = new NativeTaskError(reason);
        reject(failure);
        this.#running?.reject(failure);
        this.#running = undefined;
      });
    });
    this.ready.then(
      () => clearTimeout(startDeadline),
      () => {},
    );
  }

  /** Resident memory now; null where the system does not tell at once. */
  get residentBytes(): number | null {
    return this.#child.pid === undefined ? null : residentBytes(this.#child.pid);
  }

  /** Kills it; what is running gets a TaskFailure of this reason once the process is gone. */
  end(reason: ExitReason): void {
    this.#reason ??= reason;
    this.#child.kill('SIGKILL');
  }

  /** @throws TaskFailure */
  async run({ name, options, bytes, runMs }: NativeTask): Promise<unknown> {
    await this.ready;
    const socket = this.#child.stdio[3] as Duplex;
    const serial = ++this.#serial;
    const deadline = setTimeout(() => this.end('time'), runMs);
    const stopWatching = watchResident(this.#child.pid!, resident => {
      if (resident > this.#options.residentBytes) this.end('memory');
    });
    try {
      return await new Promise((resolve, reject) => {
        if (this.#reason !== undefined) return reject(new NativeTaskError(this.#reason));
        this.#running = { resolve, reject, serial };
        for (const chunk of frame({ serial, name, options }, bytes)) socket.write(chunk);
      });
    } finally {
      clearTimeout(deadline);
      stopWatching();
    }
  }

  #receive(json: unknown): void {
    if (this.#reason !== undefined) return;
    const message = json as { ready?: true; serial?: number; value?: unknown; error?: unknown } | null;
    if (message?.ready === true && this.served === 0 && this.#running === undefined) return this.#markReady();
    const running = this.#running;
    const { serial, error, value } = message ?? {};
    if (
      running === undefined ||
      serial !== running.serial ||
      (value === undefined && typeof error !== 'string')
    )
      return this.end('garbage');
    this.#running = undefined;
    this.served++;
    if (typeof error === 'string') running.reject(new NativeTaskError('failed', error));
    else running.resolve(value);
  }
}

function start({ filename, dataBytes, heapMb, niceness }: ProcessOptions): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, filename];
  const [command, ...args] =
    process.platform === 'linux' && existsSync(shell)
      ? [shell, '-c', limited, 'telltale', String(Math.ceil(dataBytes / 1024)), ...node]
      : node;
  const child = spawn(command!, args, {
    // Nothing of the service's environment: it holds passwords of stores.
    env: processEnvironment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  try {
    // Threads started later inherit it.
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // It ended already, or the system does not allow it.
  }
  return child;
}

const processEnvironment = {
  ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
  // Of its own: what blocks here blocks no save and no sign-in.
  UV_THREADPOOL_SIZE: '2',
  VIPS_CONCURRENCY: '1',
  // Uploads stay in memory: no temporary file whatever the size.
  VIPS_DISC_THRESHOLD: '100g',
  // glibc gives freed memory back instead of holding it.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const reasonOf = (code: unknown, signal: unknown): ExitReason =>
  memorySignals.has(signal) || code === 134 ? 'memory' : 'crashed';
