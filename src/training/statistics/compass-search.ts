/** One parameter: its initial value and its bounds. */
export interface Axis {
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

const firstStep = 0.25;
const lastStep = 1e-3;
const growth = 1.3;
const roundsMax = 300;

/**
 * Minimises a smooth function of a few parameters by compass search (Kolda, Lewis and Torczon, "Optimization
 * by Direct Search", 2003): it tries a step in both directions of each axis, enlarges the step on success and
 * halves it on failure. Deterministic. Throws if the function is not finite at the start.
 */
export function compassSearch(loss: (at: readonly number[]) => number, axes: readonly Axis[]): number[] {
  const at = axes.map(axis => axis.start);
  const steps = axes.map(() => firstStep);
  let best = loss(at);
  if (!Number.isFinite(best)) throw new Error(`the loss is ${best} at the start of the search`);
  const improves = (k: number, to: number): boolean => {
    const before = at[k]!;
    at[k] = Math.min(Math.max(to, axes[k]!.least), axes[k]!.most);
    const found = at[k] === before ? best : loss(at);
    if (found < best) {
      best = found;
      return true;
    }
    at[k] = before;
    return false;
  };
  for (let round = 0; round < roundsMax && Math.max(...steps) > lastStep; round++) {
    steps.forEach((step, k) => {
      const from = at[k]!;
      steps[k] = improves(k, from + step) || improves(k, from - step) ? step * growth : step / 2;
    });
  }
  return at;
}
