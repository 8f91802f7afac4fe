import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hourMs, RateLimitWindow } from '../../src/store/rate-limit-window.js';

const start = 1_760_000_000_123;

/** Steps in ms from call to call: bursts, seconds, minutes, and leaps over the hour. */
const steps = fc.array(
  fc.record({
    step: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1_000, max: 59_999 }),
      fc.integer({ min: 60_000, max: 10 * 60_000 }),
      fc.constantFrom(hourMs - 1, hourMs, hourMs + 1),
    ),
    cost: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 300 },
);

describe('the ring of an hour, against the log of every call', () => {
  it('never lets more than the limit into any 60 minutes', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 30 }), (calls, limit) => {
        const ring = new RateLimitWindow();
        const log: { at: number; cost: number }[] = [];
        let now = start;
        for (const { step, cost } of calls) {
          now += step;
          if (!ring.consume(limit, cost, now).allowed) continue;
          log.push({ at: now, cost });
          const inHour = log.filter(({ at }) => at > now - hourMs).reduce((sum, call) => sum + call.cost, 0);
          assert.ok(inHour <= limit, `${inHour} of ${limit}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('refuses only while a call within the hour and a minute stands in the way', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 4, max: 30 }), (calls, limit) => {
        const ring = new RateLimitWindow();
        const log: { at: number; cost: number }[] = [];
        let now = start;
        for (const { step, cost } of calls) {
          now += step;
          if (ring.consume(limit, cost, now).allowed) {
            log.push({ at: now, cost });
            continue;
          }
          const lately = log
            .filter(({ at }) => at > now - hourMs - 60_000)
            .reduce((sum, call) => sum + call.cost, 0);
          assert.ok(lately + cost > limit);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lets a refused call pass after the seconds it named, and the same ring read back says the same', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 4, max: 30 }), (calls, limit) => {
        const ring = new RateLimitWindow();
        let now = start;
        for (const { step, cost } of calls) {
          now += step;
          const { allowed, resetSeconds } = ring.consume(limit, cost, now);
          if (allowed) continue;
          assert.ok(resetSeconds >= 1 && resetSeconds <= 3_600);
          const read = RateLimitWindow.decode(ring.encode());
          assert.deepEqual(read.peek(limit, now), ring.peek(limit, now));
          assert.equal(read.consume(limit, cost, now + resetSeconds * 1_000).allowed, true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('survives any clock: counts stay within bounds and nobody waits more than an hour', () => {
    const wild = fc.array(fc.integer({ min: -3 * hourMs, max: 3 * hourMs }), { maxLength: 100 });
    fc.assert(
      fc.property(wild, jumps => {
        const ring = new RateLimitWindow();
        let now = start;
        for (const jump of jumps) {
          now += jump;
          const { remaining, resetSeconds } = ring.consume(5, 1, now);
          assert.ok(remaining >= 0 && remaining <= 5);
          assert.ok(resetSeconds >= 1 && resetSeconds <= 3_660);
        }
      }),
    );
  });
});

describe('the ring of an hour and the clock', () => {
  it('does not age its entries by a clock that trembles', () => {
    const ring = new RateLimitWindow();
    ring.consume(6_000, 1_000, start - 60_000);
    // 2,500 steps of two seconds back are more than an hour in sum.
    for (let i = 0; i < 5_000; i++) {
      assert.equal(ring.consume(6_000, 1, start + 10_000 - (i % 2) * 2_000).allowed, true);
    }
    assert.equal(ring.consume(6_000, 1, start + 10_000).allowed, false);
  });

  it('keeps the age of its entries when the clock is set back by hours', () => {
    const ring = new RateLimitWindow();
    ring.consume(2, 1, start);
    ring.consume(2, 1, start + hourMs / 2);
    const back = start - 5 * hourMs;
    assert.equal(ring.consume(2, 1, back).allowed, false);
    assert.equal(ring.consume(2, 1, back + hourMs / 2 - 1_000).allowed, false);
    assert.equal(ring.consume(2, 1, back + hourMs / 2).allowed, true);
    assert.equal(ring.consume(2, 1, back + hourMs / 2).allowed, false);
  });

  it('has expired when its newest call is an hour old', () => {
    const ring = new RateLimitWindow();
    assert.equal(ring.expired(start), true);
    ring.consume(1, 1, start);
    assert.equal(ring.expired(start + hourMs - 1), false);
    assert.equal(ring.expired(start + hourMs), true);
  });
});
