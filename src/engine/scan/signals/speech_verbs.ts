import { listRate } from '../signal.js';

/** Verbs of reported speech: said, asked, told. */
export const speechVerbs = listRate({
  name: 'speech_verbs',
  category: 'habit',
  direction: -1,
  list: 'speech_verbs',
  entries: 'verb forms that can report speech',
});
