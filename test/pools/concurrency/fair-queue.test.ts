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

const callers = ['a', 'b', 'c', 'd'];
const weight = fc.integer({ min: 1, max: weightMax });
/** Operations: an item is added, the item at a place is removed, or the next one is taken. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ caller: fc.constantFrom(...callers), weight, bytes: fc.nat(100) }) },
    { weight: 2, arbitrary: fc.constant('shift' as const) },
    { weight: 1, arbitrary: fc.nat(50) },
  ),
  { maxLength: 120 },
);
type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** Runs the steps, calls `check` after each, and returns the served items in order. */
function runSteps(given: readonly Step[], check: (queue: FairQueue<Item>, live: ReadonlySet<Item>) => void) {
  const queue = new FairQueue<Item>(quantum);
  const live = new Set<Item>();
  const served: Item[] = [];
  for (const [id, step] of given.entries()) {
    if (step === 'shift') {
      const next = queue.peek();
      const item = queue.shift();
      assert.equal(item, next, 'shift returns the item of peek');
      assert.equal(item === undefined, live.size === 0);
      if (item !== undefined) {
        assert.equal(queue.remove(item), false);
        live.delete(item);
        served.push(item);
      }
    } else if (typeof step === 'number') {
      const item = [...live][step];
      assert.equal(item !== undefined && queue.remove(item), item !== undefined);
      if (item !== undefined) assert.equal(queue.remove(item), false);
      live.delete(item!);
    } else {
      const item = { id, ...step };
      queue.push(item);
      live.add(item);
    }
    check(queue, live);
  }
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) served.push(item);
  assert.equal(queue.count, 0);
  return served;
}

const sum = (items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((all, item) => all + of(item), 0);

describe('FairQueue', () => {
  it('counts items and bytes and serves each caller in the order of arrival, after any operations', () =>
    forAll([steps], given => {
      const served = runSteps(given, (queue, live) => {
        const items = [...live];
        assert.deepEqual([queue.count, queue.bytes], [items.length, sum(items, item => item.bytes)]);
        for (const caller of callers) {
          const own = items.filter(item => item.caller === caller);
          const expected = { count: own.length, bytes: sum(own, item => item.bytes) };
          assert.deepEqual(queue.backlog(caller), expected);
        }
      });
      for (const caller of callers) {
        const ids = served.filter(item => item.caller === caller).map(({ id }) => id);
        assert.deepEqual(
          ids,
          ids.toSorted((one, other) => one - other),
        );
      }
    }));

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
