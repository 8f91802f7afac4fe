import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { spansBySentence, strongestSpans } from '../../../src/engine/classifier/evidence.js';
import { readTokens, Tokens } from '../../../src/engine/classifier/tokens.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { forAll } from '../../for-all.js';

/** The tokens of a text whose words have the shares named in `of`, and no share otherwise. */
function sharesOf(text: string, of: Readonly<Record<string, number>>) {
  const prepared = prepare(text);
  const tokens = new Tokens();
  readTokens(prepared, tokens, 1_000);
  const shares = Float64Array.from(
    { length: tokens.count },
    (_, i) => of[text.slice(tokens.start[i], tokens.end[i])] ?? 0,
  );
  return [prepared, tokens, shares] as const;
}
const spansOf = (text: string, of: Readonly<Record<string, number>>, spansMax = 5) =>
  strongestSpans(...sharesOf(text, of), spansMax).map(
    ({ start, end, logOdds }) => `${text.slice(start, end)}: ${logOdds}`,
  );

describe('strongestSpans', () => {
  const letters = 'aa bb cc dd ee ff gg hh ii jj';
  const install = { make: 1, two: 1, install: 3 };
  for (const [name, text, of, ...expected] of [
    ['finds the largest of both signs', letters, { bb: 2, cc: 1, gg: -2 }, 'bb cc dd: 3', 'gg hh ii: -2'],
    ['ends at a sentence', 'We stop here. Now I go.', { here: 1, Now: 1 }, 'We stop here: 1', 'Now I go: 1'],
    // The empty name is that of the comma.
    ['includes marks', 'zero one, two three', { one: 1, '': 0.75, two: -0.125 }, 'one, two three: 1.625'],
    ['takes three words at least', 'One two. Three four five.', { One: 5, four: 1 }, 'Three four five: 1'],
    ['quotes no part of a name', 'Set it to network_security now', { network: 1, security: 1 }],
    ['quotes whole words', "We don't like well-known.", { "n't": 1, known: 1 }, "don't like well-known: 2"],
    ['quotes no code', 'Now `make install it all` and make two more.', install, 'make two more: 2'],
    ['quotes no code block', 'Do:\n\n    make install it all\n\nMake two more.', install, 'Make two more: 1'],
    ['omits weak spans', 'one two three. four five six.', { two: 8, three: 1, five: 1 }, 'one two three: 9'],
    ['finds none without shares', 'one two three', {}],
  ] as [string, string, Record<string, number>, ...string[]][])
    it(name, () => assert.deepEqual(spansOf(text, of), expected));

  it('takes the strongest first, and no word twice', () => {
    assert.deepEqual(spansOf('a1 bb cc dd ee', { bb: 1, cc: 3, dd: 1 }, 1), ['bb cc dd: 5']);
    assert.deepEqual(spansOf('one two', { one: 1 }, 0), []);
  });

  it('crosses no bracket, quotation mark, symbol or line break', () => {
    for (const gap of [' (', ') ', ' [', '] ', ' "', '" ', ' = ', '/', '\n', ' **', ': ', ' - '])
      assert.deepEqual(spansOf(`one two${gap}three four`, { two: 1, three: 1 }), [], gap);
  });

  it('gives spans of 3 to 6 whole words of one clause that do not overlap', () => {
    const word = fc.constantFrom('one', 'two', "don't", 'three,', 'four.', '(five)', '12', 'six-fold', '`x');
    forAll(
      [fc.array(word, { maxLength: 80 }), fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true }))],
      (words, stream) => {
        const prepared = prepare(words.join(' '));
        const tokens = new Tokens();
        readTokens(prepared, tokens, 1_000);
        const shares = Float64Array.from({ length: tokens.count }, () => stream.next().value!);
        const spans = strongestSpans(prepared, tokens, shares, 6);
        assert.ok(spans.length <= 6);
        spans.forEach(({ start, end, logOdds }, k) => {
          assert.ok(logOdds !== 0 && end > start);
          if (k > 0) assert.ok(start >= spans[k - 1]!.end);
          const first = prepared.wordStart.indexOf(start);
          const last = prepared.wordEnd.indexOf(end);
          assert.ok(first >= 0 && last - first >= 2 && last - first <= 5);
          assert.doesNotMatch(prepared.text.slice(start, end), /[()`.]/);
          const sum = shares.reduce((total, share, i) => {
            const at = tokens.start[i]!;
            const isInside = tokens.end[i]! > at ? at >= start && at < end : at > start && at < end;
            return isInside ? total + share : total;
          }, 0);
          assert.ok(Math.abs(sum - logOdds) < 1e-9);
        });
      },
    );
  });
});

it('spansBySentence gives the strongest span of each sentence in the direction of its sign', () => {
  const text = 'One two three four five. Six seven eight nine. Ten.';
  const tokens = sharesOf(text, { two: 2, four: -3, seven: 1, nine: -2, Ten: 4 });
  const quoted = (signs: number[]) =>
    spansBySentence(...tokens, signs).map(
      span => span && `${text.slice(span.start, span.end)}: ${span.logOdds}`,
    );
  assert.deepEqual(quoted([1, -1, 1]), ['One two three: 2', 'seven eight nine: -1', null]);
  assert.equal(quoted([-1, 1, -1])[0], 'three four five: -3');
});
