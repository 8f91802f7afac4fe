/** Works, begins a task, waits, and works a quarter as much when it is told to. */
import { pbkdf2Sync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { startTask } from '../../src/pools/tasks/worker.js';

const work = (times: number) => pbkdf2Sync('a', 'b', times * 100_000, 64, 'sha512');
const { memory, slot } = workerData as { memory: SharedArrayBuffer; slot: number };

work(4);
startTask(memory, slot);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
parentPort!.postMessage('waited');
// The listener keeps the thread.
parentPort!.on('message', () => {
  work(1);
  parentPort!.postMessage('worked');
});
