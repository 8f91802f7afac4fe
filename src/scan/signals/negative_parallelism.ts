import { listRate } from '../signal.js';

/** Contrasts such as not X but Y, not just X, more than just X. */
export const negativeParallelism = listRate({
  name: 'negative_parallelism',
  category: 'voice',
  direction: 1,
  list: 'negative_parallelism',
  noun: ["'not X but Y' contrast", "'not X but Y' contrasts"],
  fix: { text: 'State what is, without first denying what is not.' },
});
