import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CounterStore } from '../../src/store/counters.js';

/** What every WindowStore promises. Times are the test's own, so the store must count by the `now` it is given. */
export function windowsContract(name: string, open: () => Promise<CounterStore> | CounterStore): void {
  const minute = 60_000;
  const hour = 60 * minute;
  const start = Date.parse('2026-11-21T12:00:30.250Z');

  describe(`${name} keeps the window contract`, () => {
    let store: CounterStore;
    let subjects = 0;
    const subject = () => `a:subject-${++subjects}`;
    before(async () => {
      store = await open();
    });
    after(() => store.close());

    describe('hours', () => {
      it('lets a fresh caller take the whole hour at once, and not one more', async () => {
        const who = subject();
        for (let left = 9; left >= 0; left--) {
          const { unwritten: _, ...answer } = await store.consume(who, 'requests', 10, 1, start);
          assert.deepEqual(answer, {
            allowed: true,
            limit: 10,
            remaining: left,
            resetSeconds: 3_600,
          });
        }
        const refused = await store.consume(who, 'requests', 10, 1, start);
        assert.equal(refused.allowed, false);
        assert.equal(refused.remaining, 0);
      });

      it('allows exactly the limit of 500 who come at once', async () => {
        const who = subject();
        const takes = range500.map(async () => (await store.consume(who, 'requests', 123, 1, start)).allowed);
        assert.equal((await Promise.all(takes)).filter(Boolean).length, 123);
      });

      it('keeps its word about when to come back, and no sooner', async () => {
        const who = subject();
        await store.consume(who, 'requests', 2, 1, start);
        await store.consume(who, 'requests', 2, 1, start + 10 * minute);
        const now = start + 20 * minute;
        const { allowed, resetSeconds } = await store.consume(who, 'requests', 2, 1, now);
        assert.equal(allowed, false);
        assert.ok(resetSeconds <= 2_400 + 60, `waits ${resetSeconds} s`);
        assert.equal((await store.peek(who, 'requests', 2, start + hour - 1)).allowed, false);
        assert.equal((await store.consume(who, 'requests', 2, 1, now + resetSeconds * 1_000)).allowed, true);
      });

      it('does not count a refused call, nor a peek', async () => {
        const who = subject();
        await store.consume(who, 'requests', 1, 1, start);
        for (let i = 1; i < 50; i++) {
          assert.equal((await store.consume(who, 'requests', 1, 1, start + i * minute)).allowed, false);
          await store.peek(who, 'requests', 1, start + i * minute);
        }
        assert.equal((await store.consume(who, 'requests', 1, 1, start + hour)).allowed, true);
      });

      it('takes a dear call whole or not at all', async () => {
        const who = subject();
        assert.equal((await store.consume(who, 'images', 10, 7, start)).remaining, 3);
        const refused = await store.consume(who, 'images', 10, 4, start);
        assert.deepEqual([refused.allowed, refused.remaining], [false, 3]);
        assert.equal((await store.consume(who, 'images', 10, 3, start)).allowed, true);
        assert.equal((await store.consume(who, 'images', 10, 11, start + 3 * hour)).allowed, false);
      });

      it('peeks at what a take would say', async () => {
        const who = subject();
        const fresh = await store.peek(who, 'requests', 2, start);
        assert.deepEqual(fresh, { allowed: true, limit: 2, remaining: 2, resetSeconds: 0 });
        await store.consume(who, 'requests', 2, 2, start);
        assert.equal((await store.peek(who, 'requests', 2, start)).allowed, false);
        assert.equal((await store.peek(who, 'requests', 5, start)).remaining, 3);
        assert.equal((await store.peek(who, 'requests', 0, start)).allowed, false);
      });

      it('counts subjects and rows apart', async () => {
        const [one, two] = [subject(), subject()];
        await store.consume(one, 'requests', 1, 1, start);
        assert.equal((await store.consume(two, 'requests', 1, 1, start)).allowed, true);
        assert.equal((await store.consume(one, 'images', 1, 1, start)).allowed, true);
      });

      it('neither gives calls away nor locks out for long when the clock is set back', async () => {
        const who = subject();
        await store.consume(who, 'requests', 5, 5, start);
        const back = start - 30 * 24 * hour;
        const refused = await store.consume(who, 'requests', 5, 1, back);
        assert.equal(refused.allowed, false);
        assert.ok(refused.resetSeconds <= 3_660, `waits ${refused.resetSeconds} s`);
        assert.equal(
          (await store.consume(who, 'requests', 5, 5, back + refused.resetSeconds * 1_000)).allowed,
          true,
        );
      });
    });

    describe('months', () => {
      it('adds up, gives back, and never goes below nothing', async () => {
        const who = subject();
        assert.equal(await store.monthlyUsage(who, 'words', start), 0);
        await store.addUsage(who, 'words', 700, start);
        await store.addUsage(who, 'words', -200, start);
        assert.equal(await store.monthlyUsage(who, 'words', start), 500);
        await store.addUsage(who, 'words', -9_000, start);
        assert.equal(await store.monthlyUsage(who, 'words', start), 0);
      });

      it('spends within a limit exactly, however many come at once', async () => {
        const who = subject();
        const spends = range500.map(() => store.addUsageWithin(who, 'deep', 3, 100, start));
        assert.equal((await Promise.all(spends)).filter(Boolean).length, 33);
        assert.equal(await store.monthlyUsage(who, 'deep', start), 99);
        assert.equal(await store.addUsageWithin(who, 'deep', 1, 100, start), true);
        assert.equal(await store.addUsageWithin(who, 'deep', 1, 100, start), false);
      });

      it('begins anew on the first, UTC, to the millisecond', async () => {
        const who = subject();
        const first = Date.parse('2026-12-01T00:00:00.000Z');
        await store.addUsage(who, 'words', 10, first - 1);
        assert.equal(await store.monthlyUsage(who, 'words', first - 1), 10);
        assert.equal(await store.monthlyUsage(who, 'words', first), 0);
        assert.equal(await store.addUsageWithin(who, 'words', 10, 10, first), true);
        assert.equal(
          await store.monthlyUsage(who, 'words', first - 1),
          10,
          'a clock set back finds the old month',
        );
      });
    });

    it('forgets a subject whole, and only that one', async () => {
      const [who, other] = [subject(), subject()];
      for (const each of [who, other]) {
        await store.consume(each, 'requests', 1, 1, start);
        await store.addUsage(each, 'words', 5, start);
      }
      await store.flush();
      await store.consume(who, 'requests', 2, 1, start);
      await store.deleteSubject(who);
      await store.flush();
      assert.equal((await store.consume(who, 'requests', 1, 1, start)).allowed, true);
      assert.equal(await store.monthlyUsage(who, 'words', start), 0);
      assert.equal((await store.consume(other, 'requests', 1, 1, start)).allowed, false);
      assert.equal(await store.monthlyUsage(other, 'words', start), 5);
    });

    it('passes its own check', () => store.check());
  });
}

const range500 = Array.from({ length: 500 }, (_, i) => i);
