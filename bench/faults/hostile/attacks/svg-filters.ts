import { drawingAttack, svg } from '../svg-attack.js';

const filtered = (primitives: string, side: number) =>
  svg(`<filter id="x">${primitives}</filter><circle r="${side}" filter="url(#x)"/>`, side);

/** Filters whose cost depends on their parameters, not on the size of the file. */
export const attack = drawingAttack('drawings of 300 bytes whose filters take minutes', [
  filtered('<feTurbulence type="turbulence" numOctaves="900000000" baseFrequency="0.003 0.002"/>', 3_500),
  filtered(
    '<feMorphology operator="dilate" radius="1700 1900"/><feMorphology operator="erode" radius="1500"/>',
    3_800,
  ),
  filtered(`<feConvolveMatrix order="60" kernelMatrix="${'1 '.repeat(3_600)}"/>`, 3_000),
  filtered(
    '<feGaussianBlur stdDeviation="90 4000"/><feTurbulence numOctaves="4000" baseFrequency="0.01"/>',
    3_900,
  ),
  filtered(
    '<feDiffuseLighting surfaceScale="9"><fePointLight x="1" y="2" z="3"/></feDiffuseLighting>'.repeat(700),
    2_500,
  ),
]);
