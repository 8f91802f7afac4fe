import type { Fix } from './fix.js';

/** One blank line parts paragraphs; those beyond it go. A line of nothing but spaces is blank. */
export const blankLines: Fix = {
  kind: 'blank lines',
  wakes: '\\n(?<=\\n[ \\t]*\\n[ \\t]*\\n)',
  fix(page, at) {
    page.replace(at, at + 1, '');
    return at + 1;
  },
};
