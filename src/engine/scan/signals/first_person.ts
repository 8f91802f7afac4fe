import { listRate } from '../signal.js';

/** First-person words: I, me, my, we, our. */
export const firstPerson = listRate({
  name: 'first_person',
  category: 'formality',
  direction: -1,
  list: 'first_person',
  entries: 'first-person words',
  fix: {
    text: "Where you did or saw it yourself, say 'I'.",
    genres: ['expository', 'conversational'],
    asksFor: ['first_person'],
  },
});
