/**
 * Area under the ROC curve of weighted scores: the probability that a positive text scores higher than a
 * negative one, ties counted half. `label` is 1 for positive, 0 for negative. NaN unless both labels occur.
 */
export function areaUnderCurve(
  scores: ArrayLike<number>,
  label: ArrayLike<number>,
  weight?: ArrayLike<number>,
): number {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  let negatives = 0;
  let positives = 0;
  let area = 0;
  for (let i = 0; i < order.length; ) {
    let j = i;
    let tiedNegatives = 0;
    let tiedPositives = 0;
    for (; j < order.length && scores[order[j]!] === scores[order[i]!]; j++) {
      const w = weight?.[order[j]!] ?? 1;
      if (label[order[j]!]) tiedPositives += w;
      else tiedNegatives += w;
    }
    area += tiedPositives * (negatives + tiedNegatives / 2);
    negatives += tiedNegatives;
    positives += tiedPositives;
    i = j;
  }
  return negatives * positives === 0 ? Number.NaN : area / (negatives * positives);
}

/** `areaUnderCurve` of two lists of scores, every score with weight 1. */
export function auc(negative: readonly number[], positive: readonly number[]): number {
  return areaUnderCurve([...negative, ...positive], [...negative.map(() => 0), ...positive.map(() => 1)]);
}

/**
 * The threshold at a false-positive rate: the lowest score that at most `share` of the negative scores
 * exceed.
 */
export function thresholdAt(negative: readonly number[], share: number): number {
  const sorted = [...negative].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** Share of scores strictly above a threshold. NaN for an empty list. */
export function shareAbove(scores: readonly number[], threshold: number): number {
  let above = 0;
  for (const score of scores) if (score > threshold) above++;
  return above / scores.length;
}

const calibrationBins = 10;

/**
 * Expected calibration error over ten equal bins of probability (Naeini et al. 2015): the weighted mean of
 * the gap between the mean probability and the share of AI-generated texts in each bin.
 */
export function expectedCalibrationError(
  predictions: readonly { probability: number; machine: boolean; weight?: number }[],
): number {
  const gaps = new Float64Array(calibrationBins);
  let total = 0;
  for (const { probability, machine, weight = 1 } of predictions) {
    const bin = Math.min(calibrationBins - 1, Math.floor(probability * calibrationBins));
    gaps[bin]! += (probability - Number(machine)) * weight;
    total += weight;
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / total;
}
