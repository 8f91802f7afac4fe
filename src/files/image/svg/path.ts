/**
 * Parses path data (SVG 2, 9.3) into enclosing points, from which the extent of a shape and the cost of
 * drawing it are estimated.
 */

/** Kinds of points: the start of a subpath, the end of a line, and a corner of the hull around a curve. */
export const move = 0;
export const line = 1;
export const curve = 2;

export interface Outline {
  /** Alternating x and y in user units. */
  points: number[];
  /** One kind for each point. */
  kinds: number[];
  /** Length of the data up to the first syntax error, where renderers stop. */
  validChars: number;
}

/** Number of parameters of each command. */
const parameters: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** Flags of arcs need no separator: `a1 1 0 01.5.5`. */
const flag = /[\s,]*([01])/y;
const command = /[\s,]*([mlhvcsqtaz])/iy;

/** Parses path data. Returns null when it has more than `pointsMax` points. */
export function parsePath(data: string, pointsMax: number): Outline | null {
  const outline: Outline = { points: [], kinds: [], validChars: 0 };
  const pen = new Pen(outline);
  let at = 0;
  let name = '';
  const next = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(data);
    if (match === null) return null;
    at = pattern.lastIndex;
    return match[1]!;
  };
  for (;;) {
    if (outline.kinds.length > pointsMax) return null;
    const found = next(command);
    if (found !== null) name = found;
    else if (name === '' || name === 'z' || name === 'Z' || !hasNumber(data, at)) return outline;
    const lower = name.toLowerCase();
    if (outline.kinds.length === 0 && lower !== 'm') return outline;
    const values: number[] = [];
    for (let i = 0; i < parameters[lower]!; i++) {
      const value = next(lower === 'a' && (i === 3 || i === 4) ? flag : number);
      if (value === null) return outline;
      values.push(Number(value));
    }
    pen.draw(lower, name === lower, values);
    outline.validChars = at;
    // Further coordinates after a move are lines (SVG 2, 9.3.3).
    if (lower === 'm') name = name === 'm' ? 'l' : 'L';
  }
}

function hasNumber(data: string, at: number): boolean {
  number.lastIndex = at;
  return number.test(data);
}

class Pen {
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last control point: smooth curves start with its reflection. */
  private controlX = 0;
  private controlY = 0;

  constructor(private readonly outline: Outline) {}

  draw(name: string, relative: boolean, values: number[]): void {
    const [dx, dy] = relative ? [this.x, this.y] : [0, 0];
    switch (name) {
      case 'm':
        this.to(move, values[0]! + dx, values[1]! + dy);
        [this.startX, this.startY] = [this.x, this.y];
        break;
      case 'l':
        this.to(line, values[0]! + dx, values[1]! + dy);
        break;
      case 'h':
        this.to(line, values[0]! + dx, this.y);
        break;
      case 'v':
        this.to(line, this.x, values[0]! + dy);
        break;
      case 'z':
        this.to(line, this.startX, this.startY);
        break;
      case 'a':
        this.arc(values, dx, dy);
        break;
      default: {
        // The first control point of a smooth curve is the reflection of the last one.
        if (name === 's' || name === 't')
          this.add(curve, 2 * this.x - this.controlX, 2 * this.y - this.controlY);
        const smooth = this.outline.points.slice(-2);
        for (let i = 0; i < values.length; i += 2) this.add(curve, values[i]! + dx, values[i + 1]! + dy);
        const count = values.length;
        const control = count === 2 ? smooth : [values[count - 4]! + dx, values[count - 3]! + dy];
        [this.x, this.y] = [values[count - 2]! + dx, values[count - 1]! + dy];
        [this.controlX, this.controlY] = [control[0]!, control[1]!];
        return;
      }
    }
    [this.controlX, this.controlY] = [this.x, this.y];
  }

  private to(kind: number, x: number, y: number): void {
    this.add(kind, x, y);
    [this.x, this.y] = [x, y];
  }

  private add(kind: number, x: number, y: number): void {
    this.outline.points.push(x, y);
    this.outline.kinds.push(kind);
  }

  /**
   * An arc stays within its radius of its chord; a large arc, or one of an ellipse, within twice the longer
   * radius.
   */
  private arc([rx, ry, , large, , x, y]: number[], dx: number, dy: number): void {
    const [endX, endY] = [x! + dx, y! + dy];
    const half = Math.hypot(endX - this.x, endY - this.y) / 2;
    const radius = Math.max(Math.abs(rx!), Math.abs(ry!), half);
    const reach = large === 1 ? 2 * radius : rx === ry ? half : radius;
    const [midX, midY] = [(this.x + endX) / 2, (this.y + endY) / 2];
    this.add(curve, midX - reach, midY - reach);
    this.add(curve, midX + reach, midY + reach);
    this.to(curve, endX, endY);
  }
}

/** Parses the points of a polygon or polyline. Returns null when there are more than `pointsMax`. */
export function parsePoints(text: string, closed: boolean, pointsMax: number): Outline | null {
  const coordinates = text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? [];
  if (coordinates.length > pointsMax * 2) return null;
  const points = coordinates.map(Number).slice(0, coordinates.length & ~1);
  if (closed) points.push(...points.slice(0, 2));
  const kinds = Array.from({ length: points.length / 2 }, (_, i) => (i === 0 ? move : line));
  return { points, kinds, validChars: text.length };
}
