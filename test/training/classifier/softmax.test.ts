import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SelectedFeatures } from '../../../src/training/classifier/feature-selection.js';
import { pairDifferences } from '../../../src/training/classifier/pair-differences.js';
import { classCount, trainSoftmax, type WeightedPairs } from '../../../src/training/classifier/softmax.js';

/** Rows of feature numbers in one family, all with the same value. */
function rowsOf(rows: readonly (readonly number[])[], size: number): SelectedFeatures {
  const ends = rows.map((_, i) => rows.slice(0, i + 1).flat().length);
  return {
    bounds: [Float64Array.of(0, ...ends.slice(0, -1)), Float64Array.from(ends)],
    scale: [new Float64Array(rows.length).fill(1)],
    feature: Int32Array.from(rows.flat()),
    size,
  };
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
  const { weights, bias } = trainSoftmax(texts, noPairs, options);
  const of = (feature: number, own = weights) =>
    own.subarray(classCount * feature, classCount * (feature + 1));

  it('gives a feature of one class weight for it and against the others', () => {
    for (const one of [0, 1, 2])
      assert.ok(of(1 + one).every((weight, c) => (c === one ? weight > 0.5 : weight < 0)));
    rows.forEach(([common, own], i) => {
      const scores = bias.map((start, c) => start + of(common!)[c]! + of(own!)[c]!);
      assert.equal(scores.indexOf(Math.max(...scores)), i % 3);
    });
  });

  it('gives unseen features no weight', () => assert.deepEqual([...weights.subarray(12)], Array(6).fill(0)));

  it('is the same for the same seed, and differs for another seed or without dropout', () => {
    assert.deepEqual(trainSoftmax(texts, noPairs, options), { weights, bias });
    for (const other of [{ seed: 2 }, { dropout: 0 }])
      assert.notDeepEqual(trainSoftmax(texts, noPairs, { ...options, ...other }).weights, weights);
  });

  it('learns from the chosen texts only, in proportion to their weights', () => {
    const humanOnly = trainSoftmax({ ...texts, chosen: [0, 3, 6] }, noPairs, options).weights;
    assert.ok(humanOnly[3]! > 0 && humanOnly[6] === 0);
    const weighted = { ...texts, weight: texts.weight.map((_, i) => (i % 3 === 0 ? 0 : 1)) };
    assert.equal(trainSoftmax(weighted, noPairs, options).weights[3], 0);
  });

  it('learns which text of a pair is the rewrite', () => {
    const pairs = {
      differences: rowsOf([[4], [5]], 6),
      classOf: Uint8Array.of(1),
      weight: Float64Array.of(1),
    };
    const own = trainSoftmax(texts, pairs, { ...options, dropout: 0 }).weights;
    const [machineOnly, humanOnly] = [of(4, own), of(5, own)];
    assert.ok(machineOnly[1]! > 0 && machineOnly[0]! < 0 && machineOnly[2] === 0);
    assert.ok(humanOnly[1]! < 0 && humanOnly[0]! > 0 && humanOnly[2] === 0);
  });
});

it('pairDifferences lists the features of the rewrite only, then of the original only, with their scales', () => {
  // Texts 0 to 2 have features 0-2, 1-3 and 4 of the first family, and 5, none and 5 of the second.
  const pairs = [
    { human: 7, machine: 3, humanAt: 0, machineAt: 1 },
    { human: 9, machine: 7, humanAt: 2, machineAt: 0 },
  ];
  const { bounds, feature, scale } = pairDifferences(pairs, {
    bounds: [Float64Array.of(0, 4, 7), Float64Array.of(3, 7, 8), Float64Array.of(4, 7, 9)],
    feature: Int32Array.of(0, 1, 2, 5, 1, 2, 3, 4, 5),
    scale: [Float64Array.of(0.5, 0.25, 2), Float64Array.of(5, 6, 7)],
    size: 6,
  });
  const family = (f: number) =>
    [0, 1, 2, 3].map(text => feature.subarray(bounds[f]![text]!, bounds[f + 1]![text]!).join());
  assert.deepEqual(family(0), ['3', '0', '0,1,2', '4']);
  assert.deepEqual(family(1), ['', '5', '', '']);
  assert.deepEqual([...scale[0]!], [0.25, 0.5, 0.5, 2]);
  assert.deepEqual([...scale[1]!], [6, 5, 5, 7]);
});
