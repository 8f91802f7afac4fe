import { findColumns } from './columns.js';
import { type BaselineRow, type GlyphRun, rowsOf } from './rows.js';
/**
 * The order of reading on a page, from geometry alone: the order of the content stream is the producer's.
 *
 *   items ─ rows of one baseline ─ columns split where a corridor of white runs down several rows
 *         └ lines, top to bottom, left column before right
 */

/** A line of one column. */
export interface TextLine {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  font: string;
  /** Width of its first word. */
  firstWord: number;
  /** Number of its column on the page. */
  column: number;
}

/** Columns inside columns: newspapers have a few; hostile files are cut off here. */
const columnDepth = 6;

/** Items of one orientation → lines in reading order. */
export function linesInReadingOrder(items: GlyphRun[]): TextLine[] {
  const lines: TextLine[] = [];
  let column = 0;
  const read = (part: GlyphRun[], depth: number): void => {
    const rows = rowsOf(part);
    const split = depth < columnDepth ? findColumns(rows) : undefined;
    if (split === undefined) {
      for (const row of rows) lines.push(lineOf(row, column));
      column++;
      return;
    }
    const beside = rows.slice(split.from, split.to).flatMap(row => row.items);
    if (split.from > 0)
      read(
        rows.slice(0, split.from).flatMap(row => row.items),
        depth + 1,
      );
    read(
      beside.filter(item => item.x + item.width / 2 < split.x),
      depth + 1,
    );
    read(
      beside.filter(item => item.x + item.width / 2 >= split.x),
      depth + 1,
    );
    if (split.to < rows.length)
      read(
        rows.slice(split.to).flatMap(row => row.items),
        depth + 1,
      );
  };
  if (items.length > 0) read(items, 0);
  return lines;
}

function lineOf(row: BaselineRow, column: number): TextLine {
  const letters = row.items.reduce(
    (sum, item) => sum + (item.rightToLeft ? item.text.length : -item.text.length),
    0,
  );
  const items = letters > 0 ? [...row.items].reverse() : row.items;
  let text = '';
  let previous: GlyphRun | undefined;
  for (const item of items) {
    if (previous !== undefined && isSpaced(previous, item)) text += ' ';
    text += item.text;
    previous = item;
  }
  const largest = row.items.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const left = row.items[0]!.x;
  const right = Math.max(...row.items.map(item => item.x + item.width));
  const word = /^\s*\S+/.exec(text)?.[0].length ?? text.length;
  return {
    text,
    left,
    right,
    y: row.y,
    size: largest.size,
    font: largest.font,
    firstWord: ((right - left) * word) / Math.max(1, text.length),
    column,
  };
}

/** A fifth of the font size parts words; kerning stays below a tenth. */
function isSpaced(a: GlyphRun, b: GlyphRun): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const white = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const size = Math.min(a.size, b.size);
  return white > 0.18 * size || (a.spaceAfter && white > 0.02 * size);
}
