import type { Vocabulary } from '../../classifier/features.js';
import { lightWords } from '../../classifier/predict.js';
import { readTexts, type Sample } from '../corpus/corpus.js';
import { findVersions, type Versions } from '../corpus/near-duplicates.js';
import { type Random, randomOf } from '../statistics/random.js';
import { type Excerpts, type Openings, readExcerpts, readOpenings } from './excerpts.js';
import { readVocabulary } from './feature-matrix.js';
import type { Recipe } from './hyperparameters.js';

/** All that training needs of its folders, read once; every fit takes a subset of the texts. */
export interface Training {
  readonly samples: readonly Sample[];
  readonly vocabulary: Vocabulary;
  readonly excerpts: Excerpts;
  readonly versions: Versions;
  readonly openings: Openings;
}

const vocabularySourcesMin = 8;

/** Reads folders of labelled texts. Throws where `readCorpus` does. */
export function readTraining(folders: readonly string[], settings: Recipe): Training {
  const random = randomOf(settings.seed);
  return trainingOf(readTexts(folders, random), settings, random);
}

export function trainingOf(samples: readonly Sample[], settings: Recipe, random: Random): Training {
  const sources = new Set(samples.map(sample => sample.source)).size;
  const sourcesMin = Math.min(vocabularySourcesMin, Math.ceil(sources / 2));
  const vocabulary = readVocabulary(samples, settings.vocabulary, sourcesMin);
  const versions = findVersions(samples);
  return {
    samples,
    vocabulary,
    excerpts: readExcerpts(samples, vocabulary, random, lightWords),
    versions,
    openings: readOpenings(samples, versions.pairs, vocabulary),
  };
}
