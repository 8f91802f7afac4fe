/**
 * Cost of a text with its spans: glyphs, their pixels, and the layout, which is quadratic in the characters.
 */
import { scaleOf } from '../geometry.js';
import { type SvgElement, textOf } from '../tree.js';
import { paint, transparent } from './paint.js';
import { type DrawState, stateOf } from './state.js';
import { type CostWalk, nanoseconds } from './walk.js';

export function drawText(walk: CostWalk, element: SvgElement, state: DrawState): void {
  const chars = drawSpan(walk, element, state);
  walk.spend(chars * chars * nanoseconds.charPair);
}

/** Adds the cost of a span and its nested spans without the layout. Returns their characters. */
function drawSpan(walk: CostWalk, element: SvgElement, state: DrawState): number {
  if (element.style.get('display') === 'none') return 0;
  walk.visit(element, state.depth);
  const { canvas } = walk;
  const chars = textOf(element).length;
  const pixels = state.fontSize * scaleOf(state.matrix);
  walk.checkRange({ left: 0, top: 0, right: pixels, bottom: pixels });
  const covered = chars * Math.min(pixels * pixels, canvas.width * canvas.height);
  const isStroked = !transparent.test(state.stroke);
  walk.spend(
    chars * (isStroked ? nanoseconds.strokedChar : nanoseconds.char) +
      covered * nanoseconds.glyphPixel * (isStroked ? 4 : 1),
  );
  const row = { left: 0, top: 0, right: canvas.width, bottom: Math.min(canvas.height, pixels * 2) };
  if (chars > 0) {
    paint(walk, state.fill, row, null, state);
    if (isStroked) paint(walk, state.stroke, row, null, state);
  }
  let inside = 0;
  for (const child of element.children)
    if (typeof child !== 'string' && (child.name === 'tspan' || child.name === 'a'))
      inside += drawSpan(walk, child, stateOf(child, state));
  return chars + inside;
}

/** Characters of an element and everything inside it. */
export const charsIn = (element: SvgElement): number =>
  element.children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? child.length : charsIn(child)),
    0,
  );
