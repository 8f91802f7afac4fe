export interface LabelledScore {
  readonly logOdds: number;
  readonly weight: number;
  readonly sample: { readonly machine: boolean };
}

/** One step of an increasing step function: its value applies from `from` (log-odds) up to the next step. */
export interface IsotonicStep {
  readonly from: number;
  readonly probability: number;
}

/**
 * Isotonic regression by the pool-adjacent-violators algorithm: the probability that a text is AI-generated
 * as an increasing step function of its log-odds, with both labels weighted to even odds.
 */
export function fitIsotonic(texts: readonly LabelledScore[]): IsotonicStep[] {
  const totals = [0, 0];
  for (const { sample, weight } of texts) totals[Number(sample.machine)]! += weight;
  const blocks: { from: number; sum: number; weight: number }[] = [];
  for (const { logOdds, sample, weight } of [...texts].sort((a, b) => a.logOdds - b.logOdds)) {
    const own = weight / totals[Number(sample.machine)]!;
    blocks.push({ from: logOdds, sum: sample.machine ? own : 0, weight: own });
    for (let k = blocks.length - 1; k > 0; k--) {
      const [before, last] = [blocks[k - 1]!, blocks[k]!];
      if (before.sum / before.weight < last.sum / last.weight) break;
      before.sum += last.sum;
      before.weight += last.weight;
      blocks.pop();
    }
  }
  return blocks.map(({ from, sum, weight }) => ({ from, probability: sum / weight }));
}

/** Value of the step function at `logOdds`; 0.5 without steps. */
export function probabilityAt(steps: readonly IsotonicStep[], logOdds: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (steps[middle]!.from <= logOdds) low = middle;
    else high = middle - 1;
  }
  return steps[low]?.probability ?? 0.5;
}
