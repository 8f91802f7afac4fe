import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { genres } from '../../../src/contract/genre.js';
import { loadShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { upstreamModel } from '../../../src/engine/classifier/upstream.js';
import {
  calibrationOf,
  formatHistogram,
  lengthBuckets,
  scoreBin,
} from '../../../src/engine/scan/calibration.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { biasOf, distributePoints } from '../../../src/engine/scan/score.js';
import { engineVersion, fingerprint } from '../../../src/engine/scan/version.js';
import { genreColumns, weights } from '../../../src/engine/scan/weights.js';
import { scanOptions } from '../options.js';

const options = { ...scanOptions, include_fixes: false };
const embedded = loadShippedClassifier();
const text =
  'Community gardens play a crucial role in fostering resilience, collaboration, and growth, ensuring that every neighbour feels at home. '.repeat(
    6,
  );
const kinds = ['heuristics', 'model'] as const;

describe('the combination of signals and classifier', () => {
  it('reports the measured error rate and the classifier version', () => {
    const reading = scan(text, options, embedded);
    assert.equal(reading.model_used, true);
    assert.ok(reading.calibration !== null && reading.calibration.n >= 20);
    assert.ok(reading.engine.endsWith(`.${embedded.version}`));
  });

  it('reports the error rate of the signals alone when the classifier is not used', () => {
    const reading = scan(text, { ...options, use_model: false }, embedded);
    assert.ok(reading.calibration !== null);
    assert.equal(reading.engine, engineVersion);
  });

  it('uses the signals alone when the text is too short for the classifier', () => {
    const short = text.split(' ').slice(0, 30).join(' ');
    const [asked, alone] = [true, false].map(use_model => scan(short, { ...options, use_model }, embedded));
    assert.match(asked!.degraded!, /at least 40 words/);
    assert.deepEqual({ ...asked, degraded: alone!.degraded }, alone);
  });

  it('reports no error rate for a classifier that was not measured', () => {
    assert.equal(scan(text, options, upstreamModel(2)).calibration, null);
    assert.equal(scan(text, options, { ...embedded, version: 'retrained' }).calibration, null);
  });

  it('has points that sum with the baseline to the score, in every genre', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 70 }),
        fc.constantFrom(...genreColumns),
        fc.constantFrom(...kinds),
        fc.integer({ min: 1, max: 5000 }),
        (contributions, genre, kind, words) => {
          const { score, baseline, points } = distributePoints(
            weights.combinations[kind],
            biasOf(weights.combinations[kind], genre, words),
            contributions,
            100,
          );
          const sum = points.reduce((total, one) => total + one, baseline);
          assert.ok(Math.abs(sum - score) < 0.006, `${sum} against ${score}`);
        },
      ),
    );
  });

  it('never lowers a score for more evidence for AI', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -8, max: 8, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.constantFrom('' as const, ...genres),
        (odds, more, genre) => {
          const score = (logOdds: number) => scan(text, { ...options, genre }, upstreamModel(logOdds)).score;
          assert.ok(score(odds + more) >= score(odds));
        },
      ),
    );
    for (const { eraWeights } of Object.values(weights.signals))
      for (const { ai, human } of Object.values(eraWeights)) assert.ok(ai >= 0 && human >= 0);
    for (const { signals, classifier, slope } of Object.values(weights.combinations))
      assert.ok(signals > 0 && classifier >= 0 && slope > 0);
  });

  it('never raises a score for a named genre or a second language', () => {
    for (const kind of kinds) {
      const { bias } = weights.combinations[kind];
      for (const genre of genreColumns) assert.ok(bias[genre] <= bias.standard);
    }
    const plain = scan(text, options, embedded).score;
    assert.ok(scan(text, { ...options, esl: true }, embedded).score <= plain);
  });

  it('changes the bias continuously with length', () => {
    for (const kind of kinds) {
      const combination = weights.combinations[kind];
      for (let words = 1; words < 2000; words++) {
        const step = biasOf(combination, 'standard', words + 1) - biasOf(combination, 'standard', words);
        assert.ok(Math.abs(step) < 0.05, `${kind} at ${words}: ${step}`);
      }
    }
  });

  it('applies the classifier to the sentence scores', () => {
    const scores = (odds: number) =>
      scan(text, options, upstreamModel(odds)).sentences!.map(one => one.score);
    const [low, high] = [scores(-4), scores(4)];
    for (const [i, score] of low!.entries()) assert.ok(score < high![i]!);
  });
});

