import type { Fix } from './fix.js';

/** Replaces the fraction slash (U+2044) with a slash. One-glyph fractions such as ½ stay. */
export const fractionSlash: Fix = {
  kind: 'fraction slash',
  triggers: '\\u2044',
  fix(context, at) {
    context.replace(at, at + 1, '/');
    return at + 1;
  },
};
