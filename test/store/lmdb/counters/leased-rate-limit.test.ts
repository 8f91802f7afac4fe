import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LeasedRateLimit } from '../../../../src/store/lmdb/counters/leased-rate-limit.js';
import { RateLimitWindow } from '../../../../src/store/rate-limit-window.js';
import { forAll } from '../../../for-all.js';

const start = Date.parse('2026-11-21T12:00:00Z');
const taken = (bytes: Uint8Array | null, now: number) =>
  bytes === null ? 0 : 1e9 - RateLimitWindow.decode(bytes).peek(1e9, now).remaining;

const events = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant('take' as const) },
    { weight: 2, arbitrary: fc.constant('write' as const) },
    { weight: 2, arbitrary: fc.constant('committed' as const) },
    { weight: 1, arbitrary: fc.constant('failed' as const) },
    { weight: 1, arbitrary: fc.constant('rest' as const) },
  ),
  { maxLength: 200 },
);

describe('LeasedRateLimit', () => {
  it('counts on disk at least the acknowledged calls and at most one lease more, at every moment', () =>
    forAll([events, fc.constantFrom(60, 600, 20_000)], { numRuns: 500 }, (steps, limit) => {
      const rateLimit = new LeasedRateLimit();
      let disk: Uint8Array | null = null;
      let writing: Uint8Array | null = null;
      let [covered, calls, callsOfWrite, now] = [0, 0, 0, start];
      for (const step of steps) {
        now += 7;
        if (step === 'take') {
          const { allowed, unwritten } = rateLimit.consume(limit, 1, now);
          if (allowed) calls++;
          // Unwritten calls are acknowledged after a write that includes them.
          if (allowed && !unwritten) covered = calls;
        } else if (step === 'rest') rateLimit.markIdle();
        else if (step === 'write' && writing === null) {
          writing = rateLimit.encode();
          callsOfWrite = calls;
        } else if (writing !== null && (step === 'committed' || step === 'failed')) {
          if (step === 'committed') {
            disk = writing;
            covered = Math.max(covered, callsOfWrite);
          }
          rateLimit.onWritten(step === 'committed');
          writing = null;
        }
        // A crash during a write leaves the old or the new value.
        for (const left of writing === null ? [disk] : [disk, writing]) {
          assert.ok(taken(left, now) >= covered, `${taken(left, now)} of ${covered} calls`);
          assert.ok(taken(left, now) <= calls + Math.min(64, limit / 64));
        }
      }
    }));

  it('needs no write within a lease, and has no lease for small limits', () => {
    const [wide, narrow] = [new LeasedRateLimit(), new LeasedRateLimit()];
    const unwritten = (rateLimit: LeasedRateLimit, limit: number) =>
      rateLimit.consume(limit, 1, start).unwritten === true;
    assert.deepEqual([unwritten(wide, 6_400), unwritten(narrow, 60)], [true, true]);
    for (const rateLimit of [wide, narrow]) {
      rateLimit.encode();
      rateLimit.onWritten(true);
    }
    for (let i = 0; i < 64; i++) assert.equal(unwritten(wide, 6_400), false);
    assert.equal(unwritten(wide, 6_400), true);
    assert.equal(unwritten(narrow, 60), true);
  });

  it('is exact on disk after markIdle', () => {
    const rateLimit = new LeasedRateLimit();
    for (let i = 0; i < 5; i++) rateLimit.consume(6_400, 1, start);
    assert.equal(taken(rateLimit.encode(), start), 5 + 64);
    rateLimit.onWritten(true);
    assert.equal(rateLimit.hasLease, true);
    rateLimit.markIdle();
    assert.equal(taken(rateLimit.encode(), start), 5);
    rateLimit.onWritten(true);
    assert.equal(rateLimit.hasLease, false);
  });
});
