import type { Band } from '../contract/genre.js';
import { measured, measuredModel } from '../generated/calibration.js';
import type { GenreProfile } from './genres.js';

/** Measured false-positive rate of a band. */
export interface Calibration {
  false_positive_rate: number;
  interval: [number, number];
  n: number;
}

/** Upper ends of the length buckets, in words. */
export const lengthBuckets = [100, 200, 400, Number.POSITIVE_INFINITY] as const;

export function lengthBucket(words: number): number {
  return lengthBuckets.findIndex(end => words < end);
}

/** 95% Wilson score interval of `hits` out of `n`. */
function wilson(hits: number, n: number): [number, number] {
  const z = 1.96;
  const rate = hits / n;
  const centre = rate + (z * z) / (2 * n);
  const reach = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  const under = 1 + (z * z) / n;
  return [Math.max(0, (centre - reach) / under), Math.min(1, (centre + reach) / under)];
}

/**
 * Rows by `genre bucket engine`: the number of human-written texts, and how many reached each band or a
 * higher one.
 */
const rows = new Map(
  measured
    .trim()
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [genre, bucket, engine, n, low, moderate, elevated, high] = line.split(' ');
      const atOrAbove = {
        low: Number(low),
        moderate: Number(moderate),
        elevated: Number(elevated),
        high: Number(high),
      };
      return [`${genre} ${bucket} ${engine}`, { n: Number(n), atOrAbove }] as const;
    }),
);

/**
 * Share of held-out human-written texts of this genre and length that reach this band or a higher one. Null
 * if it was not measured. `model` is the version of the classifier that was used, or null. Only one version
 * has measured error rates.
 */
export function calibrationOf(
  genre: GenreProfile,
  words: number,
  band: Band,
  model: string | null,
): Calibration | null {
  if (model !== null && model !== measuredModel) return null;
  const row = rows.get(`${genre} ${lengthBucket(words)} ${model === null ? 'heuristics' : 'model'}`);
  if (row === undefined) return null;
  const hits = row.atOrAbove[band];
  const [from, to] = wilson(hits, row.n);
  const places = (value: number) => Math.round(value * 10_000) / 10_000;
  return { false_positive_rate: places(hits / row.n), interval: [places(from), places(to)], n: row.n };
}
