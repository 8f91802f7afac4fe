import type { Fix } from './fix.js';
import { takesSpacesBefore } from './guillemets.js';
import { isMongolian, isOgham } from './scripts.js';

const blank = /[^\S\n]/;

/**
 * No-break, thin, em and other wide or narrow spaces, and tabs inside a line, become spaces, one for one.
 * Tabs that indent stay. The ideographic space stays in East Asian lines, the Ogham mark in Ogham, the narrow
 * no-break space before a Mongolian suffix. Padding of guillemets is left to them.
 */
export const oddSpaces: Fix = {
  kind: 'odd spaces',
  wakes: '[\\t\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  fix(page, at) {
    const { text } = page;
    let start = at;
    while (start > page.done && blank.test(text[start - 1]!)) start--;
    let end = at + 1;
    while (end < text.length && blank.test(text[end]!)) end++;
    const before = start === 0 ? 0x0a : text.charCodeAt(start - 1);
    const after = end === text.length ? 0x0a : text.charCodeAt(end);
    if (takesSpacesBefore(page, end)) return end;
    for (let i = at; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x20) continue;
      if (code === 0x09 && before === 0x0a && after !== 0x0a) continue;
      if (code === 0x3000 && page.line(at).eastAsian) continue;
      if (code === 0x1680 && (isOgham(before) || isOgham(after))) continue;
      if (code === 0x202f && isMongolian(before) && isMongolian(after)) continue;
      page.replace(i, i + 1, ' ');
    }
    return end;
  },
};
