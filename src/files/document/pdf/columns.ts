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

/** Whether both sides are columns of prose: enough lines, mostly full ones, more text than cells. */
function areColumns(lines: TextLine[], x: number): boolean {
  const sides = [leftOf(lines, x), rightOf(lines, x)] as const;
  const [left, right] = sides;
  if (!sides.every(isProseColumn)) return false;
  const shared = left.length + right.length - lines.length;
  if (lines.length <= tableRowsMax && shared >= 0.8 * lines.length && sides.some(hasCells)) return false;
  const gap = quantile(0.1, right, line => line.left) - quantile(0.9, left, line => line.right);
  // Next to each other, rather than one below the other.
  return (
    gap >= 0.8 * gapEms * lines[0]!.sizeMax && left[0]!.y < right.at(-1)!.y && right[0]!.y < left.at(-1)!.y
  );
}

const charsOf = ({ cells }: TextLine): number => cells.reduce((sum, cell) => sum + cell.text.length, 0);

function isProseColumn(lines: TextLine[]): boolean {
  if (lines.length < columnLines) return false;
  const left = Math.min(...lines.map(line => line.left));
  const right = Math.max(...lines.map(line => line.right));
  const fill = quantile(0.5, lines, line => (line.right - line.left) / (right - left));
  return fill >= 0.5 && quantile(0.5, lines, charsOf) >= 12;
}

/** Whether short lines begin as cells do: most lines of a prose column begin within a sentence. */
const hasCells = (lines: TextLine[]): boolean =>
  lines.filter(line => /^[^\p{L}\d]*[\p{Lu}\d]/u.test(line.text)).length >= 0.75 * lines.length &&
  quantile(0.5, lines, line => line.cells[0]!.text.length) < cellChars;

function quantile(at: number, lines: TextLine[], measure: (line: TextLine) => number): number {
  const sorted = lines.map(measure).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}
