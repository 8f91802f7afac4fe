import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { strongestSpans } from '../../../src/engine/classifier/evidence.js';
import { isMark, readTokens, Tokens } from '../../../src/engine/classifier/tokens.js';
import { prepare } from '../../../src/engine/text/prepare.js';

/** Spans of a text whose words have the shares named in `of`, and no share otherwise. */
function spansOf(text: string, of: Readonly<Record<string, number>>, spansMax = 5) {
  const tokens = new Tokens();
  readTokens(prepare(text), tokens, 1_000);
  const shares = Float64Array.from(
    { length: tokens.count },
    (_, i) => of[text.slice(tokens.start[i], tokens.end[i])] ?? 0,
  );
  return strongestSpans(tokens, shares, spansMax).map(({ start, end, logOdds }) => [
    text.slice(start, end),
    logOdds,
  ]);
}

describe('strongestSpans', () => {
  it('finds the words with the largest sums in both directions, in text order', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
    const spans = spansOf(text, { two: 2, three: 1, ten: -1, eleven: -1.5 });
    assert.deepEqual(spans, [
      ['two three', 3],
      ['ten eleven', -2.5],
    ]);
  });

  it('crosses no end of a sentence', () => {
    assert.deepEqual(spansOf('We stop here. Now we go on.', { here: 1, Now: 1, stop: 1, we: 1 }), [
      ['stop here', 2],
      ['Now we', 2],
    ]);
  });

  it('takes the strongest first, and no word twice', () => {
    assert.deepEqual(spansOf('a1 bb cc dd ee', { bb: 1, cc: 3, dd: 1 }, 1), [['bb cc dd', 5]]);
  });

  it('ends a span at the last word that supports it', () => {
    // The empty name is that of the comma.
    assert.deepEqual(spansOf('zero one, two three', { one: 1, '': 0.75, two: -0.125 }), [['one', 1]]);
  });

  it('leaves out spans far weaker than the strongest', () => {
    const text = 'one two three. four five six.';
    assert.equal(spansOf(text, { two: 8, three: 1, five: 1 }).length, 1);
  });

  it('finds none without shares, in an empty text or with a limit of 0', () => {
    assert.deepEqual(spansOf('one two three', {}), []);
    assert.deepEqual(spansOf('', {}), []);
    assert.deepEqual(spansOf('one two', { one: 1 }, 0), []);
  });

  it('gives spans of up to 6 tokens that do not overlap and begin and end with a word', () => {
    const word = fc.constantFrom('one', 'two', "don't", 'three,', 'four.', '(five)', '12', 'six-fold');
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 80 }),
        fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })),
        (words, stream) => {
          const tokens = new Tokens();
          readTokens(prepare(words.join(' ')), tokens, 1_000);
          const shares = Float64Array.from({ length: tokens.count }, () => stream.next().value!);
          const spans = strongestSpans(tokens, shares, 6);
          assert.ok(spans.length <= 6);
          spans.forEach(({ start, end, logOdds }, k) => {
            assert.ok(logOdds !== 0 && end > start);
            if (k > 0) assert.ok(start >= spans[k - 1]!.end);
            const first = tokens.start
              .subarray(0, tokens.count)
              .findIndex((at, i) => at === start && tokens.end[i]! > at);
            const last = tokens.end
              .subarray(0, tokens.count)
              .findLastIndex((at, i) => at === end && tokens.start[i]! < at);
            assert.ok(first >= 0 && last - first >= 0 && last - first <= 5);
            assert.ok(!isMark(tokens.hash[first]!) || tokens.end[first]! > tokens.start[first]!);
          });
        },
      ),
    );
  });
});
