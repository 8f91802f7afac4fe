import { type GlyphRun, gapBetween } from './runs.js';

/** Part of a line between wide gaps: a cell, if the line is the row of a table. */
export interface Cell {
  left: number;
  right: number;
  text: string;
}

/** A line of text in one column. */
export interface TextLine {
  /** From left to right. */
  runs: GlyphRun[];
  cells: Cell[];
  text: string;
  left: number;
  right: number;
  /** Vertical position of the baseline. */
  y: number;
  /** Font size of the longest run, and of the largest. */
  size: number;
  sizeMax: number;
  /** Shared by the lines of a column. */
  column: symbol;
}

type BaselineRow = Pick<TextLine, 'runs' | 'y' | 'sizeMax' | 'column'>;

/** Last rows that a run may belong to. */
const comparedRows = 6;

/** Groups glyph runs into lines by baseline, top to bottom, with superscripts and subscripts. */
export function linesOf(runs: readonly GlyphRun[]): TextLine[] {
  const rows: BaselineRow[] = [];
  const column = Symbol('column');
  for (const run of [...runs].sort((a, b) => a.y - b.y || b.size - a.size)) {
    const match = rows.slice(-comparedRows).findLast(row => {
      const distance = Math.abs(run.y - row.y);
      const isScript = run.size < 0.85 * row.sizeMax || run.size > 1.18 * row.sizeMax;
      const reach = isScript ? 0.5 * Math.max(run.size, row.sizeMax) : 0.35 * row.sizeMax;
      return distance < reach && (distance < 0.1 * row.sizeMax || !overlaps(row, run));
    });
    if (match === undefined) rows.push({ y: run.y, sizeMax: run.size, runs: [run], column });
    else {
      match.runs.push(run);
      if (run.size > match.sizeMax) {
        match.sizeMax = run.size;
        match.y = run.y;
      }
    }
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a.y - b.y).map(lineOf);
}

/** Above this many runs a row is not a line of text; comparing all of them would be quadratic. */
const comparedRunsMax = 500;

const overlaps = ({ runs }: BaselineRow, run: GlyphRun) =>
  runs.length > comparedRunsMax ||
  runs.some(other => gapBetween(other, run) < -0.2 * other.size && gapBetween(run, other) < -0.2 * run.size);

export function lineOf({ runs, y, sizeMax, column }: BaselineRow): TextLine {
  const { size } = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const cells = cellsOf(runs, sizeMax);
  return {
    runs,
    cells,
    text: textOf(cells),
    left: runs[0]!.margin ?? runs[0]!.x,
    right: Math.max(...cells.map(cell => cell.right)),
    y,
    size,
    sizeMax,
    column,
  };
}

export const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

export const differsInSize = (one: TextLine, other: TextLine): boolean =>
  Math.abs(one.size - other.size) > 0.15 * Math.max(one.size, other.size);

/** A gap of a fifth of the font size separates words; kerning is less than a tenth. */
function isSpaced(a: GlyphRun, b: GlyphRun): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const gap = gapBetween(a, b);
  const size = Math.min(a.size, b.size);
  return gap > 0.18 * size || (b.spaceBefore && gap > 0.02 * size);
}

/** Minimum gap between the cells of a row, in font sizes. */
const cellGapEms = 1.2;

function cellsOf(runs: readonly GlyphRun[], size: number): Cell[] {
  const cells: Cell[] = [];
  for (const [at, run] of runs.entries()) {
    const { x, width, text } = run;
    const last = cells.at(-1);
    if (last === undefined || x - last.right > cellGapEms * size)
      cells.push({ left: x, right: x + width, text });
    else {
      last.right = Math.max(last.right, x + width);
      last.text += isSpaced(runs[at - 1]!, run) ? ` ${text}` : text;
    }
  }
  return cells;
}
