/** Cost of masks and clip paths. Every paint through a clip path adds to its cost. */
import { type Matrix, multiply } from '../geometry.js';
import { idOfUrl } from '../references.js';
import { boxOf, shapes } from '../shapes.js';
import { hrefOf, type SvgElement } from '../tree.js';
import { outlineCost } from './edges.js';
import { type DrawState, isolatedState, stateOf } from './state.js';
import { charsIn, drawText } from './text.js';
import { type CostWalk, nanoseconds, TooComplex } from './walk.js';

/** Draws the mask that a `mask` property refers to, on a layer as large as the canvas. */
export function applyMask(walk: CostWalk, value: string | undefined, state: DrawState): void {
  const entered = walk.enter(idOfUrl(value), /^mask$/, state);
  if (entered === null) return;
  const [mask, inside] = entered;
  if (state.maskDepth >= walk.bounds.maskDepth) throw new TooComplex('masks within masks');
  walk.spend(walk.canvas.width * walk.canvas.height * nanoseconds.maskPixel);
  const masked = { ...inside, maskDepth: state.maskDepth + 1 };
  walk.children(walk, mask, isolatedState(mask, masked));
  applyMask(walk, mask.style.get('mask'), masked);
}

/** Edges of a letter in a clip path, and maximum letters of a text that one row crosses. */
const edgesPerLetter = 60;
const lettersPerRow = 400;

/** Returns the state under the clip path that a `clip-path` property refers to. */
export function applyClipPath(
  walk: CostWalk,
  value: string | undefined,
  state: DrawState,
  element: SvgElement,
): DrawState {
  const entered = walk.enter(idOfUrl(value), /^clipPath$/, state);
  if (entered === null) return state;
  const [clip, inside] = entered;
  const isBox = clip.attributes.clipPathUnits === 'objectBoundingBox';
  const box = isBox && shapes.has(element.name) ? boxOf(walk.outline(element, state)) : null;
  const matrix: Matrix =
    box === null ? inside.matrix : multiply(inside.matrix, [box.width, 0, 0, box.height, box.x, box.y]);
  const total: ClipEdges = { density: 0, edges: 0 };
  for (const child of clip.children)
    if (typeof child !== 'string') addClipChild(walk, child, { ...inside, matrix }, total);
  const outer = applyClipPath(walk, clip.style.get('clip-path'), inside, element);
  return {
    ...state,
    clipDensity: state.clipDensity + total.density + outer.clipDensity - inside.clipDensity,
    clipEdges: state.clipEdges + total.edges + outer.clipEdges - inside.clipEdges,
  };
}

interface ClipEdges {
  /** Edges that cross one row. */
  density: number;
  edges: number;
}

function addClipChild(walk: CostWalk, child: SvgElement, base: DrawState, total: ClipEdges): void {
  const state = stateOf(child, base);
  walk.drawn.add(child);
  walk.spend(nanoseconds.element);
  if (child.name === 'use') {
    const target = walk.enter(hrefOf(child)?.trim().slice(1), /./, state);
    if (target !== null) addClipChild(walk, ...target, total);
    return;
  }
  if (child.name === 'text') {
    const letters = charsIn(child);
    drawText(walk, child, state);
    total.edges += letters * edgesPerLetter;
    total.density += Math.min(letters, lettersPerRow) * edgesPerLetter;
    return;
  }
  if (!shapes.has(child.name)) return;
  const outline = walk.outline(child, state);
  if (outline === null) return;
  const { work, extent, edges } = outlineCost(outline, state.matrix, walk.canvas.height, null);
  walk.checkRange(extent);
  walk.spend(work);
  const rows = Math.max(1, Math.min(extent.bottom, walk.canvas.height) - extent.top);
  total.edges += edges;
  total.density += Math.min(edges, work / nanoseconds.clipRow / rows);
}
