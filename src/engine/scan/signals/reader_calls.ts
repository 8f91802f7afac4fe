import { listRate } from '../signal.js';

/** Direct appeals to the reader: imagine, consider, let's. */
export const readerCalls = listRate({
  name: 'reader_calls',
  category: 'persuasion',
  direction: 1,
  list: 'reader_calls',
  entries: 'words and phrases that can address the reader',
});
