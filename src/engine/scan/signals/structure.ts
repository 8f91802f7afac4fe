import type { Prepared } from '../../text/prepare.js';
import { isCounted, sentenceKind } from '../../text/sentences.js';
import type { SentenceLengths } from '../../text/statistics.js';
import { compareMeans, formatNumber, level, type Signal } from '../signal.js';
import type { SpanCollector } from '../spans.js';

/** Defines a level of the lengths of sentences. */
function lengthLevel({
  sentencesMin = 4,
  value,
  count = lengths => lengths.count,
  ...options
}: Omit<Parameters<typeof level>[0], 'measure' | 'english' | 'exposureIn'> & {
  sentencesMin?: number;
  value: (lengths: SentenceLengths) => number;
  count?: (lengths: SentenceLengths) => number;
}): Signal {
  return level({
    ...options,
    english: false,
    exposureIn: 'sentences',
    measure({ lengths }) {
      if (lengths.count < sentencesMin) return null;
      return { value: value(lengths), count: count(lengths), exposure: lengths.count };
    },
  });
}

/** Collects the two neighbouring sentences whose lengths differ least, the first of such pairs. */
function locateEvenPair(text: Prepared, spans: SpanCollector): void {
  const { sentences, sentenceFirst, sentenceKind: kinds, sentenceStart, sentenceEnd } = text;
  const lengthOf = (i: number) => sentenceFirst[i + 1]! - sentenceFirst[i]!;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < sentences; i++) {
    if (kinds[i] !== sentenceKind.prose || kinds[i + 1] !== sentenceKind.prose) continue;
    const difference = Math.abs(lengthOf(i + 1) - lengthOf(i)) / (lengthOf(i) + lengthOf(i + 1));
    if (difference < least) [best, least] = [i, difference];
  }
  if (best >= 0) spans.add(sentenceStart[best]!, sentenceEnd[best + 1]!);
}

/** States which sentences are counted, in every sentence about them. */
const which = '(list items included, headings and unfinished lines excluded)';

/** A higher mean length of sentences is text without punctuation and counts as this. */
const meanWordsMax = 60;
const openersMin = 5;
const paragraphsMin = 3;

/** Signals of sentence and paragraph lengths and of openings. */
export const structure: readonly Signal[] = [
  /** Coefficient of variation of sentence lengths. People mix short and long sentences. */
  lengthLevel({
    name: 'sentence_rhythm',
    category: 'formality',
    direction: -1,
    unit: 'coefficient of variation of sentence lengths',
    value: lengths => Math.sqrt(lengths.variance) / lengths.mean,
    detail: (measurement, typical) =>
      `The lengths of ${measurement.count} sentences ${which} have a standard deviation of ${formatNumber(measurement.value)} of their mean; ${compareMeans(typical)}.`,
    fix: {
      text: 'Vary the rhythm: follow a long sentence with a short one.',
      conflicts: ['sentence_length'],
      locate: locateEvenPair,
    },
  }),
  /** Mean change of length between neighbouring sentences, as a share of the mean length. */
  lengthLevel({
    name: 'sentence_change',
    category: 'formality',
    direction: -1,
    unit: 'mean change between neighbours, in mean sentence lengths',
    value: lengths => lengths.change / lengths.mean,
    detail: (measurement, typical) =>
      `The lengths of neighbouring sentences differ on average by ${formatNumber(measurement.value)} of the mean length, over ${measurement.count} sentences ${which}; ${compareMeans(typical)}.`,
  }),
  /** Mean number of words per sentence. */
  lengthLevel({
    name: 'sentence_length',
    category: 'habit',
    direction: -1,
    unit: 'mean words per sentence',
    sentencesMin: 2,
    value: lengths => Math.min(lengths.mean, meanWordsMax),
    detail: (measurement, typical) =>
      `Sentences average ${formatNumber(measurement.value)} words${measurement.value === meanWordsMax ? ' or more' : ''}, over ${measurement.count} sentences ${which}; ${compareMeans(typical)}.`,
  }),
  /** Share of sentences of five words or fewer. */
  lengthLevel({
    name: 'short_sentences',
    category: 'voice',
    direction: -1,
    unit: 'share of sentences of five words or fewer',
    value: lengths => lengths.short / lengths.count,
    count: lengths => lengths.short,
    detail: (measurement, typical) =>
      `${measurement.count} of ${measurement.exposure} sentences ${which} have five words or fewer, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
  }),
  /** Share of sentences whose first word also starts another sentence, corrected for length. */
  level({
    name: 'opener_repetition',
    category: 'voice',
    direction: -1,
    unit: 'share of sentences that share their first word',
    english: false,
    exposureIn: 'sentences',
    measure(text) {
      const { sentences, sentenceFirst, sentenceKind: kinds, wordHash, lengths } = text;
      const { count } = lengths;
      if (count < openersMin) return null;
      const seen = new Set<number>();
      for (let i = 0; i < sentences; i++) if (isCounted(kinds[i]!)) seen.add(wordHash[sentenceFirst[i]!]!);
      const repeated = count - seen.size;
      // Long texts repeat openers by chance.
      const value = repeated / count / Math.log2(count + 2);
      return { value, count: repeated, exposure: count };
    },
    detail: (measurement, typical) =>
      `${measurement.count} of ${measurement.exposure} sentences ${which} start with the same word as an earlier one: ${formatNumber(measurement.value)} after correction for length; ${compareMeans(typical)}.`,
  }),
  /** Coefficient of variation of paragraph lengths in words. */
  level({
    name: 'paragraph_uniformity',
    category: 'formality',
    direction: -1,
    unit: 'coefficient of variation of paragraph lengths',
    english: false,
    exposureIn: 'sentences',
    measure(text) {
      const { paragraphs, paragraphFirst, sentenceFirst } = text;
      if (paragraphs < paragraphsMin) return null;
      const mean = text.words / paragraphs;
      let squares = 0;
      for (let i = 0; i < paragraphs; i++) {
        const words = sentenceFirst[paragraphFirst[i + 1]!]! - sentenceFirst[paragraphFirst[i]!]!;
        squares += (words - mean) * (words - mean);
      }
      return { value: Math.sqrt(squares / paragraphs) / mean, count: paragraphs, exposure: paragraphs };
    },
    detail: (measurement, typical) =>
      `The lengths of ${measurement.count} paragraphs (with headings and list items) have a standard deviation of ${formatNumber(measurement.value)} of their mean; ${compareMeans(typical)}.`,
  }),
];
