import type { Fix } from './fix.js';

/** Leaves one space between words and none at a line end. Indentation and the columns of a table stay. */
export const extraSpaces: Fix = {
  kind: 'extra spaces',
  triggers: ' ',
  fix(context, at) {
    const { text } = context;
    let end = at + 1;
    while (text[end] === ' ' || text[end] === '\t') end++;
    const atEnd = end === text.length || text[end] === '\n';
    const indents = at === 0 || text[at - 1] === '\n' || text[at - 1] === '\t';
    const start = atEnd ? at : at + 1;
    if ((atEnd || !indents) && start < end && (atEnd || !context.line(at).row)) {
      context.replace(start, end, '', end - start);
    }
    return end;
  },
};
