import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import { heldOutLogOdds } from '../../../src/training/engine/classifier-scores.js';
import type { EngineSample } from '../../../src/training/engine/samples.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from '../classifier/synthetic.js';

describe('heldOutLogOdds', () => {
  const settings = { ...hyperparameters, vocabulary: 40 };
  const texts = synthetic(240, 6);
  const training = buildTrainingSet(texts, settings, mulberry32(1));
  const samples = texts.map(
    (text): EngineSample => ({ ...text, genre: 'standard', excerpt: false, changed: 1, represents: 1 }),
  );
  const ofFirst = (yes: number, no: number) => texts.map(({ source }) => (source === 'source0' ? yes : no));
  const read = (clusterOf: Int32Array) =>
    heldOutLogOdds(
      {
        training: { ...training, nearDuplicates: { pairs: [], clusterOf } },
        groupOf: Int32Array.from(ofFirst(0, -1)),
        groups: 1,
        recipe: settings,
      },
      samples,
      Uint8Array.from(ofFirst(0, 1)),
      [{ era: 'earlier', calibration: [1, 0, 0, 0] }],
      () => {},
    ).earlier;

  it('scores the texts of the group and no others', () => {
    const found = read(Int32Array.from(texts.keys()));
    for (const [i, { source }] of texts.entries()) assert.equal(found[i] !== 0, source === 'source0');
  });

  it('trains on no near-duplicate of a scored text', () => {
    const apart = Int32Array.from(texts.keys());
    const joined = apart.map((own, i) => (texts[i]!.source === 'source1' ? apart[i - 1]! : own));
    assert.equal(texts[0]!.source, 'source0');
    assert.notDeepEqual(read(joined), read(apart));
  });
});
