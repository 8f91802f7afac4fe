import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SelectedFeatures } from '../../../src/training/classifier/feature-selection.js';
import { pairDifferences } from '../../../src/training/classifier/pair-differences.js';

/** Paired texts with the given features. */
const texts = [
  [0, 1, 2, 5],
  [1, 2, 3],
  [4, 5],
];
const selected: SelectedFeatures = {
  start: Float64Array.of(0, 4, 7),
  end: Float64Array.of(4, 7, 9),
  feature: Int32Array.from(texts.flat()),
  scale: Float64Array.of(0.5, 0.25, 2),
  size: 6,
};

describe('pairDifferences', () => {
  const pairs = [
    { human: 7, machine: 3, humanAt: 0, machineAt: 1 },
    { human: 9, machine: 7, humanAt: 2, machineAt: 0 },
  ];
  const { start, middle, feature, machineScale, humanScale, weight } = pairDifferences(
    pairs,
    Float64Array.of(1, 2),
    selected,
  );

  it('lists the features of the rewrite only, then those of the original only', () => {
    const parts = pairs.map((_, k) => [
      [...feature.subarray(start[k]!, middle[k]!)],
      [...feature.subarray(middle[k]!, start[k + 1]!)],
    ]);
    assert.deepEqual(parts, [
      [[3], [0, 5]],
      [[0, 1, 2], [4]],
    ]);
  });

  it('stores the scale of each text and the weight of each pair', () => {
    assert.deepEqual([...machineScale], [0.25, 0.5]);
    assert.deepEqual([...humanScale], [0.5, 2]);
    assert.deepEqual([...weight], [1, 2]);
  });
});
