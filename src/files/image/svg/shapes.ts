/** Outlines of shapes, and positions and sizes of elements. */
import type { SvgBounds } from '../bounds.js';
import { type Box, parseLength } from './geometry.js';
import { curve, line, move, type Outline, parsePath, parsePoints } from './path.js';
import type { SvgElement } from './tree.js';

export const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/** Position and size in user units; an absent size defaults to `natural`, and that to the whole viewport. */
export function sizeOf(
  { attributes }: Pick<SvgElement, 'attributes'>,
  viewport: { width: number; height: number },
  natural = viewport,
): Box {
  return {
    x: parseLength(attributes.x, viewport.width) ?? 0,
    y: parseLength(attributes.y, viewport.height) ?? 0,
    width: parseLength(attributes.width, viewport.width) ?? natural.width,
    height: parseLength(attributes.height, viewport.height) ?? natural.height,
  };
}

/**
 * A shape's outline in user units, without points when the shape draws nothing. Null when it has too many
 * points.
 */
export function outlineOf(
  { name, attributes }: SvgElement,
  viewport: { width: number; height: number },
  { pathPoints }: Pick<SvgBounds, 'pathPoints'>,
): Outline | null {
  const x = (value: string | undefined) => parseLength(value, viewport.width) ?? 0;
  const y = (value: string | undefined) => parseLength(value, viewport.height) ?? 0;
  const across = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  switch (name) {
    case 'path':
      return parsePath(attributes.d ?? '', pathPoints);
    case 'polygon':
    case 'polyline':
      return parsePoints(attributes.points ?? '', name === 'polygon', pathPoints);
    case 'line':
      return polygon([x(attributes.x1), y(attributes.y1), x(attributes.x2), y(attributes.y2)], line);
    case 'rect': {
      const { x: left, y: top, width, height } = sizeOf({ attributes }, viewport, { width: 0, height: 0 });
      const kind = attributes.rx === undefined && attributes.ry === undefined ? line : curve;
      return width > 0 && height > 0 ? rectangle(left, top, width, height, kind) : nothing;
    }
    case 'circle':
    case 'ellipse': {
      const radius = parseLength(attributes.r, across) ?? 0;
      const [rx, ry] =
        name === 'circle'
          ? [radius, radius]
          : [x(attributes.rx ?? attributes.ry), y(attributes.ry ?? attributes.rx)];
      return rx > 0 && ry > 0
        ? rectangle(x(attributes.cx) - rx, y(attributes.cy) - ry, 2 * rx, 2 * ry, curve)
        : nothing;
    }
    default:
      return nothing;
  }
}

const nothing: Outline = { points: [], kinds: [], validChars: 0 };

const rectangle = (x: number, y: number, width: number, height: number, kind: number): Outline =>
  polygon([x, y, x + width, y, x + width, y + height, x, y + height, x, y], kind);

const polygon = (points: number[], kind: number): Outline => ({
  points,
  kinds: Array.from({ length: points.length / 2 }, (_, i) => (i === 0 ? move : kind)),
  validChars: 0,
});

/** The box around an outline in user units; 1 by 1 for an empty or absent outline. */
export function boxOf(outline: Outline | null): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < (outline?.points.length ?? 0); i += 2) {
    left = Math.min(left, outline!.points[i]!);
    right = Math.max(right, outline!.points[i]!);
    top = Math.min(top, outline!.points[i + 1]!);
    bottom = Math.max(bottom, outline!.points[i + 1]!);
  }
  return left > right
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
