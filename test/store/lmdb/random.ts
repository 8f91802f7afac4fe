import { mulberry32 } from '../../../src/training/statistics/random.js';

/** Deterministic pseudo-random integers below a bound. */
export function random(seed: number): (below: number) => number {
  const next = mulberry32(seed);
  return below => Math.floor(next() * below);
}
