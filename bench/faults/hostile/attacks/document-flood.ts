import type { Attack } from '../attack.js';
import { markdownBombs } from '../markdown-bomb-texts.js';

/** The client beside it that sends a document shows what the flood costs others. */
export const attack: Attack = {
  what: '60 anonymous Markdown files at once, each as slow as a file can be',
  run: scene =>
    scene.burst(60, n =>
      scene.anonymous({
        path: '/api/extract',
        headers: { 'content-type': 'text/markdown', 'x-filename': `flood-${n}.md` },
        body: markdownBombs[n % 4]!,
      }),
    ),
};
