import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compassSearch } from '../../../src/training/statistics/compass-search.js';
import { fitIsotonic, probabilityAt } from '../../../src/training/statistics/isotonic.js';
import {
  fitLogisticRegression,
  type LogisticProblem,
} from '../../../src/training/statistics/logistic-regression.js';
import {
  areaUnderCurve,
  auc,
  expectedCalibrationError,
  shareAbove,
  thresholdAt,
} from '../../../src/training/statistics/metrics.js';
import { randomFromString } from '../../../src/training/statistics/random.js';
import { forAll } from '../../for-all.js';

const near = (found: ArrayLike<number>, wanted: readonly number[], margin: number) => {
  for (const [k, value] of wanted.entries())
    assert.ok(Math.abs(found[k]! - value) < margin, `${Array.from(found)} against ${wanted}`);
};

describe('compassSearch', () => {
  const anywhere = { start: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

  it('finds the minimum, including along a diagonal valley', () => {
    const valley = ([x, y]: readonly number[]) => (x! + y! - 3) ** 2 + 0.3 * (x! - y! - 1) ** 2;
    near(compassSearch(valley, [anywhere, anywhere]), [2, 1], 5e-3);
  });

  it('keeps every parameter within its bounds, which may be equal', () => {
    const far = ([x, y, z]: readonly number[]) => (x! - 9) ** 2 + (y! + 9) ** 2 + (z! - 1) ** 2;
    const bounds = [{ most: 2 }, { least: -1 }, { least: 0, most: 0 }].map(own => ({ ...anywhere, ...own }));
    assert.deepEqual(compassSearch(far, bounds), [2, -1, 0]);
  });

  it('ends when the loss has no minimum, and throws if it is not finite at the start', () => {
    assert.ok(Number.isFinite(compassSearch(([x]) => -x!, [anywhere])[0]));
    assert.throws(() => compassSearch(() => Number.NaN, [anywhere]), /NaN at the start of the search/);
  });
});

describe('fitIsotonic', () => {
  const text = (logOdds: number, machine: boolean) => ({ logOdds, weight: 1, sample: { machine } });

  it('returns strictly increasing probabilities for any labels', () => {
    const labelled = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.boolean());
    forAll([fc.array(labelled, { minLength: 2 })], all => {
      const steps = fitIsotonic(all.map(([logOdds, machine]) => text(logOdds, machine)));
      for (let k = 1; k < steps.length; k++) assert.ok(steps[k]!.probability > steps[k - 1]!.probability);
    });
  });

  it('extends the first and the last step outwards', () => {
    const steps = fitIsotonic([text(-1, false), text(1, true)]);
    const probabilities = [-9, -1, 0, 1, 9].map(logOdds => probabilityAt(steps, logOdds));
    assert.deepEqual(probabilities, [0, 0, 0, 1, 1]);
  });
});

describe('fitLogisticRegression', () => {
  /** Labels drawn from a known model of two columns: log-odds = 2 × first − 1 × second. */
  function problem(change: Partial<LogisticProblem> = {}): LogisticProblem {
    const random = randomFromString('logistic');
    const count = 4000;
    const value = new Float32Array(count * 2).map(() => random() * 4 - 2);
    const from = Int32Array.from({ length: count + 1 }, (_, i) => 2 * i);
    const label = Uint8Array.from({ length: count }, (_, i) =>
      Number(random() < 1 / (1 + Math.exp(value[2 * i + 1]! - 2 * value[2 * i]!))),
    );
    return {
      rows: { from, column: Int32Array.from(value, (_, at) => at % 2), value, columns: 2 },
      label,
      weight: new Float64Array(count).fill(1),
      sign: new Int8Array(2),
      penalty: 1e-4,
      iterations: 300,
      ...change,
    };
  }

  it('recovers the coefficients that generated the labels', () =>
    near(fitLogisticRegression(problem()), [2, -1, 0], 0.15));

  it('respects sign constraints', () => {
    const [first, second] = fitLogisticRegression(problem({ sign: Int8Array.of(1, 1) }));
    assert.ok(first! > 1 && second! === 0);
  });

  it('shrinks towards the prior under a large penalty', () =>
    near(fitLogisticRegression(problem({ prior: 0.7, penalty: 100 })), [0.7, 0.7], 0.05));

  it('ignores rows of weight 0', () => {
    const whole = problem();
    const weight = whole.weight.map((_, i) => Number(i < 2000));
    const label = whole.label.map((label, i) => (i < 2000 ? label : 1 - label));
    const [given, relabelled] = [{}, { label }].map(change =>
      fitLogisticRegression({ ...whole, weight, ...change }),
    );
    assert.deepEqual(relabelled, given);
  });
});

describe('the metrics', () => {
  it('auc is 1 when every positive scores higher, 0 when lower, and 0.5 for ties', () => {
    assert.equal(auc([1, 2], [3, 4]), 1);
    assert.equal(auc([3, 4], [1, 2]), 0);
    assert.equal(auc([1, 1], [1, 1]), 0.5);
    assert.ok(Number.isNaN(auc([], [1])));
  });

  it('areaUnderCurve is the weighted share of correctly ordered pairs, ties counted half', () => {
    assert.equal(areaUnderCurve([1, 2, 2, 3], [0, 0, 1, 1]), 0.875);
    assert.equal(areaUnderCurve([1, 2, 3, 4], [1, 1, 0, 0]), 0);
    assert.equal(areaUnderCurve([1, 2, 3], [1, 0, 1], [1, 1, 3]), 0.75);
    assert.ok(Number.isNaN(areaUnderCurve([1, 2], [1, 1])));
  });

  it('thresholdAt returns a threshold that at most the given share of scores exceeds', () => {
    const scores = Array.from({ length: 100 }, (_, i) => i);
    assert.equal(shareAbove(scores, thresholdAt(scores, 0.05)), 0.05);
    assert.equal(shareAbove([1, 1, 1], thresholdAt([1, 1, 1], 0.5)), 0);
    assert.equal(shareAbove([1, 2], thresholdAt([], 0.5)), 0);
  });

  it('expectedCalibrationError is the weighted mean gap between probability and observed rate', () => {
    const error = (probability: number, ...weights: number[]) =>
      expectedCalibrationError(weights.map((weight, i) => ({ probability, machine: i === 0, weight })));
    assert.equal(error(0.5, 1, 1), 0);
    assert.equal(error(0, 1), 1);
    assert.equal(error(1, 3, 1), 0.25);
  });
});
