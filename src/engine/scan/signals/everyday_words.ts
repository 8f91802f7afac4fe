import { learnedEntries, listLevel } from '../signal.js';

/** Words that are more frequent in human-written training texts. The list and its weights are fitted. */
export const everydayWords = listLevel({
  name: 'everyday_words',
  category: 'formality',
  direction: -1,
  list: 'everyday_words',
  entries: learnedEntries('words', 'human-written'),
  fix: {
    text: 'Use ordinary, everyday words where they fit.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
    asksFor: ['everyday_words', 'past_verbs', 'speech_verbs', 'casual_intensifiers'],
  },
});
