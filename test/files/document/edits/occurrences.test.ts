import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findOccurrences } from '../../../../src/files/document/edits/occurrences.js';
import { assertLinear } from '../../../linear.js';

/** The same by one search for each. */
function searched(text: string, words: string, occurrence: number): number {
  let start = -1;
  for (let found = 0, from = 0; found < occurrence; found++, from = start + words.length) {
    start = text.indexOf(words, from);
    if (start < 0) return -1;
  }
  return start;
}

describe('findOccurrences', () => {
  it('finds each occurrence, which do not overlap', () => {
    const wanted = [
      { words: 'aa', occurrence: 1 },
      { words: 'aa', occurrence: 2 },
      { words: 'aa', occurrence: 3 },
      { words: 'b', occurrence: 1 },
      { words: 'aab', occurrence: 1 },
      { words: '', occurrence: 1 },
    ];
    assert.deepEqual(findOccurrences('aaaaab', wanted), [0, 2, -1, 5, 3, -1]);
  });

  it('finds the same as a search for each of the words', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 40 });
    const some = fc.array(
      fc.record({
        words: fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 5 }),
        occurrence: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(letters, some, (text, wanted) => {
        assert.deepEqual(
          findOccurrences(text, wanted),
          wanted.map(({ words, occurrence }) => searched(text, words, occurrence)),
        );
      }),
    );
  });

  it('takes time linear in the text, however many words differ in their second character', () => {
    const make = (units: number) => ({
      text: 'a\u4e00'.repeat(units / 2),
      wanted: Array.from({ length: units / 2_000 }, (_, i) => ({
        words: `a${String.fromCharCode(0x4e00 + i)}z`,
        occurrence: 1,
      })),
    });
    assertLinear('siblings', 250_000, make, ({ text, wanted }) => findOccurrences(text, wanted));
  });
});
