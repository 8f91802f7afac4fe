/**
 * The table of characters. Each column describes every UTF-16 unit in a typed array of 65,536 entries, so
 * that a look-up costs one read.
 *
 *   kindOf        segmenter: kind of character
 *   lowerOf       lexicon hashes: lower case, with one apostrophe and one hyphen
 *   tokenKindOf   classifier's lexer: kind of token that the unit belongs to
 *   baseLetterOf  classifier's lexer: Latin letter without case and accent
 *
 * The classifier's columns are part of its trained weights: a change requires training it again.
 */

/** Kinds up to `wordKindMax` make words; the others separate them. */
export const kind = {
  lower: 1,
  upper: 2,
  /** Letter of a script without case. */
  uncased: 3,
  mark: 4,
  digit: 5,
  /** Han and kana: every character is a word. */
  ideograph: 6,
  other: 7,
  space: 8,
  newline: 9,
  apostrophe: 10,
  hyphen: 11,
  stop: 12,
  exclamation: 13,
  question: 14,
  comma: 15,
  colon: 16,
  semicolon: 17,
  dash: 18,
  quote: 19,
  open: 20,
  close: 21,
  ellipsis: 22,
  /** Markdown emphasis: * and _. */
  emphasis: 23,
  /** Common in source code and rare in prose. */
  symbol: 24,
  cjkStop: 25,
  surrogate: 26,
  /** Zero-width characters and the soft hyphen: they never change a word. */
  invisible: 27,
  bullet: 28,
} as const;

export const wordKindMax = kind.ideograph;
/** Size of a table by kind. */
export const kindCount = 32;

/** Kinds of the classifier's lexer. */
export const tokenKind = {
  skip: 0,
  letter: 1,
  digit: 2,
  space: 3,
  line: 4,
  apostrophe: 5,
  punctuation: 6,
  hyphen: 7,
  dash: 8,
  /** Skipped inside a word. */
  joiner: 9,
  /** A run of any other characters is one token. */
  foreign: 10,
} as const;

/** Value of `baseLetterOf` for a unit that is not a Latin letter; letters are 1 to 26. */
export const notLatin = 31;

const units = 0x10000;
export const kindOf = new Uint8Array(units).fill(kind.other);
export const lowerOf = new Uint16Array(units);
export const tokenKindOf = new Uint8Array(units).fill(tokenKind.foreign);
export const baseLetterOf = new Uint8Array(units).fill(notLatin);

type Block = readonly [first: number, last: number];

/** Blocks whose letters each make a word. */
const ideographic: readonly Block[] = [
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
];

/** Blocks that the classifier ignores, save for the characters listed below. */
const ignored: readonly Block[] = [
  [0x0000, 0x00bf],
  [0x2000, 0x206f],
  [0x2190, 0x2bff],
  [0xd800, 0xdfff],
];

/**
 * The characters that are more than a letter or a digit. A null leaves the kind that the Unicode properties
 * gave.
 */
const special: readonly (readonly [characters: string, kind: number | null, tokenKind: number | null])[] = [
  [
    ' \t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    kind.space,
    tokenKind.space,
  ],
  ['\r\f\v', kind.space, tokenKind.line],
  ['\n\u0085\u2028\u2029', kind.newline, tokenKind.line],
  ["'\u2018\u2019\u02bc\u201b", kind.apostrophe, tokenKind.apostrophe],
  ['\u02bb\uff07', kind.apostrophe, null],
  ['\u00b4', null, tokenKind.apostrophe],
  ['`', kind.symbol, tokenKind.apostrophe],
  ['-\u2010\u2011', kind.hyphen, tokenKind.hyphen],
  ['\u2212', null, tokenKind.hyphen],
  ['\u2012\u2013\u2014\u2015', kind.dash, tokenKind.dash],
  ['\u2e3a\u2e3b', kind.dash, null],
  ['.', kind.stop, tokenKind.punctuation],
  ['\uff0e\u06d4\u0964\u0965', kind.stop, null],
  ['!', kind.exclamation, tokenKind.punctuation],
  ['\u00a1\u203c', kind.exclamation, null],
  ['?', kind.question, tokenKind.punctuation],
  ['\u00bf\u061f\u037e\u203d', kind.question, null],
  [',', kind.comma, tokenKind.punctuation],
  ['\u060c\uff0c\u3001', kind.comma, null],
  [':', kind.colon, tokenKind.punctuation],
  ['\uff1a', kind.colon, null],
  [';', kind.semicolon, tokenKind.punctuation],
  ['\u061b\uff1b', kind.semicolon, null],
  ['\u2026', kind.ellipsis, tokenKind.punctuation],
  ['(', kind.open, tokenKind.punctuation],
  ['[\uff08', kind.open, null],
  [')', kind.close, tokenKind.punctuation],
  [']\uff09', kind.close, null],
  ['"\u201c\u201d\u201e\u00ab\u00bb\u201f\uff02\u300c\u300d', kind.quote, null],
  ['*_', kind.emphasis, null],
  ['#{}<>=/\\|~^$@&%+', kind.symbol, null],
  ['\u3002\uff01\uff1f', kind.cjkStop, null],
  ['\u2022\u2023\u25e6\u25aa\u25cf\u00b7\u2043', kind.bullet, null],
  ['\u00ad\u200b\u200c\u200d\u2060\ufeff', kind.invisible, tokenKind.joiner],
  ['\u180e\ufe0f\ufe0e', kind.invisible, null],
  ['\u0300\u0301\u0308', null, tokenKind.joiner],
];

