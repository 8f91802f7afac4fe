import { formatNumber, level } from '../signal.js';

const wordsMin = 30;

/** Different words among the first 200. 2025 models vary their words more than people do. */
export const typeToken = level({
  name: 'type_token',
  category: 'voice',
  direction: 1,
  unit: 'different words a word, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.types / seen.words, count: seen.types, exposure: seen.words };
  },
  detail: (measurement, typical) =>
    `${measurement.count} of the first ${measurement.exposure} words are different ones (${formatNumber(measurement.value)}); people's come to about ${formatNumber(typical)}.`,
});
