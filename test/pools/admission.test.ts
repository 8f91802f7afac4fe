import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/limits.js';
import { Admission } from '../../src/pools/admission.js';

const burst = 2_000;
/** One that knows that a text weighs 100 and takes 1 ms. */
function informed(): Admission {
  const admission = new Admission(burst);
  for (let i = 0; i < 10; i++) admission.learn(16, 1_600);
  return admission;
}
/** Lets texts of weight 100 come at once until one is refused, at most `most`; returns how many joined. */
function fill(admission: Admission, most: number, threads = 1): number {
  for (let joined = 0; joined < most; joined++) {
    const waitMs = admission.waitMs(joined * 100, threads);
    if (!admission.admits(waitMs)) return joined;
    admission.joined(waitMs);
  }
  return most;
}
const withinWait = limits.queueWaitMs + 1;

describe('admission to the queue', () => {
  it('knows no wait before anything ran', () => {
    assert.equal(new Admission(burst).waitMs(1e9, 1), 0);
  });

  it('expects what the last batches took, shared by the threads', () => {
    const admission = informed();
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 50);
    assert.equal(Math.round(admission.waitMs(5_000, 4)), 13);
    for (let i = 0; i < 100; i++) admission.learn(160, 1_600);
    assert.equal(Math.round(admission.waitMs(5_000, 1)), 500);
  });

  it('takes a whole burst at once when nothing stood in the queue before', () => {
    assert.equal(fill(informed(), burst), burst);
  });

  it('takes no more of a queue that stands than has its turn in time', () => {
    const admission = informed();
    fill(admission, 2 * burst);
    assert.equal(fill(admission, burst), withinWait);
    assert.equal(fill(admission, burst, 2), 2 * limits.queueWaitMs + 1);
  });

  it('takes a burst again after a rest, a smaller one after a shorter rest', () => {
    const admission = informed();
    fill(admission, 2 * burst);
    admission.rest(1_000);
    admission.wake(1_000 + limits.idleMs + 100);
    assert.equal(fill(admission, burst), withinWait + 100 * limits.burstTextsPerIdleMs);
    admission.rest(2_000);
    admission.wake(60_000);
    assert.equal(fill(admission, burst), burst);
  });

  it('counts no pauses as short as those of a steady load', () => {
    const admission = informed();
    fill(admission, 2 * burst);
    for (let now = 0; now < 60_000; now += limits.idleMs) {
      admission.rest(now);
      admission.wake(now + limits.idleMs);
    }
    assert.equal(fill(admission, burst), withinWait);
  });
});
