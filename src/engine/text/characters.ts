/**
 * The table of characters. Each column describes every UTF-16 unit in a typed array of 65,536 entries, so
 * that a look-up costs one read.
 *
 *   kindOf    segmenter: kind of character
 *   lowerOf   word hashes: lower case, with one apostrophe and one hyphen
 *
 * The trained weights of the classifier depend on both: a change requires training it again.
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
  /** Characters without a shape, such as the soft hyphen: they never change a word. */
  invisible: 27,
  bullet: 28,
} as const;

export const wordKindMax = kind.ideograph;
/** Size of a table by kind. */
export const kindCount = 32;

const units = 0x10000;
export const kindOf = new Uint8Array(units).fill(kind.other);
export const lowerOf = new Uint16Array(units);

for (let unit = 0; unit < units; unit++) lowerOf[unit] = unit;

/** A string of every unit, to enumerate the members of a character class. A call takes 4,096 arguments. */
let everyUnit = '';
for (let from = 0; from < units; from += 4096)
  everyUnit += String.fromCharCode.apply(null, lowerOf.subarray(from, from + 4096) as never);

/** The units of a character class in runs, which take far fewer matches than single units. */
const runsOf = (characterClass: string, flags = 'g'): Iterable<RegExpMatchArray> =>
  everyUnit.matchAll(new RegExp(`${characterClass}+`, flags));

/** The units that a character class has. */
export const unitsOf = (characterClass: string): number[] =>
  Array.from(runsOf(characterClass), ({ 0: run, index }) =>
    Array.from({ length: run.length }, (_, at) => index! + at),
  ).flat();

type Block = readonly [first: number, last: number];

/** Blocks whose letters each make a word. */
const ideographic: readonly Block[] = [
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
];

/** The characters that are more than a letter or a digit. */
const special: readonly (readonly [characters: string, kind: number])[] = [
  [
    ' \t\r\f\v\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0',
    kind.space,
  ],
  ['\n\u0085\u2028\u2029', kind.newline],
  ["'\u2018\u2019\u02bc\u201b\u02bb\uff07\u00b4\u02b9\u2032", kind.apostrophe],
  ['-\u2010\u2011', kind.hyphen],
  ['\u2012\u2013\u2014\u2015\u2e3a\u2e3b', kind.dash],
  ['.\uff0e\u06d4\u0964\u0965\u0589\u2024\ufe52', kind.stop],
  ['!\u00a1\u203c', kind.exclamation],
  ['?\u00bf\u061f\u037e\u203d', kind.question],
  [',\u060c\uff0c\u3001\ufe50', kind.comma],
  [':\uff1a', kind.colon],
  [';\u061b\uff1b', kind.semicolon],
  ['\u2026', kind.ellipsis],
  ['([\uff08', kind.open],
  [')]\uff09', kind.close],
  ['"\u201c\u201d\u201e\u00ab\u00bb\u201f\uff02\u300c\u300d', kind.quote],
  ['*_', kind.emphasis],
  ['`#{}<>=/\\|~^$@&%+', kind.symbol],
  ['\u3002\uff01\uff1f', kind.cjkStop],
  ['\u2022\u2023\u25e6\u25aa\u25cf\u00b7\u2043', kind.bullet],
];

/**
 * Invisible characters of the Basic Multilingual Plane, for a class of a pattern: controls, zero-width
 * characters, bidi controls, fillers, variation selectors and noncharacters.
 */
export const invisibleUnits =
  '\\0-\\x08\\x0e-\\x1f\\x7f-\\x81\\x83\\x86-\\x90\\x95\\x98-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufdd0-\\ufdef\\ufe00-\\ufe0f' +
  '\\ufeff\\uffa0\\ufff0-\\ufffc\\ufffe\\uffff';
/** Those of other planes, for a pattern with the flag u: of shorthand and music, tags and selectors. */
export const invisibleAstral = '\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

/** A letter, or a letter in a circle. */
const letterClass = '[\\p{L}ⓐ-ⓩⒶ-Ⓩ]';
const letter = new RegExp(letterClass, 'u');

/** Fills `kindOf` and `lowerOf` from the Unicode properties of each unit. */
function fillFromProperties(): void {
  const fill = (characterClass: string, of: number) => {
    for (const { 0: run, index } of runsOf(characterClass, 'gu')) kindOf.fill(of, index, index! + run.length);
  };
  fill('\\p{Nd}', kind.digit);
  fill('\\p{M}', kind.mark);
  fill(letterClass, kind.uncased);
  for (const { 0: run, index } of runsOf(`(?:(?=${letterClass})[\\p{CWL}\\p{CWU}])`, 'gu'))
    for (let at = 0; at < run.length; at++) fillCased(index! + at, run[at]!);
  for (const [first, last] of ideographic) {
    for (let unit = first; unit <= last; unit++)
      if (kindOf[unit] === kind.uncased) kindOf[unit] = kind.ideograph;
  }
  fill(`[${invisibleUnits}]`, kind.invisible);
  kindOf.fill(kind.surrogate, 0xd800, 0xe000);
}

/** Fills the entries of a letter that has another case. */
function fillCased(unit: number, character: string): void {
  const lower = character.toLowerCase();
  if (lower.length === 1) lowerOf[unit] = lower.charCodeAt(0);
  kindOf[unit] = lower === character ? kind.lower : kind.upper;
}

fillFromProperties();
for (const [characters, of] of special) {
  for (let i = 0; i < characters.length; i++) {
    const unit = characters.charCodeAt(i);
    kindOf[unit] = of;
    if (of === kind.apostrophe) lowerOf[unit] = 0x27;
    if (of === kind.hyphen) lowerOf[unit] = 0x2d;
  }
}

const astralDigit = /\p{Nd}/u;
const astralIdeograph = /\p{Script=Han}/u;
const astralInvisible = new RegExp(`[${invisibleAstral}]`, 'u');

/**
 * UTF-16 units of combining marks that are composed with a letter. Unicode allows 30 marks in a row (UAX #15,
 * stream-safe text), and languages use up to four. Composing takes the square of their number.
 */
export const marksMax = 32;

/** Kind of the code point whose high surrogate is at `index`; `other` for a lone surrogate. */
export function astralKind(text: string, index: number): number {
  const point = text.codePointAt(index)!;
  if (point < 0x10000) return kind.other;
  const character = String.fromCodePoint(point);
  if (astralInvisible.test(character)) return kind.invisible;
  if (astralIdeograph.test(character)) return kind.ideograph;
  return letter.test(character) || astralDigit.test(character) ? kind.uncased : kind.other;
}
