import { type Calibrated, logOddsByEra } from '../../engine/classifier/calibration.js';
import { Scorer } from '../../engine/classifier/predict.js';
import { lightWords, scoredWordsMin } from '../../engine/scan/classifier.js';
import { type ByEra, byEra, eras } from '../../engine/scan/eras.js';
import { prepare } from '../../engine/text/prepare.js';
import { groupSources, trainingIndexes } from '../classifier/cross-validation.js';
import { cachedFit, type FitCache } from '../classifier/fit-cache.js';
import type { FittedExperts } from '../classifier/fit-experts.js';
import type { Hyperparameters } from '../classifier/hyperparameters.js';
import { readTrainingSet, type TrainingSet } from '../classifier/training-set.js';
import type { EngineSample } from './samples.js';

/** The classifier's training set, and the sources that are held out together. */
export interface ClassifierFolds {
  readonly training: TrainingSet;
  readonly groupOf: Int32Array;
  readonly groups: number;
  readonly recipe: Hyperparameters;
}

/** Holds out the sources in `groups` groups, the same as in the classifier's training. */
export function readClassifierFolds(
  folders: readonly string[],
  groups: number,
  recipe: Hyperparameters,
): ClassifierFolds {
  const training = readTrainingSet(folders, recipe);
  const groupOf = groupSources(training.samples, groups);
  return { training, groupOf, groups: Math.max(...groupOf) + 1, recipe };
}

/** Group of each sample, which is the group of its source. */
export function groupsOf(
  samples: readonly EngineSample[],
  { training, groupOf }: ClassifierFolds,
): Uint8Array {
  const bySource = new Map(training.samples.map((sample, i) => [sample.source, groupOf[i]!]));
  return Uint8Array.from(samples, sample => bySource.get(sample.source)!);
}

/** The classifier trained without a group of sources and their near-duplicates. */
export function fitWithout(
  { training, recipe, groupOf }: ClassifierFolds,
  group: number,
  cache: FitCache | null,
): FittedExperts {
  const chosen = trainingIndexes(group, groupOf, training.nearDuplicates);
  return cachedFit(cache, training, chosen, recipe);
}

/**
 * Log-odds by era of every text from a classifier trained without its group of sources and their
 * near-duplicates; 0 if the text is too short. Uses the shipped calibrations, so that the combination is
 * fitted to the same values that a scan computes.
 */
export function heldOutLogOdds(
  folds: ClassifierFolds,
  samples: readonly EngineSample[],
  group: Uint8Array,
  experts: readonly Calibrated[],
  log: (line: string) => void,
  cache: FitCache | null = null,
): ByEra<Float64Array> {
  const { groups } = folds;
  const logOdds = byEra(() => new Float64Array(samples.length));
  for (let g = 0; g < groups; g++) {
    const fitted = fitWithout(folds, g, cache);
    const scorer = new Scorer(fitted.bytes, fitted.experts);
    samples.forEach((sample, i) => {
      if (group[i] !== g) return;
      const read = scorer.score(prepare(sample.text), lightWords);
      if (read.words < scoredWordsMin) return;
      const found = logOddsByEra(read, experts);
      for (const era of eras) logOdds[era][i] = found[era];
    });
    log(`classifier without group ${g + 1} of ${groups}`);
  }
  return logOdds;
}
