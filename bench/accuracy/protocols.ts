import { type Calibrated, logOddsByEra } from '../../src/classifier/predict.js';
import { type ByEra, combinedLogOdds } from '../../src/scan/eras.js';
import {
  crossValidate,
  groupSourcesPairedAlone,
  lengthViews,
  type TextView,
} from '../../src/training/classifier/cross-validation.js';
import { hyperparameters } from '../../src/training/classifier/hyperparameters.js';
import type { TrainingSet } from '../../src/training/classifier/training-set.js';
import type { TrainingSample } from '../../src/training/corpus/corpus.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { mulberry32 } from '../../src/training/statistics/random.js';

/** A sample, the view of it, and the calibrated log-odds of a classifier that had not seen it. */
export interface HeldOutText {
  readonly sample: TrainingSample;
  readonly view: string;
  readonly words: number;
  /** Log-odds by era, and of any era. */
  readonly eras: ByEra<number>;
  readonly logOdds: number;
}

/** Calibrations of the shipped experts, whose relative weight is part of the evaluation. */
type Experts = readonly Calibrated[];

/** Maximum evaluated texts per source and label, drawn at random, so that large sources do not dominate. */
const judgesMax = 450;
const wordsMax = 1_500;
export const sourceGroups = 8;
export const textGroups = 5;
export const recentGroups = 5;

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

/** Holds out whole sources: paired sources alone, the others in groups. */
export function holdOutSources(
  training: TrainingSet,
  experts: Experts,
  progress: (line: string) => void,
): HeldOutText[] {
  const groupOf = groupSourcesPairedAlone(training.samples, sourceGroups);
  return read(training, groupOf, [...lengthViews, ...excerptViews], experts, progress);
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

/** Held-out scores by the given groups. */
export function holdOutTexts(
  training: TrainingSet,
  groupOf: Int32Array,
  experts: Experts,
  progress: (line: string) => void,
): HeldOutText[] {
  return read(training, groupOf, lengthViews.slice(0, 2), experts, progress);
}

/**
 * Holds out the sources of the 2026 model in turn, with the same share of human-written texts. Other
 * AI-generated texts train unless a near-duplicate is held out.
 */
export function holdOutRecentSources(
  training: TrainingSet,
  experts: Experts,
  progress: (line: string) => void,
): HeldOutText[] {
  const random = mulberry32(hyperparameters.seed);
  const sources = [...new Set(training.samples.filter(isNewest).map(sample => sample.source))].sort();
  const groupOf = Int32Array.from(training.samples, sample => {
    if (!sample.machine) return Math.floor(random() * recentGroups);
    return isNewest(sample) ? sources.indexOf(sample.source) % recentGroups : -1;
  });
  return read(training, groupOf, lengthViews.slice(1, 2), experts, progress);
}

const isNewest = ({ machine, year }: TrainingSample) => machine && year >= 2026;

function read(
  training: TrainingSet,
  groupOf: Int32Array,
  views: readonly TextView[],
  experts: Experts,
  progress: (line: string) => void,
): HeldOutText[] {
  const { samples } = training;
  const judge = judgesOf(samples);
  const all = crossValidate(training, groupOf, hyperparameters, views, progress);
  const held = all.filter(({ sample }) => judge.has(sample));
  return held.map(one => {
    const eras = logOddsByEra(one, experts);
    return {
      sample: samples[one.sample]!,
      view: one.view,
      words: one.words,
      eras,
      logOdds: combinedLogOdds(eras),
    };
  });
}

/**
 * The first texts of every source and label. The corpus is shuffled on reading, so this is a random sample.
 */
function judgesOf(samples: readonly TrainingSample[]): Set<number> {
  const groups = groupBy(samples.keys(), i => `${samples[i]!.source} ${samples[i]!.machine}`);
  return new Set([...groups.values()].flatMap(texts => texts.slice(0, judgesMax)));
}
