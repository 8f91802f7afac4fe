import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buckets, bucketWriters, gramTokensMax, noBucket } from '../../../src/engine/classifier/features.js';

const hash = Int32Array.of(70, -80, 90, 70, -80, 90, 4);
const masked = Uint16Array.of(600, 20, 700, 600, 20, 700, 4);

/** The buckets of each token of a range, by family. */
function bucketsOf(from: number, to: number): number[][][] {
  return bucketWriters.map((write, f) => {
    const longest = gramTokensMax[f]!;
    const out = new Int32Array(longest * (to - from));
    assert.equal(write(hash, masked, from, to, out), out.length);
    return Array.from({ length: to - from }, (_, i) => [...out.subarray(longest * i, longest * (i + 1))]);
  });
}

describe('bucketWriters', () => {
  const written = bucketsOf(0, 7);

  it('write the n-grams that end in a token, and no bucket for those that would begin before the first', () => {
    for (const tokens of written) {
      tokens.forEach((own, i) => {
        own.forEach((bucket, k) => {
          if (k > i) assert.equal(bucket, noBucket);
          else assert.ok(bucket >= 0 && bucket < buckets);
        });
      });
    }
    assert.deepEqual(bucketsOf(3, 6), bucketsOf(0, 3));
  });

  it('write the same bucket for the same tokens, and another for others', () => {
    for (const [f, tokens] of written.entries()) {
      const longest = gramTokensMax[f]!;
      assert.deepEqual(tokens[5], tokens[2]);
      assert.deepEqual(tokens[4]!.slice(0, 2), tokens[1]!.slice(0, 2));
      const all = tokens.flat().filter(bucket => bucket !== noBucket);
      // Four distinct tokens, four distinct pairs, and as many runs of three.
      assert.equal(new Set(all).size, 4 * longest);
    }
  });
});
