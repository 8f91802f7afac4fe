import type { Signal } from '../signal.js';
import { constructions } from './constructions.js';
import { layout } from './layout.js';
import { peopleAndFacts } from './people-and-facts.js';
import { punctuation } from './punctuation.js';
import { register } from './register.js';
import { structure } from './structure.js';
import { vocabulary } from './vocabulary.js';

/** Every signal, in the order of results. */
export const signals: readonly Signal[] = [
  ...structure,
  ...vocabulary,
  ...constructions,
  ...register,
  ...peopleAndFacts,
  ...punctuation,
  ...layout,
];
