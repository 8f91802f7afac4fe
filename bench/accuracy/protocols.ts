import { type Calibrated, logOddsByEra } from '../../src/engine/classifier/calibration.js';
import { type ByEra, combinedLogOdds } from '../../src/engine/scan/eras.js';
import {
  groupSources,
  lengthViews,
  scoreTexts,
  sourceFolds,
  type TextView,
  trainingIndexes,
} from '../../src/training/classifier/cross-validation.js';
import { cachedFit, type FitCache } from '../../src/training/classifier/fit-cache.js';
import { type Hyperparameters, hyperparameters } from '../../src/training/classifier/hyperparameters.js';
import type { TrainingSet } from '../../src/training/classifier/training-set.js';
import { isProjectSource, type TrainingSample } from '../../src/training/corpus/corpus.js';
import { type ModelFamily, modelFamilies, modelFamily } from '../../src/training/corpus/models.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { obfuscatedViews } from './obfuscation.js';

/** A sample, the view of it, and the calibrated log-odds of a classifier that had not seen it. */
export interface HeldOutText {
  readonly sample: TrainingSample;
  readonly view: string;
  readonly words: number;
  /** Log-odds by era, and of any era. */
  readonly eras: ByEra<number>;
  readonly logOdds: number;
}

/** One classifier of a protocol: the texts that it trains on, and those that it scores. */
export interface Fold {
  readonly name: string;
  readonly chosen: readonly number[];
  readonly heldOut: readonly number[];
}

/** A way to hold out texts, with the views of each text that are scored. */
export interface Protocol {
  readonly name: string;
  readonly folds: readonly Fold[];
  readonly views: readonly TextView[];
  /** Views of the AI-generated texts that no attack has changed. */
  readonly obfuscated?: readonly TextView[];
}

const protocolNames = ['sources', 'texts', 'recent', 'families', 'genres'] as const;
export type ProtocolName = (typeof protocolNames)[number];

/** Maximum evaluated texts per source and label, drawn at random, so that large sources do not dominate. */
const judgesMax = 450;
const wordsMax = 1_500;
export const textGroups = 5;
export const recentGroups = 5;
/** Most families of the leave-one-family-out table, largest first, and fewest texts of a genre. */
const familiesMax = 15;
const genreTextsMin = 50;

const excerptWords = 400;

