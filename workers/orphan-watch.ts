/**
 * Thread of a native process that kills the process when the parent has exited. The main thread of the
 * process detects the closed socket as well, but not while native code or a loop blocks it.
 */
import { workerData } from 'node:worker_threads';

const parent = workerData as number;
const pollMs = 500;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, pollMs);
