import { listRate } from '../signal.js';

/** Contrasts such as not X but Y, not just X, more than just X. */
export const negativeParallelism = listRate({
  name: 'negative_parallelism',
  category: 'voice',
  direction: 1,
  list: 'negative_parallelism',
  entries: 'phrases of negation and contrast',
  fix: { text: 'State what is, without first denying what is not.' },
});
