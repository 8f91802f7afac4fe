import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buckets, noBucket } from '../../../src/engine/classifier/features.js';
import { firstOf, secondOf } from '../../../src/engine/classifier/gram-weights.js';
import { WeightsError } from '../../../src/engine/classifier/manifest.js';
import { cellOf, cellSlots, WeightTable } from '../../../src/engine/classifier/weight-table.js';

const expert = (...weights: readonly (readonly [bucket: number, weight: number])[]) => ({
  buckets: Int32Array.from(weights, ([bucket]) => bucket),
  weights: Int8Array.from(weights, ([, weight]) => weight),
});
// Buckets 64 to 66 share a cell.
const table = new WeightTable([
  expert([0, 5], [64, -31], [65, 3], [buckets - 1, 1]),
  expert([0, -6], [65, 31], [200, -1]),
]);

/** The weights of both experts for each bucket, and their sums. */
function look(...list: readonly number[]) {
  const found = new Int16Array(list.length + 2);
  const sums = new Float64Array(2);
  table.look(Int32Array.from(list), list.length, found, 1, sums);
  assert.deepEqual([found[0], found.at(-1)], [0, 0]);
  return { pairs: [...found.subarray(1, -1)].map(pair => [firstOf(pair), secondOf(pair)]), sums: [...sums] };
}

describe('WeightTable', () => {
  it('finds the weights of both experts, and none of other buckets of their cells', () => {
    assert.equal(cellOf(64), cellOf(66));
    const { pairs, sums } = look(0, 64, 65, 66, buckets - 1, 200, 1, 100, noBucket);
    const expected = [[5, -6], [-31, 0], [3, 31], [0, 0], [1, 0], [0, -1], [0, 0], [0, 0], [0, 0]]; // biome-ignore format: pairs
    assert.deepEqual(pairs, expected);
    assert.deepEqual(sums, [-22, 24]);
  });

  it('counts a bucket once per call, in every call', () => {
    for (let call = 0; call < 5_000; call++) {
      const { pairs, sums } = look(65, 0, 65, 0, 65);
      assert.deepEqual(pairs, [[3, 31], [5, -6], [0, 0], [0, 0], [0, 0]]); // biome-ignore format: pairs
      assert.deepEqual(sums, [8, 25]);
    }
    const many = Array.from({ length: 10_000 }, (_, k) => k * 32);
    const { pairs } = look(...many, ...many);
    assert.equal(pairs.filter(([first]) => first !== 0).length, 2);
  });

  it('rejects weights of more than six bits', () => {
    assert.throws(() => new WeightTable([expert([7, 32])]), /too large a weight/);
    assert.throws(() => new WeightTable([expert([7, -127])]), WeightsError);
  });

  it('rejects more buckets in a cell than it stores', () => {
    const full = Array.from({ length: cellSlots + 1 }, (_, k) => [96 + k, 1] as const);
    assert.throws(() => new WeightTable([expert(...full)]), WeightsError);
    assert.doesNotThrow(() => new WeightTable([expert(...full.slice(1)), expert(...full.slice(1))]));
  });
});
