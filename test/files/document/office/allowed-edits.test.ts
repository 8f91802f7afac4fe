import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Span } from '../../../../src/document/span.js';
import { applyEdits } from '../../../../src/document/span.js';
import { allowedEdits, type EditFinder } from '../../../../src/files/document/office/allowed-edits.js';

/** Finds one edit for every match. */
const replacing =
  (from: RegExp, to: string): EditFinder =>
  text =>
    [...text.matchAll(from)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      replacement: to,
      kind: 'test',
      glyphs: found.length,
    }));

const edited = (text: string, fixed: readonly Span[], edits: EditFinder) =>
  applyEdits(text, allowedEdits(text, fixed, edits));

describe('allowedEdits', () => {
  const third: Span[] = [{ start: 2, end: 3 }];

  it('returns all edits without fixed spans', () => {
    assert.equal(edited('abab', [], replacing(/a/g, 'x')), 'xbxb');
  });

  it('skips edits that would touch a fixed span', () => {
    assert.equal(edited('aaaaa', third, replacing(/a/g, 'x')), 'xxaxx');
    assert.equal(edited('aaaaa', third, replacing(/aaaaa/g, 'x')), 'aaaaa');
  });

  it('removes the common start and end of an edit', () => {
    assert.equal(edited('ab-cd', third, replacing(/ab-c/g, 'xb-c')), 'xb-cd');
  });

  it('deletes the parts of a deletion outside fixed spans', () => {
    const edits = allowedEdits('aaaaa', third, replacing(/a{5}/g, ''));
    assert.deepEqual(
      edits.map(({ start, end, glyphs }) => [start, end, glyphs]),
      [
        [0, 2, 2],
        [3, 5, 2],
      ],
    );
  });

  it('inserts next to a fixed span but not between two', () => {
    const insert =
      (at: number): EditFinder =>
      text =>
        text.length === 4 ? [{ start: at, end: at, replacement: '+', kind: 'test', glyphs: 1 }] : [];
    const twice: Span[] = [
      { start: 1, end: 2 },
      { start: 2, end: 3 },
    ];
    assert.equal(edited('abcd', twice, insert(1)), 'a+bcd');
    assert.equal(edited('abcd', twice, insert(2)), 'abcd');
    assert.equal(edited('abcd', twice, insert(3)), 'abc+d');
  });

  it('searches the edited text again until no edit is allowed', () => {
    const edits: EditFinder = text =>
      (text.includes('y') ? replacing(/y/g, 'xx') : replacing(/x/g, 'z'))(text);
    assert.equal(edited('yxa', [{ start: 1, end: 2 }], edits), 'zzxa');
  });
});
