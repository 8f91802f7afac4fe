import { compareMeans, formatNumber, level } from '../signal.js';

const wordsMin = 30;

/** Share of different words among the first 200. Models of 2025 vary their words more than people. */
export const typeToken = level({
  name: 'type_token',
  category: 'voice',
  direction: 1,
  unit: 'share of different words, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.types / seen.words, count: seen.types, exposure: seen.words };
  },
  detail: (measurement, typical) =>
    `The first ${measurement.exposure} words contain ${measurement.count} different words, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
});
