import { listRate } from '../signal.js';

/** May, might, perhaps: flips from model to model and strikes careful writers, so it only advises. */
export const hedges = listRate({
  name: 'hedges',
  category: 'formality',
  direction: 1,
  adviceOnly: true,
  list: 'hedges',
  noun: ['hedge', 'hedges'],
  fix: 'Keep a hedge only where you are in doubt; say the rest outright.',
});
