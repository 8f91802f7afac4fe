/** Drawings for the attacks on SVG. */
import type { Attack } from './attack.js';
import type { Scene } from './scenario.js';

export const svg = (content: string, side = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${content}</svg>`;

/** Sends drawings to both image endpoints, every third with a deep read. */
const sendDrawing = (scene: Scene, n: number, drawing: string) =>
  scene.keyed({
    path: ['/api/injection/image', '/api/scan/image', '/api/injection/image?deep=true'][n % 3]!,
    headers: { 'content-type': 'image/svg+xml', 'x-filename': 'drawing.svg' },
    body: drawing,
  });

export const drawingAttack = (what: string, drawings: readonly string[]): Attack => ({
  what,
  run: scene => scene.steadily(n => sendDrawing(scene, n, drawings[n % drawings.length]!)),
});
