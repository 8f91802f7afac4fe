import type { Fix } from './fix.js';

/** One space between words, none at a line's end. Indentation stays, and so do the columns of a table. */
export const extraSpaces: Fix = {
  kind: 'extra spaces',
  wakes: ' ',
  fix(page, at) {
    const { text } = page;
    let end = at + 1;
    while (text[end] === ' ' || text[end] === '\t') end++;
    const atEnd = end === text.length || text[end] === '\n';
    const indents = at === 0 || text[at - 1] === '\n' || text[at - 1] === '\t';
    const start = atEnd ? at : at + 1;
    if ((atEnd || !indents) && start < end && (atEnd || !page.line(at).row)) {
      page.replace(start, end, '', end - start);
    }
    return end;
  },
};
