import { lowerBound } from '../../../document/span.js';
import { placeInitials } from './initials.js';
import { lineOf, linesOf, type TextLine } from './lines.js';
import { type GlyphRun, gapBetween } from './runs.js';

/** Maximum nesting of columns. Newspapers have a few levels; the limit is for hostile files. */
const columnDepthMax = 6;

/**
 * Sorts the glyph runs of a page into lines in reading order, from geometry alone, since the order of the
 * content stream is arbitrary: top to bottom, and the left column before the right one where a gap runs down
 * several lines.
 */
export function linesInReadingOrder(runs: readonly GlyphRun[]): TextLine[] {
  placeInitials(runs);
  return columnLinesOf(runs, 0);
}

function columnLinesOf(runs: readonly GlyphRun[], depth: number): TextLine[] {
  const lines = linesOf(runs);
  const split = depth < columnDepthMax ? findColumns(lines) : undefined;
  if (split === undefined) return lines;
  const { from, to, x } = split;
  const runsOf = (part: TextLine[]) => part.flatMap(line => line.runs);
  const inColumns = lines.slice(from, to);
  return [
    runsOf(lines.slice(0, from)),
    runsOf(leftOf(inColumns, x)),
    runsOf(rightOf(inColumns, x)),
    runsOf(lines.slice(to)),
  ].flatMap(part => columnLinesOf(part, depth + 1));
}

/** Minimum width of the gap between two columns, in font sizes. A narrower gap separates words. */
const gapEms = 0.7;
/** Minimum lines of text in each of two adjacent columns. */
const columnLines = 3;
/** Positions of a gap that are compared with all lines. */
const positionsMax = 12;

interface ColumnSplit {
  /** Lines `from` to `to` (exclusive) have columns left and right of `x`. */
  from: number;
  to: number;
  x: number;
}

/** Finds the vertical gap that most lines respect and that has prose columns on both sides. */
function findColumns(lines: TextLine[]): ColumnSplit | undefined {
  let best: ColumnSplit | undefined;
  for (const x of gapPositions(lines))
    for (let from = 0; from < lines.length; ) {
      let to = from;
      while (to < lines.length && !crosses(lines[to]!, x)) to++;
      const longest = best === undefined ? columnLines - 1 : best.to - best.from;
      if (to - from > longest && areColumns(lines.slice(from, to), x)) best = { from, to, x };
      from = to + 1;
    }
  return best;
}

/** Possible positions of a gap: just left of runs that follow white space, most frequent first. */
function gapPositions(lines: TextLine[]): number[] {
  const positions = new Map<number, { x: number; count: number }>();
  const add = ({ x }: GlyphRun, { sizeMax }: TextLine) => {
    const position = positions.get(Math.round(x / 3)) ?? { x: x - 0.3 * sizeMax, count: 0 };
    position.count++;
    positions.set(Math.round(x / 3), position);
  };
  for (const line of lines)
    for (const [at, run] of line.runs.entries())
      if (at > 0 && gapBetween(line.runs[at - 1]!, run) >= gapEms * line.sizeMax) add(run, line);
  // Where columns do not share baselines, a line of the right column has no text left of it.
  for (const line of lines) add(line.runs[0]!, line);
  const byCount = [...positions.values()].sort((a, b) => b.count - a.count);
  return byCount.slice(0, positionsMax).map(({ x }) => x);
}

function crosses({ runs, sizeMax }: TextLine, x: number): boolean {
  const margin = 0.25 * sizeMax;
  return runs.some(run => run.x < x - margin && run.x + run.width > x + margin / 2);
}

const leftOf = (lines: TextLine[], x: number): TextLine[] => partsOf(lines, run => run.x + run.width / 2 < x);

const rightOf = (lines: TextLine[], x: number): TextLine[] =>
  partsOf(lines, run => run.x + run.width / 2 >= x);

const partsOf = (lines: TextLine[], isPart: (run: GlyphRun) => boolean): TextLine[] =>
  lines
    .map(line => ({ ...line, runs: line.runs.filter(isPart) }))
    .filter(({ runs }) => runs.length > 0)
    .map(lineOf);

/** A table may have more rows; then an index or a list in columns is as likely. */
const tableRowsMax = 25;
/** Maximum characters of the typical cell. */
const cellChars = 30;

