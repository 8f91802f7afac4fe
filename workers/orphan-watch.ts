/**
 * Ends a pool's process when its parent is gone. The process itself would see its socket close, but not while native code
 * or a loop blocks its thread; this thread looks on beside it.
 */
import { workerData } from 'node:worker_threads';

const parent = workerData as number;
const lookMs = 500;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, lookMs);
