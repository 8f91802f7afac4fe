import type { Fix } from './fix.js';

/**
 * Leaves one space between words and none at a line end. Indentation, columns, the spaces before a comment of
 * a program, and the two spaces of a hard line break stay.
 */
export const extraSpaces: Fix = {
  kind: 'extra spaces',
  triggers: ' ',
  fix(context, at) {
    const { text } = context;
    let end = at + 1;
    while (text[end] === ' ' || text[end] === '\t') end++;
    if (end === text.length || text[end] === '\n') {
      if (!context.facts.hardBreaks || !isHardBreak(text, at, end)) context.replace(at, end, '', end - at);
      return end;
    }
    const indents = at === 0 || text[at - 1] === '\n' || text[at - 1] === '\t';
    if (indents || end === at + 1 || comment.test(text.slice(end, end + 3))) return end;
    const line = context.line(at);
    if (!line.row && !line.aligned) context.replace(at + 1, end, '', end - at - 1);
    return end;
  },
};

const comment = /^(?:#|\/\/)(?:\s|$)/;

/** Whether two spaces end a line that another line of the paragraph follows. */
function isHardBreak(text: string, at: number, end: number): boolean {
  if (end - at !== 2 || text[at + 1] !== ' ' || at === 0 || text[at - 1] === '\n') return false;
  let next = end + 1;
  while (text[next] === ' ' || text[next] === '\t') next++;
  return next < text.length && text[next] !== '\n';
}
