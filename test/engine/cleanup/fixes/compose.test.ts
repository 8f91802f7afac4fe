import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../../../../src/document/span.js';
import { composeEdits } from '../../../../src/engine/cleanup/fixes/compose.js';
import type { CleanupEdit } from '../../../../src/engine/cleanup/fixes/edit-context.js';

/** Edits of a text, from the gap before each, its length and its replacement. */
const editsOf = (
  text: string,
  cuts: readonly (readonly [gap: number, length: number, replacement: string])[],
) => {
  const edits: CleanupEdit[] = [];
  let at = 0;
  for (const [gap, length, replacement] of cuts) {
    const start = at + gap;
    const end = start + length;
    if (end > text.length) break;
    edits.push({ start, end, replacement, kind: 'x', glyphs: 1 });
    at = end;
  }
  return edits;
};
const cuts = fc.array(
  fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 3 }), fc.string({ maxLength: 3 })),
  { maxLength: 8 },
);

test('composeEdits gives the same text as applying both lists in turn', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), cuts, cuts, (text, one, two) => {
      const first = editsOf(text, one);
      const middle = applyEdits(text, first);
      const second = editsOf(middle, two);
      const composed = composeEdits(first, second, middle);
      assert.equal(applyEdits(text, composed), applyEdits(middle, second));
      composed.forEach((edit, i) => {
        assert.ok(edit.start >= (composed[i - 1]?.end ?? 0));
      });
    }),
  );
});
