import { placeInitials } from './initials.js';
import { type BaselineRow, type GlyphRun, lineOf, rowsOf, type TextLine } from './rows.js';

/**
 * Reconstructs the reading order of a page from geometry alone, since the order of the content stream is
 * arbitrary.
 *
 *   glyph runs ─ rows of one baseline ─ columns, split at gaps that run down several rows
 *              └ lines, top to bottom, left column before right column
 */

/** Maximum nesting of columns. Newspapers have a few levels; the limit is for hostile files. */
const columnDepthMax = 6;

/** Sorts glyph runs of one direction into lines in reading order. */
export function linesInReadingOrder(items: GlyphRun[]): TextLine[] {
  const lines: TextLine[] = [];
  let column = 0;
  const addLines = (depth: number, part: GlyphRun[]): void => {
    if (part.length === 0) return;
    const rows = rowsOf(part);
    const split = depth < columnDepthMax ? findColumns(rows) : undefined;
    if (split === undefined) {
      for (const row of rows) lines.push(lineOf(row, column));
      column++;
      return;
    }
    const runsOf = (from: number, to?: number) => rows.slice(from, to).flatMap(row => row.items);
    const inColumns = runsOf(split.from, split.to);
    const isLeft = (item: GlyphRun) => item.x + item.width / 2 < split.x;
    const right = inColumns.filter(item => !isLeft(item));
    for (const runs of [runsOf(0, split.from), inColumns.filter(isLeft), right, runsOf(split.to)])
      addLines(depth + 1, runs);
  };
  placeInitials(items);
  addLines(0, items);
  return lines;
}

/** Minimum width of the gap between two columns, in font sizes. A narrower gap separates words. */
const gapEms = 0.7;
/** Minimum rows of text in each of two adjacent columns. */
const columnRows = 3;

interface ColumnSplit {
  /** Rows `from` to `to` (exclusive) have columns left and right of `x`. */
  from: number;
  to: number;
  x: number;
}

/** Finds the vertical gap that most rows respect and that has prose columns on both sides. */
function findColumns(rows: BaselineRow[]): ColumnSplit | undefined {
  if (rows.length < columnRows) return undefined;
  let best: ColumnSplit | undefined;
  for (const x of gapPositions(rows)) {
    for (let from = 0; from < rows.length; ) {
      if (crosses(rows[from]!, x)) {
        from++;
        continue;
      }
      let to = from + 1;
      while (to < rows.length && !crosses(rows[to]!, x)) to++;
      if ((best === undefined || to - from > best.to - best.from) && areColumns(rows.slice(from, to), x))
        best = { from, to, x };
      from = to;
    }
  }
  return best;
}

/** Possible positions of a gap: just left of glyph runs that follow white space, most frequent first. */
function gapPositions(rows: BaselineRow[]): number[] {
  const starts = new Map<number, { x: number; count: number }>();
  const add = (x: number, size: number) => {
    const start = starts.get(Math.round(x / 3)) ?? { x: x - 0.3 * size, count: 0 };
    start.count++;
    starts.set(Math.round(x / 3), start);
  };
  for (const { items, size } of rows)
    for (let i = 1; i < items.length; i++) {
      const gap = items[i]!.x - (items[i - 1]!.x + items[i - 1]!.width);
      if (gap >= gapEms * size) add(items[i]!.x, size);
    }
  // Where columns do not share baselines, a row of the right column has no text left of it.
  for (const { items, size } of rows) add(items[0]!.x, size);
  return [...starts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 12)
    .map(start => start.x);
}

function crosses(row: BaselineRow, x: number): boolean {
  const margin = 0.25 * row.size;
  return row.items.some(item => item.x < x - margin && item.x + item.width > x + margin / 2);
}

/** Whether both sides are columns of prose: enough rows, mostly full lines, more text than cells. */
function areColumns(rows: BaselineRow[], x: number): boolean {
  const left = columnLines(rows, item => item.x + item.width / 2 < x);
  const right = columnLines(rows, item => item.x + item.width / 2 >= x);
  if (left.length < columnRows || right.length < columnRows) return false;
  if (!isProseColumn(left) || !isProseColumn(right)) return false;
  const shared = left.length + right.length - rows.length;
  if (rows.length <= tableRowsMax && shared >= 0.8 * rows.length && [left, right].some(hasCells))
    return false;
  const leftEnd = quantile(0.9, left, line => line.right);
  const rightStart = quantile(0.1, right, line => line.left);
  if (rightStart - leftEnd < gapEms * 0.8 * rows[0]!.size) return false;
  // Next to each other, rather than one below the other.
  const leftTop = left[0]!.y;
  const rightTop = right[0]!.y;
  return leftTop < right.at(-1)!.y && rightTop < left.at(-1)!.y;
}

/** A table may have more rows; then an index or a list in columns is as likely. */
const tableRowsMax = 25;
/** Maximum characters of the typical cell. */
const cellChars = 30;

/** Whether short lines begin as cells do: most lines of a prose column begin within a sentence. */
function hasCells(lines: TextLine[]): boolean {
  const starts = lines.filter(line => /^[^\p{L}\d]*[\p{Lu}\d]/u.test(line.text)).length;
  return (
    starts >= 0.75 * lines.length && quantile(0.5, lines, line => line.cells[0]!.text.length) < cellChars
  );
}

/** The lines of the runs on one side of a gap. */
function columnLines(rows: readonly BaselineRow[], isInColumn: (run: GlyphRun) => boolean): TextLine[] {
  return rows.flatMap(row => {
    const items = row.items.filter(isInColumn);
    return items.length === 0 ? [] : [lineOf({ ...row, items })];
  });
}

const charsOf = ({ cells }: TextLine): number => cells.reduce((sum, cell) => sum + cell.text.length, 0);

function isProseColumn(lines: TextLine[]): boolean {
  const left = Math.min(...lines.map(line => line.left));
  const right = Math.max(...lines.map(line => line.right));
  const fill = quantile(0.5, lines, line => (line.right - line.left) / (right - left));
  return fill >= 0.5 && quantile(0.5, lines, charsOf) >= 12;
}

function quantile(at: number, lines: TextLine[], measure: (line: TextLine) => number): number {
  const sorted = lines.map(measure).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}
