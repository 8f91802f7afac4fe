import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requiredLiterals } from '../../../src/engine/rewrite/required-literals.js';

describe('requiredLiterals', () => {
  for (const [pattern, literals] of [
    ['\\bin order to\\b', [['in order to']]],
    ['(serves?|acts) as a', [['serve as a', 'serves as a', 'acts as a']]],
    ['utili[sz]e', [['utilise', 'utilize']]],
    ['plays an? (?:\\p{L}+ )?role in', [['plays a ', 'plays an '], ['role in']]],
    ['(?<=\\bmany )people (?=who |that )', [['many '], ['who ', 'that '], ['people ']]],
    ['not (?!only )far (?<!very )off', [['not far off']]],
    ['(?:quite \\p{L}+|rather) good', [['quite ', 'rather'], [' good']]],
    ['(?:one|\\p{L}+)s', []],
    ['(?:ab)?c*.[^d]', []],
    ['(?:very )+good {2,3}', [['very '], ['good']]],
    ['(?:very )?(?:good|bad)?', []],
  ] as const)
    it(`returns the literals of /${pattern}/`, () => {
      assert.deepEqual(
        requiredLiterals(pattern).map(clause => [...clause].sort()),
        literals.map(clause => [...clause].sort()),
      );
    });
});
