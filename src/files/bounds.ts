import type { limits } from '../contract/limits.js';

type Limits = typeof limits;

/** The limits that readers apply to hostile files: those of the service, unless a test lowers some. */
export type Bounds = { readonly [K in keyof Limits as Limits[K] extends number ? K : never]: number };
