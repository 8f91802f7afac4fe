import { listRate } from '../signal.js';

/** Is, are, was, were: the plain verb that models avoid. */
export const beForms = listRate({
  name: 'be_forms',
  category: 'habit',
  direction: -1,
  list: 'be_forms',
  noun: ["form of 'be'", "forms of 'be'"],
});
