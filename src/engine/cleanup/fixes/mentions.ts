/** Glyphs that a text may write about. */
const glyphs = '-\u2010-\u2015\u2212\u2018-\u201f«»"\'´′″';
const between = '(?:, |/| (?:and|or|vs\\.?|&) | )';
/** A mark after a word or its punctuation closes a quotation. */
const opened = new RegExp(
  `(?:[([{/]|(?<![\\p{L}\\p{M}\\p{N}.,!?;:…])["“‘'\`])\\s?(?:[${glyphs}]${between}?)*$`,
  'u',
);
const closed = new RegExp(`^(?:${between}?[${glyphs}])*\\s?[)\\]}"”’'\`/]`);
/** Characters before and after a mentioned glyph. */
const opener = new RegExp(`[${glyphs}([{\`/\\s:（［｛／：]`);
const closer = new RegExp(`[${glyphs})\\]}\`/\\s,.;:!?）］｝／，]`);
const nameBefore = /(?:U\+[\dA-F]{4,5}|\bdash:)[ :]?["'“‘(]?$/;
const nameAfter = /^["'”’]? ?\((?:the |an? )?(?:(?:en|em|figure)[ -]dash|U\+[\dA-F]{4}|ellipsis|minus sign)/i;
const ellipsis = /\bellips[ei]s[^\p{L}]{0,4}$/iu;

/** The marks around one mentioned glyph. */
const around = /^[“‘].[”’]$/u;
const conjunction = ' (?:and|or|with|by|to|into) ';
/** Two lone marks, as in "replace “ with ’". A closing one before an opening one ends a quotation. */
const listed = new RegExp(
  `\\s(?:["'“‘]${conjunction}["'“‘”’]|["'”’]${conjunction}["'”’])(?![\\p{L}\\p{N}])`,
  'u',
);
/** Characters on each side in which the other one of two marks is. */
const listedChars = 8;

/** Characters on each side that are read. */
const nearChars = 24;

/** A text with fullwidth forms as ASCII, as which they are read again after cleaning. */
const halfwidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0));

/**
 * Whether a glyph is mentioned, not used: it stands alone or with other glyphs in brackets, quotation marks
 * or slashes, or beside its name, as in "the en dash (–)" and "U+2014 —". An ellipsis in brackets is an
 * omission, unless its name precedes it.
 */
export function isMentioned(text: string, start: number, end: number): boolean {
  if (start === 0 || end === text.length) return false;
  if (!opener.test(text[start - 1]!) || !closer.test(text[end]!)) return false;
  const before = halfwidth(text.slice(Math.max(0, start - nearChars), start));
  const after = halfwidth(text.slice(end, end + nearChars));
  if (nameAfter.test(after) || nameBefore.test(before)) return true;
  if (/[‘’“”]/.test(text[start]!)) {
    if (around.test(text.slice(start - 2, end)) || around.test(text.slice(start, end + 2))) return false;
    if (listed.test(text.slice(Math.max(0, start - listedChars), end + listedChars))) return true;
  }
  return closed.test(after) && opened.test(before) && (text[start] !== '…' || ellipsis.test(before));
}
