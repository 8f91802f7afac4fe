import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MappedText, sourceOf, sourceSpan, withFixedParts } from '../../src/document/mapped-text.js';
import { sourceEdits } from '../../src/document/prose.js';
import { normalizeMapped, normalizeSpacing } from '../../src/document/spacing.js';
import { applyEdits } from '../../src/document/span.js';
import { forAll } from '../for-all.js';

/** `a &amp;  b`, as displayed: `a & b`. */
const displayed = () => {
  const text = new MappedText();
  text.addDisplayed('a ', 0, 2);
  text.addDisplayed('&', 2, 7);
  text.addDisplayed('  b', 7, 10);
  return text;
};

describe('MappedText', () => {
  it('collapses white space and remembers the source of each character', () => {
    const text = displayed();
    assert.equal(text.text, 'a & b');
    assert.deepEqual(sourceOf(text.runs, 2, 3), { start: 2, end: 7 });
    assert.deepEqual(sourceOf(text.runs, 3, 4), { start: 7, end: 9 });
    assert.deepEqual(sourceOf(text.runs, 0, 5), { start: 0, end: 10 });
  });

  it('has no source for text that was added without one', () => {
    const text = MappedText.of('ab');
    text.addFixed('x');
    text.add('cd', 4);
    assert.equal(sourceOf(text.runs, 2, 3), undefined);
    assert.deepEqual(sourceSpan(text.runs, { start: 2, end: 3 }), { start: 2, end: 2 });
    assert.deepEqual(text.sourcesOf({ start: 1, end: 4 }), []);
  });

  it('returns the parts of the source of an edit, the first with the replacement', () => {
    const text = MappedText.of('ab');
    text.add('cd', 4);
    assert.deepEqual(sourceEdits({ text }, { start: 1, end: 3, replacement: 'x' }), [
      { start: 1, end: 2, replacement: 'x' },
      { start: 4, end: 5, replacement: '' },
    ]);
    assert.deepEqual(sourceEdits({ text, write: () => null }, { start: 0, end: 1, replacement: '' }), []);
  });

  it('normalises spacing like a plain string, with the same characters in the source', () => {
    const char = fc.constantFrom('a', 'b', ' ', ' ', '\n', '\r\n', '\t', '\xa0', '\u2028', '\0', '\ud800');
    forAll([fc.array(char, { maxLength: 30 })], chars => {
      const source = chars.join('');
      const { text, runs } = normalizeMapped(MappedText.of(source));
      assert.equal(text, normalizeSpacing(source));
      for (const [at, unit] of [...text].entries())
        if (/\w/.test(unit)) assert.equal(source[sourceSpan(runs, { start: at, end: at + 1 }).start], unit);
    });
  });

  it('changes only what is outside its fixed parts', () => {
    const source = 'a `b` c';
    const text = withFixedParts(source, [{ start: 2, end: 5 }]);
    const edits = [...source].flatMap((unit, start) =>
      sourceEdits({ text }, { start, end: start + 1, replacement: unit.toUpperCase() }),
    );
    assert.equal(applyEdits(source, edits), 'A `b` C');
  });
});
