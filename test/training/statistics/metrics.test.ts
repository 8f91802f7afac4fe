import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  areaUnderCurve,
  auc,
  expectedCalibrationError,
  shareAbove,
  thresholdAt,
} from '../../../src/training/statistics/metrics.js';

describe('auc', () => {
  it('is 1 when every positive scores higher, 0 when lower, and 0.5 for ties', () => {
    assert.equal(auc([1, 2], [3, 4]), 1);
    assert.equal(auc([3, 4], [1, 2]), 0);
    assert.equal(auc([1, 1], [1, 1]), 0.5);
    assert.equal(auc([1, 3], [2]), 0.5);
  });

  it('is NaN unless both labels occur', () => assert.ok(Number.isNaN(auc([], [1]))));
});

describe('thresholdAt', () => {
  it('returns a threshold that at most the given share of scores exceeds', () => {
    const scores = Array.from({ length: 100 }, (_, i) => i);
    assert.equal(shareAbove(scores, thresholdAt(scores, 0.05)), 0.05);
    assert.equal(shareAbove([1, 1, 1], thresholdAt([1, 1, 1], 0.5)), 0);
    assert.equal(shareAbove([1, 2], thresholdAt([], 0.5)), 0);
  });
});

describe('expectedCalibrationError', () => {
  it('is the mean gap between the predicted probability and the observed rate', () => {
    const prediction = (probability: number, machine: boolean) => ({ probability, machine });
    assert.equal(expectedCalibrationError([prediction(0.5, true), prediction(0.5, false)]), 0);
    assert.equal(expectedCalibrationError([prediction(1, false), prediction(1, false)]), 1);
  });

  it('weights each prediction', () => {
    const predictions = [
      { probability: 1, machine: true, weight: 3 },
      { probability: 1, machine: false, weight: 1 },
    ];
    assert.equal(expectedCalibrationError(predictions), 0.25);
  });
});

describe('areaUnderCurve', () => {
  it('is the share of correctly ordered pairs, ties counted half', () => {
    assert.equal(areaUnderCurve([1, 2, 3, 4], [0, 0, 1, 1]), 1);
    assert.equal(areaUnderCurve([1, 2, 3, 4], [1, 1, 0, 0]), 0);
    assert.equal(areaUnderCurve([1, 1, 1], [0, 1, 1]), 0.5);
    assert.equal(areaUnderCurve([1, 2, 2, 3], [0, 0, 1, 1]), 0.875);
  });

  it('weights each score', () => {
    assert.equal(areaUnderCurve([1, 2, 3], [1, 0, 1], [1, 1, 3]), 0.75);
  });

  it('is NaN unless both labels occur', () => {
    assert.ok(Number.isNaN(areaUnderCurve([1, 2], [1, 1])));
  });
});
