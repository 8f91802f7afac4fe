import type { Fix } from './fix.js';

const letters = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];

/** Latin presentation ligatures U+FB00 to U+FB06. Letters such as œ, æ, ĳ and ß are no ligatures of type. */
export const ligatures: Fix = {
  kind: 'ligatures',
  wakes: '[\\ufb00-\\ufb06]',
  fix(page, at) {
    page.replace(at, at + 1, letters[page.text.charCodeAt(at) - 0xfb00]!);
    return at + 1;
  },
};
