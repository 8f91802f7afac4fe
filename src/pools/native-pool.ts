/**
 * Processes that run native and WebAssembly code. Text recognition has its own pool, because it needs about
 * ten times the memory of the other decoders. Threads send tasks to both pools through a port
 * (native-relay.ts).
 */

import { limits } from '../contract/limits.js';
import type { NativeFailure } from '../files/native-failure.js';
import { type NativeRunOptions, ProcessPool } from './process-pool.js';
import type { NativeTaskError } from './task-process.js';
import { type NativeTaskName, type NativeTasks, nativeWorkMs } from './tasks/native-tasks.js';

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
      queued: limits.queuedNativeTasks,
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
      tasksMax: limits.tasksPerNativeProcess,
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
      tasksMax: limits.imagesPerOcrProcess,
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
    bytes: Uint8Array,
    options: NativeTasks[K]['options'],
    runOptions: NativeRunOptions,
  ): Promise<NativeTasks[K]['answer'] | NativeFailure> {
    const pool = name === 'print' ? this.recognisers : this.decoders;
    try {
      const answer = await pool.run({ name, options, bytes, workMs: nativeWorkMs[name] }, runOptions);
      return answer as NativeTasks[K]['answer'];
    } catch (error) {
      const { reason, message } = error as NativeTaskError;
      if (reason === 'time' || reason === 'memory') return { failure: reason };
      if (reason === 'stalled' || reason === 'full') return { failure: 'busy' };
      if (reason !== 'crashed' && reason !== 'garbage' && reason !== 'failed') throw error;
      this.#onError(`${name}: ${message}`);
      return { failure: 'crashed' };
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.decoders.close(), this.recognisers.close()]);
  }
}
