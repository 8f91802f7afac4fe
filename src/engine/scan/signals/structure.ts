import type { Prepared } from '../../text/prepare.js';
import { isCounted, sentenceKind } from '../../text/sentences.js';
import { formatNumber } from '../results/numbers.js';
import { type Locate, level, type Signal } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

type SentenceLengths = Prepared['lengths'];

/** Defines a level of the lengths of sentences. */
function lengthLevel(
  name: string,
  category: Signal['category'],
  direction: Signal['direction'],
  {
    sentencesMin = 4,
    value,
    ...options
  }: Omit<Parameters<typeof level>[3], 'measure' | 'english' | 'exposureIn'> & {
    sentencesMin?: number;
    value: (lengths: SentenceLengths) => number;
  },
): Signal {
  return level(name, category, direction, {
    ...options,
    english: false,
    exposureIn: 'sentences',
    measure({ lengths }) {
      const { count } = lengths;
      return count < sentencesMin ? null : { value: value(lengths), count, exposure: count };
    },
  });
}

/** Maximum words of a sentence or opening that is quoted. */
const quotedWordsMax = 40;
const openingWordsMax = 6;

/** Number of words of a sentence; 0 for a heading or a line, which the lengths of sentences leave out. */
const lengthOf = ({ sentenceFirst, sentenceKind: kinds }: Prepared, i: number): number =>
  isCounted(kinds[i]!) ? sentenceFirst[i + 1]! - sentenceFirst[i]! : 0;

/**
 * Collects the two neighbouring sentences of prose whose lengths differ least, or most, the first such pair.
 */
function locatePair(text: Prepared, spans: SpanCollector, differ: 'least' | 'most'): void {
  const { sentences, sentenceFirst, sentenceKind: kinds, sentenceStart, sentenceEnd } = text;
  const sign = differ === 'least' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < sentences; i++) {
    if (kinds[i] !== sentenceKind.prose || kinds[i + 1] !== sentenceKind.prose) continue;
    const both = sentenceFirst[i + 2]! - sentenceFirst[i]!;
    const difference = (sign * Math.abs(lengthOf(text, i + 1) - lengthOf(text, i))) / both;
    if (difference < least) [best, least] = [i, difference];
  }
  if (best >= 0) spans.add(sentenceStart[best]!, sentenceEnd[best + 1]!);
}

const locateEvenPair: Locate = (text, spans) => locatePair(text, spans, 'least');

/** Collects the pair that is the best example of even or of uneven lengths. */
const locateRhythm: Signal['locateFor'] = (text, spans, sign) =>
  locatePair(text, spans, sign === 1 ? 'least' : 'most');

/** Collects the shortest sentence as evidence for AI, and the longest for human authorship. */
function locateLength(text: Prepared, spans: SpanCollector, sign: 1 | -1): void {
  let best = -1;
  for (let i = 0; i < text.sentences; i++) {
    const words = lengthOf(text, i);
    if (words > 0 && (best < 0 || sign * words < sign * lengthOf(text, best))) best = i;
  }
  if (best >= 0) addOpening(text, spans, best, best + 1, quotedWordsMax);
}

/** Adds the first words of the sentences `from` to `to` (exclusive). */
function addOpening(text: Prepared, spans: SpanCollector, from: number, to: number, wordsMax: number): void {
  const first = text.sentenceFirst[from]!;
  addWords(text, spans, first, Math.min(first + wordsMax, text.sentenceFirst[to]!));
}

/** Collects the openings of the paragraphs with the fewest and with the most words, in text order. */
function locateParagraphs(text: Prepared, spans: SpanCollector): void {
  const { paragraphs, paragraphFirst, sentenceFirst } = text;
  const words = (i: number) => sentenceFirst[paragraphFirst[i + 1]!]! - sentenceFirst[paragraphFirst[i]!]!;
  let [fewest, most] = [0, 0];
  for (let i = 1; i < paragraphs; i++) {
    if (words(i) < words(fewest)) fewest = i;
    if (words(i) > words(most)) most = i;
  }
  for (const i of [Math.min(fewest, most), Math.max(fewest, most)])
    addOpening(text, spans, paragraphFirst[i]!, paragraphFirst[i + 1]!, openingWordsMax);
}

/** A higher mean length of sentences is text without punctuation and counts as this. */
const meanWordsMax = 60;
const paragraphsMin = 3;

/** Signals of sentence and paragraph lengths. */
export const structure: readonly Signal[] = [
  /** Coefficient of variation of sentence lengths. People mix short and long sentences. */
  lengthLevel('sentence_rhythm', 'formality', -1, {
    unit: 'coefficient of variation of sentence lengths',
    value: lengths => Math.sqrt(lengths.variance) / lengths.mean,
    locateFor: locateRhythm,
    detail: (measurement, typical) =>
      `The lengths of ${measurement.count} sentences outside headings have a standard deviation of ${formatNumber(measurement.value)} of their mean ${typical.compared}.`,
    fix: {
      text: 'Vary the rhythm: follow a long sentence with a short one.',
      conflicts: ['sentence_length'],
      locate: locateEvenPair,
    },
  }),
  /** Mean change of length between neighbouring sentences, as a share of the mean length. */
  lengthLevel('sentence_change', 'formality', -1, {
    unit: 'mean change between neighbours, in mean sentence lengths',
    value: lengths => lengths.change / lengths.mean,
    locateFor: locateRhythm,
    detail: (measurement, typical) =>
      `The lengths of neighbouring sentences differ on average by ${formatNumber(measurement.value)} of the mean length, over ${measurement.count} sentences outside headings ${typical.compared}.`,
  }),
  /** Mean number of words per sentence. */
  lengthLevel('sentence_length', 'habit', -1, {
    unit: 'mean words per sentence',
    sentencesMin: 2,
    value: lengths => Math.min(lengths.mean, meanWordsMax),
    locateFor: locateLength,
    detail: (measurement, typical) =>
      `Sentences average ${formatNumber(measurement.value)} words${measurement.value === meanWordsMax ? ' or more' : ''}, over ${measurement.count} sentences outside headings ${typical.compared}.`,
  }),
  /** Coefficient of variation of paragraph lengths in words. */
  level('paragraph_uniformity', 'formality', -1, {
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
    locate: locateParagraphs,
    detail: (measurement, typical) =>
      `The lengths of ${measurement.count} paragraphs (with headings and list items) have a standard deviation of ${formatNumber(measurement.value)} of their mean ${typical.compared}.`,
  }),
];
