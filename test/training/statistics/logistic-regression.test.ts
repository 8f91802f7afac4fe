import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  fitLogisticRegression,
  type LogisticProblem,
} from '../../../src/training/statistics/logistic-regression.js';
import { randomFromString } from '../../../src/training/statistics/random.js';

/** Labels drawn from a known model of two columns: log-odds = 2 × first − 1 × second. */
function problem(change: Partial<LogisticProblem> = {}): LogisticProblem {
  const random = randomFromString('logistic');
  const count = 4000;
  const value = new Float32Array(count * 2).map(() => random() * 4 - 2);
  return {
    rows: {
      from: Int32Array.from({ length: count + 1 }, (_, i) => 2 * i),
      column: Int32Array.from(value, (_, at) => at % 2),
      value,
      columns: 2,
    },
    label: Uint8Array.from({ length: count }, (_, i) =>
      Number(random() < 1 / (1 + Math.exp(value[2 * i + 1]! - 2 * value[2 * i]!))),
    ),
    weight: new Float64Array(count).fill(1),
    sign: new Int8Array(2),
    penalty: 1e-4,
    iterations: 300,
    ...change,
  };
}

describe('fitLogisticRegression', () => {
  it('recovers the coefficients that generated the labels', () => {
    const [first, second, intercept] = fitLogisticRegression(problem());
    assert.ok(Math.abs(first! - 2) < 0.2 && Math.abs(second! + 1) < 0.2 && Math.abs(intercept!) < 0.15);
  });

  it('respects sign constraints', () => {
    const [first, second] = fitLogisticRegression(problem({ sign: Int8Array.of(1, 1) }));
    assert.ok(first! > 1 && second! === 0);
  });

  it('shrinks towards the prior under a large penalty', () => {
    const coefficient = fitLogisticRegression(
      problem({ weight: new Float64Array(4000).fill(1), prior: 0.7, penalty: 100 }),
    );
    assert.ok(Math.abs(coefficient[0]! - 0.7) < 0.05 && Math.abs(coefficient[1]! - 0.7) < 0.05);
  });

  it('ignores rows of weight 0', () => {
    const whole = problem();
    const weight = whole.weight.map((_, i) => Number(i < 2000));
    const flipped = whole.label.map((label, i) => (i < 2000 ? label : 1 - label));
    assert.deepEqual(
      fitLogisticRegression({ ...whole, weight }),
      fitLogisticRegression({ ...whole, weight, label: flipped }),
    );
  });
});
