/**
 * Processes that run native and WebAssembly code. Text recognition has its own pool, because it needs about
 * ten times the memory of the other decoders. The main thread owns the processes and can kill them; a file's
 * thread sends its tasks through a channel:
 *
 *     thread ──{name, args}──▶ main thread ──▶ process
 *            ◀─────answer─────             ◀──
 */
import { MessageChannel } from 'node:worker_threads';
import { limits } from '../contract/limits.js';
import type { NativeFailure } from '../files/native-failure.js';
import { type NativeRunOptions, ProcessPool } from './process-pool.js';
import type { NativeTaskError } from './task-process.js';
import type { NativeRequest, NativeTaskName, NativeTasks } from './tasks/native-tasks.js';

/** Processor time that each task may use, in ms. */
const nativeWorkMs: Readonly<Record<NativeTaskName, number>> = {
  pixels: limits.pixelsWorkMs,
  print: limits.printWorkMs,
  parameters: limits.pixelsWorkMs,
  credentials: limits.credentialsWorkMs,
  pdf: limits.pdfWorkMs,
};

type NativeAnswer<K extends NativeTaskName> = Awaited<ReturnType<NativeTasks[K]>>;

export interface NativePoolOptions {
  /** Path of the process's compiled module. */
  filename: string;
  /** Maximum number of decoder processes: one for each thread that sends tasks. */
  decoders: number;
  /** Maximum number of text recognition processes. */
  recognisers: number;
  /** Whether decoder processes run samples before they are ready. */
  warmsUp?: boolean;
  /** Receives process errors, for the log. */
  onError?: (message: string) => void;
}

export class NativePool {
  readonly decoders: ProcessPool;
  readonly recognisers: ProcessPool;
  readonly #onError: (message: string) => void;

  constructor({ filename, decoders, recognisers, warmsUp = false, onError = () => {} }: NativePoolOptions) {
    const common = {
      filename,
      idleMs: limits.nativeIdleMs,
      abortGraceMs: limits.nativeAbortGraceMs,
      heapMb: limits.nativeHeapMb,
      niceness: limits.nativeNiceness,
    };
    this.#onError = onError;
    this.decoders = new ProcessPool({
      ...common,
      processes: decoders,
      warm: 1,
      warmsUp,
      recycleBytes: limits.nativeRecycleBytes,
      residentBytes: limits.nativeResidentBytes,
      dataBytes: limits.nativeDataBytes,
      threads: 2,
    });
    this.recognisers = new ProcessPool({
      ...common,
      processes: recognisers,
      warm: 0,
      warmsUp: false,
      recycleBytes: limits.ocrRecycleBytes,
      residentBytes: limits.ocrResidentBytes,
      dataBytes: limits.ocrDataBytes,
      threads: 3,
    });
  }

  get healthy(): boolean {
    return this.decoders.healthy && this.recognisers.healthy;
  }

  /**
   * Resolves with the answer, or with the reason why the process returned none.
   * @throws NativeTaskError when the task was aborted, or the pool is closed
   */
  async run<K extends NativeTaskName>(
    name: K,
    args: Parameters<NativeTasks[K]>,
    options?: NativeRunOptions,
  ): Promise<NativeAnswer<K> | NativeFailure> {
    const [bytes, ...more] = args;
    const pool = name === 'print' ? this.recognisers : this.decoders;
    try {
      const task = { name, bytes, args: more, workMs: nativeWorkMs[name] };
      return (await pool.run(task, options)) as NativeAnswer<K>;
    } catch (error) {
      const { reason, message } = error as NativeTaskError;
      if (reason === 'time' || reason === 'memory') return { failure: reason };
      if (reason === 'stalled') return { failure: 'busy' };
      if (reason !== 'crashed' && reason !== 'garbage' && reason !== 'failed') throw error;
      this.#onError(`${name}: ${message}`);
      return { failure: 'crashed' };
    }
  }

  /**
   * Opens a channel for one file; `port2` is the thread's end. The channel closes when the file is done, or
   * when its thread has ended. Closing it aborts the running task.
   * @param onWork receives the processor time that each task used, in ms
   */
  openChannel(onWork: (ms: number) => void): MessageChannel {
    const channel = new MessageChannel();
    const { port1 } = channel;
    const abort = new AbortController();
    port1.on('message', ({ name, args }: NativeRequest) => {
      this.run(name, args, { signal: abort.signal, onWork }).then(
        answer => port1.postMessage(answer),
        () => port1.close(),
      );
    });
    port1.on('close', () => abort.abort());
    port1.unref();
    return channel;
  }

  async close(): Promise<void> {
    await Promise.all([this.decoders.close(), this.recognisers.close()]);
  }
}
