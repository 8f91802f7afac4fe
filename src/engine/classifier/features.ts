/**
 * The two families of hashed n-grams that the classifier uses. N-grams of four masked tokens doubled the
 * number of weights and gained nothing.
 *
 *   masked   1–3 tokens, with each infrequent word replaced by its ending and length class
 *   words    1–2 tokens
 */
import { lowerOf } from '../text/characters.js';
import { HashTable } from '../text/lexicon/compile.js';
import { isMark, type Tokens } from './tokens.js';

export const families = ['masked', 'words'] as const;
/**
 * Tokens of the longest n-gram of each family. Every token ends one n-gram of each length, shortest first.
 */
export const gramTokensMax = [3, 2] as const;
/** Base-2 logarithm of the number of buckets per family. */
const bucketBits = 20;
export const buckets = 1 << bucketBits;
/** Stands for an n-gram that would begin before the first token. */
export const noBucket = 1 << bucketBits;
const shift = 32 - bucketBits;

/** Most frequent words, of which each has a number below 2^16. They are not masked. */
export const vocabularyMax = 1 << 13;
const firstWordId = 512;
export type Vocabulary = HashTable;

export const newVocabulary = (hashes: readonly number[] | Int32Array): Vocabulary =>
  new HashTable(Int32Array.from(hashes), firstWordId);

/** English endings that the mask preserves, longest first. */
const endings = [
  'tion', 'sion', 'ment', 'ness', 'able', 'ible', 'ally', 'ical', 'ious', 'ence', 'ance', 'ates', 'ated',
  'ing', 'ity', 'ive', 'ous', 'ful', 'ist', 'ism', 'ate', 'ize', 'ise', 'ers', 'ies', 'ant', 'ent', 'ial', 'ify', 'est', 'ess',
  'ed', 'ly', 'er', 'or', 'al', 'ic', 'en', 'es', 'ry', 'ty',
  's', 'y', 'e',
]; // biome-ignore format: a table
/** The letters of an ending, five bits each. */
const pack = (ending: string) =>
  [...ending].reduce((packed, letter) => (packed << 5) | (letter.charCodeAt(0) - 96), 0);
const longEndings = endings.filter(({ length }) => length === 4);
const longEndingIds = new HashTable(Int32Array.from(longEndings, pack), 1);
/** By the last three letters, the number of the longest ending of up to three. */
const shortEndingIds = new Uint8Array(1 << 15);
for (let at = endings.length - 1; at >= longEndings.length; at--) {
  const step = 1 << (5 * endings[at]!.length);
  for (let tail = pack(endings[at]!); tail < shortEndingIds.length; tail += step)
    shortEndingIds[tail] = at + 1;
}

/** Class of a masked word by its ending and one of three length classes: 16 to 16 + 3 × 64. */
function maskedClass(letters: number, tail: number): number {
  const length = letters <= 5 ? 0 : letters <= 8 ? 1 : 2;
  return 16 + 64 * length + (longEndingIds.get(tail) || shortEndingIds[tail & 0x7fff]!);
}

/** The last four letters of a word, five bits each; other characters count as one letter of their own. */
function tailOf(text: string, start: number, end: number): number {
  let tail = 0;
  for (let i = Math.max(start, end - 4); i < end; i++) {
    const letter = lowerOf[text.charCodeAt(i)]! - 96;
    tail = (tail << 5) | (letter >= 1 && letter <= 26 ? letter : 31);
  }
  return tail;
}

/**
 * Masked identity of every token: a mark, the id of a frequent word, or the class of its ending. `text` is
 * the text that the tokens' offsets refer to.
 */
export function mask(tokens: Tokens, text: string, vocabulary: Vocabulary, out: Uint16Array): void {
  const { hash, start, end, count } = tokens;
  for (let i = 0; i < count; i++) {
    const h = hash[i]!;
    out[i] = isMark(h)
      ? h
      : vocabulary.get(h) || maskedClass(end[i]! - start[i]!, tailOf(text, start[i]!, end[i]!));
  }
}

const golden = 0x9e3779b1 | 0;
const mixer = 0x85ebca6b | 0;

function bucket(value: number, salt: number): number {
  const mixed = Math.imul(value ^ salt, golden);
  return Math.imul(mixed ^ (mixed >>> 15), mixer) >>> shift;
}

/**
 * Writes the buckets of the n-grams of one family among the tokens `from` to `to` (exclusive): for every
 * token those that end in it, `gramTokensMax` of them, shortest first. Returns their number.
 */
type BucketWriter = (
  hash: Int32Array,
  masked: Uint16Array,
  from: number,
  to: number,
  out: Int32Array,
) => number;

const maskedBuckets: BucketWriter = (_, masked, from, to, out) => {
  let n = 0;
  let [last, beforeLast] = [0, 0];
  for (let i = from; i < to; i++) {
    const own = masked[i]! + 1;
    const two = Math.imul(own, 0x01000193) + last;
    const three = Math.imul(two, 0x01000193) + beforeLast;
    out[n++] = bucket(own, 1);
    out[n++] = i > from ? bucket(two, 2) : noBucket;
    out[n++] = i > from + 1 ? bucket(three, 3) : noBucket;
    beforeLast = last;
    last = own;
  }
  return n;
};

const wordBuckets: BucketWriter = (hash, _, from, to, out) => {
  let n = 0;
  for (let i = from; i < to; i++) {
    const h = hash[i]!;
    out[n++] = bucket(h, 17);
    out[n++] = i === from ? noBucket : bucket(Math.imul(hash[i - 1]!, 0x01000193) + h, 18);
  }
  return n;
};

/** By family. */
export const bucketWriters = [maskedBuckets, wordBuckets] as const;
