import { drawingAttack, svg } from '../svg-attack.js';

/** Groups that each reference the previous group many times. */
const nested = (levels: number, times: number, leaf: string) =>
  svg(
    `<defs><g id="g0">${leaf}</g>${Array.from(
      { length: levels },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}" x="1"/>`.repeat(times)}</g>`,
    ).join('')}</defs><use xlink:href="#g${levels}"/>`,
  );

export const attack = drawingAttack('exponentially nested references', [
  nested(9, 10, '<path d="M1 1h9v9z"/>'),
  nested(30, 2, '<text>again</text>'),
  nested(4, 90, '<rect width="3" height="3" opacity="0.5"/>'),
  svg(
    `<pattern id="p0" width="1" height="1"><rect width="1" height="1"/></pattern>${Array.from(
      { length: 12 },
      (_, i) =>
        `<pattern id="p${i + 1}" width="0.02" height="0.02"><rect width="99" height="99" fill="url(#p${i})"/></pattern>`,
    ).join('')}<rect width="3000" height="3000" fill="url(#p12)"/>`,
    3_000,
  ),
]);
