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
import { fitExperts } from '../../../src/training/classifier/fit-experts.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import { auc } from '../../../src/training/statistics/metrics.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from './synthetic.js';

const settings = { ...hyperparameters, vocabulary: 40 };

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

  it('is byte-identical for the same seed and differs for another', () => {
    assert.deepEqual(fitExperts(training, all, settings), fitted);
    const other = fitExperts(training, all, { ...settings, seed: 9 });
    assert.notDeepEqual(other.bytes, fitted.bytes);
  });

  it('stores at most the given number of weights', () => {
    const small = fitExperts(training, all, { ...settings, weightsMax: 100 });
    for (const family of small.experts[0]!.families) assert.ok(family.weights <= 100 && family.weights > 0);
  });

  it('gives no weight to features of a single source', () => {
    const one = synthetic(240, 3, 3);
    const none = fitExperts(read(one), [...one.keys()], settings);
    assert.ok(none.experts[0]!.families.every(family => family.weights === 0));
  });
});

describe('fitExperts, rewrite pairs', () => {
  /**
   * Human-written texts, one topic per source, each followed by its rewrite with one word in eight replaced.
   */
  const samples = synthetic(240, 8).flatMap((sample, i): TrainingSample[] => {
    const words = sample.text.split(' ');
    const own = words.map((word, k) => (k % 8 === 4 ? `${word} own${i}x${k}` : word)).join(' ');
    const rewritten = own
      .split(' ')
      .map((word, k) => (k % 8 === 0 ? 'delving' : word))
      .join(' ');
    return [
      { ...sample, machine: false, text: own },
      { ...sample, machine: true, text: rewritten },
    ];
  });
  const training = read(samples);

  it('finds every text and its rewrite', () => {
    const found = new Set(training.nearDuplicates.pairs.map(({ human, machine }) => `${human} ${machine}`));
    for (let i = 0; i < samples.length; i += 2) assert.ok(found.has(`${i} ${i + 1}`), `pair ${i / 2}`);
  });
});

describe('fitExperts, an era whose AI-generated texts are all held out', () => {
  it('includes an expert without weights', () => {
    const samples = synthetic(240, 3).map(sample =>
      sample.machine && sample.source === 'source0' ? { ...sample, era: 'recent' as const } : sample,
    );
    const chosen = [...samples.keys()].filter(i => samples[i]!.source !== 'source0');
    const [earlier, recent] = fitExperts(read(samples), chosen, settings).experts;
    assert.ok(earlier!.families.every(family => family.weights > 0));
    assert.ok(recent!.families.every(family => family.weights === 0 && family.bias === 0));
  });
});

describe('groupSources', () => {
  it('never splits a source, and uses every group', () => {
    const samples = synthetic(120, 5);
    const groupOf = groupSources(samples, 3);
    for (const [i, sample] of samples.entries()) {
      assert.equal(groupOf[i], groupOf[samples.findIndex(other => other.source === sample.source)]);
    }
    assert.deepEqual([...new Set(groupOf)].sort(), [0, 1, 2]);
  });
});

describe('crossValidate', () => {
  it('scores every text once per length, with a classifier that never saw its source', () => {
    const samples = synthetic(240, 6);
    const lines: string[] = [];
    const held = crossValidate(
      read(samples),
      groupSources(samples, 2),
      { ...settings, sourcesMin: 2 },
      lengthViews,
      line => lines.push(line),
    );
    assert.equal(lines.length, 2);
    assert.equal(held.filter(one => one.view === '100').length, samples.length);
    assert.ok(areaOf(samples, held) > 0.95);
  });

  it('excludes near-duplicates of the scored texts from training, in any source and group', () => {
    const versions = { pairs: [], clusterOf: Int32Array.of(7, 7, 8, 8, 9, 9) };
    const groupOf = Int32Array.of(0, 1, 0, -1, 1, 2);
    assert.deepEqual(trainingIndexes(0, groupOf, versions), [4, 5]);
    assert.deepEqual(trainingIndexes(1, groupOf, versions), [2, 3]);

    const samples = synthetic(240, 6);
    const training = read(samples);
    const of = (source: string) => [...samples.keys()].filter(i => samples[i]!.source === source);
    const onlyFirst = Int32Array.from(samples, ({ source }) => (source === 'source0' ? 0 : -1));
    const clusterOf = Int32Array.from(samples.keys());
    of('source1').forEach((i, k) => {
      clusterOf[i] = of('source0')[k]!;
    });
    const held = crossValidate(
      { ...training, nearDuplicates: { pairs: [], clusterOf } },
      onlyFirst,
      settings,
      lengthViews,
      () => {},
    );
    const fitted = fitExperts(training, trainingIndexes(0, onlyFirst, { pairs: [], clusterOf }), settings);
    assert.deepEqual(held, scoreTexts(samples, of('source0'), fitted, lengthViews));
    assert.notDeepEqual(
      held,
      crossValidate(training, onlyFirst, settings, lengthViews, () => {}),
    );
  });

  it('trains on texts of group -1 and never scores them', () => {
    const samples = synthetic(240, 6);
    const groupOf = Int32Array.from(samples, sample => (sample.source === 'source0' ? 0 : -1));
    const held = crossValidate(read(samples), groupOf, settings, lengthViews, () => {});
    assert.ok(held.length > 0 && held.every(one => samples[one.sample]!.source === 'source0'));
  });
});
