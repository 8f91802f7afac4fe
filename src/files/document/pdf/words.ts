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

/** The letter spacings of a page: those of runs of four letters or more. */
export const trackingsOf = (runs: readonly { letters: readonly Letter[] }[]): Set<number> =>
  new Set(runs.filter(({ letters }) => isLetterSpaced(letters)).map(({ letters }) => trackingOf(letters)));

/** The words of letters: a space stands where the gap is wide, or wider than a letter spacing of the page. */
export function wordsOf(letters: readonly Letter[], trackings: ReadonlySet<number>): string {
  const tracking = trackings.size > 0 && letters.length > 1 ? trackingOf(letters) : 0;
  const isTracked = trackings.has(tracking);
  const gapMin = isTracked ? tracking + trackedWordGap : wordGap;
  let text = '';
  for (const [at, letter] of letters.entries()) {
    const isSpaced = at > 0 && letter.gap > (letter.spaceBefore && !isTracked ? typedGap : gapMin);
    text += isSpaced ? ` ${letter.text}` : letter.text;
  }
  return text;
}

/** The typical gap between letters that stand apart, to the twentieth of a font size, otherwise 0. */
function trackingOf(letters: readonly Letter[]): number {
  const gaps = letters.slice(1).map(letter => letter.gap);
  if (gaps.filter(gap => gap > trackedGap).length < trackedShare * gaps.length) return 0;
  return Math.round(20 * (gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0)) / 20;
}

function isLetterSpaced(letters: readonly Letter[]): boolean {
  const typed = letters.filter(letter => letter.spaceBefore).length;
  const min = typed > 0.8 * (letters.length - 1) ? typedLettersMin : lettersMin;
  if (letters.length < min || trackingOf(letters) === 0) return false;
  const alphabetic = letters.filter(({ text }) => /\p{L}/u.test(text)).length;
  // Formulas have such gaps too.
  if (alphabetic < 0.5 * letters.length || letters.some(({ text }) => /\p{Sm}/u.test(text))) return false;
  const words = wordsOf(letters, new Set([trackingOf(letters)])).split(' ');
  // Lists of letters, and labels: A B C D.
  if (words.some(word => word.length > wordLettersMax)) return false;
  const codes = letters.map(({ text }) => text.codePointAt(0) ?? 0);
  return !codes.every((code, at) => at === 0 || code === codes[at - 1]! + 1);
}

const rtl = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}`;
const rtlLetter = new RegExp(`[${rtl}]`, 'gu');
/** A part with right-to-left letters at both ends. */
const rtlSpan = new RegExp(`[${rtl}](?:(?:[${rtl}]|(?![${rtl}])\\P{L})*[${rtl}])?`, 'gu');
/** A part from a letter of another script, or a number before it, to the last one; or a number. */
const ltrSpan = new RegExp(
  `(?:\\p{Nd}+ )?(?![${rtl}])\\p{L}(?:[^${rtl}]*(?![${rtl}])[\\p{L}\\p{Nd}])?|\\p{Nd}+(?:[.,:/+-]\\p{Nd}+)*`,
  'gu',
);

/** Puts the letters of a line, which stand as they are seen from left to right, into reading order. */
export function readingOrder(text: string): string {
  const letters = text.match(rtlLetter)?.length ?? 0;
  if (letters === 0) return text;
  const isRightToLeft = 2 * letters > text.match(/\p{L}/gu)!.length;
  return isRightToLeft ? reverseSpan(text) : text.replace(rtlSpan, reverseSpan);
}

const reverse = (text: string): string => [...text].reverse().join('');

const reverseSpan = (text: string): string => reverse(text.replace(ltrSpan, reverse));
