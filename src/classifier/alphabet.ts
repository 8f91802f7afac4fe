/**
 * The classifier's alphabet: folded symbols, token hashes of marks, and the word hash. Trained weights depend
 * on all of it.
 */

import { baseLetterOf, kind, kindCount, kindOf, notLatin } from '../text/characters.js';

/**
 * Folded characters: 0 digit, 1–26 letters, and these. Five bits each, so that five of them fit in an
 * integer.
 */
export const symbol = { digit: 0, space: 27, stop: 28, pause: 29, apostrophe: 30, other: notLatin } as const;

/** Hashes of tokens that are not words. They are small numbers, which word hashes rarely are. */
export const mark = {
  number: 1,
  stop: 2,
  exclamation: 3,
  question: 4,
  ellipsis: 5,
  comma: 6,
  semicolon: 7,
  colon: 8,
  open: 9,
  close: 10,
  foreign: 11,
} as const;

const markOfKind = new Uint8Array(kindCount);
for (const name of [
  'stop',
  'exclamation',
  'question',
  'ellipsis',
  'comma',
  'semicolon',
  'colon',
  'open',
  'close',
] as const)
  markOfKind[kind[name]] = mark[name];

/** The mark of a punctuation character. */
export const markOf = (unit: number): number => markOfKind[kindOf[unit]!]!;

export const markSymbols = new Uint8Array(16).fill(symbol.other);
markSymbols[mark.number] = symbol.digit;
for (const each of [mark.stop, mark.exclamation, mark.question, mark.ellipsis])
  markSymbols[each] = symbol.stop;
for (const each of [mark.comma, mark.semicolon, mark.colon]) markSymbols[each] = symbol.pause;

export const seed = 0x811c9dc5 | 0;
export const prime = 0x01000193;

/** FNV-1a over folded letters: the lexer's hash of a word of lower-case letters and apostrophes. */
export function wordHash(word: string): number {
  let hash = seed;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    hash = Math.imul(hash ^ (code === 39 ? symbol.apostrophe : baseLetterOf[code]!), prime);
  }
  return hash;
}
