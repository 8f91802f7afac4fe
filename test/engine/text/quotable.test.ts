import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Quotable } from '../../../src/engine/text/quotable.js';

describe('Quotable', () => {
  it('equals a slice of the text, for any text and offsets', () => {
    const narrow = fc.string({
      unit: fc.constantFrom('a', ' ', '\u00e9', '"'),
      minLength: 20,
      maxLength: 60,
    });
    const mixed = fc.tuple(
      narrow,
      fc.constantFrom('\u201c', '\u2026', '\u{1f600}', '\u0100', '\ud800'),
      narrow,
    );
    const text = fc.oneof(
      narrow,
      mixed.map(parts => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(130), fc.nat(130))), (original, slices) => {
        const quotable = new Quotable(original);
        for (const [start, end] of slices)
          assert.equal(quotable.slice(start, end), original.slice(start, end));
      }),
    );
  });
});
