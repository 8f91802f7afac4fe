import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitCalibration } from '../../../src/training/classifier/calibrate.js';
import {
  auc,
  expectedCalibrationError,
  shareAbove,
  thresholdAt,
} from '../../../src/training/statistics/metrics.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';

describe('auc', () => {
  it('is 1 when every machine text scores higher, 0 when lower, a half for ties', () => {
    assert.equal(auc([1, 2], [3, 4]), 1);
    assert.equal(auc([3, 4], [1, 2]), 0);
    assert.equal(auc([1, 1], [1, 1]), 0.5);
    assert.equal(auc([1, 3], [2]), 0.5);
  });

  it('is no number without both labels', () => assert.ok(Number.isNaN(auc([], [1]))));
});

describe('thresholdAt', () => {
  it('lets no more than the share above it', () => {
    const scores = Array.from({ length: 100 }, (_, i) => i);
    assert.equal(shareAbove(scores, thresholdAt(scores, 0.05)), 0.05);
    assert.equal(shareAbove([1, 1, 1], thresholdAt([1, 1, 1], 0.5)), 0);
    assert.equal(shareAbove([1, 2], thresholdAt([], 0.5)), 0);
  });
});

describe('calibrationError', () => {
  it('is the mean gap between what was said and what was so', () => {
    const said = (probability: number, machine: boolean) => ({ probability, machine });
    assert.equal(expectedCalibrationError([said(0.5, true), said(0.5, false)]), 0);
    assert.equal(expectedCalibrationError([said(1, false), said(1, false)]), 1);
  });
});

describe('fitCalibration', () => {
  it('finds the log-odds that made the labels, length by length', () => {
    const random = mulberry32(4);
    const judged = Array.from({ length: 20_000 }, () => {
      const score = random() * 4 - 2;
      const words = 50 + random() * 400;
      const logOdds = (2 + 0.5 * Math.log(words / 200)) * score - 0.5;
      return { score, words, machine: random() < 1 / (1 + Math.exp(-logOdds)), weight: 1 };
    });
    const [c0, c1, c2, c3] = fitCalibration(judged);
    for (const [found, made] of [
      [c0, 2],
      [c1, 0.5],
      [c2, -0.5],
      [c3, 0],
    ] as const) {
      assert.ok(Math.abs(found - made) < 0.15, `${found} for ${made}`);
    }
  });
});
