import { listRate } from '../signal.js';

/** A and an: descriptive machine prose is rich in them. */
export const indefiniteArticles = listRate({
  name: 'indefinite_articles',
  category: 'voice',
  direction: 1,
  list: 'indefinite',
  noun: ['a or an', 'uses of a or an'],
});
