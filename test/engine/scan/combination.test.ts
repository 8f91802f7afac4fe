import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { upstreamModel } from '../../../src/engine/classifier/upstream.js';
import {
  calibrationOf,
  formatHistogram,
  lengthBuckets,
  scoreBin,
} from '../../../src/engine/scan/calibration.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { engineVersion, fingerprint } from '../../../src/engine/scan/version.js';
import { genreColumns, weights } from '../../../src/engine/scan/weights.js';
import { scanOptions } from '../options.js';

const options = { ...scanOptions, include_fixes: false };
const embedded = loadShippedClassifier();
const sentence =
  'Community gardens play a crucial role in fostering resilience, collaboration, and growth, ensuring that every neighbour feels at home. ';
const text = sentence.repeat(6);

describe('the combination of signals and classifier', () => {
  it('reports the error rate measured with or without the classifier, and its version', () => {
    const [used, alone] = [true, false].map(use_model => scan(text, { ...options, use_model }, embedded));
    assert.ok(used!.calibration !== null && used!.calibration.n >= 20 && alone!.calibration !== null);
    assert.notDeepEqual(used!.calibration, alone!.calibration);
    assert.ok(used!.engine.endsWith(`.${embedded.version}`));
    assert.deepEqual([used!.model_used, alone!.engine], [true, engineVersion]);
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

  it('gives a text below the opening of a chat reply its own score', () => {
    const own = scan(text, options, embedded).score;
    for (const opening of [
      'Great question! ',
      'Sure thing! ',
      "Absolutely! Here's the essay:\n\n",
      'What a great idea!\n',
    ])
      assert.ok(Math.abs(scan(opening + text, options, embedded).score - own) < 0.5, opening);
    const exclaimed = (opening: string) =>
      scan(opening + text, options, embedded).signals.find(({ name }) => name === 'exclamations')!.value;
    assert.deepEqual([exclaimed('Great question! '), exclaimed('It rained! ') > 0], [0, true]);
  });

  it('moves little with one sentence of numbers, one semicolon or one contraction', () => {
    const middle =
      'The allotment society met on Tuesday, and for once the kettle worked. We agreed that the water butts need new taps, and that nobody wants another raffle. ' +
      'Plots will be measured again before the rents are set, because several boundaries have moved over the years and some members are paying for ground they do not use. ' +
      'Joan has offered to draw a map, which everyone will be able to see in the shed. New members will receive a short guide that explains when to water and whom to ask for help.';
    const { score } = scan(middle, options, embedded);
    assert.ok(score > 15 && score < 85, String(score));
    for (const [changed, pointsMax] of [
      [`${middle} See 12, 45 and 60.`, 4],
      [`In 2019 it was 34, in 2020 it was 41. ${middle}`, 4],
      [middle.replace(', and ', '; '), 5],
      [middle.replace('do not', "don't"), 5],
    ] as const)
      assert.ok(Math.abs(scan(changed, options, embedded).score - score) <= pointsMax, changed);
  });

  it('reads academic prose with one contraction as academic', () => {
    const abstract =
      'The results of this study suggest that the hypothesis is consistent with the data. The analysis indicates a significant correlation between the variables, and the findings of the experiment are discussed with respect to the literature. ';
    for (const end of ['', "This isn't a causal effect."])
      assert.equal(scan(abstract.repeat(3) + end, options, embedded).genre, 'academic', end);
  });

  it('has no weight that counts evidence for AI against it', () => {
    for (const { eraWeights } of Object.values(weights.signals))
      for (const { ai, human } of Object.values(eraWeights)) assert.ok(ai >= 0 && human >= 0);
    for (const { signals, classifier, slope } of Object.values(weights.combinations))
      assert.ok(signals > 0 && classifier >= 0 && slope > 0);
  });

  it('never raises a score for a named genre', () => {
    for (const { bias } of Object.values(weights.combinations))
      for (const genre of genreColumns) assert.ok(bias[genre] <= bias.standard);
  });

  it('applies the classifier to the sentence scores', () => {
    const scores = (odds: number) =>
      scan(text, options, upstreamModel(odds)).sentences!.map(one => one.score);
    const [low, high] = [scores(-4), scores(4)];
    for (const [i, score] of low!.entries()) assert.ok(score < high![i]!);
  });
});

describe('calibrationOf', () => {
  /** Figures by score of every genre, length and engine that was measured. */
  const measured = genreColumns.flatMap(genre =>
    lengthBuckets.flatMap(bucket =>
      [null, embedded.version].flatMap(model => {
        const at = (score: number) => calibrationOf(genre, Math.min(bucket - 1, 5000), score, model)!;
        return at(0) === null ? [] : [at];
      }),
    ),
  );

  it('returns rates that decrease from band to band within their interval, and none for the lowest band', () => {
    for (const at of measured) {
      let before = 1;
      for (const score of [25, 50, 75]) {
        const { false_positive_rate: rate, interval } = at(score);
        assert.ok(rate! <= before && interval![0]! <= rate! && rate! <= interval![1]!);
        before = rate!;
      }
      for (const score of [0, 12.3, 24.9]) {
        const { false_positive_rate, interval, n } = at(score);
        assert.deepEqual([false_positive_rate, interval, n > 0], [null, null, true]);
      }
    }
  });

  it('returns a percentile that never falls as the score rises, up to 1', () => {
    for (const at of measured) {
      let before = 0;
      for (let tenths = 0; tenths <= 1000; tenths++) {
        const { human_percentile: percentile } = at(tenths / 10);
        assert.ok(percentile >= before && percentile <= 1, `${tenths / 10}`);
        before = percentile;
      }
      assert.equal(before, 1);
    }
  });

  it('returns a distribution of 20 shares that sum to 1 and agree with the rate and the percentile', () => {
    const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
    for (const at of measured)
      for (const [band, score] of [25, 50, 75].entries()) {
        const { distribution, false_positive_rate, human_percentile } = at(score);
        assert.ok(distribution.length === 20 && distribution.every(share => share >= 0 && share <= 1));
        assert.ok(Math.abs(sum(distribution) - 1) < 0.001);
        assert.ok(Math.abs(sum(distribution.slice(5 * (band + 1))) - false_positive_rate!) < 0.001);
        assert.ok(sum(distribution.slice(0, 5 * (band + 1))) <= human_percentile + 0.001);
      }
  });

  it('returns at most 5% for elevated and 1% for high where 100 human-written texts were measured', () => {
    for (const [elevated, high] of measured.map(at => [at(50), at(75)] as const))
      if (elevated.n >= 100)
        assert.ok(elevated.false_positive_rate! <= 0.05 && high.false_positive_rate! <= 0.01);
  });
});

describe('formatHistogram', () => {
  it('abbreviates empty bins and omits the ones after the last text', () => {
    assert.equal(formatHistogram([5, 0, 0, 2, 1, 0, 3, 0, 0]), '5 x2 2 1 x1 3');
  });

  it('puts a score of one decimal into its half point', () => {
    assert.deepEqual([0, 0.4, 0.5, 24.9, 25, 50, 99.9, 100].map(scoreBin), [0, 0, 1, 49, 50, 100, 199, 199]);
  });
});

it('fingerprint changes with any weight, list entry or error rate', () => {
  const base = { weight: 1.25, list: 'delve 0.4\nfoster 0.3', rates: 'standard 0 3 1 0' };
  const changes = [{ weight: 1.26 }, { list: 'delve 0.4\nfoster 0.31' }, { rates: 'standard 0 3 1 1' }];
  const versions = [{}, ...changes].map(change => fingerprint({ ...base, ...change }));
  assert.equal(new Set(versions).size, 4);
  assert.equal(fingerprint(base), versions[0]);
});
