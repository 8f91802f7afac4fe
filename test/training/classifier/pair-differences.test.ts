import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SelectedFeatures } from '../../../src/training/classifier/feature-selection.js';
import { pairDifferences } from '../../../src/training/classifier/pair-differences.js';

/** Texts with the features of two families: those before and after the bar. */
const texts = [
  [[0, 1, 2], [5]],
  [[1, 2, 3], []],
  [[4], [5]],
] as const;
const flat = texts.flatMap(([first, second]) => [...first, ...second]);
const selected: SelectedFeatures = {
  bounds: [Float64Array.of(0, 4, 7), Float64Array.of(3, 7, 8), Float64Array.of(4, 7, 9)],
  feature: Int32Array.from(flat),
  scale: [Float64Array.of(0.5, 0.25, 2), Float64Array.of(5, 6, 7)],
  size: 6,
};

describe('pairDifferences', () => {
  const pairs = [
    { human: 7, machine: 3, humanAt: 0, machineAt: 1 },
    { human: 9, machine: 7, humanAt: 2, machineAt: 0 },
  ];
  const { bounds, feature, scale, size } = pairDifferences(pairs, selected);
  const family = (f: number, text: number) => [...feature.subarray(bounds[f]![text]!, bounds[f + 1]![text]!)];

  it('lists the features of the rewrite only, then those of the original only, by family', () => {
    const rows = [0, 1, 2, 3].map(text => [family(0, text), family(1, text)]);
    assert.deepEqual(rows, [
      [[3], []],
      [[0], [5]],
      [[0, 1, 2], []],
      [[4], []],
    ]);
    assert.equal(size, 6);
  });

  it('keeps the scales of each text', () => {
    assert.deepEqual([...scale[0]!], [0.25, 0.5, 0.5, 2]);
    assert.deepEqual([...scale[1]!], [6, 5, 5, 7]);
  });
});
