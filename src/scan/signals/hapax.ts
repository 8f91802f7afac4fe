import { formatNumber, level } from '../signal.js';

const wordsMin = 30;

/** Words used once among the first 200. */
export const hapax = level({
  name: 'hapax',
  category: 'formality',
  direction: 1,
  unit: 'words used once a word, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.once / seen.words, count: seen.once, exposure: seen.words };
  },
  detail: (measurement, typical) =>
    `${measurement.count} of the first ${measurement.exposure} words occur once (${formatNumber(measurement.value)}); people's come to about ${formatNumber(typical)}.`,
});
