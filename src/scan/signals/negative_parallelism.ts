import { listRate } from '../signal.js';

/** Not X but Y, not just X, more than just X. */
export const negativeParallelism = listRate({
  name: 'negative_parallelism',
  category: 'voice',
  direction: 1,
  list: 'negative_parallelism',
  noun: ["'not X but Y' turn", "'not X but Y' turns"],
  fix: 'State what is, without first denying what is not.',
});
