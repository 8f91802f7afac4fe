import type { Fix } from './fix.js';

/**
 * CR, CRLF, NEL, vertical tab, form feed and U+2028 end a line; U+2029 ends a paragraph. Code too: an editor
 * shows no difference.
 */
export const lineEndings: Fix = {
  kind: 'line endings',
  wakes: '[\\v\\f\\r\\x85\\u2028\\u2029]',
  fix(page, at) {
    const code = page.text.charCodeAt(at);
    const end = code === 0x0d && page.text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
    page.replace(at, end, code === 0x2029 ? '\n\n' : '\n');
    return end;
  },
};
