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
      { start: 0, end: 4, text: '1, low', band: 'low' as const },
      { start: 5, end: 18, text: '2, <high>', band: 'high' as const },
    ];
    assert.equal(
      markedText(text, [mark(text, 5, 11, '3')], labels).html,
      '<span class="part low">1, low</span>One. ' +
        '<span class="part high">2, &lt;high&gt;</span><span class="tint high"><mark class="machine">A bold<sup>3</sup></mark> claim.</span>',
    );
  });

  it('tints the parts that are elevated or high, up to their ends', () => {
    const text = 'One. Two. Three.';
    const parts = [
      { start: 0, end: 4, text: '1', band: 'elevated' as const },
      { start: 5, end: 9, text: '2', band: 'moderate' as const },
      { start: 10, end: 99, text: '3', band: 'high' as const },
    ];
    assert.equal(
      markedText(text, [mark(text, 2, 7, '1')], parts).html,
      '<span class="part elevated">1</span><span class="tint elevated">On<mark class="machine">e.</mark></span>' +
        '<mark class="machine"> </mark><span class="part moderate">2</span><mark class="machine">Tw<sup>1</sup></mark>o. ' +
        '<span class="part high">3</span><span class="tint high">Three.</span>',
    );
  });

  it('nests no tints of parts that overlap', () => {
    const parts = [
      { start: 0, end: 3, text: '1', band: 'high' as const },
      { start: 1, end: 5, text: '2', band: 'high' as const },
    ];
    assert.equal(
      markedText('abcdef', [], parts).html,
      '<span class="part high">1</span><span class="tint high">a<span class="part high">2</span>bc</span>def',
    );
  });

  it('omits labels when a highlight is not in the text, and labels after its end', () => {
    const label = { start: 1, end: 2, text: '1', band: 'high' as const };
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
          const labels = starts.map(start => ({
            start,
            end: start + 4,
            text: 'part',
            band: 'high' as const,
          }));
          const html = markedText(text, marks, labels).html;
          const plain = html.replace(
            /<sup>.*?<\/sup>|<\/?mark[^>]*>|<span class="part high">part<\/span>|<span class="tint high">|<\/span>/g,
            '',
          );
          assert.equal(plain, escapeHtml(text));
        },
      ),
    );
  });
});
