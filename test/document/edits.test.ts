import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { editBetween, isReplaced } from '../../src/document/edits.js';
import { applyEdits } from '../../src/document/span.js';

const text = 'The ferry was late and nobody had told us why it was late at all.';

describe('isReplaced', () => {
  it('is false for an edit', () => {
    assert.equal(isReplaced(text, `${text} We waited.`), false);
    assert.equal(isReplaced(text, text.replace('ferry', 'old red ferry from the north')), false);
    assert.equal(isReplaced(text, text.slice(0, 40)), false);
    assert.equal(isReplaced(text, text), false);
  });

  it('is true for another text and for a cleared one', () => {
    assert.equal(isReplaced(text, 'My aunt keeps bees behind the chapel.'), true);
    assert.equal(isReplaced(text, ''), true);
    assert.equal(isReplaced(text, text.slice(0, 20)), true);
  });

  it('is false when there was no text', () => {
    assert.equal(isReplaced('', text), false);
  });

  it('does not count the same letters twice', () => {
    assert.equal(isReplaced('aaaaaaaaaa', 'aaa'), true);
    assert.equal(isReplaced('aaaa', 'aaaaaaaaaa'), false);
  });
});

describe('editBetween', () => {
  it('turns any text into any other', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(anyText, anyText, (before, after) =>
        assert.equal(applyEdits(before, [editBetween(before, after)]), after),
      ),
    );
  });

  it('replaces the shortest differing part', () => {
    assert.deepEqual(editBetween('one — two', 'one - two'), { start: 4, end: 5, replacement: '-' });
    assert.deepEqual(editBetween('aab', 'ab'), { start: 1, end: 2, replacement: '' });
  });

  it('never splits a surrogate pair', () => {
    assert.deepEqual(editBetween('a\u{1f600}b', 'a\u{1f601}b'), {
      start: 1,
      end: 3,
      replacement: '\u{1f601}',
    });
    assert.deepEqual(editBetween('\u{1f600}', '\u{1fa00}'), { start: 0, end: 2, replacement: '\u{1fa00}' });
  });
});
