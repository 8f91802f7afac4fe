import { listRate } from '../signal.js';

/** Casual words of conversation: really, pretty, actually, just, stuff. */
export const casualIntensifiers = listRate({
  name: 'casual_intensifiers',
  category: 'formality',
  direction: -1,
  list: 'casual_intensifiers',
  entries: 'words and phrases such as really, just and get',
});
