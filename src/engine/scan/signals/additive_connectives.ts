import { listRate } from '../signal.js';

/** Formal connectives such as moreover, furthermore and additionally. */
export const additiveConnectives = listRate({
  name: 'additive_connectives',
  category: 'formality',
  direction: 1,
  list: 'additive_connectives',
  entries: 'connectives',
  fix: { text: 'Let the order of sentences carry the argument: most formal connectives can go.' },
});
