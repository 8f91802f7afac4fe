/** A run of glyphs, in points, rotated so that text runs to the right and y grows downward. */
export interface GlyphRun {
  text: string;
  /** Left end, baseline and width of the run. */
  x: number;
  y: number;
  width: number;
  /** Font size. */
  size: number;
  font: string;
  rightToLeft: boolean;
  /** A space follows in the text layer. */
  spaceAfter: boolean;
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
