import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/limits.js';
import { TextJob, TextQueue } from '../../src/pools/text-queue.js';

const chars = 3_000;
function job(caller: string, counts = true): TextJob {
  const task = { kind: 'clean' as const, text: 'x'.repeat(chars), contractions: false };
  const made = new TextJob(
    task,
    caller,
    1_000,
    () => {},
    () => {},
  );
  made.countsInWait = counts;
  return made;
}

describe('the queues of the text pool', () => {
  it('expects a new caller to wait for one turn of each other caller, and a flooding one for its own backlog', () => {
    const lanes = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 300; i++) lanes.push(job('ip:flood'), false);
    assert.ok(lanes.weightBefore('ip:flood') >= 300 * chars);
    assert.ok(lanes.weightBefore('a:honest') <= limits.batchChars);
  });

  it('expects no wait for parts of answers that have begun, nor for what has left', () => {
    const lanes = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 20; i++) lanes.push(job('a:batch', false), false);
    const leave = lanes.push(job('a:new'), false);
    leave();
    leave();
    assert.equal(lanes.weightBefore('a:new'), 0);
    assert.equal(lanes.count, 20);
  });

  it('mixes callers in a batch', () => {
    const lanes = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 100; i++) for (const caller of ['a:1', 'a:2', 'a:3']) lanes.push(job(caller), false);
    const callers = new Set(lanes.nextBatch(1).map(({ caller }) => caller));
    assert.equal(callers.size, 3);
  });

  it('counts a caller’s background work with its share of the queue', () => {
    const lanes = new TextQueue(18, 1e9);
    const fill = (background: boolean) => {
      let joined = 0;
      for (; lanes.hasSpace('a:1', 1, background); joined++) lanes.push(job('a:1'), background);
      return joined;
    };
    assert.equal(fill(true), 8);
    assert.equal(fill(false), 8);
    assert.equal(lanes.hasSpace('a:2', 1, false), true);
  });
});
