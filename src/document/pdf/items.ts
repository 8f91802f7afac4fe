import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { limits } from '../../limits.js';
import { linesInReadingOrder, type TextLine } from './layout.js';
import type { PdfPage } from './library.js';
import type { GlyphRun } from './rows.js';

/** The lines of one page, in reading order. */
export interface PageLines {
  lines: TextLine[];
  /** Lines set in another direction than most of the page: stamps, labels of axes, sideways tables. */
  aside: TextLine[];
  /** Height of the page as most of its text is read; points. */
  height: number;
  /** Characters read; when there were more than asked for, the page is cut. */
  chars: number;
}

/** Reads the text layer of a page, at most about `charsMax` characters of it. */
export async function readPageLines(page: PdfPage, charsMax: number): Promise<PageLines> {
  const viewport = page.getViewport({ scale: 1 });
  const frames = new Map<number, GlyphRun[]>();
  const placed = new Map<string, [number, number][]>();
  let previous: GlyphRun | undefined;
  let chars = 0;
  let items = 0;

  const place = (item: TextItem, isVertical: boolean): void => {
    if (item.str.trim() === '') {
      if (previous !== undefined && item.str !== '') previous.spaceAfter = true;
      return;
    }
    const [a, b, c, d, x, y] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    if (size === 0 || x < -size || y < -size || x > viewport.width + size || y > viewport.height + size)
      return;
    if (isPlacedTwice(placed, item.str, x, y, size)) return;
    const degrees = (Math.atan2(b, a) * 180) / Math.PI + (isVertical ? 90 : 0);
    // A scan's text layer may lean a little.
    const frame = (((Math.round(degrees / 15) * 15) % 360) + 360) % 360;
    const [along, down] = turn(x, y, frame);
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
    const others = frames.get(frame);
    if (others === undefined) frames.set(frame, [previous]);
    else others.push(previous);
  };

  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items as (TextItem | { type: string })[]) {
      if (!('str' in item)) continue;
      chars += item.str.length;
      place(item, value.styles[item.fontName]?.vertical === true);
    }
    items += value.items.length;
    if (chars > charsMax || items > limits.pdfPageItems) {
      // Not awaited: a parser busy with one endless stream answers late, or not at all.
      void reader.cancel(new Error('enough text'));
      break;
    }
  }

  const byWeight = [...frames].sort((one, other) => weight(other[1]) - weight(one[1]));
  const [main, ...others] = byWeight;
  const frame = main?.[0] ?? 0;
  const corners = [0, viewport.width].flatMap(x => [0, viewport.height].map(y => turn(x, y, frame)[1]));
  const top = Math.min(...corners);
  for (const item of main?.[1] ?? []) item.y -= top;
  return {
    lines: linesInReadingOrder(main?.[1] ?? []),
    aside: others.flatMap(([, items]) => linesInReadingOrder(items)),
    height: Math.max(...corners) - top,
    chars,
  };
}

const weight = (items: GlyphRun[]) => items.reduce((sum, item) => sum + item.text.length, 0);

type Matrix = number[];

function multiply(m: Matrix, n: Matrix): [number, number, number, number, number, number] {
  return [
    m[0]! * n[0]! + m[2]! * n[1]!,
    m[1]! * n[0]! + m[3]! * n[1]!,
    m[0]! * n[2]! + m[2]! * n[3]!,
    m[1]! * n[2]! + m[3]! * n[3]!,
    m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
    m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
  ];
}

/** A point seen with the page turned so that text of this angle runs to the right. */
function turn(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + y * sin, y * cos - x * sin];
}

/** Bold and shadows are sometimes made by printing a run twice, almost in place. */
function isPlacedTwice(
  placed: Map<string, [number, number][]>,
  text: string,
  x: number,
  y: number,
  size: number,
): boolean {
  const places = placed.get(text);
  if (places === undefined) {
    placed.set(text, [[x, y]]);
    return false;
  }
  if (places.slice(-8).some(([px, py]) => Math.abs(px - x) < 0.2 * size && Math.abs(py - y) < 0.2 * size))
    return true;
  places.push([x, y]);
  return false;
}
