import { linesOf, type TextLine } from './lines.js';
import type { GlyphRun } from './runs.js';

/** Distances between numbers beside lines, and the minimum numbers on the first page that has them. */
const numbersMin: Readonly<Record<number, number>> = { 1: 5, 2: 3, 5: 3, 10: 3 };
/** Minimum characters of a run that shows where the margins are, and letters of the line beside a number. */
const textChars = 10;
const lineLetters = 20;
/** Minimum share of the numbers in a margin. The page numbers of a table of contents repeat. */
const marginShare = 0.7;
/** Maximum numbers on a page. Each is compared with all lines. */
const numbersMax = 200;
/** Maximum lines for a number, since footnotes and quotations have narrower lines. */
const linesPerNumber = 2.2;

/**
 * Finds the numbers of lines in the margins, as legal and review manuscripts have them. `previous` is the
 * last one on the page before.
 */
export function lineNumbersOf(runs: readonly GlyphRun[], previous: GlyphRun | undefined): GlyphRun[] {
  const text = runs.filter(run => run.text.length >= textChars);
  const left = text.reduce((min, run) => Math.min(min, run.x), Number.POSITIVE_INFINITY);
  const right = text.reduce((max, run) => Math.max(max, run.x + run.width), 0);
  const numbers = runs.filter(run => /^\d{1,5}$/.test(run.text)).sort((a, b) => a.y - b.y);
  const sides = [numbers.filter(run => run.x + run.width < left), numbers.filter(run => run.x > right)];
  return sides.flatMap(side => {
    const sequence = longestSequence(side);
    const [first] = sequence;
    if (text.length === 0 || first === undefined) return [];
    const isContinued =
      previous !== undefined &&
      isAligned(first, previous) &&
      (stepOf(first, previous) in numbersMin || Number(first.text) === 1);
    const isMost = sequence.length >= marginShare * side.length;
    return isMost && (isContinued || countsLines(sequence, runs)) ? sequence : [];
  });
}

const stepOf = (run: GlyphRun, previous: GlyphRun) => Number(run.text) - Number(previous.text);

const isAligned = (one: GlyphRun, other: GlyphRun): boolean =>
  Math.abs(one.x - other.x) < 0.3 * one.size ||
  Math.abs(one.x + one.width - other.x - other.width) < 0.3 * one.size;

/** The longest sequence of aligned numbers with one step, from the top. */
function longestSequence(side: readonly GlyphRun[]): GlyphRun[] {
  let longest: GlyphRun[] = [];
  let current: GlyphRun[] = [];
  for (const run of side) {
    const [last, beforeLast] = [current.at(-1), current.at(-2)];
    const step = last === undefined ? 0 : stepOf(run, last);
    const continues = last !== undefined && step in numbersMin && isAligned(run, last);
    if (!continues) current = [];
    else if (beforeLast !== undefined && step !== stepOf(last, beforeLast)) current = [last];
    current.push(run);
    if (current.length > longest.length) longest = current;
  }
  return longest;
}

/** Whether numbers count lines of prose: not years, the rows of a table or the items of a list. */
function countsLines(numbers: readonly GlyphRun[], runs: readonly GlyphRun[]): boolean {
  const [first, second] = numbers as [GlyphRun, GlyphRun?];
  const step = second === undefined ? 0 : stepOf(second, first);
  const isYear = first.text >= '1500' && first.text <= '2100' && first.text.length === 4;
  const min = numbersMin[step] ?? Number.POSITIVE_INFINITY;
  if (isYear || numbers.length < min || numbers.length > numbersMax) return false;
  const reach = 0.5 * first.size;
  const [top, bottom] = [first.y - reach, numbers.at(-1)!.y + reach];
  const lines = linesOf(runs.filter(run => !numbers.includes(run) && run.y > top && run.y < bottom));
  const isProse = ({ text, cells }: TextLine) =>
    text.replace(/\P{L}/gu, '').length >= lineLetters && cells.length < 3;
  const isStart = ({ text }: TextLine) => /^\P{L}*\p{Lu}/u.test(text);
  const numbered = lines.filter(({ y }) => numbers.some(run => Math.abs(run.y - y) < reach));
  return (
    lines.length <= linesPerNumber * numbers.length * step &&
    lines.filter(isProse).length > 0.5 * lines.length &&
    (step > 1 || numbered.filter(isStart).length <= 0.75 * numbered.length)
  );
}
