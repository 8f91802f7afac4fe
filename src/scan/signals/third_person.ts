import { listRate } from '../signal.js';

/** He, she, her, his: people write about people. */
export const thirdPerson = listRate({
  name: 'third_person',
  category: 'formality',
  direction: -1,
  list: 'third_person',
  noun: ['he or she', 'words for he or she'],
});
