import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markedText, type NumberedHighlight } from '../../src/report/marked-text.js';
import { escapeHtml } from '../../src/safe-text.js';

const mark = (
  text: string,
  start: number,
  end: number,
  note: string,
  side: NumberedHighlight['side'] = 'machine',
) => ({
  start,
  end,
  text: text.slice(start, end),
  note,
  side,
});

describe('a text with its evidence marked', () => {
  it('labels a highlight at its end', () => {
    const text = 'a bold claim';
    assert.equal(
      markedText(text, [mark(text, 2, 6, '3')]).html,
      'a <mark class="machine">bold<sup>3</sup></mark> claim',
    );
  });

  it('splits overlapping highlights', () => {
    const text = 'abcdef';
    const marks = [mark(text, 0, 4, '1'), mark(text, 2, 6, '2', 'person')];
    assert.equal(
      markedText(text, marks).html,
      '<mark class="machine">ab</mark><mark class="machine">cd<sup>1</sup></mark><mark class="person">ef<sup>2</sup></mark>',
    );
  });

  it('counts highlights that are not in the text', () => {
    assert.deepEqual(markedText('abc', [{ ...mark('xyz', 0, 2, '1') }]), { html: 'abc', lost: 1 });
  });

  it('preserves every character of the text for any highlights', () => {
    const place = fc.tuple(fc.nat(40), fc.nat(40), fc.constantFrom('machine', 'person', 'trace'));
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(place, { maxLength: 8 }), (text, places) => {
        const marks = places.map(([one, other, side], i) =>
          mark(
            text,
            Math.min(one, other),
            Math.max(one, other),
            String(i),
            side as NumberedHighlight['side'],
          ),
        );
        const plain = markedText(text, marks).html.replace(/<sup>.*?<\/sup>|<\/?mark[^>]*>/g, '');
        assert.equal(plain, escapeHtml(text));
      }),
    );
  });
});
