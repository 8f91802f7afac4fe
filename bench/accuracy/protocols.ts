import type { Vocabulary } from '../../src/model/features.js';
import { balance } from '../../src/model/learn/balance.js';
import { fitCalibration } from '../../src/model/learn/calibration.js';
import { type Columns, readColumns, readVocabulary } from '../../src/model/learn/columns.js';
import { readCorpus, type Sample } from '../../src/model/learn/corpus.js';
import { crossFit, dealSources, type HeldOut, openings, type View } from '../../src/model/learn/cross-fit.js';
import { excerptsOf, randomExcerpt } from '../../src/model/learn/excerpt.js';
import { recipe } from '../../src/model/learn/fit.js';
import { randomOf } from '../../src/model/learn/random.js';
import { calibrate } from '../../src/model/predict.js';

/** A text, how it was looked at, and the calibrated log-odds a model gave that had not seen it. */
export interface Reading {
  readonly sample: Sample;
  readonly view: string;
  readonly words: number;
  readonly logOdds: number;
}

export interface Corpus {
  readonly samples: Sample[];
  readonly columns: Columns[];
  readonly vocabulary: Vocabulary;
}

const textsMax = 450;
const wordsMax = 1_500;
const vocabularySourcesMin = 8;
export const sourceGroups = 8;
export const textGroups = 3;
export const recentGroups = 5;

/** Reads the training folder as `npm run train` does. */
export function readTraining(folder: string): Corpus {
  const random = randomOf(recipe.seed);
  const samples = readCorpus(folder, textsMax, random);
  const vocabulary = readVocabulary(samples, recipe.vocabulary, vocabularySourcesMin);
  return {
    samples,
    vocabulary,
    columns: readColumns(excerptsOf(samples), vocabulary, randomExcerpt(random), wordsMax).columns,
  };
}

const excerptWords = 400;

/** Whole texts of 600 words and more, and 400 words from their middle. */
export const excerptViews: readonly View[] = [
  { name: 'whole', wordsMax, part: text => (text.split(/\s+/).length < 600 ? null : text) },
  {
    name: 'excerpt',
    wordsMax,
    part: text => {
      const words = text.split(/\s+/);
      const from = (words.length - excerptWords) >> 1;
      return words.length < 600 ? null : words.slice(from, from + excerptWords).join(' ');
    },
  },
];

/** Whole sources left out together. */
export function leaveSourcesOut(corpus: Corpus, progress: (line: string) => void): Reading[] {
  const groupOf = dealSources(corpus.samples, sourceGroups);
  return read(corpus, groupOf, [...openings, ...excerptViews], progress);
}

/** Texts left out at random, but all texts of a model of the long-form set together: in-domain, and unseen models. */
export function leaveTextsOut(corpus: Corpus, progress: (line: string) => void): Reading[] {
  const random = randomOf(recipe.seed);
  const models = new Map<string, number>();
  const groupOf = Int32Array.from(corpus.samples, ({ source, model }) => {
    if (source !== 'eqbench_longform' || model === null) return Math.floor(random() * textGroups);
    if (!models.has(model)) models.set(model, models.size % textGroups);
    return models.get(model)!;
  });
  return read(corpus, groupOf, openings.slice(0, 2), progress);
}

/** The sources of the 2026 model left out in turn, with as large a share of the human texts; other machine texts always train. */
export function leaveRecentOut(corpus: Corpus, progress: (line: string) => void): Reading[] {
  const random = randomOf(recipe.seed);
  const sources = [...new Set(corpus.samples.map(sample => sample.source))].filter(isRecent).sort();
  const groupOf = Int32Array.from(corpus.samples, ({ source, machine }) => {
    if (!machine) return Math.floor(random() * recentGroups);
    return isRecent(source) ? sources.indexOf(source) % recentGroups : -1;
  });
  return read(corpus, groupOf, openings.slice(1, 2), progress);
}

const isRecent = (source: string) => source.startsWith('llm2026_');

function read(
  corpus: Corpus,
  groupOf: Int32Array,
  views: readonly View[],
  progress: (line: string) => void,
): Reading[] {
  const { samples, columns, vocabulary } = corpus;
  const held = crossFit(samples, columns, vocabulary, groupOf, recipe, views, progress);
  const calibration = fitCalibration(judged(samples, held));
  return held.map(({ sample, view, words, score }) => ({
    sample: samples[sample]!,
    view,
    words,
    logOdds: calibrate(score, words, calibration),
  }));
}

function judged(samples: readonly Sample[], held: readonly HeldOut[]) {
  const names = new Set(openings.map(opening => opening.name));
  const weights = balance(samples, [...samples.keys()]);
  return held
    .filter(one => names.has(one.view))
    .map(({ sample, score, words }) => ({
      score,
      words,
      machine: samples[sample]!.machine,
      weight: weights[sample]!,
    }));
}
