import { formatNumber, level } from '../signal.js';

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
    `${measurement.count} of the first ${measurement.exposure} words are distinct (${formatNumber(measurement.value)}); in human-written texts about ${formatNumber(typical)}.`,
});
