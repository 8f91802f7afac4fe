import { listRate } from '../signal.js';

/** Forms of “be” (is, are, was, were), which AI models avoid. */
export const beForms = listRate({
  name: 'be_forms',
  category: 'habit',
  direction: -1,
  list: 'be_forms',
  entries: "forms of 'be' and contractions that may contain one",
});
