import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isMark, mark, readTokens, Tokens } from '../../../src/engine/classifier/tokens.js';
import { hashWord } from '../../../src/engine/text/lexicon/compile.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { forAll } from '../../for-all.js';

function read(text: string, wordsMax = 1_000): Tokens {
  const tokens = new Tokens();
  readTokens(prepare(text), tokens, wordsMax);
  return tokens;
}

const names = new Map(Object.entries(mark).map(([name, hash]) => [hash as number, `<${name}>`]));

/** Tokens in readable form: words as written in the text, marks by name. */
function readable(text: string, wordsMax?: number): string {
  const { text: normalised } = prepare(text);
  const { hash, start, end, count } = read(text, wordsMax);
  return Array.from({ length: count }, (_, i) =>
    isMark(hash[i]!) ? names.get(hash[i]!) : normalised.slice(start[i], end[i]).toLowerCase(),
  ).join(' ');
}

const hashes = (text: string) => {
  const { hash, count } = read(text);
  return [...hash.subarray(0, count)];
};

describe('readTokens, normalisation', () => {
  const same: readonly (readonly [string, string, string])[] = [
    ['case', 'The End of it', 'the end of it'],
    ['line breaks', 'one\n\ntwo\r\nthree', 'one two three'],
    ['spaces', 'one  two\u00a0three', 'one two three'],
    ['curly quotes', '\u201cIt\u2019s so,\u201d she said', '"It\'s so," she said'],
    ['quotes', '"Yes," he said', 'Yes, he said'],
    ['em dash or spaced hyphens', 'late\u2014very late', 'late -- very late'],
    ['dash or comma', 'late \u2013 very late', 'late, very late'],
    ['Markdown emphasis', '**very** _late_ now', 'very late now'],
    ['headings', '## The plan\nWe go', 'The plan\nWe go'],
    ['list marks', '- one\n* two\n1. three\n2) four\n\u2022 five', 'one\ntwo\nthree\nfour\nfive'],
    ['quoted lines', '> we go', 'we go'],
    ['link targets', 'see [the plan](https://example.com/a-b) now', 'see the plan now'],
    ['relative link targets', 'see [the plan](a-b/c.html) now', 'see the plan now'],
    ['bare addresses', 'see https://example.com/a?b=1 now', 'see now'],
    ['addresses without a scheme', 'see www.example.com/a now', 'see now'],
    ['labels', 'Question: why so\nAnswer: as it is', 'why so\nas it is'],
    ['split contractions', "I 'm sure they 're John 's, is n't it", "I'm sure they're John's, isn't it"],
    ['spaces before marks', 'Well , yes . No ( maybe ) .', 'Well, yes. No (maybe).'],
    ['a missing space after a full stop', 'my friends.One day', 'my friends. One day'],
    ['numbers', 'in 1,024 of the 3.5 we have', 'in of the we have'],
    ['ranges of numbers', 'in 1990\u20132004 or 3-4 of all the long years', 'in or of all the long years'],
    ['rows of figures', 'We ran. In 2019 it was 34, in 2020 41. See 3, 4. You stay.', 'We ran. You stay.'],
    ['rows of figures at the ends', 'In 2019 it was 34. We ran. See 3 and 4.', 'We ran.'],
    ['exclamation marks instead of full stops', 'we go! Yes!', 'we go. Yes.'],
    ['semicolons instead of commas', 'we go; you stay', 'we go, you stay'],
    ['invisible characters', 'in\u00advisi\u200bble', 'invisible'],
    ['hyphens in words', 'well-known', 'well known'],
    ['repeated marks', 'What?? No!!!', 'What? No!'],
    ['fenced code', 'before\n```\ncode = 1\n```\nafter', 'before\nafter'],
  ];
  for (const [what, one, other] of same) {
    it(`ignores ${what}`, () => assert.deepEqual(hashes(one), hashes(other)));
  }

  for (const [text, expected] of [
    ["Don't go; it's 5 o'clock... really?", "do n't go <comma> it 's o 'clock <ellipsis> really <question>"],
    ['We use node.js. Yes.', 'we use node js <stop> yes <stop>'],
    ['the U.S. site', 'the u s site'],
    ['Now: see (as here) بيت.', 'now <colon> see <open> as here <close> <foreign> <stop>'],
  ] as const)
    it(`reads words, clitics, marks and abbreviations: ${text}`, () =>
      assert.equal(readable(text), expected));
});

describe('readTokens', () => {
  it('splits a negation so that the verb keeps its hash, and maps other alphabets to a mark', () => {
    const [could, not] = [hashWord('could'), hashWord("n't")];
    assert.deepEqual(hashes("could n't couldn't"), [could, not, could, not]);
    assert.deepEqual(hashes('a \u4e2d\u6587?').slice(1), [mark.foreign, mark.question]);
  });

  it('gives the place of every word in the text', () => {
    const text = "Don't use half-finished [plans](x.html), it's 'fine'.";
    const { start, end, hash, count } = read(text);
    for (let i = 0; i < count; i++) {
      if (isMark(hash[i]!)) continue;
      assert.equal(hashWord(text.slice(start[i], end[i])), hash[i]);
    }
  });

  it('stops at the word limit, and gives no final mark there', () => {
    assert.equal(readable('one two three four.', 2), 'one two');
    assert.equal(read('one two three four.', 2).words, 2);
  });

  it('never throws, and gives ascending offsets inside the text, for any string', () =>
    forAll([fc.string({ unit: 'binary', maxLength: 300 })], text => {
      const { start, end, count, words } = read(text);
      const { length } = prepare(text).text;
      assert.ok(words <= count);
      for (let i = 0; i < count; i++) {
        assert.ok(0 <= start[i]! && start[i]! <= end[i]! && end[i]! <= length);
        if (i > 0) assert.ok(start[i]! >= start[i - 1]!);
      }
    }));

  it('bounds the tokens of one endless word', () => {
    for (const unit of ["n't", 'a-', "a'", '1,']) assert.ok(read(unit.repeat(200_000), 1_500).count < 40);
  });
});
