import { listRate } from '../signal.js';

/** Really, pretty, actually, just, stuff: the small change of talk. */
export const casualIntensifiers = listRate({
  name: 'casual_intensifiers',
  category: 'formality',
  direction: -1,
  list: 'casual_intensifiers',
  noun: ['casual word', 'casual words'],
});
