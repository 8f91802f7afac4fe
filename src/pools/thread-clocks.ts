import { threadMs } from './process-usage.js';
import { slotValues } from './tasks/worker.js';

const isLinux = process.platform === 'linux';

/** Processor time of the tasks that run on the threads of a pool. Each running task has a slot. */
export class ThreadClocks {
  /** Shared with the threads, as `workerData`. */
  readonly memory: SharedArrayBuffer;
  readonly #slots: BigInt64Array;
  readonly #free: number[];

  /** @param tasks greatest number of running tasks */
  constructor(tasks: number) {
    this.memory = new SharedArrayBuffer(tasks * slotValues * BigInt64Array.BYTES_PER_ELEMENT);
    this.#slots = new BigInt64Array(this.memory);
    this.#free = Array.from({ length: tasks }, (_, slot) => slot);
  }

  /** Takes a slot for a task that will run. */
  take(): number {
    const slot = this.#free.pop()!;
    Atomics.store(this.#slots, slot * slotValues, 0n);
    return slot;
  }

  release(slot: number): void {
    this.#free.push(slot);
  }

  /** Processor time of the task in ms; undefined before it begins, null when it is not known. */
  usedMs(slot: number): number | null | undefined {
    const tid = Atomics.load(this.#slots, slot * slotValues);
    if (tid === 0n) return isLinux ? undefined : null;
    const now = threadMs(Number(tid));
    if (now === null) return null;
    return now - Number(Atomics.load(this.#slots, slot * slotValues + 1)) / 1e6;
  }
}
