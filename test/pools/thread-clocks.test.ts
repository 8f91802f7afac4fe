import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ThreadClocks } from '../../src/pools/worker-threads.js';

const filename = fileURLToPath(new URL('timed-thread.js', import.meta.url));

describe('ThreadClocks', { skip: process.platform !== 'linux' && 'reads /proc' }, () => {
  it('counts the processor time of a task, but neither its waiting nor what its thread did before', async () => {
    const clocks = new ThreadClocks(2);
    const slot = clocks.take();
    assert.equal(clocks.usedMs(slot), undefined);
    const thread = new Worker(filename, { workerData: { memory: clocks.memory, slot } });
    await once(thread, 'message');
    const waited = clocks.usedMs(slot)!;
    thread.postMessage('work');
    await once(thread, 'message');
    const worked = clocks.usedMs(slot)! - waited;
    assert.ok(worked > waited, `${worked} ms of work, ${waited} ms before it`);
    await thread.terminate();
    clocks.release(slot);
    assert.equal(clocks.usedMs(clocks.take()), undefined);
  });
});
