import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { WorkerThreads } from '../../src/pools/worker-threads.js';

function open(idleMs: number): WorkerThreads {
  const threads = new WorkerThreads({
    ...{
      filename: fileURLToPath(new URL('idle.js', import.meta.url)),
      work: 'text',
      threads: 1,
      threadsMin: 1,
    },
    ...{ workMs: 10_000, warmsUp: false, onError: () => {}, idleMs },
  });
  after(() => threads.close());
  return threads;
}

describe('WorkerThreads', () => {
  it('start at the first task, and not before', async () => {
    const threads = open(60_000);
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
    await open(50).run({});
    assert.ok((await freed) > 4_000_000);
  });
});
