import type { Signal } from '../signal.js';
import { constructions } from './constructions.js';
import { layout } from './layout.js';
import { peopleAndFacts } from './people-and-facts.js';
import { punctuation } from './punctuation.js';
import { register } from './register.js';
import { structure } from './structure.js';
import { vocabulary } from './vocabulary.js';

/**
 * Every signal, in the order of results. All have the same properties in the same order, so that V8 reads
 * them fast.
 */
export const signals: readonly Signal[] = [
  ...structure,
  ...vocabulary,
  ...constructions,
  ...register,
  ...peopleAndFacts,
  ...punctuation,
  ...layout,
].map(
  signal =>
    ({
      name: signal.name,
      category: signal.category,
      direction: signal.direction,
      form: signal.form,
      exposureIn: signal.exposureIn,
      unit: signal.unit,
      english: signal.english,
      measure: signal.measure,
      locate: signal.locate,
      locateFor: signal.locateFor,
      detail: signal.detail,
      fix: signal.fix,
    }) satisfies Record<keyof Signal, unknown>,
);
