import type { limits } from '../contract/limits.js';

/**
 * The limits that readers of text apply to hostile input: those of the service, unless a test lowers some.
 */
export type ReaderBounds = {
  readonly [K in keyof typeof limits as K extends `${'html' | 'title'}${string}` ? K : never]: number;
};
