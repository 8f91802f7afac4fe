import { startsAt } from '../../../document/span.js';
import type { Fix } from './edit-context.js';
import { removesSpacesBefore } from './guillemets.js';
import { isMongolian, isOgham } from './scripts.js';

/**
 * Replaces CR, CRLF, NEL, vertical tab, form feed and U+2028 with a newline, and U+2029 with two. Applies to
 * code as well, where no reader sees a difference.
 */
export const lineEndings: Fix = {
  kind: 'line endings',
  triggers: '[\\v\\f\\r\\x85\\u2028\\u2029]',
  fix(context, at) {
    const code = context.text.charCodeAt(at);
    const end = code === 0x0d && context.text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
    context.replace(at, end, code === 0x2029 ? '\n\n' : '\n');
    return end;
  },
};

const blank = /[^\S\n]/;

/**
 * Replaces no-break, thin, em and other wide or narrow spaces, and tabs inside a line, with spaces, one for
 * one. Exceptions are tabs that indent or separate columns, the ideographic space in East Asian lines, the
 * Ogham space in Ogham, the narrow no-break space before a Mongolian suffix, and the padding of guillemets,
 * which guillemets.ts removes.
 */
export const oddSpaces: Fix = {
  kind: 'odd spaces',
  triggers: '[\\t\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  fix(context, at) {
    const { text } = context;
    let start = at;
    while (start > context.editedTo && blank.test(text[start - 1]!)) start--;
    let end = at + 1;
    while (end < text.length && blank.test(text[end]!)) end++;
    const before = start === 0 ? 0x0a : text.charCodeAt(start - 1);
    const after = end === text.length ? 0x0a : text.charCodeAt(end);
    if (removesSpacesBefore(context, end)) return end;
    for (let i = at; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x20) continue;
      if (code === 0x09 && ((before === 0x0a && after !== 0x0a) || context.line(at).aligned)) continue;
      if (code === 0x3000 && context.line(at).eastAsian) continue;
      if (code === 0x1680 && (isOgham(before) || isOgham(after))) continue;
      if (code === 0x202f && isMongolian(before) && isMongolian(after)) continue;
      context.replace(i, i + 1, ' ');
    }
    return end;
  },
};

/** Whether a space ends the line `-- ` above the signature of a mail (RFC 3676 §4.3). */
const isSignature = (text: string, at: number): boolean =>
  text[at + 1] === '\n' && /(?:^|\n)[> ]{0,9}--$/.test(text.slice(Math.max(0, at - 12), at));

/**
 * Leaves one space between words and none at a line end. Indentation, columns, navigation, chords above a
 * song, the spaces before a comment of a program, the line above a signature, and the two spaces of a hard
 * line break stay.
 */
export const extraSpaces: Fix = {
  kind: 'extra spaces',
  triggers: ' ',
  fix(context, at) {
    const { text } = context;
    let end = at + 1;
    while (text[end] === ' ' || text[end] === '\t') end++;
    if (end === at + 1 && isSignature(text, at)) return end;
    if (end === text.length || text[end] === '\n') {
      if (!context.facts.hardBreaks || !isHardBreak(text, at, end)) context.replace(at, end, '', end - at);
      return end;
    }
    const indents = at === 0 || text[at - 1] === '\n' || text[at - 1] === '\t';
    if (indents || end === at + 1 || comment.test(text.slice(end, end + 3))) return end;
    const line = context.line(at);
    if (!line.row && !line.aligned && !line.isNavigation) context.replace(at + 1, end, '', end - at - 1);
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

const surplusBreak = /\n(?<=\n[ \t]*\n[ \t]*\n)/y;

/** Removes all but one blank line between paragraphs. A line of white space is blank. */
export const blankLines: Fix = {
  kind: 'blank lines',
  triggers: '\\n',
  fix(context, at) {
    if (startsAt(surplusBreak, context.text, at)) context.replace(at, at + 1, '');
    return at + 1;
  },
};
