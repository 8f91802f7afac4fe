import { astralKind, kind, kindOf, wordKindMax } from './characters.js';
import { longRuns } from './long-runs.js';

/** Properties of a word, as bits. */
export const wordFlag = {
  capitalised: 1,
  allCaps: 2,
  digit: 4,
  apostrophe: 8,
  hyphen: 16,
  sentenceStart: 32,
  ing: 64,
  uncased: 1024,
} as const;

/** Whether a word continues after an apostrophe, a hyphen or invisible characters that end at `from`. */
export function joins(text: string, from: number, length: number): boolean {
  const at = afterInvisible(text, from, length);
  if (at >= length) return false;
  const what = kindOf[text.charCodeAt(at)]!;
  if (what === kind.surrogate) return astralKind(text, at) === kind.uncased;
  return what <= kind.digit;
}

/** End of the invisible characters from `from`. */
function afterInvisible(text: string, from: number, length: number): number {
  let at = from;
  for (; at < length; at++) {
    const what = kindOf[text.charCodeAt(at)]!;
    if (what === kind.surrogate && astralKind(text, at) === kind.invisible) at++;
    else if (what !== kind.invisible) return at;
  }
  return at;
}

/** Whether the letters that end at `end` are "ing", in either case. */
export const endsInIng = (text: string, end: number): boolean =>
  (text.charCodeAt(end - 1) | 32) === 0x67 &&
  (text.charCodeAt(end - 2) | 32) === 0x6e &&
  (text.charCodeAt(end - 3) | 32) === 0x69;

/** Maximum UTF-16 units of a word that `isHomograph` recognises. */
export const homographUnitsMax = 3;

/**
 * Whether a short word is spelled like a listed word and is another one: the country US, the time AM, the
 * month May inside a sentence, and the letters of abbreviations such as i.e. and a.m.
 */
export function isHomograph(text: string, start: number, end: number, flags: number): boolean {
  const units = end - start;
  if (units === 1) return isAbbreviated(text, end);
  if ((flags & wordFlag.capitalised) === 0) return false;
  const first = text.charCodeAt(start);
  const second = text.charCodeAt(start + 1);
  if (units === 2) return (first === 0x55 && second === 0x53) || (first === 0x41 && second === 0x4d);
  return (
    first === 0x4d &&
    second === 0x61 &&
    text.charCodeAt(start + 2) === 0x79 &&
    (flags & wordFlag.sentenceStart) === 0
  );
}

/** Whether a letter that ends at `end` is followed by a full stop and one more letter. */
function isAbbreviated(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== 0x2e) return false;
  const isLetter = (at: number) => at < text.length && kindOf[text.charCodeAt(at)]! <= kind.uncased;
  return isLetter(end + 1) && !isLetter(end + 2);
}

/**
 * Counts the words of a text: runs of letters, marks and digits, with inner apostrophes, hyphens and decimal
 * marks. An ideograph counts as a word, and a long run without spaces as none. Equals `Prepared.wordCount`.
 */
export function countWords(text: string, from = 0, to = text.length): number {
  let count = 0;
  let at = from;
  for (const { start, end } of longRuns(text, from, to)) {
    count += countProseWords(text, at, start);
    at = end;
  }
  return count + countProseWords(text, at, to);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a loop over all characters without calls
function countProseWords(text: string, from: number, to: number): number {
  let count = 0;
  let i = from;
  while (i < to) {
    let what = kindOf[text.charCodeAt(i)]!;
    if (what === kind.surrogate) what = astralKind(text, i);
    if (what > wordKindMax || what === kind.mark) {
      i++;
      continue;
    }
    count++;
    if (what === kind.ideograph) {
      i += kindOf[text.charCodeAt(i)] === kind.surrogate ? 2 : 1;
      continue;
    }
    for (;;) {
      if (what <= kind.digit) i += kindOf[text.charCodeAt(i)] === kind.surrogate ? 2 : 1;
      else if (what === kind.invisible) {
        const next = afterInvisible(text, i, to);
        if (!joins(text, next, to)) break;
        i = next;
      } else if (what === kind.apostrophe || what === kind.hyphen) {
        if (!joins(text, i + 1, to)) break;
        i++;
      } else if (what === kind.stop || what === kind.comma) {
        if (kindOf[text.charCodeAt(i - 1)] !== kind.digit || i + 1 >= to) break;
        if (kindOf[text.charCodeAt(i + 1)] !== kind.digit) break;
        i++;
      } else break;
      if (i >= to) break;
      what = kindOf[text.charCodeAt(i)]!;
      if (what === kind.surrogate) what = astralKind(text, i);
    }
  }
  return count;
}
