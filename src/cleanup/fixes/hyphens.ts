import type { Fix } from './fix.js';

/** The hyphen, no-break hyphen, small hyphen-minus and minus sign are hyphens on a keyboard, one for one. */
export const hyphens: Fix = {
  kind: 'hyphen and minus glyphs',
  wakes: '[\\u2010\\u2011\\u2212\\ufe63]',
  fix(page, at) {
    page.replace(at, at + 1, '-');
    return at + 1;
  },
};
