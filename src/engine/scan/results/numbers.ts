/** The numbers of a result: rounded, and as text. Pure. */

const cachedThousandths = 100_000;
/**
 * Texts of numbers from -100 to 100 with up to three decimals: finding the shortest decimal of a double is
 * slow. Made at first use, because the site uses this module too.
 */
let decimals: (string | undefined)[] | undefined;

/** The shortest decimal of a number, as String(value). */
export function decimal(value: number): string {
  const thousandths = Math.round(value * 1000);
  if (thousandths / 1000 !== value || Math.abs(thousandths) > cachedThousandths) return String(value);
  const place = thousandths + cachedThousandths;
  decimals ??= new Array(2 * cachedThousandths + 1);
  decimals[place] ??= String(value);
  return decimals[place];
}

/** Formats a number for a sentence, with about three significant digits. */
export function formatNumber(value: number): string {
  const size = value < 0 ? -value : value;
  const digits = size >= 100 ? 1 : size >= 10 ? 10 : 100;
  return decimal(Math.round(value * digits) / digits);
}

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

/** Rounds to a fraction of 1/`unit`; adding 0 turns -0 into 0. */
export function round(value: number, unit: number): number {
  return Math.round(value * unit) / unit + 0;
}
