import { listRate } from '../signal.js';

/** Numbers written as words: models of 2026 spell out what people type in figures. */
export const spelledNumbers = listRate({
  name: 'spelled_numbers',
  category: 'habit',
  direction: 1,
  list: 'number_words',
  noun: ['number in words', 'numbers in words'],
});
