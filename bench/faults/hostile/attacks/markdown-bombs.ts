import type { Attack } from '../attack.js';
import { markdownBombs } from '../markdown-bomb-texts.js';

const paths = ['/api/extract', '/api/extract?format=html', '/api/cleanup/file', '/api/scan'];

export const attack: Attack = {
  what: 'nested, unclosed and very wide Markdown to every endpoint that reads it',
  run: scenario =>
    scenario.steadily(n =>
      scenario.keyed({
        path: paths[Math.floor(n / markdownBombs.length) % paths.length]!,
        headers: { 'content-type': 'text/markdown', 'x-filename': 'bomb.md' },
        body: markdownBombs[n % markdownBombs.length]!,
      }),
    ),
};
