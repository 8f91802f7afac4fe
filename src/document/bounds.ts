import type { pageLimits } from '../contract/page-limits.js';

/**
 * The limits that readers of text apply to hostile input: those of the service, unless a test lowers some.
 */
export type ReaderBounds = {
  readonly [K in keyof typeof pageLimits as K extends `${'html' | 'title'}${string}` ? K : never]: number;
};
