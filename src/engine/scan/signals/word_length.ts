import { compareMeans, formatNumber, level } from '../signal.js';

const wordsMin = 20;

/** Mean number of letters per word. */
export const wordLength = level({
  name: 'word_length',
  category: 'formality',
  direction: 1,
  unit: 'mean letters per word',
  measure(text) {
    if (text.words < wordsMin) return null;
    return { value: text.tallies.units / text.words, count: text.words, exposure: text.words };
  },
  detail: (measurement, typical) =>
    `Words average ${formatNumber(measurement.value)} characters; ${compareMeans(typical)}.`,
});
