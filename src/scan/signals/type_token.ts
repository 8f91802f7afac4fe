import { level, plainly } from '../signal.js';

const wordsMin = 30;

/** Different words among the first 200. 2025 models vary their words more than people do. */
export const typeToken = level({
  name: 'type_token',
  shape: 'voice',
  direction: 1,
  unit: 'different words a word, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.types / seen.words, count: seen.types, exposure: seen.words };
  },
  detail: (reading, usual) =>
    `${reading.count} of the first ${reading.exposure} words are different ones (${plainly(reading.value)}); people's come to about ${plainly(usual)}.`,
});
