/** Cost of painting with a colour, a gradient, or a pattern whose tile is a drawing. */
import { fitViewBox, multiply, parseViewBox, scaleOf } from '../geometry.js';
import type { Outline } from '../path.js';
import { idOfUrl } from '../references.js';
import { boxOf, sizeOf } from '../shapes.js';
import { hrefOf, type SvgElement } from '../tree.js';
import type { Extent } from './edges.js';
import { type DrawState, isolatedState, transformed } from './state.js';
import { type CostWalk, nanoseconds, TooComplex } from './walk.js';

/** Paints that draw nothing. */
export const transparent = /^(?:none|transparent)$/;

const gradients = new Set(['linearGradient', 'radialGradient']);

/** Adds the cost of painting the visible part of an extent through the current clip paths. */
export function paint(
  walk: CostWalk,
  value: string,
  extent: Extent,
  outline: Outline | null,
  state: DrawState,
): void {
  const width = Math.min(extent.right, walk.canvas.width) - Math.max(extent.left, 0);
  const height = Math.min(extent.bottom, walk.canvas.height) - Math.max(extent.top, 0);
  if (!(width > 0) || !(height > 0)) return;
  if (state.clipEdges > 0)
    walk.spend(state.clipDensity * height * nanoseconds.clipRow + state.clipEdges * nanoseconds.clipEdge);
  const server = walk.ids.get(idOfUrl(value) ?? '');
  if (server === undefined) return walk.spend(width * height * nanoseconds.colourPixel);
  if (gradients.has(server.name)) {
    walk.spend(width * height * nanoseconds.gradientPixel);
    gradient(walk, server, state);
  } else if (server.name === 'pattern') {
    walk.spend(width * height * nanoseconds.patternPixel);
    pattern(walk, server, outline, state);
  }
}

function gradient(walk: CostWalk, server: SvgElement, state: DrawState): void {
  const entered = walk.enter(server.attributes.id, /Gradient$/, state);
  if (entered === null) return;
  let stops = 0;
  for (const child of server.children)
    if (typeof child !== 'string' && child.name === 'stop') {
      walk.drawn.add(child);
      stops++;
    }
  if (stops > walk.bounds.gradientStops) throw new TooComplex('gradients of too many stops');
  walk.spend(stops * nanoseconds.gradientStop);
  const template = templateOf(walk, server);
  if (template !== undefined && gradients.has(template.name)) gradient(walk, template, entered[1]);
}

/** Adds the cost of a pattern's tile, which is drawn once per paint. */
function pattern(walk: CostWalk, server: SvgElement, outline: Outline | null, state: DrawState): void {
  const entered = walk.enter(server.attributes.id, /^pattern$/, state);
  if (entered === null) return;
  const [element, inside] = entered;
  const { attributes } = element;
  let matrix = transformed(inside.matrix, attributes.patternTransform);
  const box = boxOf(outline);
  const isUser = attributes.patternUnits === 'userSpaceOnUse';
  const size = sizeOf(element, isUser ? state.viewport : { width: 1, height: 1 });
  const [unitX, unitY] = isUser ? [1, 1] : [box.width, box.height];
  const scale = scaleOf(matrix);
  const tile = size.width * unitX * scale * size.height * unitY * scale;
  if (!(tile <= 4 * walk.canvas.width * walk.canvas.height))
    throw new TooComplex('patterns of too large tiles');
  walk.spend(tile * nanoseconds.gradientPixel);
  const view = parseViewBox(attributes.viewBox);
  if (view !== null)
    matrix = multiply(
      matrix,
      fitViewBox(view, { x: 0, y: 0, width: size.width * unitX, height: size.height * unitY }, 'none'),
    );
  else if (attributes.patternContentUnits === 'objectBoundingBox')
    matrix = multiply(matrix, [box.width, 0, 0, box.height, 0, 0]);
  walk.children(walk, element, isolatedState(element, { ...inside, matrix }));
  const template = templateOf(walk, element);
  if (template?.name === 'pattern') pattern(walk, template, outline, inside);
}

/** The gradient or pattern from which another one inherits by `href`. */
const templateOf = (walk: CostWalk, element: SvgElement): SvgElement | undefined =>
  walk.ids.get(hrefOf(element)?.trim().slice(1) ?? '');
