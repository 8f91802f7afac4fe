import { listRate } from '../signal.js';

/** Said, asked, told: reported speech. */
export const speechVerbs = listRate({
  name: 'speech_verbs',
  category: 'habit',
  direction: -1,
  list: 'speech_verbs',
  noun: ['verb of speech', 'verbs of speech'],
});
