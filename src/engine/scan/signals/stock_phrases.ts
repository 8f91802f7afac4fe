import { listRate } from '../signal.js';

/** Ready-made phrases: a testament to, plays a crucial role, it is important to note. */
export const stockPhrases = listRate({
  name: 'stock_phrases',
  category: 'habit',
  direction: 1,
  list: 'stock_phrases',
  entries: 'stock phrases',
  fix: { text: 'Cut the stock phrases, or replace each with a fact.' },
});
