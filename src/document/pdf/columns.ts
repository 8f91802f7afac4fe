import type { BaselineRow, GlyphRun } from './rows.js';

/** White narrower than this many font sizes is a space between words, not between columns. */
const corridorEms = 0.7;
/** A column has at least so many rows of text beside another's. */
const columnRows = 3;
export interface ColumnSplit {
  /** Rows `from` to `to` (exclusive) stand in columns left and right of `x`. */
  from: number;
  to: number;
  x: number;
}

/** The white corridor beside which most rows stand, if the text on both sides reads as columns. */
export function findColumns(rows: BaselineRow[]): ColumnSplit | undefined {
  if (rows.length < columnRows) return undefined;
  let best: ColumnSplit | undefined;
  for (const x of candidates(rows)) {
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

/** Where a corridor may run: just left of where items begin after white, the commonest first. */
function candidates(rows: BaselineRow[]): number[] {
  const starts = new Map<number, { x: number; count: number }>();
  for (const { items, size } of rows) {
    for (let i = 1; i < items.length; i++) {
      const { x } = items[i]!;
      const white = x - (items[i - 1]!.x + items[i - 1]!.width);
      if (white < corridorEms * size) continue;
      const key = Math.round(x / 3);
      const seen = starts.get(key);
      if (seen === undefined) starts.set(key, { x: x - 0.3 * size, count: 1 });
      else seen.count++;
    }
  }
  // Rows whose left half is empty begin at the right column: they mark it too, where columns don't share baselines.
  for (const { items, size } of rows) {
    const seen = starts.get(Math.round(items[0]!.x / 3));
    if (seen !== undefined) seen.count++;
    else starts.set(Math.round(items[0]!.x / 3), { x: items[0]!.x - 0.3 * size, count: 1 });
  }
  return [...starts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 12)
    .map(start => start.x);
}

function crosses(row: BaselineRow, x: number): boolean {
  const margin = 0.25 * row.size;
  return row.items.some(item => item.x < x - margin && item.x + item.width > x + margin / 2);
}

/** Prose columns: enough rows on both sides, lines that mostly fill their width, and hold more than table cells do. */
function areColumns(rows: BaselineRow[], x: number): boolean {
  const left = columnLines(rows, item => item.x + item.width / 2 < x);
  const right = columnLines(rows, item => item.x + item.width / 2 >= x);
  if (left.length < columnRows || right.length < columnRows) return false;
  if (!isProseColumn(left) || !isProseColumn(right)) return false;
  const leftEnd = quantile(
    left.map(side => side.right),
    0.9,
  );
  const rightStart = quantile(
    right.map(side => side.left),
    0.1,
  );
  if (rightStart - leftEnd < corridorEms * 0.8 * rows[0]!.size) return false;
  // Side by side, not one below the other.
  const leftTop = left[0]!.y;
  const rightTop = right[0]!.y;
  return leftTop < right.at(-1)!.y && rightTop < left.at(-1)!.y;
}

interface ColumnLine {
  left: number;
  right: number;
  y: number;
  chars: number;
}

function columnLines(rows: BaselineRow[], isHere: (item: GlyphRun) => boolean): ColumnLine[] {
  const sides: ColumnLine[] = [];
  for (const row of rows) {
    const items = row.items.filter(isHere);
    if (items.length === 0) continue;
    sides.push({
      left: items[0]!.x,
      right: Math.max(...items.map(item => item.x + item.width)),
      y: row.y,
      chars: items.reduce((sum, item) => sum + item.text.length, 0),
    });
  }
  return sides;
}

function isProseColumn(side: ColumnLine[]): boolean {
  const left = Math.min(...side.map(line => line.left));
  const right = Math.max(...side.map(line => line.right));
  const fill = quantile(
    side.map(line => (line.right - line.left) / (right - left)),
    0.5,
  );
  return (
    fill >= 0.5 &&
    quantile(
      side.map(line => line.chars),
      0.5,
    ) >= 12
  );
}

function quantile(values: number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}
