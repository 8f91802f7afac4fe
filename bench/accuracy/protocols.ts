import type { Vocabulary } from '../../src/model/features.js';
import { balance } from '../../src/model/learn/balance.js';
import { fitCalibration } from '../../src/model/learn/calibration.js';
import { readVocabulary } from '../../src/model/learn/columns.js';
import { readTexts, type Sample } from '../../src/model/learn/corpus.js';
import {
  crossFit,
  dealPairedApart,
  type HeldOut,
  openings,
  type View,
} from '../../src/model/learn/cross-fit.js';
import { type Excerpts, readExcerpts } from '../../src/model/learn/excerpt.js';
import { recipe } from '../../src/model/learn/fit.js';
import { groupBy } from '../../src/model/learn/group.js';
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
  readonly excerpts: Excerpts;
  readonly vocabulary: Vocabulary;
}

/** Texts of a source and label that judge, drawn at random: the large sources would outvote the rest. */
const judgesMax = 450;
const wordsMax = 1_500;
const vocabularySourcesMin = 8;
export const sourceGroups = 8;
export const textGroups = 3;
export const recentGroups = 5;

/** Reads the training folder as `npm run train` does. */
export function readTraining(folder: string): Corpus {
  const random = randomOf(recipe.seed);
  const samples = readTexts(folder, random);
  const vocabulary = readVocabulary(samples, recipe.vocabulary, vocabularySourcesMin);
  return {
    samples,
    vocabulary,
    excerpts: readExcerpts(samples, vocabulary, random, wordsMax),
  };
}

const excerptWords = 400;

/** Whole texts of 600 words and more, and 400 words from their middle. */
const excerptViews: readonly View[] = [
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

/** Whole sources left out: those with both labels alone, the others in groups. */
export function leaveSourcesOut(corpus: Corpus, progress: (line: string) => void): Reading[] {
  const groupOf = dealPairedApart(corpus.samples, sourceGroups);
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
  const { samples, excerpts, vocabulary } = corpus;
  const judge = judgesOf(samples);
  const all = crossFit(samples, excerpts, vocabulary, groupOf, recipe, views, progress);
  const held = all.filter(({ sample }) => judge.has(sample));
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

/** The first of every source and label: the corpus was shuffled when it was read. */
function judgesOf(samples: readonly Sample[]): Set<number> {
  const groups = groupBy(samples.keys(), i => `${samples[i]!.source} ${samples[i]!.machine}`);
  return new Set([...groups.values()].flatMap(texts => texts.slice(0, judgesMax)));
}
