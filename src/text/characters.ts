/**
 * What kind of character a UTF-16 unit is, as the segmenter sees it: one table look-up a unit.
 * Kinds up to `wordMax` make words; the rest separate them.
 */
export const kind = {
  lower: 1,
  upper: 2,
  /** Letters of scripts without case. */
  uncased: 3,
  mark: 4,
  digit: 5,
  /** Han, kana and Hangul-free ideographic scripts: every character is a word of its own. */
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
  /** Characters common in source code and rare in prose. */
  symbol: 24,
  cjkStop: 25,
  surrogate: 26,
  /** Zero-width characters and the soft hyphen: invisible, so they never change a word. */
  invisible: 27,
  bullet: 28,
} as const;

export const wordMax = kind.ideograph;
export const kinds = 32;

/** Kind of every UTF-16 unit. */
export const kindOf = new Uint8Array(65_536).fill(kind.other);
/** Lower case of every unit, with the apostrophe's variants made one. */
export const lowerOf = new Uint16Array(65_536);

function assign(characters: string, value: number): void {
  for (let i = 0; i < characters.length; i++) kindOf[characters.charCodeAt(i)] = value;
}

/** Blocks whose letters stand for a word each. */
const ideographic: readonly (readonly [number, number])[] = [
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
];

function build(): void {
  const letter = /\p{L}/u;
  const markOrDigit = /\p{M}|\p{Nd}/u;
  for (let unit = 0; unit < 65_536; unit++) {
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
    } else if (markOrDigit.test(character)) {
      kindOf[unit] = /\p{M}/u.test(character) ? kind.mark : kind.digit;
    }
  }
  for (const [from, to] of ideographic) {
    for (let unit = from; unit <= to; unit++)
      if (kindOf[unit] === kind.uncased) kindOf[unit] = kind.ideograph;
  }
}

build();
assign(
  ' \t\r\f\v\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
  kind.space,
);
assign('\n\u0085\u2028\u2029', kind.newline);
assign("'\u2018\u2019\u02bc\u02bb\u201b\uff07", kind.apostrophe);
assign('-\u2010\u2011', kind.hyphen);
assign('.\uff0e\u06d4\u0964\u0965', kind.stop);
assign('!\u00a1\u203c', kind.exclamation);
assign('?\u00bf\u061f\u037e\u203d', kind.question);
assign(',\u060c\uff0c\u3001', kind.comma);
assign(':\uff1a', kind.colon);
assign(';\u061b\uff1b', kind.semicolon);
assign('\u2012\u2013\u2014\u2015\u2e3a\u2e3b', kind.dash);
assign('"\u201c\u201d\u201e\u00ab\u00bb\u201f\uff02\u300c\u300d', kind.quote);
assign('([\uff08', kind.open);
assign(')]\uff09', kind.close);
assign('\u2026', kind.ellipsis);
assign('*_', kind.emphasis);
assign('#`{}<>=/\\|~^$@&%+', kind.symbol);
assign('\u3002\uff01\uff1f', kind.cjkStop);
assign('\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\ufe0f\ufe0e', kind.invisible);
assign('\u2022\u2023\u25e6\u25aa\u25cf\u00b7\u2043', kind.bullet);
for (const apostrophe of '\u2018\u2019\u02bc\u02bb\u201b\uff07') lowerOf[apostrophe.charCodeAt(0)] = 0x27;
for (const hyphen of '\u2010\u2011') lowerOf[hyphen.charCodeAt(0)] = 0x2d;

const astralLetter = /\p{L}|\p{Nd}/u;
const astralIdeograph = /\p{Script=Han}/u;

/** Kind of the code point that a surrogate at `index` begins; a lone surrogate is `other`. */
export function astralKind(text: string, index: number): number {
  const point = text.codePointAt(index)!;
  if (point < 0x10000) return kind.other;
  const character = String.fromCodePoint(point);
  if (astralIdeograph.test(character)) return kind.ideograph;
  return astralLetter.test(character) ? kind.uncased : kind.other;
}
