import type { Attack } from '../attack.js';
import { markdownBombs } from '../markdown-bomb-texts.js';

/** The background client that sends documents shows the effect of the flood. */
export const attack: Attack = {
  what: '60 anonymous Markdown files at once, each as slow as possible',
  run: scenario =>
    scenario.burst(60, n =>
      scenario.anonymous({
        path: '/api/extract',
        headers: { 'content-type': 'text/markdown', 'x-filename': `flood-${n}.md` },
        body: markdownBombs[n % 4]!,
      }),
    ),
};
