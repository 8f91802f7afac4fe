import { listRate } from '../signal.js';

/** Contractions: it's, don't, we're. */
export const contractions = listRate({
  name: 'contractions',
  category: 'formality',
  direction: -1,
  list: 'contractions',
  entries: 'contractions',
  fix: {
    text: 'Use contractions where you would say them.',
    genres: ['expository', 'promotional', 'conversational'],
    asksFor: ['contractions'],
  },
});