describe('calibrationOf', () => {
  const cells = genreColumns.flatMap(genre =>
    lengthBuckets.flatMap(bucket =>
      [null, embedded.version].map(model => ({ genre, words: Math.min(bucket - 1, 5000), model })),
    ),
  );
  const at = (cell: (typeof cells)[number], score: number) =>
    calibrationOf(cell.genre, cell.words, score, cell.model);
  const measuredCells = cells.filter(cell => at(cell, 0) !== null);

  it('returns rates that decrease from band to band, within their interval', () => {
    for (const cell of measuredCells) {
      let before = 1;
      for (const score of [25, 50, 75]) {
        const { false_positive_rate: rate, interval } = at(cell, score)!;
        assert.ok(rate! <= before && interval![0]! <= rate! && rate! <= interval![1]!);
        before = rate!;
      }
    }
  });

  it('returns no rate for the lowest band, which every text reaches', () => {
    for (const cell of measuredCells) {
      for (const score of [0, 12.3, 24.9]) {
        const { false_positive_rate, interval, n } = at(cell, score)!;
        assert.deepEqual([false_positive_rate, interval], [null, null]);
        assert.ok(n > 0);
      }
    }
  });

  it('returns a percentile that never falls as the score rises, up to 1', () => {
    for (const cell of measuredCells) {
      let before = 0;
      for (let tenths = 0; tenths <= 1000; tenths++) {
        const { human_percentile: percentile } = at(cell, tenths / 10)!;
        assert.ok(percentile >= before && percentile <= 1, `${JSON.stringify(cell)} ${tenths / 10}`);
        before = percentile;
      }
      assert.equal(before, 1);
    }
  });

  it('returns a distribution of 20 shares that sum to 1 and agree with the rate and the percentile', () => {
    const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
    for (const cell of measuredCells) {
      for (const [band, score] of [25, 50, 75].entries()) {
        const { distribution, false_positive_rate, human_percentile } = at(cell, score)!;
        assert.equal(distribution.length, 20);
        assert.ok(distribution.every(share => share >= 0 && share <= 1));
        assert.ok(Math.abs(sum(distribution) - 1) < 0.001);
        assert.ok(Math.abs(sum(distribution.slice(5 * (band + 1))) - false_positive_rate!) < 0.001);
        assert.ok(sum(distribution.slice(0, 5 * (band + 1))) <= human_percentile + 0.001);
      }
    }
  });

  it('returns at most 5% for elevated and 1% for high where at least 100 human-written texts were measured', () => {
    for (const cell of measuredCells) {
      const elevated = at(cell, 50)!;
      if (elevated.n < 100) continue;
      assert.ok(elevated.false_positive_rate! <= 0.05, JSON.stringify(cell));
      assert.ok(at(cell, 75)!.false_positive_rate! <= 0.01, JSON.stringify(cell));
    }
  });
});

describe('formatHistogram', () => {
  it('abbreviates empty bins and omits the ones after the last text', () => {
    assert.equal(formatHistogram([5, 0, 0, 2, 1, 0, 3, 0, 0]), '5 x2 2 1 x1 3');
  });

  it('puts a score of one decimal into its half point', () => {
    assert.deepEqual([0, 0.4, 0.5, 24.9, 25, 50, 99.9, 100].map(scoreBin), [0, 0, 1, 49, 50, 100, 199, 199]);
    for (let tenths = 0; tenths < 1000; tenths++) assert.equal(scoreBin(tenths / 10), Math.floor(tenths / 5));
  });
});

describe('fingerprint', () => {
  it('changes with any weight, list entry or error rate', () => {
    const base = { weight: 1.25, list: 'delve 0.4\nfoster 0.3', rates: 'standard 0 model 100 3 1 0' };
    const changes = [
      { ...base, weight: 1.26 },
      { ...base, list: 'delve 0.4\nfoster 0.31' },
      { ...base, rates: 'standard 0 model 100 3 1 1' },
    ];
    const versions = [base, ...changes].map(values => fingerprint(values));
    assert.equal(new Set(versions).size, 4);
    assert.equal(fingerprint(base), versions[0]);
  });
});
