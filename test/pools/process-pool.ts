/** A process pool of the tests, whose tasks are those of `unruly-process`. */
import { fileURLToPath } from 'node:url';
import { ProcessPool, type ProcessPoolOptions } from '../../src/pools/process-pool.js';

export const megabyte = 1_048_576;
export const unrulyProcess = fileURLToPath(new URL('unruly-process.js', import.meta.url));

export const openProcessPool = (options: Partial<ProcessPoolOptions> = {}): ProcessPool =>
  new ProcessPool({
    filename: unrulyProcess,
    processes: 1,
    warmsUp: false,
    warm: 1,
    idleMs: 60_000,
    abortGraceMs: 100,
    recycleBytes: 200 * megabyte,
    residentBytes: 250 * megabyte,
    dataBytes: 2_000 * megabyte,
    threads: 2,
    heapMb: 200,
    niceness: 0,
    ...options,
  });
