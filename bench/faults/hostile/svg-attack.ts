/** Helpers of the SVG attacks. */
import type { Attack } from './attack.js';
import type { AttackScenario } from './scenario.js';

export const svg = (content: string, side = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${content}</svg>`;

/** Sends a drawing to one of the image endpoints; every third request asks for a deep read. */
const sendDrawing = (scenario: AttackScenario, n: number, drawing: string) =>
  scenario.keyed({
    path: ['/api/injection/image', '/api/scan/image', '/api/injection/image?deep=true'][n % 3]!,
    headers: { 'content-type': 'image/svg+xml', 'x-filename': 'drawing.svg' },
    body: drawing,
  });

export const drawingAttack = (what: string, drawings: readonly string[]): Attack => ({
  what,
  run: scenario => scenario.steadily(n => sendDrawing(scenario, n, drawings[n % drawings.length]!)),
});
