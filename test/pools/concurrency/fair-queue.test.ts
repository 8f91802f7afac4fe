import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FairQueue, hasQueueSpace, type QueueItem } from '../../../src/pools/concurrency/fair-queue.js';
import { forAll } from '../../for-all.js';

interface Item extends QueueItem {
  readonly id: number;
}
const weightMax = 40;
const quantum = 10;

const weight = fc.integer({ min: 1, max: weightMax });

describe('FairQueue', () => {
  it('serves at most one quantum of each other caller for every turn that an item needs', () => {
    const floods = fc.array(fc.array(weight, { minLength: 1, maxLength: 200 }), { maxLength: 5 });
    forAll([floods, weight, fc.nat(20)], (floods, weight, shifts) => {
      const queue = new FairQueue<Item>(quantum);
      for (const [flood, weights] of floods.entries())
        for (const each of weights) queue.push({ id: 0, caller: `flood ${flood}`, weight: each, bytes: 0 });
      for (let i = 0; i < shifts; i++) queue.shift();
      queue.push({ id: 1, caller: 'honest', weight, bytes: 0 });
      const before = new Map<string, number>();
      for (let item = queue.shift()!; item.id === 0; item = queue.shift()!)
        before.set(item.caller, (before.get(item.caller) ?? 0) + item.weight);
      const most = Math.ceil(weight / quantum) * quantum + weightMax + quantum;
      for (const total of before.values()) assert.ok(total <= most, `${total}`);
    });
  });

  it('skips callers on request and returns undefined when all are skipped', () => {
    const queue = new FairQueue<Item>(quantum);
    const item = (id: number, caller: string) => ({ id, caller, weight: 1, bytes: 0 });
    for (const id of [0, 1, 2]) queue.push(item(id, 'a'));
    queue.push(item(3, 'b'));
    const isA = (caller: string) => caller === 'a';
    assert.equal(queue.shift(isA)?.id, 3);
    assert.equal(queue.shift(isA), undefined);
    assert.equal(queue.shift()?.id, 0);
  });

  it('removes and returns all items', () => {
    const queue = new FairQueue<Item>(quantum);
    for (let id = 0; id < 10; id++)
      queue.push({ id, caller: id % 2 === 0 ? 'even' : 'odd', weight: 1, bytes: 1 });
    const removed = queue.drain().map(({ id }) => id);
    assert.deepEqual(removed, [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]);
    assert.deepEqual([queue.count, queue.bytes], [0, 0]);
  });
});

describe('hasQueueSpace', () => {
  /** Adds items while there is space and returns how many fit. */
  const fill = (own: number, total: number, most: number) => {
    let added = 0;
    while (hasQueueSpace(1, own + added, total + added, most)) added++;
    return added;
  };

  it('lets one caller use eight ninths of the queue, and leaves space for a second and a third', () => {
    assert.equal(fill(0, 0, 900), 800);
    const second = fill(0, 800, 900);
    assert.ok(second >= 80);
    assert.ok(fill(0, 800 + second, 900) >= 5);
  });

  it('rejects a caller above its share and admits a first item whenever it fits', () => {
    assert.equal(hasQueueSpace(1, 800, 890, 900), false);
    assert.equal(hasQueueSpace(10, 0, 890, 900), true);
    assert.equal(hasQueueSpace(11, 0, 890, 900), false);
  });
});
