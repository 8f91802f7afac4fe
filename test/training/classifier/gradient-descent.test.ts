import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SelectedFeatures } from '../../../src/training/classifier/feature-selection.js';
import { trainLinear } from '../../../src/training/classifier/gradient-descent.js';
import type { PairDifferences } from '../../../src/training/classifier/pair-differences.js';

/**
 * Four texts, human-written and AI-generated in turn: feature 0 in all, 1 in the human-written, 2 in the
 * AI-generated.
 */
const selected: SelectedFeatures = {
  start: Float64Array.of(0, 2, 4, 6),
  end: Float64Array.of(2, 4, 6, 8),
  feature: Int32Array.of(0, 1, 0, 2, 0, 1, 0, 2),
  scale: new Float64Array(4).fill(1),
  size: 5,
};
const machine = Uint8Array.of(0, 1, 0, 1);
const weightOf = new Float64Array(4).fill(1);
const none: PairDifferences = {
  start: Float64Array.of(0),
  middle: new Float64Array(0),
  feature: new Int32Array(0),
  machineScale: new Float64Array(0),
  humanScale: new Float64Array(0),
  weight: new Float64Array(0),
};
/** One pair: only the rewrite has feature 3, only the original feature 4. */
const pair: PairDifferences = {
  start: Float64Array.of(0, 2),
  middle: Float64Array.of(1),
  feature: Int32Array.of(3, 4),
  machineScale: Float64Array.of(1),
  humanScale: Float64Array.of(1),
  weight: Float64Array.of(1),
};

for (const [name, agreement] of [
  ['adaptive', null],
  ['trusting', new Float32Array(5).fill(1)],
] as const) {
  const options = { epochs: 20, rate: 0.3, seed: 1, agreement };
  const weights = (chosen: number[], contrasts: PairDifferences) => [
    ...trainLinear(selected, machine, weightOf, chosen, contrasts, options).weights,
  ];

  describe(`the ${name} descent`, () => {
    it('gives weight to features of one label, and none to features that do not occur', () => {
      const [, human, ai, ...unmet] = weights([0, 1, 2, 3], none);
      assert.ok(human! < -0.3 && ai! > 0.3);
      assert.deepEqual(unmet, [0, 0]);
    });

    it('learns from pairs alone', () => {
      const [all, human, ai, ofMachine, ofHuman] = weights([], pair);
      assert.deepEqual([all, human, ai], [0, 0, 0]);
      assert.ok(ofMachine! > 0.3 && ofHuman! < -0.3);
    });

    it('scales with the weight of a pair', () => {
      assert.ok(weights([], { ...pair, weight: Float64Array.of(0) }).every(weight => weight === 0));
    });
  });
}
