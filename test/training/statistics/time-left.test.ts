import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeLeft } from '../../../src/training/statistics/time-left.js';

describe('timeLeft', () => {
  it('extrapolates the time of the finished steps', () => {
    let now = 5_000;
    const left = timeLeft(10, () => now);
    now += 120_000;
    assert.equal(left(2), 'about 8 min left');
    now += 360_000;
    assert.equal(left(9), 'less than 1 min left');
    assert.equal(left(10), 'done');
  });
});
