/** Cost of a shape: its fill, its stroke, and the markers at its vertices. */
import { fitViewBox, identity, multiply, parseLength, parseViewBox, scaleOf } from '../geometry.js';
import type { Outline } from '../path.js';
import { idOfUrl } from '../references.js';
import { sizeOf } from '../shapes.js';
import type { SvgElement } from '../tree.js';
import { type Extent, outlineCost } from './edges.js';
import { paint, transparent } from './paint.js';
import { type DrawState, isolatedState } from './state.js';
import type { CostWalk } from './walk.js';

export function drawShape(walk: CostWalk, element: SvgElement, state: DrawState): void {
  const outline = walk.outline(element, state);
  if (outline === null || outline.kinds.length === 0) return;
  const filled = outlineCost(outline, state.matrix, walk.canvas.height, null);
  walk.checkRange(filled.extent);
  if (!transparent.test(state.fill)) {
    walk.spend(filled.work);
    paint(walk, state.fill, filled.extent, outline, state);
  }
  if (!transparent.test(state.stroke)) stroke(walk, outline, filled.extent, filled.length, state);
  drawMarkers(walk, outline, state);
}

/** Maximum length of a join in stroke widths: the miter limit of the sanitised drawing. */
const miterReach = 2;

function stroke(walk: CostWalk, outline: Outline, fill: Extent, length: number, state: DrawState): void {
  const scale = scaleOf(state.matrix);
  const width = (parseLength(state.strokeWidth, state.viewport.width) ?? 1) * scale;
  if (!(width > 0)) return;
  const pen = { width, roundJoins: state.joins === 'round' || state.caps === 'round' };
  const extent = {
    left: fill.left - width * miterReach,
    top: fill.top - width * miterReach,
    right: fill.right + width * miterReach,
    bottom: fill.bottom + width * miterReach,
  };
  walk.checkRange(extent);
  const stroked = outlineCost(outline, state.matrix, walk.canvas.height, pen);
  walk.spend(stroked.work * (1 + dashEdges(walk, length, scale, state) / Math.max(1, stroked.edges)));
  paint(walk, state.stroke, extent, outline, state);
}

/** Edges of the dashes along an outline of `length` pixels. */
function dashEdges(walk: CostWalk, length: number, scale: number, { dashes, viewport }: DrawState): number {
  const list = dashes.split(/[\s,]+/, walk.bounds.dashes + 1).map(part => parseLength(part, viewport.width));
  const period = list.reduce<number>((sum, part) => sum + (part ?? 0), 0) * scale;
  if (list.includes(null) || !(period > 0)) return 0;
  return (8 * list.length * length) / period;
}

/** Estimates each marker once and multiplies by the vertices. Overestimates markers off the canvas. */
function drawMarkers(walk: CostWalk, outline: Outline, state: DrawState): void {
  const vertices = outline.kinds.length;
  [1, Math.max(0, vertices - 2), 1].forEach((count, i) => {
    const entered = walk.enter(idOfUrl(state.markers[i]), /^marker$/, state);
    if (entered === null || count === 0) return;
    const [marker, inside] = entered;
    const { markerWidth = '3', markerHeight = '3', markerUnits, viewBox } = marker.attributes;
    const before = walk.work;
    const units =
      markerUnits === 'userSpaceOnUse' ? 1 : (parseLength(state.strokeWidth, state.viewport.width) ?? 1);
    const { width, height } = sizeOf(
      { attributes: { width: markerWidth, height: markerHeight } },
      state.viewport,
    );
    const view = parseViewBox(viewBox);
    const fit = view === null ? identity : fitViewBox(view, { x: 0, y: 0, width, height }, undefined);
    const size = scaleOf(state.matrix) * units;
    const matrix = multiply([size, 0, 0, size, 0, 0], fit);
    walk.children(walk, marker, isolatedState(marker, { ...inside, matrix }));
    walk.spend((walk.work - before) * (count - 1));
  });
}
