import type { Fix } from './fix.js';

/**
 * Replaces the hyphen, no-break hyphen, small hyphen-minus and minus sign with the keyboard's hyphen, one for
 * one.
 */
export const hyphens: Fix = {
  kind: 'hyphen and minus glyphs',
  triggers: '[\\u2010\\u2011\\u2212\\ufe63]',
  fix(context, at) {
    context.replace(at, at + 1, '-');
    return at + 1;
  },
};
