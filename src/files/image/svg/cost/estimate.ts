/**
 * Estimates the work of drawing an SVG before it is drawn. The tree is walked as a renderer walks it, with
 * every `use`, pattern, mask, marker and clip path expanded where it is referenced: a file of a kilobyte can
 * hold millions of shapes. Costs are nanoseconds of librsvg, rounded up (docs/images.md). The walk ends when
 * it exceeds the bound on work.
 */
import { fitViewBox, multiply, parseViewBox, scaleOf, translate } from '../geometry.js';
import { shapes, sizeOf } from '../shapes.js';
import { hrefOf, type SvgElement } from '../tree.js';
import { applyClipPath, applyMask } from './clip-path.js';
import { paint } from './paint.js';
import { drawShape } from './shape.js';
import { type DrawState, initialState, stateOf } from './state.js';
import { drawText } from './text.js';
import { type CostInputs, CostWalk, nanoseconds, TooComplex } from './walk.js';

export interface Estimate {
  /** Every element that is drawn, or referenced by one that is. */
  drawn: Set<SvgElement>;
  /** Why the drawing is too complex; null when it is within the bounds. */
  excess: string | null;
}

export function estimate(root: SvgElement, inputs: CostInputs): Estimate {
  const walk = new CostWalk(inputs, drawChildren);
  try {
    drawElement(walk, root, initialState(inputs.canvas));
    return { drawn: walk.drawn, excess: null };
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return { drawn: walk.drawn, excess: error.message };
  }
}

/** Elements that draw something at their own place in the document. */
const drawable: ReadonlySet<string> = new Set(['svg', 'g', 'a', 'switch', 'use', 'text', 'image', ...shapes]);

function drawElement(walk: CostWalk, element: SvgElement, inherited: DrawState): void {
  const { name, style, attributes } = element;
  if (style.get('display') === 'none') return;
  walk.visit(element, inherited.depth);
  const state = applyClipPath(walk, style.get('clip-path'), stateOf(element, inherited), element);
  applyMask(walk, style.get('mask'), state);
  switch (name) {
    case 'svg':
    case 'symbol':
      return drawChildren(walk, element, inViewport(walk, element, state, attributes, inherited.depth === 0));
    case 'g':
    case 'a':
    case 'switch':
      return drawChildren(walk, element, state);
    case 'use':
      return drawUse(walk, element, state);
    case 'text':
      return drawText(walk, element, state);
    case 'image':
      return drawImage(walk, element, state);
    default:
      return drawShape(walk, element, state);
  }
}

function drawChildren(walk: CostWalk, element: SvgElement, state: DrawState): void {
  for (const child of element.children)
    if (typeof child !== 'string' && drawable.has(child.name)) drawElement(walk, child, state);
}

function drawUse(walk: CostWalk, element: SvgElement, state: DrawState): void {
  const href = hrefOf(element)?.trim();
  const entered = walk.enter(href?.startsWith('#') ? href.slice(1) : null, /./, state);
  if (entered === null) return;
  const [target, inside] = entered;
  if (!drawable.has(target.name) && target.name !== 'symbol') return;
  const { x, y } = sizeOf(element, state.viewport);
  const moved = { ...inside, matrix: multiply(inside.matrix, translate(x, y)) };
  if (target.name !== 'symbol' && target.name !== 'svg') return drawElement(walk, target, moved);
  const { width, height } = element.attributes;
  const attributes = {
    ...target.attributes,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
  drawChildren(walk, target, inViewport(walk, target, stateOf(target, moved), attributes, false));
}

/** The state inside an element that establishes a viewport. */
function inViewport(
  walk: CostWalk,
  element: SvgElement,
  state: DrawState,
  attributes: Readonly<Record<string, string>>,
  isRoot: boolean,
): DrawState {
  const { x, y, width, height } = isRoot
    ? { x: 0, y: 0, ...walk.canvas }
    : sizeOf({ ...element, attributes }, state.viewport);
  const box = parseViewBox(attributes.viewBox);
  const inner =
    box === null ? translate(x, y) : fitViewBox(box, { x, y, width, height }, attributes.preserveAspectRatio);
  return {
    ...state,
    matrix: multiply(state.matrix, inner),
    viewport: box === null ? { width, height } : { width: box.width, height: box.height },
  };
}

function drawImage(walk: CostWalk, element: SvgElement, state: DrawState): void {
  const image = walk.images.get(element);
  if (image === undefined) {
    walk.drawn.delete(element);
    return;
  }
  const { canvas } = walk;
  const { width, height } = sizeOf(element, state.viewport, image);
  const scale = scaleOf(state.matrix);
  const area = Math.min(width * height * scale * scale, canvas.width * canvas.height);
  const pixels = image.width * image.height;
  walk.spend((pixels + area) * nanoseconds.drawnImagePixel + pixels * nanoseconds.imagePixel);
  if (state.clipEdges > 0)
    paint(walk, 'black', { left: 0, top: 0, right: canvas.width, bottom: canvas.height }, null, state);
}
