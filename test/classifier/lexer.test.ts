import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mark, symbol, wordHash } from '../../src/classifier/alphabet.js';
import { Lexer } from '../../src/classifier/lexer.js';

const letters = ' abcdefghijklmnopqrstuvwxyz';

/** Folded characters in readable form: 0 number, _ space, . full stop, `,` pause, ' apostrophe, ~ other. */
function folded(text: string, wordsMax = 1_000): string {
  const lexed = new Lexer();
  lexed.lex(text, wordsMax);
  return [...lexed.folded.subarray(0, lexed.characters)]
    .map(code => {
      if (code >= 1 && code <= 26) return letters[code];
      return (
        { [symbol.digit]: '0', [symbol.space]: '_', [symbol.stop]: '.', [symbol.pause]: ',' }[code] ??
        (code === symbol.apostrophe ? "'" : '~')
      );
    })
    .join('');
}

describe('Lexer, normalisation', () => {
  const same: readonly (readonly [string, string, string])[] = [
    ['case', 'The End of it', 'the end of it'],
    ['line breaks', 'one\n\ntwo\r\nthree', 'one two three'],
    ['spaces', 'one  two\u00a0three', 'one two three'],
    ['curly quotes', '\u201cIt\u2019s so,\u201d she said', '"It\'s so," she said'],
    ['no quotes at all', '"Yes," he said', 'Yes, he said'],
    ['em dash or spaced hyphens', 'late\u2014very late', 'late -- very late'],
    ['dash or comma', 'late \u2013 very late', 'late, very late'],
    ['Markdown emphasis', '**very** _late_ `now`', 'very late now'],
    ['headings', '## The plan\nWe go', 'The plan\nWe go'],
    ['list marks', '- one\n* two\n1. three\n2) four\n\u2022 five', 'one\ntwo\nthree\nfour\nfive'],
    ['quoted lines', '> we go', 'we go'],
    ['link targets', 'see [the plan](https://example.com/a-b) now', 'see the plan now'],
    ['bare addresses', 'see https://example.com/a?b=1 now', 'see now'],
    ['labels', 'Question: why so\nAnswer: as it is', 'why so\nas it is'],
    ['split contractions', "it is n't John 's", "it isn't John's"],
    ['re-spaced marks', 'Well , yes . No ( maybe ) .', 'Well, yes. No (maybe).'],
    ['a space lost after a full stop', 'my friends.One day', 'my friends. One day'],
    ['numbers', 'in 1,024 of 3.5', 'in 7 of 12'],
    ['accents', 'caf\u00e9 na\u00efve', 'cafe naive'],
    ['invisible characters', 'in\u00advisi\u200bble', 'invisible'],
    ['hyphens in words', 'well-known', 'well known'],
    ['repeated marks', 'What?? No!!!', 'What? No!'],
  ];
  for (const [what, one, other] of same) {
    it(what, () => assert.equal(folded(one), folded(other)));
  }

  it('keeps words, clitics, full stops and pauses', () => {
    assert.equal(folded("Don't go; it's 5 o'clock... really?"), "don't_go,_it's_0_o'clock._really.");
  });

  it('distinguishes an abbreviation from the end of a sentence', () => {
    assert.equal(folded('e.g. the U.S. site node.js runs. Yes.'), 'e_g_the_u_s_site_node_js_runs._yes.');
  });
});

describe('Lexer, tokens', () => {
  it('splits a negation so that the verb keeps its hash', () => {
    const lexed = new Lexer();
    lexed.lex("could n't couldn't", 10);
    const [could, not] = [wordHash('could'), wordHash("n't")];
    assert.deepEqual([...lexed.hash.subarray(0, lexed.tokens)], [could, not, could, not]);
  });

  it('maps punctuation, numbers and other alphabets to distinct marks', () => {
    const lexed = new Lexer();
    lexed.lex('a 12 \u4e2d\u6587?', 10);
    assert.deepEqual([...lexed.hash.subarray(1, lexed.tokens)], [mark.number, mark.foreign, mark.question]);
  });

  it('stops at the word limit', () => {
    const lexed = new Lexer();
    lexed.lex('one two three four', 2);
    assert.equal(lexed.words, 2);
    assert.equal(folded('one two three four', 2), 'one_two');
  });

  it('keeps no state of the previous text', () => {
    const lexed = new Lexer();
    lexed.lex('a much longer text than the next one', 100);
    lexed.lex('short', 100);
    assert.equal(lexed.tokens, 1);
    assert.equal(lexed.characters, 5);
  });

  it('never throws and stays within its arrays for any string', () => {
    const lexed = new Lexer();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        lexed.lex(text, 1_000);
        assert.ok(lexed.tokens <= lexed.hash.length && lexed.characters <= lexed.folded.length);
        for (let i = 1; i < lexed.tokens; i++) assert.ok(lexed.at[i]! >= lexed.at[i - 1]!);
      }),
    );
  });

  it('reads a megabyte of one letter, of apostrophes or of full stops', () => {
    const lexed = new Lexer();
    for (const unit of ['a', "'", '.', "n't", '-', '(', 'a.', '1,']) lexed.lex(unit.repeat(500_000), 1_500);
  });
});
