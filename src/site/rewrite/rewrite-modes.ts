import type { RewriteMode } from '../../client/index.js';

/** Styles of rewrites, with their names. */
export const rewriteModes: readonly [RewriteMode, string][] = [
  ['natural', 'Natural'],
  ['plain', 'Plain'],
  ['shorten', 'Shorter'],
  ['formal', 'Formal'],
  ['casual', 'Casual'],
];
