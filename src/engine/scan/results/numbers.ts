/** The numbers of a result: rounded, and as text. Pure. */

/** Rounds a number as sentences show it, to about three significant digits. */
export function roundShown(value: number): number {
  const size = value < 0 ? -value : value;
  return round(value, size >= 100 ? 1 : size >= 10 ? 10 : 100);
}

/** Formats a number for a sentence. */
export const formatNumber = (value: number): string => String(roundShown(value));

/** The score and the baseline of a text with the points between them, as results show them. */
export interface ScoreBreakdown {
  /** 0 to 100, one decimal. */
  readonly score: number;
  /** Score without evidence. */
  readonly baseline: number;
  /** In the order of the contributions; baseline + Σ points = score to the second decimal. */
  readonly points: number[];
}

/** Rounds a breakdown as results show it. The largest of the points absorbs the rounding error. */
export function roundBreakdown(
  exactScore: number,
  exactBaseline: number,
  exactPoints: readonly number[],
): ScoreBreakdown {
  const score = round(exactScore, 10);
  const baseline = round(exactBaseline, 10);
  const points = exactPoints.map(value => round(value, 100));
  let rest = score - baseline;
  let largest = 0;
  points.forEach((value, i) => {
    rest -= value;
    if (Math.abs(value) > Math.abs(points[largest]!)) largest = i;
  });
  if (points.length > 0) points[largest] = round(points[largest]! + rest, 100);
  return { score, baseline, points };
}

/** The rows of a table, of numbers with a space between each two. */
export const numberRows = (table: string): number[][] =>
  table
    .trim()
    .split('\n')
    .map(row => row.split(' ').map(Number));

/** Rounds to a fraction of 1/`unit`; adding 0 turns -0 into 0. */
export function round(value: number, unit: number): number {
  return Math.round(value * unit) / unit + 0;
}
