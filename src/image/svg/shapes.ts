/** Outlines of shapes and the sizes of elements that have a place and a size. */
import { type Box, parseLength } from './geometry.js';
import { curve, line, move, type Outline, parsePath, parsePoints } from './path.js';
import type { SvgElement } from './tree.js';

/** Position and size in user units; `natural` is what an absent size stands for, the whole viewport by default. */
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

/** A shape's outline in user units, without points when it draws nothing; null when it has more than are drawn. */
export function outlineOf(
  { name, attributes }: SvgElement,
  viewport: { width: number; height: number },
): Outline | null {
  const x = (value: string | undefined) => parseLength(value, viewport.width) ?? 0;
  const y = (value: string | undefined) => parseLength(value, viewport.height) ?? 0;
  const across = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  switch (name) {
    case 'path':
      return parsePath(attributes.d ?? '');
    case 'polygon':
    case 'polyline':
      return parsePoints(attributes.points ?? '', name === 'polygon');
    case 'line':
      return polygon([x(attributes.x1), y(attributes.y1), x(attributes.x2), y(attributes.y2)], line);
    case 'rect': {
      const { x: left, y: top, width, height } = sizeOf({ attributes }, viewport, { width: 0, height: 0 });
      const kind = attributes.rx === undefined && attributes.ry === undefined ? line : curve;
      return width > 0 && height > 0 ? ring(left, top, width, height, kind) : nothing;
    }
    case 'circle':
    case 'ellipse': {
      const radius = parseLength(attributes.r, across) ?? 0;
      const [rx, ry] =
        name === 'circle'
          ? [radius, radius]
          : [x(attributes.rx ?? attributes.ry), y(attributes.ry ?? attributes.rx)];
      return rx > 0 && ry > 0
        ? ring(x(attributes.cx) - rx, y(attributes.cy) - ry, 2 * rx, 2 * ry, curve)
        : nothing;
    }
    default:
      return nothing;
  }
}

const nothing: Outline = { points: [], kinds: [], validChars: 0 };

const ring = (x: number, y: number, width: number, height: number, kind: number): Outline =>
  polygon([x, y, x + width, y, x + width, y + height, x, y + height, x, y], kind);

const polygon = (points: number[], kind: number): Outline => ({
  points,
  kinds: Array.from({ length: points.length / 2 }, (_, i) => (i === 0 ? move : kind)),
  validChars: 0,
});
