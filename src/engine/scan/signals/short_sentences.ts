import { compareMeans, formatNumber, level } from '../signal.js';

const sentencesMin = 4;

/** Share of sentences of five words or fewer. */
export const shortSentences = level({
  name: 'short_sentences',
  category: 'voice',
  direction: -1,
  unit: 'share of sentences of five words or fewer',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: lengths.short / lengths.count, count: lengths.short, exposure: lengths.count };
  },
  detail: (measurement, typical) =>
    `${measurement.count} of ${measurement.exposure} sentences (without headings) have five words or fewer, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
});
