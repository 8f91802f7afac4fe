import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleWeights } from '../../../src/training/classifier/sample-weights.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import { synthetic } from './synthetic.js';

const [pattern] = synthetic(1, 1);
const texts = (n: number, source: string, machine: boolean, change: Partial<TrainingSample> = {}) =>
  Array.from({ length: n }, (): TrainingSample => ({ ...pattern!, source, machine, ...change }));
const human = (n: number, source = 'h') => texts(n, source, false);
const recent = { era: 'recent' as const };
/** AI-generated texts of several models, the same number of each. */
const models = (count: number, perModel: number, source: string, change: Partial<TrainingSample> = {}) =>
  Array.from({ length: count }, (_, m) =>
    texts(perModel, source, true, { ...change, model: `${source} ${perModel} ${change.era} ${m}` }),
  ).flat();
const near = (found: number, expected: number) => assert.ok(Math.abs(found - expected) < 1e-9, `${found}`);

describe('sampleWeights', () => {
  for (const [name, ratio, one, other, ...rest] of [
    ['gives both labels the same total weight', 1, human(90), models(1, 30, 'm')],
    ['weighs sources by the square root of their size', 2, human(400, 'a'), human(100, 'b')],
    ['counts at most 1,000 texts of a human source', 1, human(1_500, 'a'), human(1_000, 'b')],
    ['weighs models by the square root of their texts', 2, models(1, 100, 'm'), models(1, 25, 'm')],
    ['counts at most 150 texts of a model', Math.sqrt(6), models(1, 400, 'm'), models(1, 25, 'm')],
    ['weighs a source by its models', 10, models(10, 4, 'ten'), models(1, 4, 'one')],
    ['counts at most 60 models of a source', 60, models(90, 4, 'ninety'), models(1, 4, 'one')],
    ['weighs a source by its recent models', 5, models(5, 64, 'five', recent), models(1, 64, 'one', recent)],
    ['lowers a source of one prompt', 1 / 0.3, models(1, 40, 'm'), models(1, 40, 'cli_stories')],
    ['limits the recent models of a source', 6, models(40, 9, 'forty', recent), models(1, 64, 'one', recent)],
    ['gives three fifths to earlier models', 1.5, models(1, 40, 'old'), models(1, 9, 'new', recent)],
  ] as [string, number, ...TrainingSample[][]][])
    it(name, () => {
      const given = [one!, other!, ...rest].flat();
      const labels = new Set(given.map(({ machine }) => machine));
      const samples = [...given, ...(labels.has(false) ? [] : human(9))];
      if (!labels.has(true)) samples.push(...models(1, 9, 'rest'));
      const weights = sampleWeights(samples);
      const sum = (from: number, n: number) => weights.subarray(from, from + n).reduce((a, b) => a + b);
      near(sum(0, one!.length) / sum(one!.length, other!.length), ratio);
    });

  it('gives 1 to a text on average, and 0 to samples that are not chosen', () => {
    const samples = [...human(4), ...texts(4, 'b', true)];
    near(sampleWeights(samples).reduce((sum, weight) => sum + weight, 0) / 8, 1);
    assert.deepEqual([...sampleWeights(samples, [0, 4]).subarray(1, 4)], [0, 0, 0]);
  });

  it('weighs an edited text by the share that is new', () => {
    const edited = [0.25, 0.5].map(changed => ({ ...texts(1, 'e', true)[0]!, changed }));
    const weights = sampleWeights([...human(9), ...edited]);
    near(weights[10]! / weights[9]!, 2);
  });
});
