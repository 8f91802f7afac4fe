import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/limits.js';
import { Admission } from '../../src/pools/admission.js';

const burst = 2_000;
/** One that knows that a text weighs 100 and takes 1 ms. */
function informed(): Admission {
  const admission = new Admission(burst);
  for (let i = 0; i < 10; i++) admission.recordBatch(16, 1_600);
  return admission;
}
/** Lets texts of weight 100 come at once until one is refused, at most `most`; returns how many joined. */
function fill(admission: Admission, most: number, threads = 1, caller = 'a:own'): number {
  for (let joined = 0; joined < most; joined++) {
    const waitMs = admission.waitMs(joined * 100, threads);
    if (!admission.admits(waitMs, caller)) return joined;
    admission.recordAdmitted(waitMs, caller);
  }
  return most;
}
/** Leaves no credit: each caller of many spends its share. */
function spendAll(admission: Admission): void {
  for (let i = 0; admission.admits(Number.POSITIVE_INFINITY, `ip:${i}`); i++)
    fill(admission, burst, 1, `ip:${i}`);
}
const withinWait = limits.queueWaitMs + 1;
/** Most of a full credit that one caller may spend. */
const ownShare = Math.ceil((burst * 8) / 9);

describe('admission to the queue', () => {
  it('knows no wait before anything ran', () => {
    assert.equal(new Admission(burst).waitMs(1e9, 1), 0);
  });

  it('expects what the last batches took, shared by the threads', () => {
    const admission = informed();
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 50);
    assert.equal(Math.round(admission.waitMs(5_000, 4)), 13);
    for (let i = 0; i < 100; i++) admission.recordBatch(160, 1_600);
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 500);
  });

  it('admits a burst of one caller up to its share when nothing stood in the queue before', () => {
    assert.equal(fill(informed(), burst), withinWait + ownShare);
  });

  it('admits a burst of a second caller after the first has spent its share', () => {
    const admission = informed();
    fill(admission, burst, 1, 'ip:flood');
    assert.equal(admission.admits(limits.queueWaitMs + 1, 'ip:flood'), false);
    assert.ok(fill(admission, burst, 1, 'a:other') > withinWait + 100);
  });

  it('admits the first caller beyond its wait again once a rest has restored the credit', () => {
    const admission = informed();
    fill(admission, burst, 1, 'ip:flood');
    admission.markIdle(1_000);
    admission.restoreCredit(60_000);
    assert.equal(fill(admission, burst, 1, 'ip:flood'), withinWait + ownShare);
  });

  it('takes no more of a queue that stands than has its turn in time', () => {
    const admission = informed();
    spendAll(admission);
    assert.equal(fill(admission, burst), withinWait);
    assert.equal(fill(admission, burst, 2), 2 * limits.queueWaitMs + 1);
  });

  it('takes a burst again after a rest, a smaller one after a shorter rest', () => {
    const admission = informed();
    spendAll(admission);
    admission.markIdle(1_000);
    admission.restoreCredit(1_000 + limits.creditIdleMs + 100);
    const restored = fill(admission, burst) - withinWait;
    assert.ok(restored > 0 && restored <= 100 * limits.burstTextsPerIdleMs);
    admission.markIdle(2_000);
    admission.restoreCredit(60_000);
    assert.equal(fill(admission, burst), withinWait + ownShare);
  });

  it('counts no pauses as short as those of a steady load', () => {
    const admission = informed();
    spendAll(admission);
    for (let now = 0; now < 60_000; now += limits.creditIdleMs) {
      admission.markIdle(now);
      admission.restoreCredit(now + limits.creditIdleMs);
    }
    assert.equal(fill(admission, burst), withinWait);
  });
});
