import { listRate } from '../signal.js';

/** Nouns without a concrete referent: importance, impact, potential, journey. */
export const abstractNouns = listRate({
  name: 'abstract_nouns',
  category: 'formality',
  direction: 1,
  list: 'abstract_nouns',
  entries: 'abstract nouns',
  fix: {
    text: 'Replace abstract nouns with things that can be seen.',
    genres: ['expository', 'promotional', 'conversational'],
  },
});
