import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLimiter, LimiterFull } from '../../../src/pools/concurrency/limiter.js';

describe('createLimiter', () => {
  const deferred = () => {
    let open = () => {};
    const promise = new Promise<void>(resolve => {
      open = resolve;
    });
    return { promise, open };
  };
  const turn = () => new Promise(resolve => setImmediate(resolve));

  it('starts tasks in order up to the limit and rejects when the queue is full', async () => {
    const limit = createLimiter({ running: 2, waiting: 3 });
    const started: number[] = [];
    const blocks = [0, 1, 2, 3, 4].map(deferred);
    const runs = blocks.map((block, i) =>
      limit(async () => {
        started.push(i);
        await block.promise;
        return i;
      }),
    );
    await assert.rejects(
      limit(async () => 5),
      LimiterFull,
    );
    await turn();
    assert.deepEqual(started, [0, 1]);
    blocks[1]!.open();
    await turn();
    assert.deepEqual(started, [0, 1, 2]);
    for (const block of blocks) block.open();
    assert.deepEqual(await Promise.all(runs), [0, 1, 2, 3, 4]);
  });

  it('bounds the queued tasks of one caller and serves callers in turn', async () => {
    const limit = createLimiter({ running: 1, waiting: 10, waitingPerCaller: 3 });
    const started: string[] = [];
    const block = deferred();
    const work = (name: string) => async () => {
      started.push(name);
      await block.promise;
    };
    const runs = [limit(work('running'), { caller: 'a' })];
    for (const name of ['a1', 'a2', 'a3']) runs.push(limit(work(name), { caller: 'a' }));
    await assert.rejects(limit(work('a4'), { caller: 'a' }), LimiterFull);
    for (const name of ['b1', 'c1', 'b2']) runs.push(limit(work(name), { caller: name[0] }));
    block.open();
    await Promise.all(runs);
    assert.deepEqual(started, ['running', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await limit(work('again'), { caller: 'a' });
  });

  it('releases the slot when the task fails', async () => {
    const limit = createLimiter({ running: 1, waiting: 1 });
    await assert.rejects(
      limit(async () => {
        throw new Error('work');
      }),
      /work/,
    );
    assert.equal(await limit(async () => 'next'), 'next');
  });

  it('bounds the running tasks of one caller and leaves slots to others', async () => {
    const limit = createLimiter({ running: 3, runningPerCaller: 2, waiting: 10 });
    const started: string[] = [];
    const block = deferred();
    const run = (name: string) =>
      limit(
        async () => {
          started.push(name);
          await block.promise;
        },
        { caller: name[0] },
      );
    const runs = ['a1', 'a2', 'a3', 'b1', 'b2'].map(run);
    await turn();
    assert.deepEqual(started, ['a1', 'a2', 'b1']);
    block.open();
    await Promise.all(runs);
    assert.deepEqual(started.sort(), ['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('rejects a waiting or new task whose signal is aborted', async () => {
    const limit = createLimiter({ running: 1, waiting: 2 });
    const block = deferred();
    const first = limit(() => block.promise);
    const abort = new AbortController();
    const started: string[] = [];
    const dropped = limit(async () => started.push('dropped'), { signal: abort.signal });
    abort.abort(new Error('the client disconnected'));
    await assert.rejects(dropped, /the client disconnected/);
    await assert.rejects(
      limit(async () => started.push('late'), { signal: abort.signal }),
      /the client disconnected/,
    );
    const next = limit(async () => started.push('next'));
    block.open();
    await Promise.all([first, next]);
    assert.deepEqual(started, ['next']);
  });
});
