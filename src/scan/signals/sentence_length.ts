import { formatNumber, level } from '../signal.js';

const sentencesMin = 2;

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
    return { value: Math.min(lengths.mean, 60), count: lengths.count, exposure: lengths.count };
  },
  detail: (measurement, typical) =>
    `Sentences average ${formatNumber(measurement.value)} words; in human-written texts about ${formatNumber(typical)}.`,
});
