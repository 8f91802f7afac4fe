import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { TextJob, TextQueue } from '../../src/pools/text-queue.js';

/** A task of a caller; its bytes are twice its characters. */
const job = (caller: string, chars = 3_000): TextJob => {
  const task = { kind: 'clean' as const, text: 'x'.repeat(chars), contractions: false };
  const ignore = () => {};
  return new TextJob(task, caller, ignore, ignore);
};

describe('TextQueue', () => {
  it('sends more texts at once when no client waits for any of them, and background texts last', () => {
    const queue = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 100; i++) queue.push(job('a:batch', 100), true);
    assert.equal(queue.nextBatch(1).length, limits.backgroundBatchTexts);
    queue.push(job('a:waits', 100), false);
    const batch = queue.nextBatch(1);
    assert.equal(batch[0]!.caller, 'a:waits');
    assert.equal(batch.length, limits.batchTexts);
  });

  it('sends texts in one batch up to the characters of a batch, and spreads them over the idle threads', () => {
    const half = limits.batchChars / 2;
    for (const [chars, idle, size] of [
      [half, 1, 2],
      [half + 1, 1, 1],
      [10, 1, 4],
      [10, 3, 2],
    ] as const) {
      const queue = new TextQueue(1_000, 1e9);
      for (let i = 0; i < 4; i++) queue.push(job('a:1', chars), false);
      assert.equal(queue.nextBatch(idle).length, size, `${chars} characters, ${idle} threads`);
    }
  });

  it('sends a text alone that was in a batch which ended its thread', () => {
    const queue = new TextQueue(1_000, 1e9);
    const solo = Object.assign(job('a:1'), { solo: true });
    for (const each of [solo, job('a:1')]) queue.push(each, false);
    assert.deepEqual(queue.nextBatch(1), [solo]);
  });

  it('bounds the bytes of queued texts', () => {
    const queue = new TextQueue(1_000, 9_000);
    assert.deepEqual(
      [9_000, 9_001].map(bytes => queue.hasSpace('a:1', bytes, false)),
      [true, false],
    );
    queue.push(job('a:1'), false);
    assert.equal(queue.bytes, 6_000);
    assert.deepEqual(
      [3_000, 3_001].map(bytes => queue.hasSpace('a:1', bytes, false)),
      [true, false],
    );
  });

  it('counts background texts against the caller’s share of the queue', () => {
    const queue = new TextQueue(18, 1e9);
    const fill = (background: boolean) => {
      let added = 0;
      for (; queue.hasSpace('a:1', 1, background); added++) queue.push(job('a:1'), background);
      return added;
    };
    assert.deepEqual([fill(true), fill(false)], [8, 8]);
    assert.equal(queue.hasSpace('a:2', 1, false), true);
  });
});
