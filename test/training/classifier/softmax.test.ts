import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SelectedFeatures } from '../../../src/training/classifier/feature-selection.js';
import {
  classCount,
  type SoftmaxModel,
  trainSoftmax,
  type WeightedPairs,
} from '../../../src/training/classifier/softmax.js';

/** Rows of feature numbers in one family, all with the same value. */
function rowsOf(rows: readonly (readonly number[])[], size: number, value = 1): SelectedFeatures {
  const ends = rows.map((_, i) => rows.slice(0, i + 1).flat().length);
  return {
    bounds: [Float64Array.of(0, ...ends.slice(0, -1)), Float64Array.from(ends)],
    scale: [new Float64Array(rows.length).fill(value)],
    feature: Int32Array.from(rows.flat()),
    size,
  };
}

/** Score of each class for text `i`. */
function classScores(
  { bounds, scale, feature }: SelectedFeatures,
  { weights, bias }: SoftmaxModel,
  i: number,
): number[] {
  return bias.map((start, c) => {
    let total = start;
    scale.forEach((x, f) => {
      let sum = 0;
      for (let p = bounds[f]![i]!; p < bounds[f + 1]![i]!; p++) sum += weights[classCount * feature[p]! + c]!;
      total += sum * x[i]!;
    });
    return total;
  });
}

/** Feature 0 in every text; 1, 2 and 3 in the texts of one class each. */
const rows = Array.from({ length: 30 }, (_, i) => [0, 1 + (i % 3)]);
const texts = {
  features: rowsOf(rows, 6),
  classOf: Uint8Array.from(rows, (_, i) => i % 3),
  weight: new Float64Array(30).fill(1),
  chosen: [...rows.keys()],
};
const noPairs: WeightedPairs = {
  differences: rowsOf([[]], 6),
  classOf: new Uint8Array(0),
  weight: new Float64Array(0),
};
const options = { epochs: 20, rate: 0.6, dropout: 0.3, seed: 1 };

describe('trainSoftmax', () => {
  const model = trainSoftmax(texts, noPairs, options);

  it('scores the class of a text highest', () => {
    rows.forEach((_, i) => {
      const scores = classScores(texts.features, model, i);
      assert.equal(scores.indexOf(Math.max(...scores)), i % 3);
    });
  });

  it('gives a feature of one class weight for it and against the others', () => {
    const weightOf = (feature: number) => model.weights.subarray(3 * feature, 3 * feature + 3);
    for (const of of [0, 1, 2])
      assert.ok(weightOf(1 + of).every((weight, c) => (c === of ? weight > 0.5 : weight < 0)));
  });

  it('gives unseen features no weight', () => {
    assert.deepEqual([...model.weights.subarray(3 * 4)], new Array(6).fill(0));
  });

  it('is the same for the same seed, and differs for another seed or without dropout', () => {
    assert.deepEqual(trainSoftmax(texts, noPairs, options), model);
    assert.notDeepEqual(trainSoftmax(texts, noPairs, { ...options, seed: 2 }), model);
    assert.notDeepEqual(trainSoftmax(texts, noPairs, { ...options, dropout: 0 }), model);
  });

  it('learns from the chosen texts only, in proportion to their weights', () => {
    const humanOnly = trainSoftmax({ ...texts, chosen: [0, 3, 6] }, noPairs, options);
    assert.ok(humanOnly.weights[3]! > 0 && humanOnly.weights[6] === 0);
    const weighted = { ...texts, weight: texts.weight.map((_, i) => (i % 3 === 0 ? 0 : 1)) };
    const { weights } = trainSoftmax(weighted, noPairs, options);
    assert.equal(weights[3], 0);
  });

  it('learns which text of a pair is the rewrite', () => {
    const pairs: WeightedPairs = {
      differences: rowsOf([[4], [5]], 6),
      classOf: Uint8Array.of(1),
      weight: Float64Array.of(1),
    };
    const { weights } = trainSoftmax(texts, pairs, { ...options, dropout: 0 });
    const [machineOnly, humanOnly] = [weights.subarray(12, 15), weights.subarray(15, 18)];
    assert.ok(machineOnly[1]! > 0 && machineOnly[0]! < 0 && machineOnly[2] === 0);
    assert.ok(humanOnly[1]! < 0 && humanOnly[0]! > 0 && humanOnly[2] === 0);
  });
});
