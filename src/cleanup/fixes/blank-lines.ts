import type { Fix } from './fix.js';

const blank = /\n(?<=\n[ \t]*\n[ \t]*\n)/y;

/** One blank line parts paragraphs; those beyond it go. A line of nothing but spaces is blank. */
export const blankLines: Fix = {
  kind: 'blank lines',
  wakes: '\\n',
  fix(page, at) {
    blank.lastIndex = at;
    if (blank.test(page.text)) page.replace(at, at + 1, '');
    return at + 1;
  },
};
