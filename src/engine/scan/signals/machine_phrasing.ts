import { learnedEntries, listLevel } from '../signal.js';

/**
 * Phrases of two and three words that are more frequent in AI-generated training texts. The list and its
 * weights are fitted.
 */
export const machinePhrasing = listLevel({
  name: 'machine_phrasing',
  category: 'habit',
  direction: 1,
  list: 'machine_phrasing',
  entries: learnedEntries('phrases', 'AI-generated'),
  fix: { text: 'Reword phrases that you would not write yourself.' },
});
