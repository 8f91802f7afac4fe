import { drawingAttack, svg } from '../svg-attack.js';

/** Strokes that a renderer splits into millions of segments. */
export const attack = drawingAttack('huge numbers of dashes, arcs and markers', [
  svg('<path d="M0 5H90000000" stroke="#111" stroke-dasharray="0.00002 0.00003"/>'),
  svg(
    `<path d="M3 3${'q7 1 2 9 8 8 1 1'.repeat(180_000)}" fill="none" stroke="#000" stroke-width="40"/>`,
    2_000,
  ),
  svg(
    `<path d="M0 0${'A9 5 33 1 0 4 4 '.repeat(250_000)}" stroke="red" stroke-linejoin="round" stroke-width="9"/>`,
    2_000,
  ),
  svg(
    `<marker id="m" overflow="visible"><circle r="900"/></marker><polyline marker-mid="url(#m)" points="${'9,9 1,1 '.repeat(60_000)}"/>`,
    3_000,
  ),
  svg(
    `<style>${'svg g g>rect:nth-child(2n+1)~text{opacity:.3}'.repeat(90_000)}</style>${'<g><rect/></g>'.repeat(20_000)}`,
  ),
]);
