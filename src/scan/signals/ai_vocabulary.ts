import { listRate } from '../signal.js';

/** Words that AI models use far more often than people. The list is fitted. */
export const aiVocabulary = listRate({
  name: 'ai_vocabulary',
  category: 'habit',
  direction: 1,
  list: 'ai_vocabulary',
  noun: ['word that models favour', 'words that models favour'],
  fix: {
    text: 'Replace the words that models favour where you would not choose them yourself.',
  },
});
