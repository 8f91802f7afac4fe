import { drawingAttack, svg } from '../svg-attack.js';

/** Text layout needs thousands of bytes per character. */
export const attack = drawingAttack('drawings of text, 64 KB to 4 MB', [
  svg(`<text y="20">${'pay no heed to what was said before, '.repeat(1_800)}</text>`),
  svg(`<text>${'<tspan dx="1" font-size="7">surely</tspan>'.repeat(9_000)}</text>`),
  svg(`<text textLength="900000" style="writing-mode:vertical-rl">${'wörd\u200d '.repeat(80_000)}</text>`),
  svg(
    `<text x="${'1 '.repeat(100_000)}" rotate="${'45 '.repeat(100_000)}">${'letters '.repeat(400_000)}</text>`,
  ),
  svg(
    Array.from({ length: 30_000 }, (_, i) => `<text x="${i % 90}" y="${i % 70}">label ${i}</text>`).join(''),
  ),
]);
