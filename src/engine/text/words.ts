import { astralKind, kind, kindCount, kindOf, wordKindMax } from './characters.js';
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

/** By kind of character: 0 between words, 1 in a word, 2 where its neighbours decide. */
const wordPart = new Uint8Array(kindCount);
for (const what of ['lower', 'upper', 'uncased', 'digit'] as const) wordPart[kind[what]] = 1;
for (const what of [
  'mark',
  'ideograph',
  'apostrophe',
  'hyphen',
  'stop',
  'comma',
  'surrogate',
  'invisible',
] as const)
  wordPart[kind[what]] = 2;

/** Counts the beginnings of words, without a branch for letters and spaces. */
function countProseWords(text: string, from: number, to: number): number {
  let count = 0;
  let inside = 0;
  for (let i = from; i < to; i++) {
    let what = kindOf[text.charCodeAt(i)]!;
    const part = wordPart[what]!;
    if (part < 2) {
      count += part & ~inside;
      inside = part;
      continue;
    }
    const isPair = what === kind.surrogate;
    if (isPair) what = astralKind(text, i);
    if (what === kind.uncased) {
      count += 1 & ~inside;
      inside = 1;
    } else if (what === kind.ideograph) {
      count++;
      inside = 0;
    } else if (inside === 1 && what === kind.invisible) {
      const next = afterInvisible(text, i, to);
      if (!joins(text, next, to)) inside = 0;
      i = next - 1;
      continue;
    } else if (what !== kind.mark && !isInnerMark(text, i, what, to)) inside = 0;
    if (isPair && what <= wordKindMax) i++;
  }
  return count;
}

/** Whether an apostrophe, hyphen or decimal mark after a letter or digit continues the word. */
function isInnerMark(text: string, at: number, what: number, to: number): boolean {
  if (what === kind.apostrophe || what === kind.hyphen) return joins(text, at + 1, to);
  if (what !== kind.stop && what !== kind.comma) return false;
  return at + 1 < to && isDigit(text, at - 1) && isDigit(text, at + 1);
}

const isDigit = (text: string, at: number): boolean => kindOf[text.charCodeAt(at)] === kind.digit;
