import type { Fix } from './edit-context.js';
import { opensText } from './line-context.js';
import { isMentioned } from './mentions.js';

/**
 * A fix that replaces glyphs one by one. `glyphs` has the glyphs of each replacement. East Asian lines are
 * skipped if `areNative`: they use the glyphs natively. A mentioned glyph stays, and a spaced minus sign that
 * would become the marker of a list item.
 */
function glyphFix(kind: string, glyphs: Readonly<Record<string, string>>, areNative: boolean): Fix {
  const replacements = new Map(
    Object.entries(glyphs).flatMap(([plain, some]) => Array.from(some, glyph => [glyph, plain] as const)),
  );
  return {
    kind,
    triggers: `[${[...replacements.keys()].join('')}]`,
    fix(context, at) {
      const { text } = context;
      const isKept =
        (areNative && context.line(at).eastAsian) ||
        isMentioned(text, at, at + 1) ||
        (text[at] === '\u2212' && /\s/.test(text[at + 1] ?? '') && opensText(text, at, at + 1));
      if (!isKept) context.replace(at, at + 1, replacements.get(text[at]!)!);
      return at + 1;
    },
  };
}

/**
 * Curly, low, ornamental and prime marks, the acute accent used as one, and Windows-1252 quotes decoded as
 * Latin-1. Letters of the same shape (U+02BB, U+02BC, geresh) stay.
 */
const quotationMarks = {
  "'": '‘’‚‛′‵❛❜❟❮❯´＇\x91\x92\x82',
  '"': '“”„‟″‶❝❞❠〝〞〟⹂＂\x93\x94\x84',
  "'''": '‴‷',
  "''''": '⁗',
};
/**
 * Fullwidth letters, digits and marks. The fullwidth grave accent and tilde stay, because their narrow forms
 * mark code. Fullwidth quotes are among the quotation marks.
 */
const fullwidthForms: Record<string, string> = {};
for (const [i, plain] of [...'¢£¬¯¦¥₩'].entries()) fullwidthForms[plain] = String.fromCharCode(0xffe0 + i);
for (let code = 0x21; code <= 0x7d; code++) {
  const plain = String.fromCharCode(code);
  if (!'"\'`'.includes(plain)) fullwidthForms[plain] = String.fromCharCode(code + 0xfee0);
}
const ligatures = { ff: 'ﬀ', fi: 'ﬁ', fl: 'ﬂ', ffi: 'ﬃ', ffl: 'ﬄ', st: 'ﬅﬆ' };

export const glyphFixes: readonly Fix[] = [
  glyphFix('smart quotes', quotationMarks, true),
  glyphFix('ellipsis glyph', { '...': '…', '..': '‥', '.': '․' }, true),
  // The hyphen, no-break hyphen, minus sign and small hyphen-minus.
  glyphFix('hyphen and minus glyphs', { '-': '\u2010\u2011\u2212\ufe63' }, false),
  // Letters such as œ, æ, ĳ and ß are not ligatures and stay.
  glyphFix('ligatures', ligatures, false),
  glyphFix('fullwidth', fullwidthForms, true),
  // One-glyph fractions such as ½ stay.
  glyphFix('fraction slash', { '/': '\u2044' }, false),
];
