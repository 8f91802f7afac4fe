import type { Fix } from './fix.js';

const blank = /\n(?<=\n[ \t]*\n[ \t]*\n)/y;

/** Removes all but one blank line between paragraphs. A line of white space is blank. */
export const blankLines: Fix = {
  kind: 'blank lines',
  triggers: '\\n',
  fix(context, at) {
    blank.lastIndex = at;
    if (blank.test(context.text)) context.replace(at, at + 1, '');
    return at + 1;
  },
};
