import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLimiter, LimiterFull } from '../../src/concurrency/limiter.js';

describe('a gate', () => {
  const deferred = () => {
    let open = () => {};
    const promise = new Promise<void>(resolve => {
      open = resolve;
    });
    return { promise, open };
  };
  const turn = () => new Promise(resolve => setImmediate(resolve));

  it('runs as many tasks as its limit, in order, and rejects beyond its queue', async () => {
    const pass = createLimiter({ running: 2, waiting: 3 });
    const started: number[] = [];
    const blocks = [0, 1, 2, 3, 4].map(deferred);
    const runs = blocks.map((block, i) =>
      pass(async () => {
        started.push(i);
        await block.promise;
        return i;
      }),
    );
    await assert.rejects(
      pass(async () => 5),
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

  it('queues at most its share for one caller, and serves callers in turn', async () => {
    const pass = createLimiter({ running: 1, waiting: 10, waitingPerCaller: 3 });
    const started: string[] = [];
    const held = deferred();
    const work = (name: string) => async () => {
      started.push(name);
      await held.promise;
    };
    const runs = [pass(work('running'), { caller: 'a' })];
    for (const name of ['a1', 'a2', 'a3']) runs.push(pass(work(name), { caller: 'a' }));
    await assert.rejects(pass(work('a4'), { caller: 'a' }), LimiterFull);
    for (const name of ['b1', 'c1', 'b2']) runs.push(pass(work(name), { caller: name[0] }));
    held.open();
    await Promise.all(runs);
    assert.deepEqual(started, ['running', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await pass(work('again'), { caller: 'a' });
  });

  it('releases the slot when the task fails', async () => {
    const pass = createLimiter({ running: 1, waiting: 1 });
    await assert.rejects(
      pass(async () => {
        throw new Error('work');
      }),
      /work/,
    );
    assert.equal(await pass(async () => 'next'), 'next');
  });

  it('runs at most its limit for one caller while slots stay free for others', async () => {
    const pass = createLimiter({ running: 3, runningPerCaller: 2, waiting: 10 });
    const started: string[] = [];
    const held = deferred();
    const run = (name: string) =>
      pass(
        async () => {
          started.push(name);
          await held.promise;
        },
        { caller: name[0] },
      );
    const runs = ['a1', 'a2', 'a3', 'b1', 'b2'].map(run);
    await turn();
    assert.deepEqual(started, ['a1', 'a2', 'b1']);
    held.open();
    await Promise.all(runs);
    assert.deepEqual(started.sort(), ['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('drops a waiting task whose signal aborts, and starts none that aborted before', async () => {
    const pass = createLimiter({ running: 1, waiting: 2 });
    const held = deferred();
    const first = pass(() => held.promise);
    const abort = new AbortController();
    const started: string[] = [];
    const dropped = pass(async () => started.push('dropped'), { signal: abort.signal });
    abort.abort(new Error('the client is gone'));
    await assert.rejects(dropped, /the client is gone/);
    await assert.rejects(
      pass(async () => started.push('late'), { signal: abort.signal }),
      /the client is gone/,
    );
    const next = pass(async () => started.push('next'));
    held.open();
    await Promise.all([first, next]);
    assert.deepEqual(started, ['next']);
  });
});
