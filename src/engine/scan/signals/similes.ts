import { listRate } from '../signal.js';

/** Comparisons: like a, as if, the way a. */
export const similes = listRate({
  name: 'similes',
  category: 'voice',
  direction: 1,
  list: 'similes',
  entries: 'phrases that can introduce a comparison',
  fix: { text: 'Keep the one comparison that earns its place and cut the rest.' },
});
