import { findColumns } from './columns.js';
import { type BaselineRow, type GlyphRun, rowsOf } from './rows.js';

/**
 * Reconstructs the reading order of a page from geometry alone, since the order of the content stream is
 * arbitrary.
 *
 *   glyph runs ─ rows of one baseline ─ columns, split at gaps that run down several rows
 *              └ lines, top to bottom, left column before right column
 */

/** A line of text in one column. */
export interface TextLine {
  text: string;
  left: number;
  right: number;
  /** Vertical position of the baseline. */
  y: number;
  size: number;
  font: string;
  /** Width of the first word. */
  firstWordWidth: number;
  /** Index of the column on the page. */
  column: number;
}

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
  addLines(0, items);
  return lines;
}

function lineOf(row: BaselineRow, column: number): TextLine {
  let letters = 0;
  for (const item of row.items) letters += item.rightToLeft ? item.text.length : -item.text.length;
  const items = letters > 0 ? row.items.toReversed() : row.items;
  let text = '';
  for (const [at, item] of items.entries())
    text += at > 0 && isSpaced(items[at - 1]!, item) ? ` ${item.text}` : item.text;
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
    firstWordWidth: ((right - left) * word) / Math.max(1, text.length),
    column,
  };
}

/** A gap of a fifth of the font size separates words; kerning is less than a tenth. */
function isSpaced(a: GlyphRun, b: GlyphRun): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const gap = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const size = Math.min(a.size, b.size);
  return gap > 0.18 * size || (a.spaceAfter && gap > 0.02 * size);
}
