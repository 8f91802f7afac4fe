import { level, plainly } from '../signal.js';

const wordsMin = 30;

/** Words used once among the first 200. */
export const hapax = level({
  name: 'hapax',
  shape: 'formality',
  direction: 1,
  unit: 'words used once a word, first 200 words',
  measure(text) {
    const seen = text.vocabulary;
    return seen.words < wordsMin
      ? null
      : { value: seen.once / seen.words, count: seen.once, exposure: seen.words };
  },
  detail: (reading, usual) =>
    `${reading.count} of the first ${reading.exposure} words occur once (${plainly(reading.value)}); people's come to about ${plainly(usual)}.`,
});
