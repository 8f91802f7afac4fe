import { compareMeans, formatNumber, level } from '../signal.js';

const wordsMin = 30;

/** Share of the first 200 words that occur once in them. */
export const hapax = level({
  name: 'hapax',
  category: 'formality',
  direction: 1,
  unit: 'share of words used once, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.once / seen.words, count: seen.once, exposure: seen.words };
  },
  detail: (measurement, typical) =>
    `${measurement.count} of the first ${measurement.exposure} words occur once among them, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
});
