import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  crossValidate,
  groupSources,
  type HeldOutScore,
  lengthViews,
  scoreTexts,
  trainingIndexes,
} from '../../../src/training/classifier/cross-validation.js';
import { fitExperts, largestByCell } from '../../../src/training/classifier/fit-experts.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import { auc } from '../../../src/training/statistics/metrics.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from './synthetic.js';

const settings = { ...hyperparameters, vocabulary: 40 };
const silent = () => {};
const read = (samples: readonly TrainingSample[]) => buildTrainingSet(samples, settings, mulberry32(1));

function areaOf(samples: readonly TrainingSample[], held: readonly HeldOutScore[]): number {
  const of = (machine: boolean) =>
    held.filter(one => samples[one.sample]!.machine === machine).map(one => one.scores[0]!);
  return auc(of(false), of(true));
}

describe('fitExperts', () => {
  const samples = synthetic(240, 3);
  const all = [...samples.keys()];
  const training = read(samples);
  const fitted = fitExperts(training, all, settings);

  it('separates held-out texts of a small corpus', () => {
    const fresh = synthetic(60, 4);
    assert.ok(areaOf(fresh, scoreTexts(fresh, [...fresh.keys()], fitted, lengthViews)) > 0.99);
  });

  it('learns from the chosen texts only', () => {
    const isChosen = (i: number) => samples[i]!.source !== 'source1';
    const chosen = all.filter(isChosen);
    const relabelled = samples.map((sample, i) =>
      isChosen(i) ? sample : { ...sample, machine: i % 3 === 0 },
    );
    const fits = [training, { ...training, samples: relabelled }].map(one =>
      fitExperts(one, chosen, settings),
    );
    assert.deepEqual(fits[1], fits[0]);
    assert.notDeepEqual(fits[0]!.bytes, fitted.bytes);
  });

  it('gives no weight to features of a single source', () => {
    const one = synthetic(240, 3, 3);
    const none = fitExperts(read(one), [...one.keys()], settings);
    assert.ok(none.experts[0]!.families.every(family => family.weights === 0));
  });

  it('includes an expert without weights for an era whose AI-generated texts are all held out', () => {
    const mixed = samples.map(sample =>
      sample.machine && sample.source === 'source0' ? { ...sample, era: 'recent' as const } : sample,
    );
    const chosen = all.filter(i => mixed[i]!.source !== 'source0');
    const [earlier, recent] = fitExperts(read(mixed), chosen, settings).experts;
    assert.ok(earlier!.families.every(family => family.weights > 0));
    assert.ok(recent!.families.every(family => family.weights === 0 && family.bias === 0));
  });
});

it('largestByCell selects the largest weights of each cell towards any class, in ascending order', () => {
  // Features 0 to 4. Buckets 64 to 67 share a cell.
  const number = new Int32Array(200).fill(-1);
  [199, 67, 66, 65, 64].forEach((bucket, feature) => {
    number[bucket] = feature;
  });
  const weights = Float32Array.of(0, 0, 0.1, 1, 3, 1, 0, 0.5, 0.4, 0, 1, -3, 0, 0, 0);
  const model = { weights, bias: [0, 0, 0] };
  assert.deepEqual(largestByCell({ number }, model, [1, 2]), [65, 67, 199]);
  assert.deepEqual(largestByCell({ number }, model, [1]), [65, 67, 199]);
  assert.deepEqual(largestByCell({ number }, model, [2]), [65, 66, 199]);
});

describe('crossValidate', () => {
  const samples = synthetic(240, 6);
  const training = read(samples);
  const onlyFirst = Int32Array.from(samples, ({ source }) => (source === 'source0' ? 0 : -1));
  const of = (source: string) => [...samples.keys()].filter(i => samples[i]!.source === source);

  it('never splits a source between groups, and uses every group', () => {
    const groupOf = groupSources(samples, 3);
    const groups = new Set(samples.map(({ source }, i) => `${source} ${groupOf[i]}`));
    assert.deepEqual([groups.size, new Set(groupOf).size], [6, 3]);
  });

  it('scores every text once per length, with a classifier that never saw its source', () => {
    const groupOf = groupSources(samples, 2);
    const held = crossValidate(training, groupOf, { ...settings, sourcesMin: 2 }, lengthViews, silent);
    assert.equal(held.filter(one => one.view === '100').length, samples.length);
    assert.ok(areaOf(samples, held) > 0.95);
  });

  it('excludes near-duplicates of the scored texts from training, in any source and group', () => {
    const versions = { pairs: [], clusterOf: Int32Array.of(7, 7, 8, 8, 9, 9) };
    const groupOf = Int32Array.of(0, 1, 0, -1, 1, 2);
    assert.deepEqual(trainingIndexes(0, groupOf, versions), [4, 5]);
    assert.deepEqual(trainingIndexes(1, groupOf, versions), [2, 3]);

    const clusterOf = Int32Array.from(samples.keys());
    of('source1').forEach((i, k) => {
      clusterOf[i] = of('source0')[k]!;
    });
    const nearDuplicates = { pairs: [], clusterOf };
    const validate = (set: typeof training) => crossValidate(set, onlyFirst, settings, lengthViews, silent);
    const held = validate({ ...training, nearDuplicates });
    const fitted = fitExperts(training, trainingIndexes(0, onlyFirst, nearDuplicates), settings);
    assert.deepEqual(held, scoreTexts(samples, of('source0'), fitted, lengthViews));
    assert.notDeepEqual(held, validate(training));
  });

  it('trains on texts of group -1 and never scores them', () => {
    const held = crossValidate(training, onlyFirst, settings, lengthViews, silent);
    assert.deepEqual(new Set(held.map(one => one.sample)), new Set(of('source0')));
  });
});
