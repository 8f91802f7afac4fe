import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LeasedRateLimit, LeasedUsage } from '../../../../src/store/lmdb/counters/leased-counters.js';
import { MonthlyUsage } from '../../../../src/store/monthly-usage.js';
import { RateLimitWindow } from '../../../../src/store/rate-limit-window.js';
import { forAll } from '../../../for-all.js';

const start = Date.parse('2026-11-21T12:00:00Z');

interface Subject {
  counter: LeasedRateLimit | LeasedUsage;
  /** Counts an amount, unless the limit does not allow it. */
  count: (amount: number, limit: number, now: number) => boolean;
  /** What a process that starts with these bytes counts. */
  onDisk: (bytes: Uint8Array, now: number) => number;
  /** What may be counted in addition. */
  leaseMax: (limit: number, counted: number) => number;
}

const kinds: Readonly<Record<string, () => Subject>> = {
  LeasedRateLimit() {
    const counter = new LeasedRateLimit();
    return {
      counter,
      count: (amount, limit, now) => counter.consume(limit, amount, now).allowed,
      onDisk: (bytes, now) => 1e9 - RateLimitWindow.decode(bytes).peek(1e9, now).remaining,
      leaseMax: limit => Math.min(64 * 3, Math.floor(limit / 64)),
    };
  },
  LeasedUsage() {
    const counter = new LeasedUsage();
    return {
      counter,
      count: (amount, limit) => counter.add(amount, limit === Number.POSITIVE_INFINITY ? null : limit),
      onDisk: bytes => MonthlyUsage.decode(bytes).amount,
      leaseMax: (_, counted) => Math.floor(counted / 64),
    };
  },
};

const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.constant(-1) },
    { weight: 2, arbitrary: fc.constant('write' as const) },
    { weight: 2, arbitrary: fc.constant('committed' as const) },
    { weight: 1, arbitrary: fc.constant('failed' as const) },
    { weight: 1, arbitrary: fc.constant('rest' as const) },
  ),
  { maxLength: 200 },
);

for (const [name, open] of Object.entries(kinds))
  describe(name, () => {
    it('counts on disk at least what was acknowledged and at most one lease more, at every moment', () => {
      const limits = fc.constantFrom(60, 600, 20_000, Number.POSITIVE_INFINITY);
      return forAll([steps, limits], { numRuns: 500 }, (steps, limit) => {
        const { counter, count, onDisk, leaseMax } = open();
        const { lease } = counter;
        let disk: Uint8Array | null = null;
        let writing: Uint8Array | null = null;
        let [acknowledged, counted, inWrite, most, now] = [0, 0, 0, 0, start];
        const isAcknowledged = () => {
          if (lease.isCovered) acknowledged = counted;
        };
        for (const step of steps) {
          now += 7;
          if (typeof step === 'number') {
            const amount = counted + step < 0 ? 0 : step;
            if (count(amount, limit, now)) counted += amount;
            acknowledged = Math.min(acknowledged, counted);
            most = Math.max(most, counted);
            isAcknowledged();
          } else if (step === 'rest') lease.markIdle();
          else if (step === 'write' && writing === null) {
            writing = counter.encode();
            inWrite = counted;
          } else if (writing !== null && (step === 'committed' || step === 'failed')) {
            if (step === 'committed') {
              disk = writing;
              acknowledged = Math.max(acknowledged, Math.min(inWrite, counted));
            }
            lease.onWritten(step === 'committed');
            writing = null;
          }
          // A crash during a write leaves the old or the new value.
          for (const left of writing === null ? [disk] : [disk, writing]) {
            const found = left === null ? 0 : onDisk(left, now);
            assert.ok(found >= acknowledged, `${found} of ${acknowledged}`);
            assert.ok(found <= Math.min(limit, most + leaseMax(limit, most)));
          }
        }
      });
    });

    it('is exact on disk after markIdle', () => {
      const { counter, count, onDisk, leaseMax } = open();
      const { lease } = counter;
      for (let i = 0; i < 128; i++) count(1, 192, start);
      assert.equal(onDisk(counter.encode(), start), 128 + leaseMax(192, 128));
      lease.onWritten(true);
      assert.equal(lease.isExact, false);
      lease.markIdle();
      assert.equal(onDisk(counter.encode(), start), 128);
      lease.onWritten(true);
      assert.equal(lease.isExact, true);
    });
  });

describe('a lease', () => {
  const needsWrite = (rateLimit: LeasedRateLimit, limit: number) => {
    assert.equal(rateLimit.consume(limit, 1, start).allowed, true);
    return !rateLimit.lease.isCovered;
  };

  it('covers 64 calls, and is renewed when half of it is used', () => {
    const rateLimit = new LeasedRateLimit();
    assert.equal(needsWrite(rateLimit, 6_400), true);
    rateLimit.encode();
    rateLimit.lease.onWritten(true);
    for (let i = 1; i <= 64; i++) {
      assert.equal(needsWrite(rateLimit, 6_400), false);
      assert.equal(rateLimit.lease.needsRenewal, i > 32);
    }
    assert.equal(needsWrite(rateLimit, 6_400), true);
  });

  it('covers no call of a limit under 64', () => {
    const rateLimit = new LeasedRateLimit();
    for (let i = 0; i < 3; i++) {
      assert.equal(needsWrite(rateLimit, 63), true);
      rateLimit.encode();
      rateLimit.lease.onWritten(true);
    }
  });
});
