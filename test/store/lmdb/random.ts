import { mulberry32 } from '../../../src/training/statistics/random.js';

/** Deterministic whole numbers below a bound, from a seed. */
export function random(seed: number): (below: number) => number {
  const next = mulberry32(seed);
  return below => Math.floor(next() * below);
}
