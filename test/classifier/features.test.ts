import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordHash } from '../../src/classifier/alphabet.js';
import {
  buckets,
  characterBuckets,
  mask,
  maskedBuckets,
  newVocabulary,
  wordBuckets,
} from '../../src/classifier/features.js';
import { Lexer } from '../../src/classifier/lexer.js';

const vocabulary = newVocabulary(['the', 'of', 'is'].map(wordHash));

function read(text: string) {
  const lexed = new Lexer();
  lexed.lex(text, 1_000);
  const masked = new Uint16Array(lexed.tokens);
  mask(lexed, vocabulary, masked);
  const out = new Int32Array(4 * (lexed.characters + lexed.tokens));
  const take = (n: number) => [...out.subarray(0, n)];
  return {
    ids: [...masked],
    masked: take(maskedBuckets(masked, 0, lexed.tokens, out)),
    words: take(wordBuckets(lexed, 0, lexed.tokens, out)),
    characters: take(characterBuckets(lexed, 0, lexed.tokens, out)),
  };
}

describe('mask', () => {
  it('keeps common words and masks the others', () => {
    assert.deepEqual(read('the nation of Spain').ids, read('the station of Japan').ids);
    assert.notDeepEqual(read('the nation is').ids, read('the nation of').ids);
  });

  it('distinguishes the endings and lengths of masked words', () => {
    const [running, sadly, cat] = read('running sadly cat').ids;
    assert.equal(new Set([running, sadly, cat]).size, 3);
  });
});

describe('n-grams', () => {
  it('covers 1–4 tokens, 1–2 words and 3–5 characters', () => {
    const { masked, words, characters } = read('the rest of it is the end');
    assert.equal(masked.length, 7 + 6 + 5 + 4);
    assert.equal(words.length, 7 + 6);
    assert.equal(characters.length, 3 * ('the rest of it is the end'.length - 4));
  });

  it('stays within the table and is deterministic', () => {
    const one = read('It is the end of the world, and of the word.');
    assert.deepEqual(one, read('It is the end of the world, and of the word.'));
    for (const list of [one.masked, one.words, one.characters]) {
      assert.ok(list.every(bucket => bucket >= 0 && bucket < buckets));
    }
  });

  it('is fixed: the shipped weights depend on these buckets', () => {
    const { masked, words, characters } = read('the end.');
    assert.deepEqual(masked, [374507, 248727, 230313, 1047777, 392950, 566170]);
    assert.deepEqual(words, [298842, 707719, 152410, 1033135, 139419]);
    assert.deepEqual(
      characters,
      [1015042, 433297, 322122, 23376, 743330, 1046596, 989964, 608440, 862367, 878692, 481263, 239137],
    );
  });

  it('returns nothing for a text that is too short', () => {
    assert.deepEqual(read(''), { ids: [], masked: [], words: [], characters: [] });
    assert.equal(read('of').characters.length, 0);
  });
});