/** Whether both sides are columns: next to each other, of prose or of prose and notes, and no table. */
function areColumns(lines: TextLine[], x: number): boolean {
  const sides = [leftOf(lines, x), rightOf(lines, x)] as const;
  const [left, right] = sides;
  if (left.length === 0 || right.length === 0) return false;
  const gap = quantile(0.1, right, line => line.left) - quantile(0.9, left, line => line.right);
  // Next to each other, rather than one below the other.
  if (gap < 0.8 * gapEms * lines[0]!.sizeMax) return false;
  if (left[0]!.y >= right.at(-1)!.y || right[0]!.y >= left.at(-1)!.y) return isEndOfColumn(left, right);
  if (!sides.every(isProseColumn))
    return isEndOfColumn(left, right) || isBesideProse(left, right) || isBesideProse(right, left);
  if (lines.length > tableRowsMax) return true;
  const shared = left.length + right.length - lines.length;
  return !(shared >= 0.8 * lines.length && sides.some(hasCells)) && !haveRows(lines, left, right);
}

const charsOf = ({ cells }: TextLine): number => cells.reduce((sum, cell) => sum + cell.text.length, 0);

const isFull = (lines: TextLine[], linesMin: number, chars: number): boolean => {
  if (lines.length < linesMin) return false;
  const left = Math.min(...lines.map(line => line.left));
  const right = Math.max(...lines.map(line => line.right));
  const fill = quantile(0.5, lines, line => (line.right - line.left) / (right - left));
  return fill >= 0.5 && quantile(0.5, lines, charsOf) >= chars;
};
const isProseColumn = (lines: TextLine[]): boolean => isFull(lines, columnLines, 12);
const isLongProse = (lines: TextLine[]): boolean => isFull(lines, 2 * columnLines, cellChars);

/** Most lines of a prose column begin within a sentence. */
const beginsAsCell = ({ text }: TextLine): boolean => /^[^\p{L}\d]*[\p{Lu}\d]/u.test(text);

/** Whether short lines begin as cells do. */
const hasCells = (lines: TextLine[]): boolean =>
  lines.filter(beginsAsCell).length >= 0.75 * lines.length &&
  quantile(0.5, lines, line => line.cells[0]!.text.length) < cellChars;

/** The lines that begin as cells do, and the share of them beside which another line does. */
function agreement(lines: TextLine[], others: TextLine[]): { starts: TextLine[]; share: number } {
  const starts = lines.filter(beginsAsCell);
  const agreeing = starts.filter(({ y }) => {
    const below = lowerBound(others.length - 1, at => others[at]!.y < y);
    const above = Math.max(0, below - 1);
    return beginsAsCell(others[others[below]!.y - y < y - others[above]!.y ? below : above]!);
  });
  return { starts, share: agreeing.length / starts.length };
}

/**
 * Whether both sides begin cells at the same places: the rows of a table, in which cells may have more lines.
 * Two blocks of short lines also do, so most rows have three cells, or stand further apart than the lines of
 * a cell.
 */
function haveRows(lines: TextLine[], left: TextLine[], right: TextLine[]): boolean {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  const { starts, share } = agreement(fewer, more);
  if (starts.length < columnLines || share < 0.75) return false;
  if (quantile(0.5, lines, line => line.cells.length) > 2) return true;
  const isStart = new Set(starts.map(({ y }) => y));
  const before: number[] = [];
  const inside: number[] = [];
  for (const [at, { y }] of lines.slice(1).entries())
    (isStart.has(y) ? before : inside).push(y - lines[at]!.y);
  if (before.length === 0 || inside.length === 0) return false;
  return quantile(0.5, before, step => step) > 1.15 * quantile(0.5, inside, step => step);
}

/** Whether notes stand beside prose that goes on without regard to them: contacts, a list of dates. */
function isBesideProse(notes: TextLine[], prose: TextLine[]): boolean {
  if (notes.length < columnLines || !isLongProse(prose)) return false;
  const steps = prose.slice(1).map((line, at) => line.y - prose[at]!.y);
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1]!;
  const paragraphs = steps.filter(step => step > 1.3 * usual).length;
  const { starts, share } = agreement(notes, prose);
  return paragraphs < notes.length / 3 && starts.length >= columnLines && share <= 0.5;
}

/** Whether the last column of a text ends after a line or two, in a sentence that began in the first. */
const isEndOfColumn = (left: TextLine[], right: TextLine[]): boolean =>
  isLongProse(left) &&
  left.filter(beginsAsCell).length <= 0.5 * left.length &&
  right.length < columnLines &&
  charsOf(right[0]!) >= 12 &&
  Math.abs(right[0]!.y - left[0]!.y) < 0.5 * left[0]!.size &&
  /^\p{Ll}/u.test(right[0]!.text);

function quantile<L>(at: number, lines: readonly L[], measure: (line: L) => number): number {
  const sorted = lines.map(measure).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}
