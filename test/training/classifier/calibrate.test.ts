import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calibrate } from '../../../src/classifier/predict.js';
import { eras } from '../../../src/scan/eras.js';
import { calibrateExperts } from '../../../src/training/classifier/calibrate.js';
import { synthetic } from './synthetic.js';

const samples = synthetic(240, 5).map((sample, i) =>
  sample.machine && i % 4 >= 2 ? { ...sample, era: 'recent' as const } : sample,
);
/** Each expert sees its own machines well and takes those of the other era for people. */
const held = samples.map((sample, i) => {
  const noise = Math.sin(i * 7) * 2;
  const score = (era: string) => (sample.machine && sample.era === era ? 1 : -1) + noise;
  return { sample: i, view: '300', words: 200, eras, scores: [score('earlier'), score('recent')] };
});
const experts = [{ era: 'earlier' as const }, { era: 'recent' as const }];

describe('calibrateExperts', () => {
  it('holds nothing against an expert that the other era is not its own', () => {
    for (const calibration of calibrateExperts(samples, held, experts)) {
      const middle = calibrate(0, 200, calibration);
      assert.ok(Math.abs(middle) < 0.4, `even odds are read as ${middle}`);
      assert.ok(calibrate(1, 200, calibration) > middle + 0.3);
    }
  });
});
