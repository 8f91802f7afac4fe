import type { Vocabulary } from '../../classifier/features.js';
import type { TrainingSample } from '../corpus/corpus.js';
import type { RewritePair } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';
import type { Random } from '../statistics/random.js';
import { type FeatureMatrix, readFeatures, type TokenRange } from './feature-matrix.js';

/** Tokens to a word, marks included. */
const tokensPerWord = 1.13;
const words = { from: 50, to: 400 };
/** Texts are met from their opening, too, as a scan meets them. */
const openingShare = 0.35;

/** A random stretch of 50 to 400 words, short ones as often as long ones by the logarithm; where a text is cut must teach nothing. */
function randomExcerpt(random: Random): TokenRange {
  return lexed => {
    const size = words.from * (words.to / words.from) ** random() * tokensPerWord;
    const tokens = Math.min(lexed.tokens, Math.round(size));
    const from = random() < openingShare ? 0 : Math.floor(random() * (lexed.tokens - tokens + 1));
    return [from, from + tokens];
  };
}

/** Excerpts that train, and the text that each was cut from. */
export interface Excerpts {
  readonly textOf: Int32Array;
  readonly columns: readonly FeatureMatrix[];
}

/** Excerpts of a source and label: a small one's texts are met by several, since other stretches of a text teach nearly as much as other texts. */
const excerptsWanted = 600;
const excerptsPerTextMax = 4;

/** How often each text is met: all once, then once more those of sources that are still short of excerpts, and so on. */
export function excerptTexts(samples: readonly TrainingSample[]): Int32Array {
  const times = new Uint8Array(samples.length);
  for (const texts of groupBy(samples.keys(), i => `${samples[i]!.source} ${samples[i]!.machine}`).values()) {
    const wanted = Math.round(excerptsWanted / texts.length);
    for (const i of texts) times[i] = Math.min(excerptsPerTextMax, Math.max(1, wanted));
  }
  return Int32Array.from(
    Array.from({ length: excerptsPerTextMax }, (_, k) =>
      [...samples.keys()].filter(i => times[i]! > k),
    ).flat(),
  );
}

/** Cuts and reads the excerpts of all texts, each from its first `wordsMax` words. */
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

/** Tokens of a text that are set against those of its rewriting. */
const openingTokens = 450;

/** Texts that are set against one another in pairs, and where the two sides of each pair stand among them. */
export interface PairOpenings {
  readonly columns: readonly FeatureMatrix[];
  readonly pairs: readonly OpenedPair[];
}

export interface OpenedPair extends RewritePair {
  readonly humanAt: number;
  readonly machineAt: number;
}

/** Reads the opening of every text that stands in pairs; of one that was rewritten in part, of that part. */
export function readOpenings(
  samples: readonly TrainingSample[],
  pairs: readonly RewritePair[],
  vocabulary: Vocabulary,
): PairOpenings {
  const cut: Pick<TrainingSample, 'text'>[] = [];
  const places = new Map<number, number>();
  const placeOf = (text: number) => {
    const place = places.get(text) ?? cut.push(samples[text]!) - 1;
    places.set(text, place);
    return place;
  };
  const opened = pairs.map(pair => ({
    ...pair,
    humanAt: pair.passage === undefined ? placeOf(pair.human) : cut.push({ text: pair.passage }) - 1,
    machineAt: placeOf(pair.machine),
  }));
  const opening: TokenRange = lexed => [0, Math.min(lexed.tokens, openingTokens)];
  return { columns: readFeatures(cut, vocabulary, opening, openingTokens).columns, pairs: opened };
}
