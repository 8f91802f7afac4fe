import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { TextJob, TextQueue } from '../../src/pools/text-queue.js';

const chars = 3_000;
function job(caller: string, length = chars): TextJob {
  const task = { kind: 'clean' as const, text: 'x'.repeat(length), contractions: false };
  return new TextJob(
    task,
    caller,
    () => {},
    () => {},
  );
}

describe('TextQueue', () => {
  it('mixes callers in a batch', () => {
    const queue = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 100; i++) for (const caller of ['a:1', 'a:2', 'a:3']) queue.push(job(caller), false);
    const callers = new Set(queue.nextBatch(1).map(({ caller }) => caller));
    assert.equal(callers.size, 3);
  });

  it('sends more texts at once when no client waits for any of them', () => {
    const queue = new TextQueue(1_000, 1e9);
    for (let i = 0; i < 100; i++) queue.push(job('a:batch', 100), true);
    assert.equal(queue.nextBatch(1).length, limits.backgroundBatchTexts);
    queue.push(job('a:waits', 100), false);
    const batch = queue.nextBatch(1);
    assert.equal(batch[0]!.caller, 'a:waits');
    assert.equal(batch.length, limits.batchTexts);
  });

  it('counts background texts against the caller’s share of the queue', () => {
    const queue = new TextQueue(18, 1e9);
    const fill = (background: boolean) => {
      let added = 0;
      for (; queue.hasSpace('a:1', 1, background); added++) queue.push(job('a:1'), background);
      return added;
    };
    assert.equal(fill(true), 8);
    assert.equal(fill(false), 8);
    assert.equal(queue.hasSpace('a:2', 1, false), true);
  });
});
