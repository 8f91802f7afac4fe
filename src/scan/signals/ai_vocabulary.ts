import { listRate } from '../signal.js';

/** The words that models reach for far more often than people do; the list is fitted. */
export const aiVocabulary = listRate({
  name: 'ai_vocabulary',
  category: 'habit',
  direction: 1,
  list: 'ai_vocabulary',
  noun: ['word that models favour', 'words that models favour'],
  fix: 'Swap the words that models favour for the plainer ones you would say aloud.',
});
