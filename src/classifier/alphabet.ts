/**
 * What each UTF-16 unit is to the lexer: its kind, the symbol it folds to, the mark it stands for. Tables of 65,536 entries, so that
 * reading a unit is one look-up.
 */

/** Folded characters: 0 digit, 1–26 letters, and these. Five bits each, so that five of them fit in an integer. */
export const symbol = { digit: 0, space: 27, stop: 28, pause: 29, apostrophe: 30, other: 31 } as const;

/** Token kinds that aren't words have these small hashes; a word's hash never collides with them on purpose. */
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

export const kind = {
  skip: 0,
  letter: 1,
  digit: 2,
  space: 3,
  line: 4,
  apostrophe: 5,
  punctuation: 6,
  hyphen: 7,
  dash: 8,
  joiner: 9,
  foreign: 10,
} as const;

export const kinds = new Uint8Array(65_536).fill(kind.foreign);
export const folds = new Uint8Array(65_536).fill(symbol.other);
export const marks = new Uint8Array(65_536);

function set(characters: string, to: number): void {
  for (const character of characters) kinds[character.charCodeAt(0)] = to;
}
for (let code = 0; code < 0xc0; code++) kinds[code] = kind.skip;
for (let code = 0x2000; code < 0x2070; code++) kinds[code] = kind.skip;
for (let code = 0x2190; code < 0x2c00; code++) kinds[code] = kind.skip;
for (let code = 0xd800; code < 0xe000; code++) kinds[code] = kind.skip;
for (let code = 0; code < 26; code++) {
  for (const first of [0x41, 0x61]) {
    kinds[first + code] = kind.letter;
    folds[first + code] = code + 1;
  }
}
// Accented Latin letters fold to the letter under the accent.
for (let code = 0xc0; code < 0x250; code++) {
  const base = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
  if (kinds[base] === kind.letter) {
    kinds[code] = kind.letter;
    folds[code] = folds[base]!;
  }
}
set('0123456789', kind.digit);
set(
  ' \t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
  kind.space,
);
set('\n\r\v\f\u0085\u2028\u2029', kind.line);
set("'\u2018\u2019\u201b\u02bc\u00b4`", kind.apostrophe);
set('-\u2010\u2011\u2212', kind.hyphen);
set('\u2012\u2013\u2014\u2015', kind.dash);
set('\u00ad\u200b\u200c\u200d\u2060\ufeff\u0301\u0300\u0308', kind.joiner);
for (const [character, to] of [
  ['.', mark.stop],
  ['!', mark.exclamation],
  ['?', mark.question],
  ['\u2026', mark.ellipsis],
  [',', mark.comma],
  [';', mark.semicolon],
  [':', mark.colon],
  ['(', mark.open],
  [')', mark.close],
] as const) {
  kinds[character.charCodeAt(0)] = kind.punctuation;
  marks[character.charCodeAt(0)] = to;
}

export const markSymbols = new Uint8Array(16).fill(symbol.other);
markSymbols[mark.number] = symbol.digit;
for (const each of [mark.stop, mark.exclamation, mark.question, mark.ellipsis])
  markSymbols[each] = symbol.stop;
for (const each of [mark.comma, mark.semicolon, mark.colon]) markSymbols[each] = symbol.pause;

export const seed = 0x811c9dc5 | 0;
export const prime = 0x01000193;

/** FNV-1a over folded letters: the hash the lexer gives a word of lower-case letters and apostrophes. */
export function wordHash(word: string): number {
  let hash = seed;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    hash = Math.imul(hash ^ (code === 39 ? symbol.apostrophe : folds[code]!), prime);
  }
  return hash;
}
