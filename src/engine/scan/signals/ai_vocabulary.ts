import { learnedEntries, listRate } from '../signal.js';

/**
 * Words that are rare in human-written and more frequent in AI-generated training texts. The list is
 * fitted.
 */
export const aiVocabulary = listRate({
  name: 'ai_vocabulary',
  category: 'habit',
  direction: 1,
  list: 'ai_vocabulary',
  entries: learnedEntries('words', 'AI-generated'),
  fix: {
    text: 'Replace words that AI models use often where you would not choose them yourself.',
  },
});
