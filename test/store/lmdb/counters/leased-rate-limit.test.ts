import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LeasedRateLimit } from '../../../../src/store/lmdb/counters/leased-rate-limit.js';
import { RateLimitWindow } from '../../../../src/store/rate-limit-window.js';

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

describe('an hour with a lease on the disk', () => {
  it('is at every moment as long on the disk as what was acknowledged, and longer by the lease at most', () => {
    fc.assert(
      fc.property(events, fc.constantFrom(60, 600, 20_000), (steps, limit) => {
        const hour = new LeasedRateLimit();
        let disk: Uint8Array | null = null;
        let writing: Uint8Array | null = null;
        let [covered, calls, callsOfWrite, now] = [0, 0, 0, start];
        for (const step of steps) {
          now += 7;
          if (step === 'take') {
            const { allowed, unwritten } = hour.consume(limit, 1, now);
            if (allowed) calls++;
            // The others are acknowledged when a write that has them is committed.
            if (allowed && !unwritten) covered = calls;
          } else if (step === 'rest') hour.markIdle();
          else if (step === 'write' && writing === null) {
            writing = hour.encode();
            callsOfWrite = calls;
          } else if (writing !== null && (step === 'committed' || step === 'failed')) {
            if (step === 'committed') {
              disk = writing;
              covered = Math.max(covered, callsOfWrite);
            }
            hour.onWritten(step === 'committed');
            writing = null;
          }
          // A crash in the middle of a write leaves one or the other.
          for (const left of writing === null ? [disk] : [disk, writing]) {
            assert.ok(taken(left, now) >= covered, `${taken(left, now)} of ${covered} calls`);
            assert.ok(taken(left, now) <= calls + Math.min(64, limit / 64));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('asks for no write while the lease lasts, and has none where a limit is small', () => {
    const [wide, narrow] = [new LeasedRateLimit(), new LeasedRateLimit()];
    const unwritten = (hour: LeasedRateLimit, limit: number) =>
      hour.consume(limit, 1, start).unwritten === true;
    assert.deepEqual([unwritten(wide, 6_400), unwritten(narrow, 60)], [true, true]);
    for (const hour of [wide, narrow]) {
      hour.encode();
      hour.onWritten(true);
    }
    for (let i = 0; i < 64; i++) assert.equal(unwritten(wide, 6_400), false);
    assert.equal(unwritten(wide, 6_400), true);
    assert.equal(unwritten(narrow, 60), true);
  });

  it('is exact on the disk once the caller rests', () => {
    const hour = new LeasedRateLimit();
    for (let i = 0; i < 5; i++) hour.consume(6_400, 1, start);
    assert.equal(taken(hour.encode(), start), 5 + 64);
    hour.onWritten(true);
    assert.equal(hour.hasLease, true);
    hour.markIdle();
    assert.equal(taken(hour.encode(), start), 5);
    hour.onWritten(true);
    assert.equal(hour.hasLease, false);
  });
});
