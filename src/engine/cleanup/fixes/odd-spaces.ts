import type { Fix } from './fix.js';
import { removesSpacesBefore } from './guillemets.js';
import { isMongolian, isOgham } from './scripts.js';

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
