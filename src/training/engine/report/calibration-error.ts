/** What is mapped to a probability, and who may not set the mapping: texts of its own group. */
interface CalibrationText {
  readonly logOdds: number;
  readonly bucket: number;
  readonly group: number;
  readonly weight: number;
  readonly sample: { readonly machine: boolean; readonly domain: string };
}

interface Step {
  readonly from: number;
  readonly probability: number;
}

/** Texts of one length that count as much as all lengths together. */
const pooledTexts = 1_500;
const bins = 10;

/** Isotonic regression by pooling adjacent violators: the probability of a machine as rising steps of the log-odds. */
export function isotonic(texts: readonly CalibrationText[]): Step[] {
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

/** The step a reading stands on. */
export function probabilityOf(steps: readonly Step[], logOdds: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (steps[middle]!.from <= logOdds) low = middle;
    else high = middle - 1;
  }
  return steps[low]?.probability ?? 0.5;
}

/** Expected calibration error over ten bins, both labels brought to even odds. */
function errorOf(judged: readonly { probability: number; machine: boolean; weight: number }[]): number {
  const totals = [0, 0];
  for (const { machine, weight } of judged) totals[Number(machine)]! += weight;
  const gaps = new Float64Array(bins);
  for (const { probability, machine, weight } of judged) {
    const bin = Math.min(bins - 1, Math.floor(probability * bins));
    gaps[bin]! += ((probability - Number(machine)) * weight) / totals[Number(machine)]! / 2;
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0);
}

/**
 * How far log-odds can be read as a probability at even odds: mapped by isotonic regressions of each length, drawn towards that of all
 * lengths, fitted without the text's group of sources. Overall, and in the worst domain with `least` texts of each label.
 */
export function crossFittedCalibrationError(
  texts: readonly CalibrationText[],
  least: number,
): { overall: number; worst: number; worstCell: string } {
  const judged: { probability: number; machine: boolean; weight: number; domain: string }[] = [];
  for (const group of new Set(texts.map(text => text.group))) {
    const others = texts.filter(text => text.group !== group);
    const pooled = isotonic(others);
    const ofLength = new Map(
      [...new Set(texts.map(text => text.bucket))].map(bucket => {
        const own = others.filter(text => text.bucket === bucket);
        return [bucket, { steps: isotonic(own), share: own.length / (own.length + pooledTexts) }] as const;
      }),
    );
    for (const { logOdds, bucket, weight, sample, group: of } of texts) {
      if (of !== group) continue;
      const { steps, share } = ofLength.get(bucket)!;
      const probability =
        share * probabilityOf(steps, logOdds) + (1 - share) * probabilityOf(pooled, logOdds);
      judged.push({ probability, machine: sample.machine, weight, domain: sample.domain });
    }
  }
  let worst = 0;
  let worstCell = 'none';
  for (const domain of new Set(judged.map(one => one.domain))) {
    const cell = judged.filter(one => one.domain === domain);
    const machine = cell.filter(one => one.machine).length;
    if (Math.min(machine, cell.length - machine) < least) continue;
    const error = errorOf(cell);
    if (error > worst) [worst, worstCell] = [error, domain];
  }
  return { overall: errorOf(judged), worst, worstCell };
}
