import { compareMeans, formatNumber, level } from '../signal.js';

const sentencesMin = 2;
/** A higher mean is text without punctuation and counts as this. */
const wordsMax = 60;

/** Mean number of words per sentence. */
export const sentenceLength = level({
  name: 'sentence_length',
  category: 'habit',
  direction: -1,
  unit: 'mean words per sentence',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: Math.min(lengths.mean, wordsMax), count: lengths.count, exposure: lengths.count };
  },
  detail: (measurement, typical) =>
    `Sentences average ${formatNumber(measurement.value)} words${measurement.value === wordsMax ? ' or more' : ''} (${measurement.count} sentences, without headings); ${compareMeans(typical)}.`,
});
