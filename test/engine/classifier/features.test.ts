import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  buckets,
  mask,
  maskedBuckets,
  newVocabulary,
  wordBuckets,
} from '../../../src/engine/classifier/features.js';
import { readTokens, Tokens } from '../../../src/engine/classifier/tokens.js';
import { hashWord } from '../../../src/engine/text/lexicon/compile.js';
import { prepare } from '../../../src/engine/text/prepare.js';

const vocabulary = newVocabulary(['the', 'of', 'is'].map(word => hashWord(word)));

function read(text: string) {
  const tokens = new Tokens();
  const prepared = prepare(text);
  readTokens(prepared, tokens, 1_000);
  const masked = new Uint16Array(tokens.count);
  mask(tokens, prepared.text, vocabulary, masked);
  const out = new Int32Array(4 * tokens.count);
  const take = (n: number) => [...out.subarray(0, n)];
  return {
    ids: [...masked],
    masked: take(maskedBuckets(masked, 0, tokens.count, out)),
    words: take(wordBuckets(tokens.hash, 0, tokens.count, out)),
  };
}

describe('mask', () => {
  it('keeps frequent words and masks the others', () => {
    assert.deepEqual(read('the nation of Spain').ids, read('the station of Japan').ids);
    assert.notDeepEqual(read('the nation is').ids, read('the nation of').ids);
  });

  it('distinguishes the endings and lengths of masked words', () => {
    const [running, sadly, cat] = read('running sadly cat').ids;
    assert.equal(new Set([running, sadly, cat]).size, 3);
  });
});

it('n-grams cover 1 to 4 tokens and 1 to 2 words, stay within the table and are deterministic', () => {
  const { masked, words } = read('the rest of it is the end');
  assert.deepEqual([masked.length, words.length], [7 + 6 + 5 + 4, 7 + 6]);
  const one = read('It is the end of the world, and of the word.');
  assert.deepEqual(one, read('It is the end of the world, and of the word.'));
  for (const list of [one.masked, one.words])
    assert.ok(list.every(bucket => bucket >= 0 && bucket < buckets));
});
