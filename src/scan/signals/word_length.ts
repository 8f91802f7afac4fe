import { formatNumber, level } from '../signal.js';

const wordsMin = 20;

export const wordLength = level({
  name: 'word_length',
  category: 'formality',
  direction: 1,
  unit: 'mean letters a word',
  measure(text) {
    if (text.words < wordsMin) return null;
    return { value: text.tallies.units / text.words, count: text.words, exposure: text.words };
  },
  detail: (measurement, typical) =>
    `Words average ${formatNumber(measurement.value)} letters; people's average about ${formatNumber(typical)}.`,
  fix: 'Prefer the short word where there is one.',
});
