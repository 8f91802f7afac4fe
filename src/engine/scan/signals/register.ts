import type { Prepared } from '../../text/prepare.js';
import { formatNumber } from '../results/numbers.js';
import { level, listRate, type Measurement, type Signal } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** Minimum words to measure the variety among the first 200. */
const varietyWordsMin = 30;

/**
 * Mean shares in the first words of human-written texts, by their number: shares fall with the length of a
 * sample. Measured on 2,103 texts of 200 words and more from 74 sources of the training corpora.
 */
const byLength = {
  words: [30, 40, 50, 60, 75, 90, 100, 125, 150, 175, 200],
  types: [0.861, 0.826, 0.797, 0.772, 0.74, 0.713, 0.699, 0.667, 0.643, 0.621, 0.602],
  once: [0.75, 0.698, 0.657, 0.625, 0.585, 0.554, 0.539, 0.505, 0.48, 0.457, 0.44],
} as const;

/**
 * What a share among the first `words` words of a text corresponds to among 200: the share, less what
 * human-written texts have more of it in samples of this length.
 */
function atFullLength(share: number, words: number, of: 'types' | 'once'): number {
  const { words: lengths, [of]: shares } = byLength;
  const last = lengths.length - 1;
  if (words >= lengths[last]!) return share;
  const next = lengths.findIndex(length => words < length);
  const from = lengths[next - 1]!;
  const fraction = (words - from) / (lengths[next]! - from);
  const typical = shares[next - 1]! + fraction * (shares[next]! - shares[next - 1]!);
  return share - typical + shares[last]!;
}

/** Describes a share of the vocabulary, at its sample's length and at the full one. */
function describeShare({ value, count, exposure }: Measurement): string {
  const share = `a share of ${formatNumber(count / exposure)}`;
  return exposure >= byLength.words.at(-1)!
    ? share
    : `${share}, which corresponds to ${formatNumber(value)} of 200 words`;
}

/** Fewest UTF-16 units of a word that is quoted as one that occurs once. */
const onceUnitsMin = 5;

/** Collects the longer words that occur once among the first words of the vocabulary's sample. */
function locateOnce(text: Prepared, spans: SpanCollector): void {
  const { wordHash, wordStart, wordEnd, vocabulary } = text;
  const sample = wordHash.subarray(0, vocabulary.words);
  for (let i = 0; i < sample.length && !spans.full; i++) {
    if (wordEnd[i]! - wordStart[i]! < onceUnitsMin) continue;
    const hash = sample[i]!;
    if (sample.indexOf(hash) === i && sample.lastIndexOf(hash) === i) addWords(text, spans, i, i + 1);
  }
}

/** Defines a level of the vocabulary of the first words. */
const variety = (
  name: string,
  category: Signal['category'],
  options: {
    unit: string;
    of: 'types' | 'once';
    /** What was counted, as the beginning of a sentence. */
    found: (measurement: Measurement) => string;
  },
): Signal => {
  const { unit, of, found } = options;
  return level(name, category, 1, {
    unit,
    measure({ vocabulary: { words, [of]: count } }) {
      if (words < varietyWordsMin) return null;
      return { value: atFullLength(count / words, words, of), count, exposure: words };
    },
    locate: locateOnce,
    detail: (measurement, typical) =>
      `${found(measurement)}, ${describeShare(measurement)} ${typical.compared}.`,
  });
};

/** Signals of register: the variety of words, and articles. */
export const register: readonly Signal[] = [
  /** Share of different words among the first 200. Models of 2025 vary their words more than people. */
  variety('type_token', 'voice', {
    unit: 'share of different words, first 200 words',
    of: 'types',
    found: ({ exposure, count }) => `The first ${exposure} words contain ${count} different words`,
  }),
  /** Share of the first 200 words that occur once in them. */
  variety('hapax', 'formality', {
    unit: 'share of words used once, first 200 words',
    of: 'once',
    found: ({ exposure, count }) => `${count} of the first ${exposure} words occur once among them`,
  }),
  /** The articles a and an, which are frequent in descriptive AI-generated text. */
  listRate('indefinite_articles', 'voice', 1, 'indefinite articles', {
    list: 'indefinite',
  }),
];
