import { listRate } from '../signal.js';

/** The articles a and an, which are frequent in descriptive AI-generated text. */
export const indefiniteArticles = listRate({
  name: 'indefinite_articles',
  category: 'voice',
  direction: 1,
  list: 'indefinite',
  entries: 'indefinite articles',
});
