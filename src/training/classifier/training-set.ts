import type { Vocabulary } from '../../engine/classifier/features.js';
import { lightWords } from '../../engine/scan/classifier.js';
import { readTrainingTexts, type TrainingSample } from '../corpus/corpus.js';
import { findNearDuplicates, type NearDuplicates } from '../corpus/near-duplicates.js';
import { mulberry32, type Random } from '../statistics/random.js';
import { type Excerpts, type PairOpenings, readExcerpts, readOpenings } from './excerpts.js';
import { readVocabulary } from './feature-matrix.js';
import type { Hyperparameters } from './hyperparameters.js';

/** The corpus prepared for training, read once. Every fit uses a subset of its samples. */
export interface TrainingSet {
  readonly samples: readonly TrainingSample[];
  readonly vocabulary: Vocabulary;
  readonly excerpts: Excerpts;
  readonly nearDuplicates: NearDuplicates;
  readonly openings: PairOpenings;
}

const vocabularySourcesMin = 8;

/** Reads folders of labelled texts. Throws as `readCorpus` does. */
export function readTrainingSet(folders: readonly string[], settings: Hyperparameters): TrainingSet {
  const random = mulberry32(settings.seed);
  return buildTrainingSet(readTrainingTexts(folders, random), settings, random);
}

export function buildTrainingSet(
  samples: readonly TrainingSample[],
  settings: Hyperparameters,
  random: Random,
): TrainingSet {
  const sources = new Set(samples.map(sample => sample.source)).size;
  const sourcesMin = Math.min(vocabularySourcesMin, Math.ceil(sources / 2));
  const vocabulary = readVocabulary(samples, settings.vocabulary, sourcesMin);
  const nearDuplicates = findNearDuplicates(samples);
  return {
    samples,
    vocabulary,
    excerpts: readExcerpts(samples, vocabulary, random, lightWords),
    nearDuplicates,
    openings: readOpenings(samples, nearDuplicates.pairs, vocabulary),
  };
}
