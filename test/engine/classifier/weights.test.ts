import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buckets } from '../../../src/engine/classifier/features.js';
import { WeightsError } from '../../../src/engine/classifier/manifest.js';
import { decodeWeights, encodeWeights, type Weights } from '../../../src/engine/classifier/weights.js';

const weights: Weights = {
  vocabulary: Int32Array.of(5, -7, 2_147_483_647),
  experts: [
    [
      { buckets: Int32Array.of(0, 1, 200, buckets - 1), weights: Int8Array.of(-127, 127, 1, -1) },
      { buckets: Int32Array.of(130_000), weights: Int8Array.of(3) },
    ],
    [
      { buckets: new Int32Array(0), weights: new Int8Array(0) },
      { buckets: Int32Array.of(7), weights: Int8Array.of(-2) },
    ],
  ],
};

describe('encodeWeights and decodeWeights', () => {
  it('round-trips', () => {
    assert.deepEqual(decodeWeights(encodeWeights(weights)), weights);
  });

  it('rejects a file truncated at any byte', () => {
    const bytes = encodeWeights(weights);
    for (let length = 0; length < bytes.length; length++) {
      assert.throws(() => decodeWeights(bytes.subarray(0, length)), WeightsError);
    }
  });

  it('rejects trailing bytes, impossible counts and buckets outside the table', () => {
    const bytes = encodeWeights(weights);
    assert.throws(() => decodeWeights(Uint8Array.from([...bytes, 0])), /longer than its own counts/);
    assert.throws(() => decodeWeights(Uint8Array.of(255, 255, 255, 255)), /more entries than it holds/);
    const outside = { buckets: Int32Array.of(buckets), weights: Int8Array.of(1) };
    const [, second] = weights.experts[0]!;
    const encoded = encodeWeights({ ...weights, experts: [[outside, second!]] });
    assert.throws(() => decodeWeights(encoded), /outside the table/);
  });

  it('rejects more experts than eras', () => {
    const encoded = encodeWeights({ ...weights, experts: [...weights.experts, weights.experts[0]!] });
    assert.throws(() => decodeWeights(encoded), /more experts than there are eras/);
  });
});
