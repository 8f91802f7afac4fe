/** When a machine wrote: assistants of 2022 to 2024, and those since, whose habits are others and partly the reverse. */
export const eras = ['earlier', 'recent'] as const;
export type Era = (typeof eras)[number];
export type ByEra<T> = Readonly<Record<Era, T>>;

export function byEra<T>(of: (era: Era) => T): ByEra<T> {
  return { earlier: of('earlier'), recent: of('recent') };
}

/** Log-odds that a machine of any era wrote a text: eras being equally likely, its likelihood ratio is the mean of theirs. */
export function anyEra({ earlier, recent }: ByEra<number>): number {
  const most = Math.max(earlier, recent);
  return most + Math.log((Math.exp(earlier - most) + Math.exp(recent - most)) / 2);
}

/** Below this the mean slope is the slope half-way, to a double's precision. */
const tiny = 1e-4;

/**
 * How much of each era's evidence counts in the log-odds of any: the mean of the slope of `anyEra` on the straight way from `start` to
 * `end`. The shares are positive, make 1, and Σ share × (end − start) = anyEra(end) − anyEra(start): evidence of two eras is shared out
 * without a rest (Aumann and Shapley, Values of Non-Atomic Games, 1974; here in closed form).
 */
export function eraShares(start: ByEra<number>, end: ByEra<number>): ByEra<number> {
  const from = start.recent - start.earlier;
  const to = end.recent - end.earlier;
  const way = to - from;
  const recent =
    Math.abs(way) < tiny ? logistic((from + to) / 2) : (logisticIntegral(to) - logisticIntegral(from)) / way;
  return { earlier: 1 - recent, recent };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** ∫ logistic = ln(1 + eˣ), without overflow. */
const logisticIntegral = (x: number) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
