import { listRate } from '../signal.js';

/** Numbers written as words. Models of 2026 spell out numbers that people write as digits. */
export const spelledNumbers = listRate({
  name: 'spelled_numbers',
  category: 'habit',
  direction: 1,
  list: 'number_words',
  entries: 'number words',
});
