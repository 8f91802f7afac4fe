import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { endOfBeginning, splitText } from '../../../src/site/long-text/split-text.js';

const textsOf = (text: string, max: number) =>
  splitText(text, max).map(({ start, end }) => text.slice(start, end));

describe('splitText', () => {
  it('splits at the border of a paragraph before that of a sentence, and there before that of a word', () => {
    assert.deepEqual(textsOf('One two. Three four.\nFive six. Seven eight.', 40), [
      'One two. Three four.\n',
      'Five six. Seven eight.',
    ]);
    assert.deepEqual(textsOf(`${'word '.repeat(9)}end. ${'word '.repeat(10)}`, 60), [
      `${'word '.repeat(9)}end. `,
      'word '.repeat(10),
    ]);
    assert.deepEqual(textsOf('word '.repeat(20), 60), ['word '.repeat(10), 'word '.repeat(10)]);
  });

  it('covers the text with as few parts as possible, none longer than the limit', () => {
    const text = fc.array(fc.constantFrom('word ', 'A sentence. ', 'line\n', '😀', 'x'.repeat(30)), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 200 }), (pieces, max) => {
        const whole = pieces.join('');
        const parts = textsOf(whole, max);
        assert.equal(parts.join(''), whole);
        assert.ok(parts.every(part => part !== '' && part.length <= max && !/\p{Surrogate}/u.test(part)));
        assert.ok(parts.length <= Math.ceil(1.3 * (whole.length / max)) + 1);
      }),
    );
  });
});

describe('endOfBeginning', () => {
  it('is the last border of a paragraph or sentence before the limit', () => {
    const text = `${'One two three four five. '.repeat(8)}Six`;
    assert.equal(text.slice(0, endOfBeginning(text, 60)), 'One two three four five. '.repeat(2));
    assert.equal(endOfBeginning(text, 1_000), text.length);
  });
});
