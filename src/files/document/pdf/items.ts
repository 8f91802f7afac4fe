import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { Bounds } from '../../bounds.js';
import { linesInReadingOrder, type TextLine } from './layout.js';
import type { PdfPage } from './library.js';
import type { GlyphRun } from './rows.js';

/** The lines of one page, in reading order. */
export interface PageLines {
  lines: TextLine[];
  /** Lines in other directions than most of the page: stamps, axis labels, rotated tables. */
  otherDirections: TextLine[];
  /** Height of the page in the direction of most of its text, in points. */
  height: number;
  /** Characters read. The page is cut when there are more than requested. */
  chars: number;
  /** Whether the page has more text than is read. */
  isCut: boolean;
}

/** Reads about `charsMax` characters of a page's text layer at most. */
export async function readPageLines(page: PdfPage, bounds: Bounds, charsMax: number): Promise<PageLines> {
  const viewport = page.getViewport({ scale: 1 });
  const runsByAngle = new Map<number, GlyphRun[]>();
  const positions = new Map<string, [number, number][]>();
  let previous: GlyphRun | undefined;
  let chars = 0;
  let items = 0;
  let isCut = false;

  const addRun = (item: TextItem, isVertical: boolean): void => {
    if (item.str.trim() === '') {
      if (previous !== undefined && item.str !== '') previous.spaceAfter = true;
      return;
    }
    const [a, b, c, d, x, y] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    if (size === 0 || x < -size || y < -size || x > viewport.width + size || y > viewport.height + size)
      return;
    if (isPrintedTwice(positions, item.str, x, y, size)) return;
    const degrees = (Math.atan2(b, a) * 180) / Math.PI + (isVertical ? 90 : 0);
    // The text layer of a scan may be slightly tilted.
    const angle = (((Math.round(degrees / 15) * 15) % 360) + 360) % 360;
    const [along, down] = rotate(x, y, angle);
    previous = {
      text: item.str,
      x: along,
      y: down,
      width: isVertical ? item.height : item.width,
      size,
      font: item.fontName,
      rightToLeft: item.dir === 'rtl',
      spaceAfter: false,
    };
    const runs = runsByAngle.get(angle) ?? [];
    runs.push(previous);
    runsByAngle.set(angle, runs);
  };

  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items as (TextItem | { type: string })[]) {
      if (!('str' in item)) continue;
      chars += item.str.length;
      addRun(item, value.styles[item.fontName]?.vertical === true);
    }
    items += value.items.length;
    if (chars > charsMax || items > bounds.pdfPageItems) {
      isCut = true;
      // Not awaited: a parser that is busy with an endless stream may never respond.
      reader.cancel(new Error('enough text')).catch(() => {});
      break;
    }
  }

  const byLength = [...runsByAngle].sort((one, other) => textLength(other[1]) - textLength(one[1]));
  const [main, ...others] = byLength;
  const angle = main?.[0] ?? 0;
  const corners = [0, viewport.width].flatMap(x => [0, viewport.height].map(y => rotate(x, y, angle)[1]));
  const top = Math.min(...corners);
  for (const item of main?.[1] ?? []) item.y -= top;
  return {
    lines: linesInReadingOrder(main?.[1] ?? []),
    otherDirections: others.flatMap(([, items]) => linesInReadingOrder(items)),
    height: Math.max(...corners) - top,
    chars,
    isCut,
  };
}

const textLength = (items: GlyphRun[]) => items.reduce((sum, item) => sum + item.text.length, 0);

function multiply(m: number[], n: number[]): [number, number, number, number, number, number] {
  return [
    m[0]! * n[0]! + m[2]! * n[1]!,
    m[1]! * n[0]! + m[3]! * n[1]!,
    m[0]! * n[2]! + m[2]! * n[3]!,
    m[1]! * n[2]! + m[3]! * n[3]!,
    m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
    m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
  ];
}

/** Rotates a point so that text of this angle runs to the right. */
function rotate(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + y * sin, y * cos - x * sin];
}

/** Whether a run repeats another at almost the same position: printed bold text and shadows. */
function isPrintedTwice(
  positions: Map<string, [number, number][]>,
  text: string,
  x: number,
  y: number,
  size: number,
): boolean {
  const isNear = ([px, py]: [number, number]) =>
    Math.abs(px - x) < 0.2 * size && Math.abs(py - y) < 0.2 * size;
  const earlier = positions.get(text) ?? [];
  if (earlier.slice(-8).some(isNear)) return true;
  earlier.push([x, y]);
  positions.set(text, earlier);
  return false;
}
