/**
 * The order of reading on a page, from geometry alone: the order of the content stream is the producer's.
 *
 *   items ─ rows of one baseline ─ columns split where a corridor of white runs down several rows
 *         └ lines, top to bottom, left column before right
 */

/** A run of glyphs in a frame where text runs to the right and y grows downward; points. */
export interface Item {
  text: string;
  /** Left end, baseline and width. */
  x: number;
  y: number;
  width: number;
  /** Font size. */
  size: number;
  font: string;
  rightToLeft: boolean;
  /** The producer put a space after it. */
  spaceAfter: boolean;
}

/** A line of one column. */
export interface Line {
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

/** White narrower than this many font sizes is a space between words, not between columns. */
const corridorEms = 0.7;
/** A column has at least so many rows of text beside another's. */
const columnRows = 3;
/** Columns inside columns: newspapers have a few; hostile files are cut off here. */
const columnDepth = 6;

/** Items of one orientation → lines in reading order. */
export function layOut(items: Item[]): Line[] {
  const lines: Line[] = [];
  let column = 0;
  const read = (part: Item[], depth: number): void => {
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

interface Row {
  y: number;
  size: number;
  /** Left to right. */
  items: Item[];
}

/** Items that share a baseline, top to bottom; raised and lowered small type joins the line it belongs to. */
function rowsOf(items: Item[]): Row[] {
  const bySize = [...items].sort((a, b) => a.y - b.y || b.size - a.size);
  const rows: Row[] = [];
  for (const item of bySize) {
    let home: Row | undefined;
    for (let at = rows.length - 1; at >= 0 && at >= rows.length - 6; at--) {
      const row = rows[at]!;
      const apart = Math.abs(item.y - row.y);
      const isScript = item.size < 0.85 * row.size || item.size > 1.18 * row.size;
      const reach = isScript ? 0.5 * Math.max(item.size, row.size) : 0.35 * row.size;
      if (apart < reach && (apart < 0.1 * row.size || !overlaps(row, item))) {
        home = row;
        break;
      }
    }
    if (home === undefined) rows.push({ y: item.y, size: item.size, items: [item] });
    else {
      home.items.push(item);
      if (item.size > home.size) {
        home.size = item.size;
        home.y = item.y;
      }
    }
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a.y - b.y);
}

/** A row of more items than this is no line of text; it is not looked through for each. */
const rowItems = 500;

const overlaps = (row: Row, item: Item) =>
  row.items.length > rowItems ||
  row.items.some(
    other =>
      item.x < other.x + other.width - 0.2 * other.size && other.x < item.x + item.width - 0.2 * item.size,
  );

interface Split {
  /** Rows `from` to `to` (exclusive) stand in columns left and right of `x`. */
  from: number;
  to: number;
  x: number;
}

/** The white corridor beside which most rows stand, if the text on both sides reads as columns. */
function findColumns(rows: Row[]): Split | undefined {
  if (rows.length < columnRows) return undefined;
  let best: Split | undefined;
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
function candidates(rows: Row[]): number[] {
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

function crosses(row: Row, x: number): boolean {
  const margin = 0.25 * row.size;
  return row.items.some(item => item.x < x - margin && item.x + item.width > x + margin / 2);
}

/** Prose columns: enough rows on both sides, lines that mostly fill their width, and hold more than table cells do. */
function areColumns(rows: Row[], x: number): boolean {
  const left = sideOf(rows, item => item.x + item.width / 2 < x);
  const right = sideOf(rows, item => item.x + item.width / 2 >= x);
  if (left.length < columnRows || right.length < columnRows) return false;
  if (!reads(left) || !reads(right)) return false;
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

interface Side {
  left: number;
  right: number;
  y: number;
  chars: number;
}

function sideOf(rows: Row[], isHere: (item: Item) => boolean): Side[] {
  const sides: Side[] = [];
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

function reads(side: Side[]): boolean {
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

function lineOf(row: Row, column: number): Line {
  const letters = row.items.reduce(
    (sum, item) => sum + (item.rightToLeft ? item.text.length : -item.text.length),
    0,
  );
  const items = letters > 0 ? [...row.items].reverse() : row.items;
  let text = '';
  let previous: Item | undefined;
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
function isSpaced(a: Item, b: Item): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const white = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const size = Math.min(a.size, b.size);
  return white > 0.18 * size || (a.spaceAfter && white > 0.02 * size);
}
