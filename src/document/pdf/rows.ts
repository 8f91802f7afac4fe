/** A run of glyphs in a frame where text runs to the right and y grows downward; points. */
export interface GlyphRun {
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

export interface BaselineRow {
  y: number;
  size: number;
  /** Left to right. */
  items: GlyphRun[];
}

/** Items that share a baseline, top to bottom; raised and lowered small type joins the line it belongs to. */
export function rowsOf(items: GlyphRun[]): BaselineRow[] {
  const bySize = [...items].sort((a, b) => a.y - b.y || b.size - a.size);
  const rows: BaselineRow[] = [];
  for (const item of bySize) {
    let home: BaselineRow | undefined;
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

const overlaps = (row: BaselineRow, item: GlyphRun) =>
  row.items.length > rowItems ||
  row.items.some(
    other =>
      item.x < other.x + other.width - 0.2 * other.size && other.x < item.x + item.width - 0.2 * item.size,
  );
