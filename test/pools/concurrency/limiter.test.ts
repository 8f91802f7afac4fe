import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createLimiter, LimiterFull, type LimiterLimits } from '../../../src/pools/concurrency/limiter.js';

/** A limiter whose tasks run until they are released. The first letter of a task is its caller. */
function open(limits: LimiterLimits) {
  const limit = createLimiter(limits);
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const run = (name: string, signal?: AbortSignal) =>
    limit(
      () => {
        started.push(name);
        return new Promise<string>(resolve => releases.set(name, () => resolve(name)));
      },
      { caller: name[0], signal },
    );
  /** Ends running tasks until none is left. */
  const releaseAll = async () => {
    for (let count = -1; count !== started.length; await turn()) {
      count = started.length;
      for (const release of releases.values()) release();
    }
  };
  return { limit, run, started, release: (name: string) => releases.get(name)!(), releaseAll };
}

describe('createLimiter', () => {
  it('starts tasks in order up to the limit and rejects when the queue is full', async () => {
    const { run, started, release, releaseAll } = open({ running: 2, waiting: 3 });
    const names = ['a1', 'a2', 'a3', 'a4', 'a5'];
    const runs = names.map(name => run(name));
    await assert.rejects(run('a6'), LimiterFull);
    await turn();
    assert.deepEqual(started, ['a1', 'a2']);
    release('a2');
    await turn();
    assert.deepEqual(started, ['a1', 'a2', 'a3']);
    await releaseAll();
    assert.deepEqual(await Promise.all(runs), names);
  });

  it('bounds the queued tasks of one caller and serves callers in turn', async () => {
    const { run, started, releaseAll } = open({ running: 1, waiting: 10, waitingPerCaller: 3 });
    const runs = ['a0', 'a1', 'a2', 'a3'].map(name => run(name));
    await assert.rejects(run('a4'), LimiterFull);
    runs.push(...['b1', 'c1', 'b2'].map(name => run(name)));
    await releaseAll();
    await Promise.all(runs);
    assert.deepEqual(started, ['a0', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    const again = run('a5');
    await releaseAll();
    assert.equal(await again, 'a5');
  });

  it('bounds the running tasks of one caller and leaves slots to others', async () => {
    const { run, started, releaseAll } = open({ running: 3, runningPerCaller: 2, waiting: 10 });
    const runs = ['a1', 'a2', 'a3', 'b1', 'b2'].map(name => run(name));
    await turn();
    assert.deepEqual(started, ['a1', 'a2', 'b1']);
    await releaseAll();
    await Promise.all(runs);
    assert.deepEqual(started.sort(), ['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('releases the slot when the task fails', async () => {
    const { limit } = open({ running: 1, waiting: 1 });
    await assert.rejects(
      limit(() => Promise.reject(new Error('work'))),
      /work/,
    );
    assert.equal(await limit(async () => 'next'), 'next');
  });

  it('rejects a waiting or new task whose signal is aborted', async () => {
    const { run, started, releaseAll } = open({ running: 1, waiting: 2 });
    const abort = new AbortController();
    const [first, dropped] = [run('a1'), run('a2', abort.signal)];
    abort.abort(new Error('the client disconnected'));
    await assert.rejects(dropped, /the client disconnected/);
    await assert.rejects(run('a3', abort.signal), /the client disconnected/);
    const next = run('a4');
    await releaseAll();
    assert.deepEqual(await Promise.all([first, next]), ['a1', 'a4']);
    assert.deepEqual(started, ['a1', 'a4']);
  });
});
