import { startsAt } from '../../../document/span.js';

/** How a text writes a pause: "sat—quietly", "sat — quietly" or "sat – quietly". */
export type PauseDash = '—' | ' — ' | ' – ';

/** A hyphen between figures, without a space. */
export const hyphenInNumbers = /(?<=[\d%])-(?=\p{Sc}?\d)/gu;
/** One to three hyphens between spaces. */
export const spacedHyphens = / -{1,3} /g;

const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.:]\d+)?`;
/** The numbers around a hyphen. No other hyphen, point or letter joins them to more. */
const numberBefore = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/\\+=#_@^<>-])\p{Sc}?(${amount})%?$`, 'u');
const numberAfter = new RegExp(
  String.raw`\p{Sc}?(${amount})(?!\d|\p{L}{1,20}\d|[-.,:/\\=_@^][\p{L}\p{N}]|\s\d)`,
  'uy',
);
/** Before numbers with a hyphen that are no range: names of things, scores, a longer number, a formula. */
const designation =
  /(?:\b(?:(?:isbn|issn|doi|sku|tel|telephone|phone|mobile|fax|call|dial|zip|model|part|serial|order|reference|version|release|build|error|code|law|boeing|airbus|flight|catalogue|catalog|item|account)(?:\.|s|:|\s(?:no|number)\b)*[.:#]?|listing|figure|fig\.|table|form|exhibit|won|lost|scored?|voted|ruled|beat|led|tied|drew)\s|[\d)+]\s|=\s)$/i;
/** After a score. */
const outcome = /\s(?:win|loss|lead|defeat|victory|draw|tie|vote|verdict|\(\d)/y;
/** After years that count backwards. */
const beforeChrist = /\s?(?:BCE?|B\.C\.)/y;
const beforeUnits = 40;
const monthsMax = 12;

/** Whether a hyphen between figures is that of a range: "1990-95", "pp. 12-15", "9:00-17:30". */
export function isRange(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - beforeUnits), at);
  const left = numberBefore.exec(before);
  numberAfter.lastIndex = at + 1;
  const right = numberAfter.exec(text);
  if (left === null || right === null || designation.test(before.slice(0, left.index))) return false;
  const isAfter = (pattern: RegExp) => startsAt(pattern, text, at + 1 + right[0].length);
  if (isAfter(beforeChrist)) return true;
  return !isAfter(outcome) && ascend(left[1]!, right[1]!);
}

/** Whether two numbers ascend. The second may lack the digits that it has in common with the first. */
function ascend(left: string, right: string): boolean {
  if (/^0\d/.test(left) || (/^0\d/.test(right) && !right.includes(':'))) return false;
  // Times of day, or the verses of a chapter.
  if (right.includes(':')) return left.includes(':');
  const from = withoutCommas(left.split(':').at(-1)!);
  const to = withoutCommas(right);
  const [fromDigits, toDigits] = [left, right].map(number => (/^\d+$/.test(number) ? number.length : 0));
  if (fromDigits! > 4 || toDigits! > 4) return false;
  // A telephone number, or a month and a year.
  if (toDigits === 4 && fromDigits! > 0 && fromDigits! < 4) return false;
  if (from < to) return true;
  if (fromDigits! < 3 || toDigits! === 0 || toDigits! >= fromDigits!) return false;
  const isMonth = fromDigits === 4 && toDigits === 2 && to <= monthsMax;
  return !isMonth && Number(left.slice(-toDigits!)) < to;
}

const withoutCommas = (number: string): number => Number(number.replaceAll(',', ''));

const beforePause = /[\p{L}\p{N}\p{Pf}\p{Pe}"'`.,;:!?…%°*_~]$/u;
const afterPause = /[\p{L}\p{N}\p{Pi}\p{Ps}\p{Sc}"'`¿¡…*_~]/uy;
/** A variable or number; one on each side makes the hyphen a minus sign. */
const operandBefore = /(?:^|[\s(=+*/])(?:\p{L}|\p{Sc}?\d[\d.,%]*)$/u;
const operandAfter = /(?:\p{L}|\p{Sc}?\d[\d.,%]*)(?![\p{L}\p{N}'’])/uy;
/** Words of one letter. */
const wordsAround = /^[aAI] -{1,3} [aAI]$/;
const calendar =
  '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|(?:Jan|Febr?)(?:uary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|(?:Sept?|Octo?|Nov|Dec)(?:em)?(?:ber)?';
const periodBefore = new RegExp(`(?:\\b(?:${calendar})|\\d\\s?[ap]\\.?m\\.?)$`);
const periodAfter = new RegExp(`(?:(?:${calendar})\\b|\\d)`, 'y');
const contextUnits = 24;

/** What spaced hyphens at an offset become; null where they are no pause. */
export function pauseAt(text: string, at: number, length: number, pause: PauseDash): PauseDash | null {
  const before = text.slice(Math.max(0, at - contextUnits), at);
  const end = at + length;
  const isAfter = (pattern: RegExp) => startsAt(pattern, text, end);
  if (!beforePause.test(before) || !isAfter(afterPause)) return null;
  const isMinus = operandBefore.test(before) && isAfter(operandAfter);
  if (isMinus && !wordsAround.test(text.slice(at - 1, end + 1))) return null;
  return periodBefore.test(before) && isAfter(periodAfter) ? ' – ' : pause;
}
