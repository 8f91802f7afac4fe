import type { Fix } from './fix.js';
import type { Page } from './page.js';
import { isBraille, isHan, isHangulJamo, isJoining, isMongolian, isUnspaced } from './scripts.js';

/**
 * Characters nobody sees: controls, zero widths, bidi controls, fillers, variation selectors, tags, and code
 * points that are no characters. Astral ones wake by their high surrogate.
 */
const unseen =
  '\\0-\\x08\\x0e-\\x1f\\x7f-\\x81\\x83\\x86-\\x90\\x95\\x98-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufdd0-\\ufdef\\ufe00-\\ufe0f' +
  '\\ufeff\\uffa0\\ufff0-\\ufffc\\ufffe\\uffff';
const astral =
  '[\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}' +
  Array.from(
    { length: 16 },
    (_, i) => `\\u{${(i + 1).toString(16)}fffe}\\u{${(i + 1).toString(16)}ffff}`,
  ).join('') +
  ']';
const run = new RegExp(`(?:[${unseen}]|${astral})+`, 'uy');
const flagTags = /[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;
const pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const letter = /^[\p{L}\p{M}\p{N}]$/u;
const variants = /^[∩∪≨≩≲≳⊊⊋⊓⊔⊕⊗⊜⋚⋛⨼⨽⪝⪞⪬⪭⫋⫌、。\u1000-\u109f\ua840-\ua87f]$/;
const mark = /^\p{M}$/u;

const blackFlag = 0x1f3f4;
const keycap = 0x20e3;

/** Removed, save where a script or an emoji needs one to look right. */
export const invisible: Fix = {
  kind: 'invisible characters',
  wakes: `[${unseen}\\ud82f\\ud834\\udb40-\\udb43\\ud83f\\ud87f\\ud8bf\\ud8ff\\ud93f\\ud97f\\ud9bf\\ud9ff\\uda3f\\uda7f\\udabf\\udaff\\udb3f\\udb7f\\udbbf\\udbff]`,
  fix(page, at) {
    const { text } = page;
    run.lastIndex = at;
    if (!run.test(text)) return at + 1;
    const end = run.lastIndex;
    const before = codePointBefore(text, at);
    const after = text.codePointAt(end) ?? -1;
    // Halves of two broken characters must not become a whole one.
    if (isHighSurrogate(before) && isLowSurrogate(after)) return end;
    judge(page, at, end, before, after);
    return end;
  },
};

/** Neighbours of a run: -1 where the text begins or ends. `kept` is the last character of the run that stayed. */
interface Place {
  page: Page;
  at: number;
  before: number;
  after: number;
  kept: number;
}

function judge(page: Page, start: number, end: number, before: number, after: number): void {
  const place: Place = { page, at: start, before, after, kept: -1 };
  while (place.at < end) {
    const code = page.text.codePointAt(place.at)!;
    const size = code > 0xffff ? 2 : 1;
    if (isFlagStart(place, code)) {
      place.at = flagTags.lastIndex;
      place.kept = code;
    } else if (isNeeded(place, code)) {
      place.at += size;
      place.kept = code;
    } else {
      page.replace(place.at, place.at + size, isBlank(code) && isBetweenWords(place) ? ' ' : '');
      place.at += size;
    }
  }
}

function isFlagStart(place: Place, code: number): boolean {
  if (place.before !== blackFlag || place.kept !== -1 || code < 0xe0030 || code > 0xe007a) return false;
  flagTags.lastIndex = place.at;
  return flagTags.test(place.page.text);
}

function isNeeded({ page, at, before, after, kept }: Place, code: number): boolean {
  const first = kept === -1;
  if (code === 0x200d) {
    if (kept === 0xfe0f || first) {
      if (isPictograph(before) && isPictograph(after)) return true;
    }
    return first && (isJoining(before) || isJoining(after));
  }
  if (code === 0x200c)
    return first && isLetter(before) && isLetter(after) && (isJoining(before) || isJoining(after));
  if (code === 0x200b) return first && isUnspaced(before) && isUnspaced(after);
  if (code === 0x200e || code === 0x200f || code === 0x061c || isEmbedding(code)) {
    return code !== kept && page.line(at).rightToLeft;
  }
  if (code === 0xfe0e || code === 0xfe0f) return first && (isPictograph(before) || after === keycap);
  if (code >= 0xfe00 && code <= 0xfe02) return first && hasStandardVariants(before);
  if (code >= 0xe0100 && code <= 0xe01ef) return first && isHan(before);
  if (code === 0x180e) return first && isMongolian(before) && isMongolian(after);
  if (code >= 0x180b && code <= 0x180f) return first && isMongolian(before);
  if (code === 0x034f) return first && isMark(after) && isLetter(before);
  if (code === 0x2800) return isBraille(before) || isBraille(after);
  if (code === 0x115f || code === 0x1160) return isHangulJamo(before) || isHangulJamo(after);
  return false;
}

/** Embeddings and isolates with their ends. The overrides U+202D and U+202E make text read as it is not. */
const isEmbedding = (code: number) =>
  (code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069);

/** Blanks as wide as a letter: where one parts two words, a space must stay. */
const isBlank = (code: number) => code === 0x2800 || code === 0x3164 || code === 0xffa0;
const isBetweenWords = ({ before, after, kept }: Place) => kept === -1 && isLetter(before) && isLetter(after);

/** Bases of the standardised variation sequences with U+FE00 to U+FE02 that cleaning leaves as they are. */
const hasStandardVariants = (code: number) =>
  isHan(code) || (code > 0xff && variants.test(String.fromCodePoint(code)));

const isPictograph = (code: number) => code > 0xa8 && pictograph.test(String.fromCodePoint(code));
const isLetter = (code: number) => code > 0x2f && letter.test(String.fromCodePoint(code));
const isMark = (code: number) => code >= 0x300 && mark.test(String.fromCodePoint(code));
const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

function codePointBefore(text: string, at: number): number {
  if (at === 0) return -1;
  const unit = text.charCodeAt(at - 1);
  if (isLowSurrogate(unit) && at > 1) {
    const pair = text.codePointAt(at - 2)!;
    if (pair > 0xffff) return pair;
  }
  return unit;
}
