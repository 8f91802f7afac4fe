import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hourMs, RateLimitWindow } from '../../src/store/rate-limit-window.js';
import { forAll } from '../for-all.js';

const start = 1_760_000_000_123;

/** Intervals between calls in ms: bursts, seconds, minutes, and about an hour. */
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

describe('RateLimitWindow, compared with a log of every call', () => {
  it('allows the limit in any 60 minutes, rejects only without room in 61 minutes, and resets as announced', () =>
    forAll([steps, fc.integer({ min: 4, max: 30 })], { numRuns: 500 }, (calls, limit) => {
      const window = new RateLimitWindow();
      const log: { at: number; cost: number }[] = [];
      let now = start;
      const costSince = (time: number) =>
        log.reduce((sum, call) => sum + (call.at > time ? call.cost : 0), 0);
      for (const { step, cost } of calls) {
        now += step;
        const { allowed, resetSeconds } = window.consume(limit, cost, now);
        if (allowed) {
          log.push({ at: now, cost });
          assert.ok(costSince(now - hourMs) <= limit);
          continue;
        }
        assert.ok(costSince(now - hourMs - 60_000) + cost > limit);
        assert.ok(resetSeconds >= 1 && resetSeconds <= 3_600);
        const decoded = RateLimitWindow.decode(window.encode());
        assert.deepEqual(decoded.peek(limit, now), window.peek(limit, now));
        assert.equal(decoded.consume(limit, cost, now + resetSeconds * 1_000).allowed, true);
      }
    }));

  it('keeps remaining and resetSeconds within bounds for any clock', () => {
    const clockJumps = fc.array(fc.integer({ min: -3 * hourMs, max: 3 * hourMs }), { maxLength: 100 });
    forAll([clockJumps], jumps => {
      const window = new RateLimitWindow();
      let now = start;
      for (const jump of jumps) {
        now += jump;
        const { remaining, resetSeconds } = window.consume(5, 1, now);
        assert.ok(remaining >= 0 && remaining <= 5);
        assert.ok(resetSeconds >= 1 && resetSeconds <= 3_660);
      }
    });
  });
});

describe('RateLimitWindow and clock changes', () => {
  it('does not age its entries when the clock jitters', () => {
    const window = new RateLimitWindow();
    window.consume(6_000, 1_000, start - 60_000);
    // 2,500 steps of two seconds back are more than an hour in sum.
    for (let i = 0; i < 5_000; i++) {
      assert.equal(window.consume(6_000, 1, start + 10_000 - (i % 2) * 2_000).allowed, true);
    }
    assert.equal(window.consume(6_000, 1, start + 10_000).allowed, false);
  });

  it('preserves the age of its entries when the clock is set back by hours', () => {
    const window = new RateLimitWindow();
    window.consume(2, 1, start);
    window.consume(2, 1, start + hourMs / 2);
    const back = start - 5 * hourMs;
    assert.equal(window.consume(2, 1, back).allowed, false);
    assert.equal(window.consume(2, 1, back + hourMs / 2 - 1_000).allowed, false);
    assert.equal(window.consume(2, 1, back + hourMs / 2).allowed, true);
    assert.equal(window.consume(2, 1, back + hourMs / 2).allowed, false);
  });

  it('expires when its newest call is an hour old', () => {
    const window = new RateLimitWindow();
    assert.equal(window.expired(start), true);
    window.consume(1, 1, start);
    assert.equal(window.expired(start + hourMs - 1), false);
    assert.equal(window.expired(start + hourMs), true);
  });
});
