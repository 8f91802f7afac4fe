import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { WorkerThreads } from '../../src/pools/worker-threads.js';
import { setLimits } from '../limits.js';

function open(): WorkerThreads {
  const filename = fileURLToPath(new URL('idle.js', import.meta.url));
  const threads = new WorkerThreads({ filename, work: 'text', threads: 1, threadsMin: 1, workMs: 10_000 });
  after(() => threads.close());
  return threads;
}

describe('WorkerThreads', () => {
  it('start at the first task, and not before', async () => {
    const threads = open();
    assert.equal(threads.count, 0);
    await threads.run({});
    assert.equal(threads.count, 1);
  });

  it('collect garbage when they are idle', async () => {
    const channel = new BroadcastChannel('freed');
    after(() => channel.close());
    const freed = new Promise<number>(resolve => {
      channel.onmessage = event => resolve((event as { data: number }).data);
    });
    setLimits({ idleCollectionMs: 50 });
    await open().run({});
    assert.ok((await freed) > 4_000_000);
  });
});
