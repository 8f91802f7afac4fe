/** A run of glyphs, in points, rotated so that text runs to the right and y grows downward. */
export interface GlyphRun {
  text: string;
  /** Left end, baseline and width of the run. */
  x: number;
  y: number;
  width: number;
  /** Font size. */
  size: number;
  rightToLeft: boolean;
  /** Whether a space stands before it in the file. */
  spaceBefore: boolean;
  /** Left end of the paragraph, where a large initial stands before this line. */
  margin?: number;
}

export interface BaselineRow {
  y: number;
  size: number;
  /** Runs from left to right. */
  items: GlyphRun[];
}

/** Last rows that a run may belong to. */
const comparedRows = 6;

/** Groups glyph runs into rows by baseline, top to bottom, with superscripts and subscripts. */
export function rowsOf(items: GlyphRun[]): BaselineRow[] {
  const bySize = [...items].sort((a, b) => a.y - b.y || b.size - a.size);
  const rows: BaselineRow[] = [];
  for (const item of bySize) {
    const match = rows.slice(-comparedRows).findLast(row => {
      const distance = Math.abs(item.y - row.y);
      const isScript = item.size < 0.85 * row.size || item.size > 1.18 * row.size;
      const reach = isScript ? 0.5 * Math.max(item.size, row.size) : 0.35 * row.size;
      return distance < reach && (distance < 0.1 * row.size || !overlaps(row, item));
    });
    if (match === undefined) rows.push({ y: item.y, size: item.size, items: [item] });
    else {
      match.items.push(item);
      if (item.size > match.size) {
        match.size = item.size;
        match.y = item.y;
      }
    }
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a.y - b.y);
}

/** Above this many runs a row is not a line of text; comparing all of them would be quadratic. */
const comparedRunsMax = 500;

const overlaps = (row: BaselineRow, item: GlyphRun) =>
  row.items.length > comparedRunsMax ||
  row.items.some(
    other =>
      item.x < other.x + other.width - 0.2 * other.size && other.x < item.x + item.width - 0.2 * item.size,
  );

/** Part of a line between wide gaps: a cell, if the line is the row of a table. */
export interface Cell {
  left: number;
  right: number;
  text: string;
}

/** A line of text in one column. */
export interface TextLine {
  text: string;
  left: number;
  right: number;
  /** Vertical position of the baseline. */
  y: number;
  size: number;
  /** From left to right. */
  cells: Cell[];
  /** Width of the first word. */
  firstWordWidth: number;
  /** Index of the column on the page. */
  column: number;
}

/** The line of a row. */
export function lineOf(row: BaselineRow, column = 0): TextLine {
  let letters = 0;
  for (const item of row.items) letters += item.rightToLeft ? item.text.length : -item.text.length;
  const items = letters > 0 ? row.items.toReversed() : row.items;
  let text = '';
  for (const [at, item] of items.entries())
    text += at > 0 && isSpaced(items[at - 1]!, item) ? ` ${item.text}` : item.text;
  const largest = row.items.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const left = row.items[0]!.margin ?? row.items[0]!.x;
  const right = Math.max(...row.items.map(item => item.x + item.width));
  const word = /^\s*\S+/.exec(text)?.[0].length ?? text.length;
  return {
    text,
    left,
    right,
    y: row.y,
    size: largest.size,
    cells: cellsOf(row),
    firstWordWidth: ((right - left) * word) / Math.max(1, text.length),
    column,
  };
}

/** Minimum gap between the cells of a row, in font sizes. */
const cellGapEms = 1.2;

function cellsOf({ items, size }: BaselineRow): Cell[] {
  const cells: Cell[] = [];
  for (const { x, width, text } of items) {
    const last = cells.at(-1);
    if (last === undefined || x - last.right > cellGapEms * size)
      cells.push({ left: x, right: x + width, text });
    else {
      last.right = Math.max(last.right, x + width);
      last.text += text;
    }
  }
  return cells;
}

/** A gap of a fifth of the font size separates words; kerning is less than a tenth. */
function isSpaced(a: GlyphRun, b: GlyphRun): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const gap = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const size = Math.min(a.size, b.size);
  return gap > 0.18 * size || (b.spaceBefore && gap > 0.02 * size);
}
