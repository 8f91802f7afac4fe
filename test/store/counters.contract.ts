import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CounterStore } from '../../src/store/counters.js';

/**
 * Contract of every CounterStore. The tests supply the times, so the store must use the `now` it receives.
 */
export function counterContract(name: string, open: () => Promise<CounterStore> | CounterStore): void {
  const minute = 60_000;
  const hour = 60 * minute;
  const start = Date.parse('2026-11-21T12:00:30.250Z');

  describe(`${name} fulfils the CounterStore contract`, () => {
    let store: CounterStore;
    let subjects = 0;
    const subject = () => `a:subject-${++subjects}`;
    before(async () => {
      store = await open();
    });
    after(() => store.close());

    describe('rate limits', () => {
      it('allows a new subject to use the full limit at once, and rejects the next call', async () => {
        const user = subject();
        for (let left = 9; left >= 0; left--) {
          const { unwritten: _, ...answer } = await store.consume(user, 'requests', 10, 1, start);
          assert.deepEqual(answer, { allowed: true, limit: 10, remaining: left, resetSeconds: 3_600 });
        }
        const { allowed, remaining } = await store.consume(user, 'requests', 10, 1, start);
        assert.deepEqual([allowed, remaining], [false, 0]);
      });

      it('allows exactly the limit of 500 concurrent calls', async () => {
        const user = subject();
        const consume = async () => store.consume(user, 'requests', 123, 1, start);
        const calls = await Promise.all(range500.map(consume));
        assert.equal(calls.filter(({ allowed }) => allowed).length, 123);
      });

      it('allows a rejected call after resetSeconds, and not before the oldest call expires', async () => {
        const user = subject();
        await store.consume(user, 'requests', 2, 1, start);
        await store.consume(user, 'requests', 2, 1, start + 10 * minute);
        const now = start + 20 * minute;
        const { allowed, resetSeconds } = await store.consume(user, 'requests', 2, 1, now);
        assert.equal(allowed, false);
        assert.ok(resetSeconds <= 2_400 + 60, `waits ${resetSeconds} s`);
        assert.equal((await store.peek(user, 'requests', 2, start + hour - 1)).allowed, false);
        assert.equal((await store.consume(user, 'requests', 2, 1, now + resetSeconds * 1_000)).allowed, true);
      });

      it('counts neither rejected calls nor peeks', async () => {
        const user = subject();
        await store.consume(user, 'requests', 1, 1, start);
        for (let i = 1; i < 50; i++) {
          assert.equal((await store.consume(user, 'requests', 1, 1, start + i * minute)).allowed, false);
          await store.peek(user, 'requests', 1, start + i * minute);
        }
        assert.equal((await store.consume(user, 'requests', 1, 1, start + hour)).allowed, true);
      });

      it('counts a call of higher cost entirely or not at all', async () => {
        const user = subject();
        assert.equal((await store.consume(user, 'images', 10, 7, start)).remaining, 3);
        const rejected = await store.consume(user, 'images', 10, 4, start);
        assert.deepEqual([rejected.allowed, rejected.remaining], [false, 3]);
        assert.equal((await store.consume(user, 'images', 10, 3, start)).allowed, true);
        assert.equal((await store.consume(user, 'images', 10, 11, start + 3 * hour)).allowed, false);
      });

      it('takes back the newest calls, and never more than were counted', async () => {
        const user = subject();
        await store.consume(user, 'requests', 5, 2, start);
        await store.consume(user, 'requests', 5, 3, start + 10 * minute);
        const { allowed, remaining } = await store.consume(user, 'requests', 5, -4, start + 11 * minute);
        assert.deepEqual([allowed, remaining], [true, 4]);
        assert.equal((await store.consume(user, 'requests', 5, 4, start + 12 * minute)).allowed, true);
        assert.equal((await store.consume(user, 'requests', 5, 1, start + 13 * minute)).allowed, false);
        // The first call, one of which is left, expires an hour after it.
        assert.equal((await store.peek(user, 'requests', 5, start + hour)).allowed, true);
        await store.consume(user, 'requests', 5, -100, start + hour);
        assert.equal((await store.peek(user, 'requests', 5, start + hour)).remaining, 5);
      });

      it('returns the same decision from peek as from consume', async () => {
        const user = subject();
        const fresh = await store.peek(user, 'requests', 2, start);
        assert.deepEqual(fresh, { allowed: true, limit: 2, remaining: 2, resetSeconds: 0 });
        await store.consume(user, 'requests', 2, 2, start);
        assert.equal((await store.peek(user, 'requests', 2, start)).allowed, false);
        assert.equal((await store.peek(user, 'requests', 5, start)).remaining, 3);
        assert.equal((await store.peek(user, 'requests', 0, start)).allowed, false);
      });

      it('counts each subject and each name separately', async () => {
        const [one, two] = [subject(), subject()];
        await store.consume(one, 'requests', 1, 1, start);
        assert.equal((await store.consume(two, 'requests', 1, 1, start)).allowed, true);
        assert.equal((await store.consume(one, 'images', 1, 1, start)).allowed, true);
      });

      it('still enforces the limit after the clock is set back, and recovers within about an hour', async () => {
        const user = subject();
        await store.consume(user, 'requests', 5, 5, start);
        const back = start - 30 * 24 * hour;
        const { allowed, resetSeconds } = await store.consume(user, 'requests', 5, 1, back);
        assert.ok(!allowed && resetSeconds <= 3_660, `waits ${resetSeconds} s`);
        const later = await store.consume(user, 'requests', 5, 5, back + resetSeconds * 1_000);
        assert.equal(later.allowed, true);
      });
    });

    describe('monthly usage', () => {
      it('adds and releases usage, and never falls below 0', async () => {
        const user = subject();
        assert.equal(await store.monthlyUsage(user, 'words', start), 0);
        await store.addUsage(user, 'words', 700, start);
        await store.addUsage(user, 'words', -200, start);
        assert.equal(await store.monthlyUsage(user, 'words', start), 500);
        await store.addUsage(user, 'words', -9_000, start);
        assert.equal(await store.monthlyUsage(user, 'words', start), 0);
      });

      it('never exceeds the limit with 500 concurrent calls', async () => {
        const user = subject();
        const additions = range500.map(() => store.addUsage(user, 'deep', 3, start, 100));
        assert.equal((await Promise.all(additions)).filter(Boolean).length, 33);
        assert.equal(await store.monthlyUsage(user, 'deep', start), 99);
        assert.equal(await store.addUsage(user, 'deep', 1, start, 100), true);
        assert.equal(await store.addUsage(user, 'deep', 1, start, 100), false);
      });

      describe('reserved under a key', () => {
        const reserve = (user: string, key: string, attempt: string, amount: number, limit: number | null) =>
          store.addUsage(user, 'words', amount, start, limit, { key, attempt });
        const settle = (user: string, key: string, attempt: string) =>
          store.endReservation(user, 'words', { key, attempt }, 'settle', start);
        const release = (user: string, key: string, attempt: string) =>
          store.endReservation(user, 'words', { key, attempt }, 'release', start);
        const usage = (user: string) => store.monthlyUsage(user, 'words', start);

        it('is limited by other usage, not by other attempts under the key', async () => {
          const user = subject();
          await store.addUsage(user, 'words', 40, start);
          assert.equal(await reserve(user, 'a', 'killed', 60, 100), true);
          assert.equal(await reserve(user, 'b', 'first', 1, 100), false);
          assert.equal(await reserve(user, 'a', 'retry', 61, 100), false);
          assert.equal(await reserve(user, 'a', 'retry', 60, 100), true);
          assert.equal(await reserve(user, 'b', 'unlimited', 900, null), true);
          await settle(user, 'a', 'retry');
          assert.equal(await usage(user), 1_000);
        });

        for (const before of ['', 'lost releases, ', 'won settles, lost releases, '])
          it(`counts the attempt that settles, in any order and any number of times: ${before}won settles`, async () => {
            const user = subject();
            await store.addUsage(user, 'words', 5, start);
            await reserve(user, 'a', 'lost', 20, 100);
            await reserve(user, 'a', 'won', 30, 100);
            for (const step of `${before}won settles`.split(', '))
              await (step === 'lost releases' ? release(user, 'a', 'lost') : settle(user, 'a', 'won'));
            assert.equal(await usage(user), 35);
          });

        it('counts no attempt that is released, and none that comes after the settled one', async () => {
          const user = subject();
          await reserve(user, 'a', 'first', 30, 60);
          await release(user, 'a', 'first');
          await release(user, 'a', 'first');
          assert.equal(await usage(user), 0);
          await reserve(user, 'a', 'second', 30, 60);
          await settle(user, 'a', 'second');
          await reserve(user, 'a', 'late and killed', 30, 60);
          assert.equal(await usage(user), 60);
          await settle(user, 'a', 'second');
          assert.equal(await usage(user), 30);
        });

        it('keeps the reservations of 500 concurrent attempts apart', async () => {
          const user = subject();
          await Promise.all(range500.map(n => reserve(user, `${n % 5}`, `${n}`, 7, 100)));
          await Promise.all(range500.map(n => settle(user, `${n % 5}`, `${n % 5}`)));
          assert.equal(await usage(user), 35);
        });
      });

      it('starts at 0 with each UTC month, to the millisecond', async () => {
        const user = subject();
        const first = Date.parse('2026-12-01T00:00:00.000Z');
        await store.addUsage(user, 'words', 10, first - 1);
        assert.equal(await store.monthlyUsage(user, 'words', first - 1), 10);
        assert.equal(await store.monthlyUsage(user, 'words', first), 0);
        assert.equal(await store.addUsage(user, 'words', 10, first, 10), true);
        assert.equal(await store.monthlyUsage(user, 'words', first - 1), 10, 'the earlier month');
      });
    });

    it('deletes all counters of a subject, and none of another', async () => {
      const [user, other] = [subject(), subject()];
      for (const each of [user, other]) {
        await store.consume(each, 'requests', 1, 1, start);
        await store.addUsage(each, 'words', 4, start);
        await store.addUsage(each, 'words', 1, start, 5, { key: 'a', attempt: '1' });
      }
      await store.flush();
      await store.consume(user, 'requests', 2, 1, start);
      await store.deleteSubject(user);
      await store.flush();
      assert.equal((await store.consume(user, 'requests', 1, 1, start)).allowed, true);
      assert.equal(await store.monthlyUsage(user, 'words', start), 0);
      await store.addUsage(user, 'words', 2, start);
      await store.endReservation(user, 'words', { key: 'a', attempt: '1' }, 'release', start);
      assert.equal(await store.monthlyUsage(user, 'words', start), 2);
      assert.equal((await store.consume(other, 'requests', 1, 1, start)).allowed, false);
      assert.equal(await store.monthlyUsage(other, 'words', start), 5);
    });

    it('passes its health check', () => store.check());
  });
}

const range500 = Array.from({ length: 500 }, (_, i) => i);
