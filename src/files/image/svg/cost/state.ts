/**
 * Properties that determine the cost of drawing, inherited from the enclosing elements and references.
 */
import { identity, type Matrix, multiply, parseLength, parseTransform } from '../geometry.js';
import type { SvgElement } from '../tree.js';

export interface Canvas {
  width: number;
  height: number;
}

export interface DrawState {
  /** User units to device pixels. */
  matrix: Matrix;
  viewport: Canvas;
  fill: string;
  stroke: string;
  strokeWidth: string;
  dashes: string;
  joins: string;
  caps: string;
  fontSize: number;
  /** `marker-start`, `marker-mid` and `marker-end`. */
  markers: readonly (string | undefined)[];
  /** Current clip paths: edges that cross one row, and all edges. */
  clipDensity: number;
  clipEdges: number;
  maskDepth: number;
  /** References being expanded: a reference to one of them is a cycle, which renderers skip. */
  within: ReadonlySet<SvgElement>;
  depth: number;
}

export const initialState = (canvas: Canvas): DrawState => ({
  matrix: identity,
  viewport: canvas,
  fill: 'black',
  stroke: 'none',
  strokeWidth: '1',
  dashes: 'none',
  joins: 'miter',
  caps: 'butt',
  fontSize: 16,
  markers: [],
  clipDensity: 0,
  clipEdges: 0,
  maskDepth: 0,
  within: new Set(),
  depth: 0,
});

/** The state inside an element. */
export function stateOf({ style, attributes }: SvgElement, inherited: DrawState): DrawState {
  const transform = style.get('transform') ?? attributes.transform;
  const marker = style.get('marker');
  const size = style.get('font-size');
  return {
    ...inherited,
    matrix: transformed(inherited.matrix, transform),
    fill: style.get('fill') ?? inherited.fill,
    stroke: style.get('stroke') ?? inherited.stroke,
    strokeWidth: style.get('stroke-width') ?? inherited.strokeWidth,
    dashes: style.get('stroke-dasharray') ?? inherited.dashes,
    joins: style.get('stroke-linejoin') ?? inherited.joins,
    caps: style.get('stroke-linecap') ?? inherited.caps,
    fontSize: size === undefined ? inherited.fontSize : fontSizeOf(size, inherited.fontSize),
    markers: (['marker-start', 'marker-mid', 'marker-end'] as const).map(
      (property, i) => style.get(property) ?? marker ?? inherited.markers[i],
    ),
    depth: inherited.depth + 1,
  };
}

/** The state inside a pattern, mask or marker: it does not inherit from the element that refers to it. */
export function isolatedState(target: SvgElement, state: DrawState): DrawState {
  const initial = { fill: 'black', stroke: 'black', markers: [], clipDensity: 0, clipEdges: 0 };
  return stateOf({ ...target, attributes: {} }, { ...state, ...initial });
}

/** A matrix with a `transform` applied before it; malformed transforms count as none. */
export const transformed = (matrix: Matrix, transform: string | undefined): Matrix =>
  transform === undefined ? matrix : multiply(matrix, parseTransform(transform) ?? identity);

const namedSizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

function fontSizeOf(value: string, inherited: number): number {
  const relative = /^([\d.]+)\s?(em|%)$/.exec(value);
  if (relative !== null) return (Number(relative[1]) / (relative[2] === '%' ? 100 : 1)) * inherited;
  return parseLength(value, inherited) ?? namedSizes[value] ?? inherited;
}
