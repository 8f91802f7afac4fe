import type { Fix } from './fix.js';

/** U+2044 between figures is a slash; the one-glyph fractions stay. */
export const fractionSlash: Fix = {
  kind: 'fraction slash',
  wakes: '\\u2044',
  fix(page, at) {
    page.replace(at, at + 1, '/');
    return at + 1;
  },
};
