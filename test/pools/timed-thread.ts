/** Works, begins a task, waits, and works again when it is told to. */
import { pbkdf2Sync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { startTask } from '../../src/pools/tasks/thread-clock.js';

const work = () => pbkdf2Sync('a', 'b', 200_000, 64, 'sha512');
const { memory, slot } = workerData as { memory: SharedArrayBuffer; slot: number };

const startedAt = performance.now();
work();
const before = performance.now() - startedAt;
startTask(memory, slot);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
parentPort!.postMessage({ before });
parentPort!.once('message', () => {
  work();
  parentPort!.postMessage('done');
});
