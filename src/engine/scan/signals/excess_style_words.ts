import { learnedEntries, listLevel } from '../signal.js';

/**
 * Further words that are more frequent in AI-generated training texts. The list and its weights are fitted.
 */
export const excessStyleWords = listLevel({
  name: 'excess_style_words',
  category: 'formality',
  direction: 1,
  list: 'excess_style',
  entries: learnedEntries('words', 'AI-generated'),
  fix: {
    text: 'Replace words that you would not choose yourself with plainer or more concrete ones.',
  },
});
