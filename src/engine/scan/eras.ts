/**
 * Generations of AI models: `earlier` covers assistants of 2022 to 2024, `recent` later ones. Their habits
 * differ.
 */
export const eras = ['earlier', 'recent'] as const;
export type Era = (typeof eras)[number];
export type ByEra<T> = Readonly<Record<Era, T>>;

export function byEra<T>(of: (era: Era) => T): ByEra<T> {
  return { earlier: of('earlier'), recent: of('recent') };
}

/**
 * Log-odds of AI of any era, with a uniform prior over eras: the logarithm of the mean of the eras'
 * likelihood ratios.
 */
export function combinedLogOdds({ earlier, recent }: ByEra<number>): number {
  const most = Math.max(earlier, recent);
  return most + Math.log((Math.exp(earlier - most) + Math.exp(recent - most)) / 2);
}

/** Distance below which the mean slope equals the slope at the middle, to double precision. */
const tiny = 1e-4;

/**
 * Share of each era's evidence in the combined log-odds: the mean slope of `combinedLogOdds` on the straight
 * line from `start` to `end`. The shares are positive, sum to 1, and distribute the evidence exactly:
 *
 *   Σ share × (end − start) = combinedLogOdds(end) − combinedLogOdds(start)
 *
 * This is the Aumann-Shapley value (Values of Non-Atomic Games, 1974) in closed form.
 */
export function eraShares(start: ByEra<number>, end: ByEra<number>): ByEra<number> {
  const from = start.recent - start.earlier;
  const to = end.recent - end.earlier;
  const distance = to - from;
  const recent =
    Math.abs(distance) < tiny
      ? logistic((from + to) / 2)
      : (logisticIntegral(to) - logisticIntegral(from)) / distance;
  return { earlier: 1 - recent, recent };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** ∫ logistic = ln(1 + eˣ), without overflow. */
const logisticIntegral = (x: number) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
