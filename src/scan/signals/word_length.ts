import { level, plainly } from '../signal.js';

const wordsMin = 20;

export const wordLength = level({
  name: 'word_length',
  shape: 'formality',
  direction: 1,
  unit: 'mean letters a word',
  measure(text) {
    if (text.words < wordsMin) return null;
    return { value: text.tallies.units / text.words, count: text.words, exposure: text.words };
  },
  detail: (reading, usual) =>
    `Words average ${plainly(reading.value)} letters; people's average about ${plainly(usual)}.`,
  fix: 'Prefer the short word where there is one.',
});
