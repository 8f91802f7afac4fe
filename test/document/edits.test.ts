import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { editBetween, isReplaced } from '../../src/document/edits.js';
import { applyEdits } from '../../src/document/span.js';
import { forAll } from '../for-all.js';

const text = 'The ferry was late and nobody had told us why it was late at all.';

describe('isReplaced', () => {
  for (const [what, before, after, replaced] of [
    ['a text that grew', text, `${text} We waited.`, false],
    ['a text with more words', text, text.replace('ferry', 'old red ferry from the north'), false],
    ['a text that lost its end', text, text.slice(0, 40), false],
    ['the same text', text, text, false],
    ['a text where there was none', '', text, false],
    ['another text', text, 'My aunt keeps bees behind the chapel.', true],
    ['a cleared text', text, '', true],
    ['a text that lost most words', text, text.slice(0, 20), true],
    ['fewer of the same letters', 'aaaaaaaaaa', 'aaa', true],
    ['more of the same letters', 'aaaa', 'aaaaaaaaaa', false],
  ] as const)
    it(`is ${replaced} for ${what}`, () => assert.equal(isReplaced(before, after), replaced));
});

describe('editBetween', () => {
  it('turns any text into any other', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    forAll([anyText, anyText], (before, after) =>
      assert.equal(applyEdits(before, [editBetween(before, after)]), after),
    );
  });

  for (const [before, after, start, end, replacement] of [
    ['one — two', 'one - two', 4, 5, '-'],
    ['aab', 'ab', 1, 2, ''],
    ['a\u{1f600}b', 'a\u{1f601}b', 1, 3, '\u{1f601}'],
    ['\u{1f600}', '\u{1fa00}', 0, 2, '\u{1fa00}'],
  ] as const)
    it(`replaces the shortest differing part of whole characters: ${before}`, () => {
      assert.deepEqual(editBetween(before, after), { start, end, replacement });
    });
});
