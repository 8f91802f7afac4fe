import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withFixedParts } from '../../../../src/document/mapped-text.js';
import type { Span } from '../../../../src/document/span.js';
import { applyEdits } from '../../../../src/document/span.js';
import { allowedEdits, type EditFinder } from '../../../../src/files/document/edits/allowed-edits.js';

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
  applyEdits(text, allowedEdits(withFixedParts(text, fixed), edits).edits);

describe('allowedEdits', () => {
  const third: Span[] = [{ start: 2, end: 3 }];

  it('skips edits that would touch a fixed span', () => {
    assert.equal(edited('aaaaa', third, replacing(/a/g, 'x')), 'xxaxx');
    assert.equal(edited('aaaaa', third, replacing(/aaaaa/g, 'x')), 'aaaaa');
  });

  it('removes the common start and end of an edit', () => {
    assert.equal(edited('ab-cd', third, replacing(/ab-c/g, 'xb-c')), 'xb-cd');
  });

  it('deletes the parts of a deletion outside fixed spans', () => {
    const { edits } = allowedEdits(withFixedParts('aaaaa', third), replacing(/a{5}/g, ''));
    const parts = edits.map(({ start, end, glyphs }) => [start, end, glyphs].join());
    assert.deepEqual(parts, ['0,2,2', '3,5,2']);
  });

  it('counts the glyphs of edits that would change free and fixed text', () => {
    assert.equal(allowedEdits(withFixedParts('aaaaa', third), replacing(/a{5}/g, 'x')).left, 5);
    assert.equal(allowedEdits(withFixedParts('aaaaa', third), replacing(/a/g, 'x')).left, 0);
  });

  it('searches the edited text again until no edit is allowed', () => {
    const edits: EditFinder = text =>
      (text.includes('y') ? replacing(/y/g, 'xx') : replacing(/x/g, 'z'))(text);
    assert.equal(edited('yxa', [{ start: 1, end: 2 }], edits), 'zzxa');
  });
});
