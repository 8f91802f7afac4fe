/** Coordinates of drawings: transforms, lengths and view boxes (SVG 2, chapter 8). */

/** `[a b c d e f]`, as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** The largest scale factor of a matrix along an axis. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

const radians = Math.PI / 180;

/** A `transform` as one matrix, without skews; null when a number in it is not finite. */
export function parseTransform(text: string): Matrix | null {
  let matrix = identity;
  for (const [, name, list] of text.matchAll(/(matrix|translate|scale|rotate)\s?\(([^()]*)\)/gi)) {
    const values = numbersOf(list!.replaceAll(/deg|px/gi, ' '));
    matrix = multiply(matrix, transformOf(name!.toLowerCase(), values));
  }
  return matrix.every(Number.isFinite) ? matrix : null;
}

function transformOf(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = name === 'scale' ? a : 0, c = 0, d = 0, e = 0, f = 0] = values;
  switch (name) {
    case 'matrix':
      return [a, b, c, d, e, f];
    case 'translate':
      return translate(a, b);
    case 'scale':
      return [a, 0, 0, b, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos(a * radians), Math.sin(a * radians)];
      const rotated: Matrix = [cos, sin, -sin, cos, 0, 0];
      return multiply(multiply(translate(b, c), rotated), translate(-b, -c));
    }
    default:
      return identity;
  }
}

/** Numbers separated by white space or commas; other characters between them are skipped. */
const numbersOf = (text: string): number[] =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);

/** CSS pixels of each unit; font-relative units use the default font size. */
const unitPixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length in user units; `whole` is the length of 100%. Null when the value is absent or not a length. */
export function parseLength(value: string | undefined, whole: number): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s?([a-z]{0,3}|%)$/i.exec(
    value?.slice(0, 40).trim() ?? '',
  );
  if (match === null) return null;
  const factor = match[2] === '%' ? whole / 100 : unitPixels[match[2]!.toLowerCase()];
  return factor === undefined ? null : Number(match[1]) * factor;
}

/** A `viewBox`; null when it is absent, malformed or empty. */
export function parseViewBox(
  value: string | undefined,
): { x: number; y: number; width: number; height: number } | null {
  const [x, y, width, height, ...rest] = numbersOf(value?.slice(0, 200) ?? '');
  return x === undefined || y === undefined || !(width! > 0) || !(height! > 0) || rest.length > 0
    ? null
    : { x, y, width: width!, height: height! };
}
