import type { Fix } from './fix.js';

const letters = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];

/** Expands the Latin ligatures U+FB00 to U+FB06. Letters such as œ, æ, ĳ and ß are not ligatures and stay. */
export const ligatures: Fix = {
  kind: 'ligatures',
  triggers: '[\\ufb00-\\ufb06]',
  fix(context, at) {
    context.replace(at, at + 1, letters[context.text.charCodeAt(at) - 0xfb00]!);
    return at + 1;
  },
};
