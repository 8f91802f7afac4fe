import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FairQueue, hasQueueSpace, type QueueItem } from '../../../src/pools/concurrency/fair-queue.js';

interface Item extends QueueItem {
  readonly id: number;
}
const weightMax = 40;
const quantum = 10;

/** One operation on the queue. */
type Step =
  | { do: 'push'; caller: string; weight: number; bytes: number }
  | { do: 'shift' }
  | { do: 'remove'; at: number };

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('push' as const),
        caller: fc.constantFrom('a', 'b', 'c', 'd'),
        weight: fc.integer({ min: 1, max: weightMax }),
        bytes: fc.nat(100),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('shift' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), at: fc.nat(50) }) },
  ),
  { maxLength: 120 },
);

/** Runs the steps, calls `check` after each, and returns the served items in order. */
function runSteps(given: readonly Step[], check: (queue: FairQueue<Item>, live: ReadonlySet<Item>) => void) {
  const queue = new FairQueue<Item>(quantum);
  const live = new Set<Item>();
  const served: Item[] = [];
  let id = 0;
  for (const step of given) {
    if (step.do === 'push') {
      const item = { id: id++, ...step };
      queue.push(item);
      live.add(item);
    } else if (step.do === 'shift') {
      const next = queue.peek();
      const item = queue.shift();
      assert.equal(item, next, 'shift returns the item of peek');
      assert.equal(item === undefined, live.size === 0);
      if (item !== undefined) {
        assert.equal(queue.remove(item), false);
        live.delete(item);
        served.push(item);
      }
    } else {
      const item = [...live][step.at];
      if (item !== undefined) {
        assert.equal(queue.remove(item), true);
        assert.equal(queue.remove(item), false);
        live.delete(item);
      }
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
  it('counts items and bytes and serves each caller in the order of arrival, after any operations', () => {
    fc.assert(
      fc.property(steps, given => {
        const served = runSteps(given, (queue, live) => {
          const items = [...live];
          assert.deepEqual([queue.count, queue.bytes], [items.length, sum(items, item => item.bytes)]);
          for (const caller of ['a', 'b', 'c', 'd']) {
            const own = items.filter(item => item.caller === caller);
            const expected = { count: own.length, bytes: sum(own, item => item.bytes) };
            assert.deepEqual(queue.backlog(caller), expected);
          }
        });
        for (const caller of ['a', 'b', 'c', 'd']) {
          const ids = served.filter(item => item.caller === caller).map(({ id }) => id);
          assert.deepEqual(
            ids,
            ids.toSorted((one, other) => one - other),
          );
        }
      }),
    );
  });

  it('serves at most one quantum of each other caller for every turn that an item needs', () => {
    const backlog = fc.array(fc.integer({ min: 1, max: weightMax }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(
        fc.array(backlog, { maxLength: 5 }),
        fc.integer({ min: 1, max: weightMax }),
        fc.nat(20),
        (floods, weight, shifts) => {
          const queue = new FairQueue<Item>(quantum);
          let id = 0;
          for (const [flood, weights] of floods.entries())
            for (const each of weights)
              queue.push({ id: id++, caller: `flood ${flood}`, weight: each, bytes: 0 });
          for (let i = 0; i < shifts; i++) queue.shift();
          queue.push({ id, caller: 'honest', weight, bytes: 0 });
          const before = new Map<string, number>();
          for (let item = queue.shift()!; item.caller !== 'honest'; item = queue.shift()!)
            before.set(item.caller, (before.get(item.caller) ?? 0) + item.weight);
          const turns = Math.ceil(weight / quantum);
          for (const total of before.values())
            assert.ok(total <= turns * quantum + weightMax + quantum, `${total}`);
        },
      ),
    );
  });

  it('shares evenly by weight between callers with items of different size', () => {
    const queue = new FairQueue<Item>(quantum);
    for (let id = 0; id < 400; id++) queue.push({ id, caller: 'small', weight: 2, bytes: 0 });
    for (let id = 0; id < 40; id++) queue.push({ id, caller: 'large', weight: 20, bytes: 0 });
    const served = Array.from({ length: 220 }, () => queue.shift()!);
    const signed = (item: Item) => (item.caller === 'small' ? item.weight : -item.weight);
    assert.ok(Math.abs(sum(served, signed)) <= quantum + 20);
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
