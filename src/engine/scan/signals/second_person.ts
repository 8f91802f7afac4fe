import { listRate } from '../signal.js';

/** Second-person words: you, your, yours. */
export const secondPerson = listRate({
  name: 'second_person',
  category: 'formality',
  direction: -1,
  list: 'second_person',
  entries: 'second-person words',
});
