import { type Calibrated, lightWords, logOddsByEra, Reader, readWordsMin } from '../../classifier/predict.js';
import { type ByEra, byEra, eras } from '../../scan/eras.js';
import { groupSourcesPairedAlone, trainingIndexes } from '../classifier/cross-validation.js';
import { fitExperts } from '../classifier/fit-experts.js';
import type { Hyperparameters } from '../classifier/hyperparameters.js';
import { readTrainingSet, type TrainingSet } from '../classifier/training-set.js';
import type { EngineSample } from './samples.js';

/** What the model trains on, and which of its sources are left out together. */
export interface ClassifierFolds {
  readonly training: TrainingSet;
  readonly groupOf: Int32Array;
  readonly groups: number;
  readonly recipe: Hyperparameters;
}

/** Every source with both labels is left out alone, the others in so many groups. */
export function readClassifierFolds(
  folders: readonly string[],
  groups: number,
  recipe: Hyperparameters,
): ClassifierFolds {
  const training = readTrainingSet(folders, recipe);
  const groupOf = groupSourcesPairedAlone(training.samples, groups);
  return { training, groupOf, groups: Math.max(...groupOf) + 1, recipe };
}

/** The group each of these texts is left out with: its source's. */
export function groupsOf(
  samples: readonly EngineSample[],
  { training, groupOf }: ClassifierFolds,
): Uint8Array {
  const bySource = new Map(training.samples.map((sample, i) => [sample.source, groupOf[i]!]));
  return Uint8Array.from(samples, sample => bySource.get(sample.source)!);
}

/**
 * Calibrated log-odds by era of every text by a model trained without its group of sources and versions of their texts, 0 where the
 * text is too short to read.
 * The calibrations are the shipped model's: fused are the numbers a scan will see.
 */
export function heldOutLogOdds(
  folds: ClassifierFolds,
  samples: readonly EngineSample[],
  group: Uint8Array,
  experts: readonly Calibrated[],
  log: (line: string) => void,
): ByEra<Float64Array> {
  const { training, recipe, groupOf, groups } = folds;
  const logOdds = byEra(() => new Float64Array(samples.length));
  for (let g = 0; g < groups; g++) {
    const fitted = fitExperts(training, trainingIndexes(g, groupOf, training.nearDuplicates), recipe);
    const reader = new Reader(fitted.bytes, fitted.experts);
    samples.forEach((sample, i) => {
      if (group[i] !== g) return;
      const read = reader.read(sample.text, lightWords);
      if (read.words < readWordsMin) return;
      const found = logOddsByEra(read, experts);
      for (const era of eras) logOdds[era][i] = found[era];
    });
    log(`deeper model without group ${g + 1} of ${groups}`);
  }
  return logOdds;
}
