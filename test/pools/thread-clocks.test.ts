import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ThreadClocks } from '../../src/pools/thread-clocks.js';

const filename = fileURLToPath(new URL('timed-thread.js', import.meta.url));

describe('ThreadClocks', { skip: process.platform !== 'linux' && 'reads /proc' }, () => {
  it('counts the processor time of a task, but neither its waiting nor what its thread did before', async () => {
    const clocks = new ThreadClocks(2);
    const slot = clocks.take();
    assert.equal(clocks.usedMs(slot), undefined);
    const thread = new Worker(filename, { workerData: { memory: clocks.memory, slot } });
    const [used] = await once(thread, 'message');
    const waited = clocks.usedMs(slot)!;
    // The thread has worked before the task, and only waits in it.
    assert.ok(waited < used.before / 2, `${waited} of ${used.before} ms`);
    thread.postMessage('work');
    await once(thread, 'message');
    const worked = clocks.usedMs(slot)!;
    assert.ok(worked > waited + used.before / 4, `${worked} ms after ${waited}`);
    await thread.terminate();
    clocks.release(slot);
    assert.equal(clocks.usedMs(clocks.take()), undefined);
  });
});
