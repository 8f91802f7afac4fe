/** A letter of a run, with the marks above or below it. */
export interface Letter {
  text: string;
  /** Distance from the letter before it, in font sizes. */
  gap: number;
  /** Whether white space stands before it in the file. */
  spaceBefore: boolean;
}

/** Gap between words, in font sizes: kerning is less than a tenth. A typed space may be narrower. */
export const wordGap = 0.102;
const typedGap = 0.03;
/** Gap between the letters of letter-spaced words, and how much wider the gap between such words is. */
const trackedGap = 0.08;
const trackedWordGap = 0.12;
/** Minimum share of letters that stand apart, and minimum letters, also where typed spaces divide them. */
const trackedShare = 0.7;
const lettersMin = 4;
const typedLettersMin = 6;
/** Longer words are lists of letters. */
const wordLettersMax = 24;

/** The letter spacings of a page, as keys: those of runs of four letters or more. */
export const trackingsOf = (runs: readonly { letters: readonly Letter[] }[]): Set<number> =>
  new Set(runs.filter(({ letters }) => isLetterSpaced(letters)).map(({ letters }) => trackingKey(letters)));

/** The words of letters: a space stands where the gap is wide, or wider than a letter spacing of the page. */
export function wordsOf(letters: readonly Letter[], trackings: ReadonlySet<number>): string {
  const isTracked = trackings.size > 0 && letters.length > 1 && trackings.has(trackingKey(letters));
  const gapMin = isTracked ? trackingOf(letters) + trackedWordGap : wordGap;
  let text = '';
  for (const [at, letter] of letters.entries()) {
    const isSpaced = at > 0 && letter.gap > (letter.spaceBefore && !isTracked ? typedGap : gapMin);
    text += isSpaced ? ` ${letter.text}` : letter.text;
  }
  return text;
}

/** The typical gap between letters that stand apart, otherwise 0. */
function trackingOf(letters: readonly Letter[]): number {
  const gaps = letters.slice(1).map(letter => letter.gap);
  if (gaps.filter(gap => gap > trackedGap).length < trackedShare * gaps.length) return 0;
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

/** The letter spacing to the twentieth of a font size. */
const trackingKey = (letters: readonly Letter[]): number => Math.round(20 * trackingOf(letters));

function isLetterSpaced(letters: readonly Letter[]): boolean {
  const typed = letters.filter(letter => letter.spaceBefore).length;
  const min = typed > 0.8 * (letters.length - 1) ? typedLettersMin : lettersMin;
  if (letters.length < min || trackingOf(letters) === 0) return false;
  const alphabetic = letters.filter(({ text }) => /\p{L}/u.test(text)).length;
  // Formulas have such gaps too.
  if (alphabetic < 0.5 * letters.length || letters.some(({ text }) => /\p{Sm}/u.test(text))) return false;
  const words = wordsOf(letters, new Set([trackingKey(letters)])).split(' ');
  // Lists of letters, and labels: A B C D.
  if (words.some(word => word.length > wordLettersMax)) return false;
  const codes = letters.map(({ text }) => text.codePointAt(0) ?? 0);
  return !codes.every((code, at) => at === 0 || code === codes[at - 1]! + 1);
}

const rtl = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}`;
const rtlLetter = new RegExp(`[${rtl}]`, 'gu');
/** A part with right-to-left letters at both ends. */
const rtlSpan = new RegExp(`[${rtl}](?:(?:[${rtl}]|(?![${rtl}])\\P{L})*[${rtl}])?`, 'gu');
/** A part with letters of other scripts at both ends, or a number. */
const ltrSpan = new RegExp(
  `(?![${rtl}])\\p{L}(?:[^${rtl}]*(?![${rtl}])[\\p{L}\\p{Nd}])?|\\p{Nd}+(?:[.,:/+-]\\p{Nd}+)*`,
  'gu',
);

/** Whether text is right-to-left, as pdf.js decides: three letters in ten, or one of a short text. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(rtlLetter)?.length ?? 0;
  return letters > 0 && (letters >= 0.3 * text.length || text.length <= 4);
}

/** Puts letters into reading order that stand in the order in which they are seen, from left to right. */
export function readingOrder(text: string): string {
  if (text.search(rtlLetter) === -1) return text;
  return isRightToLeft(text) ? reverseSpan(text) : text.replace(rtlSpan, reverseSpan);
}

const reverse = (text: string): string => [...text].reverse().join('');

const reverseSpan = (text: string): string => reverse(text.replace(ltrSpan, reverse));
