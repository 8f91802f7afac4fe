import { listRate } from '../signal.js';

/** Third-person words: he, she, her, his. */
export const thirdPerson = listRate({
  name: 'third_person',
  category: 'formality',
  direction: -1,
  list: 'third_person',
  entries: "forms of 'he' and 'she'",
});
