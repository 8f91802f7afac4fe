import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { Admission } from '../../src/pools/admission.js';

const burst = 2_000;
/** An Admission that has measured 1 ms for a text of weight 100. */
function measured(): Admission {
  const admission = new Admission(burst);
  for (let i = 0; i < 10; i++) admission.recordBatch(16, 1_600);
  return admission;
}
/** Offers up to `most` texts of weight 100 until one is rejected; returns how many were admitted. */
function fill(admission: Admission, most: number, threads = 1, caller = 'a:own'): number {
  for (let admitted = 0; admitted < most; admitted++) {
    const waitMs = admission.waitMs(admitted * 100, threads);
    if (!admission.admits(waitMs, caller)) return admitted;
    admission.recordAdmitted(waitMs, caller);
  }
  return most;
}
/** Spends the whole credit with many callers. */
function spendAll(admission: Admission): void {
  for (let i = 0; admission.admits(Number.POSITIVE_INFINITY, `ip:${i}`); i++)
    fill(admission, burst, 1, `ip:${i}`);
}
const withinWait = limits.queueWaitMs + 1;
/** Maximum of a full credit that one caller can spend. */
const ownShare = Math.ceil((burst * 8) / 9);

describe('Admission', () => {
  it('expects no wait before the first batch', () => {
    assert.equal(new Admission(burst).waitMs(1e9, 1), 0);
  });

  it('estimates the wait from recent batches and the number of threads', () => {
    const admission = measured();
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 50);
    assert.equal(Math.round(admission.waitMs(5_000, 4)), 13);
    for (let i = 0; i < 100; i++) admission.recordBatch(160, 1_600);
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 500);
  });

  it('admits a burst of one caller up to its share of the credit', () => {
    assert.equal(fill(measured(), burst), withinWait + ownShare);
  });

  it('admits a burst of a second caller after the first has spent its share', () => {
    const admission = measured();
    fill(admission, burst, 1, 'ip:flood');
    assert.equal(admission.admits(limits.queueWaitMs + 1, 'ip:flood'), false);
    assert.ok(fill(admission, burst, 1, 'a:other') > withinWait + 100);
  });

  it('admits the first caller’s burst again after idle time has restored the credit', () => {
    const admission = measured();
    fill(admission, burst, 1, 'ip:flood');
    admission.markIdle(1_000);
    admission.restoreCredit(60_000);
    assert.equal(fill(admission, burst, 1, 'ip:flood'), withinWait + ownShare);
  });

  it('admits only texts with a short wait when the credit is spent', () => {
    const admission = measured();
    spendAll(admission);
    assert.equal(fill(admission, burst), withinWait);
    assert.equal(fill(admission, burst, 2), 2 * limits.queueWaitMs + 1);
  });

  it('restores the credit in proportion to the idle time', () => {
    const admission = measured();
    spendAll(admission);
    admission.markIdle(1_000);
    admission.restoreCredit(1_000 + limits.creditIdleMs + 100);
    const restored = fill(admission, burst) - withinWait;
    assert.ok(restored > 0 && restored <= 100 * limits.burstTextsPerIdleMs);
    admission.markIdle(2_000);
    admission.restoreCredit(60_000);
    assert.equal(fill(admission, burst), withinWait + ownShare);
  });

  it('restores no credit in the short pauses of a steady load', () => {
    const admission = measured();
    spendAll(admission);
    for (let now = 0; now < 60_000; now += limits.creditIdleMs) {
      admission.markIdle(now);
      admission.restoreCredit(now + limits.creditIdleMs);
    }
    assert.equal(fill(admission, burst), withinWait);
  });
});
