/** Area under the ROC curve: the share of pairs in which the machine text scores higher, ties half. NaN without both labels. */
export function auc(human: readonly number[], machine: readonly number[]): number {
  const all = [...human.map(score => [score, 0] as const), ...machine.map(score => [score, 1] as const)];
  all.sort((a, b) => a[0] - b[0]);
  let ranks = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j]![0] === all[i]![0]) j++;
    for (let k = i; k < j; k++) if (all[k]![1] === 1) ranks += (i + j + 1) / 2;
    i = j;
  }
  return (ranks - (machine.length * (machine.length + 1)) / 2) / (machine.length * human.length);
}

/** The lowest score that at most `share` of these scores lie above. */
export function thresholdAt(human: readonly number[], share: number): number {
  const sorted = [...human].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}

export function shareAbove(scores: readonly number[], threshold: number): number {
  let above = 0;
  for (const score of scores) if (score > threshold) above++;
  return above / scores.length;
}

/** Expected calibration error over ten bins of probability, each text counting alike. */
export function expectedCalibrationError(
  judged: readonly { probability: number; machine: boolean }[],
): number {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, sum: 0, machine: 0 }));
  for (const { probability, machine } of judged) {
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!;
    bin.n++;
    bin.sum += probability;
    if (machine) bin.machine++;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.machine), 0) / judged.length;
}
