import type { Fix } from './fix.js';

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
