import { listRate } from '../signal.js';

/**
 * Hedges: may, might, perhaps. Advice only: AI models differ in both directions, and careful writers use
 * many.
 */
export const hedges = listRate({
  name: 'hedges',
  category: 'formality',
  direction: 1,
  adviceOnly: true,
  list: 'hedges',
  entries: 'hedges',
});
