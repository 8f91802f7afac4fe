import type { Vocabulary } from '../../engine/classifier/features.js';
import type { TrainingSample } from '../corpus/corpus.js';
import type { RewritePair } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';
import type { Random } from '../statistics/random.js';
import { type FeatureMatrix, readFeatures, type TokenRange } from './feature-matrix.js';

/** Mean number of tokens per word, punctuation included. */
const tokensPerWord = 1.13;
const words = { from: 35, to: 400 };
/** Share of excerpts that start at the beginning of the text, as scans do. */
const openingShare = 0.35;

/**
 * A random excerpt of 35 to 400 words, log-uniform in length, so that position and length carry no label
 * information.
 */
function randomExcerpt(random: Random): TokenRange {
  return ({ count }) => {
    const size = words.from * (words.to / words.from) ** random() * tokensPerWord;
    const taken = Math.min(count, Math.round(size));
    const from = random() < openingShare ? 0 : Math.floor(random() * (count - taken + 1));
    return [from, from + taken];
  };
}

/** Training excerpts, and the sample that each was cut from. */
export interface Excerpts {
  readonly textOf: Int32Array;
  readonly columns: readonly FeatureMatrix[];
}

/**
 * Excerpts wanted of each source and label, and the limits per text: other parts of a text are new texts to
 * learn from, and small sources have few texts.
 */
const excerptsWanted = 1_200;
const excerptsPerText = { least: 2, most: 8 };

/**
 * Sample index of each excerpt: every sample `excerptsPerText.least` times, then again the samples of sources
 * that are short of excerpts.
 */
function excerptTexts(samples: readonly TrainingSample[]): Int32Array {
  const times = new Uint8Array(samples.length);
  for (const texts of groupBy(samples.keys(), i => `${samples[i]!.source} ${samples[i]!.machine}`).values()) {
    const wanted = Math.round(excerptsWanted / texts.length);
    for (const i of texts) times[i] = Math.min(excerptsPerText.most, Math.max(excerptsPerText.least, wanted));
  }
  return Int32Array.from(
    Array.from({ length: excerptsPerText.most }, (_, k) =>
      [...samples.keys()].filter(i => times[i]! > k),
    ).flat(),
  );
}

/** Cuts the excerpts of all samples, each from the first `wordsMax` words, and computes their features. */
export function readExcerpts(
  samples: readonly TrainingSample[],
  vocabulary: Vocabulary,
  random: Random,
  wordsMax: number,
): Excerpts {
  const textOf = excerptTexts(samples);
  const cut = Array.from(textOf, i => samples[i]!);
  return { textOf, columns: readFeatures(cut, vocabulary, randomExcerpt(random), wordsMax).columns };
}

/** Tokens compared between a text and its rewrite. */
const openingTokens = 450;

/** Features of the texts that occur in rewrite pairs, and the row of each side of each pair. */
export interface PairOpenings {
  readonly columns: readonly FeatureMatrix[];
  readonly pairs: readonly OpenedPair[];
}

export interface OpenedPair extends RewritePair {
  readonly humanAt: number;
  readonly machineAt: number;
}

/**
 * Computes the features of the beginning of every paired text; of a text that was rewritten in part, of that
 * passage.
 */
export function readOpenings(
  samples: readonly TrainingSample[],
  pairs: readonly RewritePair[],
  vocabulary: Vocabulary,
): PairOpenings {
  const texts: Pick<TrainingSample, 'text'>[] = [];
  const rows = new Map<number, number>();
  const rowOf = (sample: number) => {
    const row = rows.get(sample) ?? texts.push(samples[sample]!) - 1;
    rows.set(sample, row);
    return row;
  };
  const opened = pairs.map(pair => ({
    ...pair,
    humanAt: pair.passage === undefined ? rowOf(pair.human) : texts.push({ text: pair.passage }) - 1,
    machineAt: rowOf(pair.machine),
  }));
  const opening: TokenRange = ({ count }) => [0, Math.min(count, openingTokens)];
  return { columns: readFeatures(texts, vocabulary, opening, openingTokens).columns, pairs: opened };
}
