import { learnedEntries, listLevel } from '../signal.js';

/**
 * Phrases of two and three words that are more frequent in human-written training texts. The list and its
 * weights are fitted.
 */
export const humanPhrasing = listLevel({
  name: 'human_phrasing',
  category: 'habit',
  direction: -1,
  list: 'human_phrasing',
  entries: learnedEntries('phrases', 'human-written'),
});