/** Fills `kindOf` and `lowerOf` from the Unicode properties of each unit. */
function fillFromProperties(): void {
  const letter = /\p{L}/u;
  const mark = /\p{M}/u;
  const digit = /\p{Nd}/u;
  for (let unit = 0; unit < units; unit++) {
    lowerOf[unit] = unit;
    if (unit >= 0xd800 && unit <= 0xdfff) {
      kindOf[unit] = kind.surrogate;
      continue;
    }
    const character = String.fromCharCode(unit);
    if (letter.test(character)) {
      const lower = character.toLowerCase();
      if (lower.length === 1) lowerOf[unit] = lower.charCodeAt(0);
      const cased = lower !== character.toUpperCase();
      kindOf[unit] = !cased ? kind.uncased : lower === character ? kind.lower : kind.upper;
    } else if (mark.test(character)) kindOf[unit] = kind.mark;
    else if (digit.test(character)) kindOf[unit] = kind.digit;
  }
  for (const [first, last] of ideographic) {
    for (let unit = first; unit <= last; unit++)
      if (kindOf[unit] === kind.uncased) kindOf[unit] = kind.ideograph;
  }
}

/** Fills `baseLetterOf` and `tokenKindOf`: ASCII digits, and Latin letters with and without an accent. */
function fillTokens(): void {
  for (const [first, last] of ignored) tokenKindOf.fill(tokenKind.skip, first, last + 1);
  for (const digit of '0123456789') tokenKindOf[digit.charCodeAt(0)] = tokenKind.digit;
  for (let unit = 0; unit < 0x250; unit++) {
    if (unit >= 0x80 && unit < 0xc0) continue;
    const base = String.fromCharCode(unit).normalize('NFD').charCodeAt(0) | 0x20;
    if (base < 0x61 || base > 0x7a || kindOf[unit]! > kind.uncased) continue;
    tokenKindOf[unit] = tokenKind.letter;
    baseLetterOf[unit] = base - 0x60;
  }
}

fillFromProperties();
fillTokens();
for (const [characters, character, token] of special) {
  for (let i = 0; i < characters.length; i++) {
    const unit = characters.charCodeAt(i);
    if (character !== null) kindOf[unit] = character;
    if (token !== null) tokenKindOf[unit] = token;
    if (character === kind.apostrophe) lowerOf[unit] = 0x27;
    if (character === kind.hyphen) lowerOf[unit] = 0x2d;
  }
}

const astralLetter = /\p{L}|\p{Nd}/u;
const astralIdeograph = /\p{Script=Han}/u;

/** Kind of the code point whose high surrogate is at `index`; `other` for a lone surrogate. */
export function astralKind(text: string, index: number): number {
  const point = text.codePointAt(index)!;
  if (point < 0x10000) return kind.other;
  const character = String.fromCodePoint(point);
  if (astralIdeograph.test(character)) return kind.ideograph;
  return astralLetter.test(character) ? kind.uncased : kind.other;
}
