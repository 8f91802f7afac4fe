import { listRate } from '../signal.js';

/** Imagine, consider, let's: the reader led by the hand. */
export const readerCalls = listRate({
  name: 'reader_calls',
  category: 'persuasion',
  direction: 1,
  list: 'reader_calls',
  noun: ['call on the reader', 'calls on the reader'],
});
