import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markedText, type NumberedHighlight } from '../../src/report/marked-text.js';
import { escapeHtml } from '../../src/report/safe-text.js';

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

  it('puts the label of a part before its first character, outside highlights', () => {
    const text = 'One. A bold claim.';
    const labels = [
      { start: 0, text: '1, low', band: 'low' as const },
      { start: 5, text: '2, <high>', band: 'high' as const },
    ];
    assert.equal(
      markedText(text, [mark(text, 5, 11, '3')], labels).html,
      '<span class="part low">1, low</span>One. ' +
        '<span class="part high">2, &lt;high&gt;</span><mark class="machine">A bold<sup>3</sup></mark> claim.',
    );
  });

  it('omits labels when a highlight is not in the text, and labels after its end', () => {
    const label = { start: 1, text: '1', band: 'low' as const };
    assert.equal(markedText('abc', [{ ...mark('xyz', 0, 2, '1') }], [label]).html, 'abc');
    assert.equal(markedText('abc', [], [{ ...label, start: 3 }]).html, 'abc');
  });

  it('preserves every character of the text for any highlights and labels', () => {
    const place = fc.tuple(fc.nat(40), fc.nat(40), fc.constantFrom('machine', 'person', 'trace'));
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.array(place, { maxLength: 8 }),
        fc.array(fc.nat(50)),
        (text, places, starts) => {
          const marks = places.map(([one, other, side], i) =>
            mark(
              text,
              Math.min(one, other),
              Math.max(one, other),
              String(i),
              side as NumberedHighlight['side'],
            ),
          );
          const labels = starts.map(start => ({ start, text: 'part', band: 'low' as const }));
          const html = markedText(text, marks, labels).html;
          const plain = html.replace(
            /<sup>.*?<\/sup>|<\/?mark[^>]*>|<span class="part low">part<\/span>/g,
            '',
          );
          assert.equal(plain, escapeHtml(text));
        },
      ),
    );
  });
});
