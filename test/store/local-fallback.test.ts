import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CounterStore, Reservation } from '../../src/store/counters.js';
import { StoreUnreachable } from '../../src/store/errors.js';
import { openCounters } from '../../src/store/lmdb/counters/open.js';
import { withLocalFallback } from '../../src/store/local-fallback.js';
import { temporaryFolder } from '../temporary-folder.js';

describe('withLocalFallback', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  let [isReachable, subjects] = [true, 0];
  let shared: CounterStore;
  let counters: CounterStore;
  before(() => {
    shared = openCounters(temporaryFolder());
    /** The counters of a server that is unreachable at times. */
    const remote = new Proxy(shared, {
      get:
        (target, name: keyof CounterStore) =>
        (...args: never[]) => {
          if (!isReachable) return Promise.reject(new StoreUnreachable('No server answers.'));
          return (target[name] as (...args: never[]) => unknown)(...args);
        },
    });
    counters = withLocalFallback(remote);
  });
  after(() => counters.close());

  /** Counts during an outage. The subject has used 100 words before it. */
  async function outage(use: (subject: string) => Promise<void>): Promise<string> {
    const subject = `a:${subjects++}`;
    await counters.addUsage(subject, 'words', 100, now);
    assert.equal(await counters.monthlyUsage(subject, 'words', now), 100);
    isReachable = false;
    await use(subject).finally(() => (isReachable = true));
    await counters.flush();
    return subject;
  }
  const reservation = (attempt: string): Reservation => ({ key: 'k', attempt });

  it('counts calls by the local clock, each limit for itself', async () => {
    await outage(async subject => {
      for (const allowed of [true, true, false])
        assert.equal((await counters.consume(subject, 'requests', 2, 1, now)).allowed, allowed);
      assert.equal((await counters.peek(subject, 'requests', 2, now)).remaining, 0);
      assert.equal((await counters.peek(subject, 'images', 2, now)).remaining, 2);
      assert.equal((await counters.consume(subject, 'requests', 2, 1, now + 3_600_000)).allowed, true);
    });
  });

  it('adds monthly usage up to the limit and sends it once the store is reachable', async () => {
    const subject = await outage(async subject => {
      assert.equal(await counters.addUsage(subject, 'words', 51, now, 150), false);
      assert.equal(await counters.addUsage(subject, 'words', 50, now, 150), true);
      assert.equal(await counters.addUsage(subject, 'words', 1, now, 150), false);
      assert.equal(await counters.monthlyUsage(subject, 'words', now), 150);
      assert.equal(await counters.addUsage(subject, 'words', 5, now + 31 * 86_400_000), true);
    });
    assert.equal(await shared.monthlyUsage(subject, 'words', now), 150);
    assert.equal(await shared.monthlyUsage(subject, 'words', now + 31 * 86_400_000), 5);
    assert.equal(await counters.addUsage(subject, 'words', 1, now, 150), false);
  });

  it('releases a reservation of the outage, and keeps one that is settled', async () => {
    const subject = await outage(async subject => {
      for (const [attempt, words] of Object.entries({ a: 30, b: 7 }))
        await counters.addUsage(subject, 'words', words, now, null, reservation(attempt));
      await counters.endReservation(subject, 'words', reservation('a'), 'release', now);
      await counters.endReservation(subject, 'words', reservation('a'), 'release', now);
      await counters.endReservation(subject, 'words', reservation('b'), 'settle', now);
      assert.equal(await counters.monthlyUsage(subject, 'words', now), 107);
    });
    assert.equal(await shared.monthlyUsage(subject, 'words', now), 107);
  });

  it('takes back no more than was used', async () => {
    const subject = await outage(async subject => {
      await counters.addUsage(subject, 'words', -500, now);
      assert.equal(await counters.monthlyUsage(subject, 'words', now), 0);
    });
    assert.equal(await shared.monthlyUsage(subject, 'words', now), 0);
  });

  it('sends no usage of a subject that was deleted', async () => {
    const subject = await outage(async subject => {
      await counters.addUsage(subject, 'words', 40, now);
      await assert.rejects(counters.deleteSubject(subject), StoreUnreachable);
    });
    assert.equal(await shared.monthlyUsage(subject, 'words', now), 100);
  });

  it('throws other errors', () =>
    assert.rejects(async () => counters.addUsage('x'.repeat(5_000), 'words', 1, now)));
});
