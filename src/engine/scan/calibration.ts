import type { Calibration } from '../../contract/scan.js';
import { measured, measuredAi, measuredModel } from '../../generated/calibration.js';
import { bandFrom, bandOf } from './bands.js';
import type { GenreProfile } from './genres.js';

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

/** Bins of the stored histograms: half a point each. The top one includes 100. */
export const scoreBins = 200;
/** Bins of the published distribution: five points each. */
const publishedBins = 20;

/** Index of the histogram bin of a score from 0 to 100. */
export function scoreBin(score: number): number {
  // Scores have one decimal; the addend absorbs the error of the multiplication.
  return Math.min(scoreBins - 1, Math.floor((score * scoreBins) / 100 + 1e-9));
}

/**
 * Numbers of texts that score in the first bin, in the first two, and so on. `counts` are the bins up to the
 * last one with a text; `xN` stands for N empty bins.
 */
function parseCumulative(counts: readonly string[]): Int32Array {
  const cumulative = new Int32Array(scoreBins);
  let bin = 0;
  for (const token of counts) {
    if (token.startsWith('x')) bin += Number(token.slice(1));
    else cumulative[bin++] = Number(token);
  }
  for (let at = 1; at < scoreBins; at++) cumulative[at]! += cumulative[at - 1]!;
  return cumulative;
}

/** Writes the counts of `scoreBins` bins the way `parseCumulative` reads them. */
export function formatHistogram(counts: ArrayLike<number>): string {
  const tokens: string[] = [];
  let empty = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    if (counts[bin] === 0) {
      empty++;
      continue;
    }
    if (empty > 0) tokens.push(`x${empty}`);
    tokens.push(String(counts[bin]));
    empty = 0;
  }
  return tokens.join(' ');
}

/** Rows of a table of histograms by `genre bucket engine`, split at spaces after these three. */
const rowsOf = (table: string): [key: string, rest: string[]][] =>
  table
    .trim()
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [genre, bucket, engine, ...rest] = line.split(' ');
      return [`${genre} ${bucket} ${engine}`, rest];
    });

/** Cumulative histograms of human-written texts, and their published distributions. */
const rows = new Map(
  rowsOf(measured).map(([key, counts]) => {
    const cumulative = parseCumulative(counts);
    return [key, { cumulative, distribution: distributionOf(cumulative) }];
  }),
);

/** Share of the texts in each published bin. */
function distributionOf(cumulative: Int32Array): number[] {
  const binsEach = scoreBins / publishedBins;
  return Array.from({ length: publishedBins }, (_, bin) => {
    const from = bin === 0 ? 0 : cumulative[bin * binsEach - 1]!;
    return fourDecimals((cumulative[(bin + 1) * binsEach - 1]! - from) / cumulative[scoreBins - 1]!);
  });
}

/** Cumulative histograms of AI-generated texts, and the years of their models. */
const aiRows = new Map(
  rowsOf(measuredAi).map(([key, [from, to, ...counts]]) => [
    key,
    { years: [Number(from), Number(to)] as [number, number], cumulative: parseCumulative(counts) },
  ]),
);

/**
 * Compares a score with the held-out human-written texts of this genre and length. Null if none was measured.
 * `model` is the version of the classifier that was used, or null. Only one version was measured.
 */
export function calibrationOf(
  genre: GenreProfile,
  words: number,
  score: number,
  model: string | null,
): Calibration | null {
  if (model !== null && model !== measuredModel) return null;
  const key = `${genre} ${lengthBucket(words)} ${model === null ? 'heuristics' : 'model'}`;
  const row = rows.get(key);
  if (row === undefined) return null;
  const { cumulative, distribution } = row;
  const n = cumulative[scoreBins - 1]!;
  const band = bandOf(score);
  const hits = band === 'low' ? null : n - cumulative[scoreBin(bandFrom[band]) - 1]!;
  return {
    false_positive_rate: hits === null ? null : fourDecimals(hits / n),
    interval: hits === null ? null : interval(hits, n),
    n,
    human_percentile: fourDecimals(cumulative[scoreBin(score)]! / n),
    distribution,
    ai_generated: aiCalibrationOf(key, score),
  };
}

function aiCalibrationOf(key: string, score: number): Calibration['ai_generated'] {
  const row = aiRows.get(key);
  if (row === undefined) return null;
  const { cumulative, years } = row;
  const n = cumulative[scoreBins - 1]!;
  const hits = cumulative[scoreBin(score)]!;
  return { share_below: fourDecimals(hits / n), interval: interval(hits, n), n, years };
}

function interval(hits: number, n: number): [number, number] {
  const [from, to] = wilson(hits, n);
  return [fourDecimals(from), fourDecimals(to)];
}

function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