/** Texts of 600 words or more, whole and as the 400 words in the middle. */
const excerptViews: readonly TextView[] = [
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

/** The view of the tables of families, genres left out, years and attacks. */
export const headView = lengthViews[1]!;

export const seenAs = (readings: readonly HeldOutText[], view: string) =>
  readings.filter(one => one.view === view);

/** The protocols of the benchmark. */
export function protocolsOf(training: TrainingSet): Readonly<Record<ProtocolName, Protocol>> {
  return {
    sources: {
      name: 'sources',
      folds: foldsOf(training, groupSources(training.samples, sourceFolds)),
      views: [...lengthViews, ...excerptViews],
      obfuscated: obfuscatedViews(headView.wordsMax),
    },
    texts: { name: 'texts', folds: foldsOf(training, dealTexts(training)), views: lengthViews.slice(0, 2) },
    recent: { name: '2026 model', folds: foldsOf(training, dealRecentSources(training)), views: [headView] },
    families: { name: 'model families', folds: familyFolds(training), views: [headView] },
    genres: { name: 'genres', folds: genreFolds(training), views: [headView] },
  };
}

/** The folds of all protocols, in the order in which the benchmark needs them. */
export const allFolds = (protocols: Readonly<Record<ProtocolName, Protocol>>): Fold[] =>
  protocolNames.flatMap(name => [...protocols[name].folds]);

/** One fold per group. A text with a negative group is never scored (`trainingIndexes`). */
function foldsOf(training: TrainingSet, groupOf: Int32Array): Fold[] {
  return Array.from({ length: Math.max(...groupOf) + 1 }, (_, group) => ({
    name: String(group + 1),
    chosen: trainingIndexes(group, groupOf, training.nearDuplicates),
    heldOut: [...groupOf.keys()].filter(i => groupOf[i] === group),
  }));
}

/** Holds out the chosen texts; their near-duplicates do not train either. */
function foldWithout(
  training: TrainingSet,
  name: string,
  isLeftOut: (sample: TrainingSample) => boolean,
): Fold {
  const groupOf = Int32Array.from(training.samples, sample => (isLeftOut(sample) ? 0 : -1));
  return { ...foldsOf(training, groupOf)[0]!, name };
}

/**
 * Folds of texts dealt at random (in-domain), near-duplicates together, and folds of whole AI models of the
 * long-form set (unseen models). A rewrite in training would leak the topic of its held-out original with the
 * wrong label.
 */
export function dealTexts({ samples, nearDuplicates }: TrainingSet): Int32Array {
  const random = mulberry32(hyperparameters.seed);
  const groups = new Map<string | number, number>();
  return Int32Array.from(samples, ({ source, model }, i) => {
    const together = source === 'eqbench_longform' && model !== null ? model : nearDuplicates.clusterOf[i]!;
    const group = groups.get(together) ?? Math.floor(random() * textGroups);
    groups.set(together, group);
    return group;
  });
}

/**
 * Groups of the sources of the unnamed 2026 model, with the same share of human-written texts. Other
 * AI-generated texts train unless a near-duplicate is held out.
 */
function dealRecentSources({ samples }: TrainingSet): Int32Array {
  const random = mulberry32(hyperparameters.seed);
  const isRecent = (sample: TrainingSample) => sample.machine && familyOf(sample) === 'unnamed-2026';
  const sources = [...new Set(samples.filter(isRecent).map(sample => sample.source))].sort();
  return Int32Array.from(samples, sample => {
    if (!sample.machine) return Math.floor(random() * recentGroups);
    return isRecent(sample) ? sources.indexOf(sample.source) % recentGroups : -1;
  });
}

/** The family of the model of an AI-generated text. */
export const familyOf = ({ model }: TrainingSample): ModelFamily => modelFamily(model);

/** The largest families, each held out whole. `other` is not a family. */
function familyFolds(training: TrainingSet): Fold[] {
  const size = (family: ModelFamily) =>
    training.samples.filter(sample => sample.machine && familyOf(sample) === family).length;
  return modelFamilies
    .filter(family => family !== 'other')
    .map(family => ({ family, texts: size(family) }))
    .filter(({ texts }) => texts > 0)
    .sort((a, b) => b.texts - a.texts)
    .slice(0, familiesMax)
    .map(({ family }) =>
      foldWithout(training, family, sample => sample.machine && familyOf(sample) === family),
    );
}

/** The genres with enough texts, each held out whole with both labels. */
function genreFolds(training: TrainingSet): Fold[] {
  return [...groupBy(training.samples, sample => sample.genre)]
    .filter(([, own]) => own.length >= genreTextsMin)
    .map(([genre]) => genre)
    .sort()
    .map(genre => foldWithout(training, genre, sample => sample.genre === genre));
}

/** What a protocol needs beside its training set. */
export interface Evaluation {
  /** Calibrations of the shipped experts, whose relative weight is part of the evaluation. */
  readonly experts: readonly Calibrated[];
  readonly settings: Hyperparameters;
  readonly cache: FitCache | null;
  /** Called after each fold. */
  readonly progress: (protocol: string, fold: string) => void;
}

/** Held-out scores of a protocol. */
export function runProtocol(
  training: TrainingSet,
  protocol: Protocol,
  evaluation: Evaluation,
): HeldOutText[] {
  const { samples } = training;
  const { experts, settings, cache, progress } = evaluation;
  const judges = judgesOf(samples);
  return protocol.folds.flatMap(({ name, chosen, heldOut }) => {
    const judged = heldOut.filter(i => judges.has(i));
    const fitted = cachedFit(cache, training, chosen, settings);
    const unchanged = judged.filter(
      i => samples[i]!.machine && samples[i]!.attack === null && !isProjectSource(samples[i]!.source),
    );
    const scores = [
      ...scoreTexts(samples, judged, fitted, protocol.views),
      ...scoreTexts(samples, unchanged, fitted, protocol.obfuscated ?? []),
    ];
    progress(protocol.name, name);
    return scores.map(one => {
      const eras = logOddsByEra(one, experts);
      const logOdds = combinedLogOdds(eras);
      return { sample: samples[one.sample]!, view: one.view, words: one.words, eras, logOdds };
    });
  });
}

/**
 * The first texts of every source and label. The corpus is shuffled on reading, so this is a random sample.
 */
function judgesOf(samples: readonly TrainingSample[]): Set<number> {
  const groups = groupBy(samples.keys(), i => `${samples[i]!.source} ${samples[i]!.machine}`);
  return new Set([...groups.values()].flatMap(texts => texts.slice(0, judgesMax)));
}
