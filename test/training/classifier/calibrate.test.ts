import assert from 'node:assert/strict';
import { it } from 'node:test';
import { calibrate } from '../../../src/engine/classifier/calibration.js';
import { eras } from '../../../src/engine/scan/eras.js';
import { calibrateExperts, fitCalibration } from '../../../src/training/classifier/calibrate.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from './synthetic.js';

const samples = synthetic(240, 5).map((sample, i) =>
  sample.machine && i % 4 >= 2 ? { ...sample, era: 'recent' as const } : sample,
);
/** Scores of experts that detect AI-generated texts of their own era and none of the other. */
const held = samples.map((sample, i) => {
  const noise = Math.sin(i * 7) * 2;
  const score = (era: string) => (sample.machine && sample.era === era ? 1 : -1) + noise;
  return { sample: i, view: '300', words: 200, eras, scores: [score('earlier'), score('recent')] };
});
const experts = [{ era: 'earlier' as const }, { era: 'recent' as const }];

it('calibrateExperts does not penalise an expert for missing AI-generated texts of the other era', () => {
  for (const calibration of calibrateExperts(samples, held, experts)) {
    const middle = calibrate(0, 200, calibration);
    assert.ok(Math.abs(middle) < 0.4, `a score of 0 maps to ${middle}`);
    assert.ok(calibrate(1, 200, calibration) > middle + 0.3);
  }
});

it('calibrateExperts takes no length as evidence, though most AI-generated texts are longer', () => {
  const byLength = held.map((one, i) => ({ ...one, words: samples[i]!.machine === i % 5 > 0 ? 400 : 100 }));
  for (const calibration of calibrateExperts(samples, byLength, experts)) {
    const [short, long] = [100, 400].map(words => calibrate(0, words, calibration));
    assert.ok(Math.abs(long! - short!) < 0.7, `${short} and ${long}`);
  }
});

it('fitCalibration recovers the log-odds that generated the labels at every length', () => {
  const random = mulberry32(4);
  const judged = Array.from({ length: 20_000 }, () => {
    const score = random() * 4 - 2;
    const words = 50 + random() * 400;
    const logOdds = (2 + 0.5 * Math.log(words / 200)) * score - 0.5;
    return { score, words, machine: random() < 1 / (1 + Math.exp(-logOdds)), weight: 1 };
  });
  const found = fitCalibration(judged);
  [2, 0.5, -0.5, 0].forEach((made, k) => {
    assert.ok(Math.abs(found[k]! - made) < 0.15, `${found} for ${made} at ${k}`);
  });
});

it('fitCalibration does not diverge where whole steps of Newton do', () => {
  const random = mulberry32(9);
  const separated = Array.from({ length: 2_000 }, () => {
    const machine = random() < 0.5;
    return { score: (machine ? 6 : -6) + 4 * random(), words: 200, machine, weight: 1 };
  });
  const far = [{ score: 40, words: 60, machine: false, weight: 30 }];
  for (const judged of [separated, [...separated, ...far]]) {
    const found = fitCalibration(judged);
    for (const value of found) assert.ok(Math.abs(value) < 100, `${found}`);
  }
});
