import { groupBy } from '../../statistics/group-by.js';
import { fitIsotonic, type LabelledScore, probabilityAt } from '../../statistics/isotonic.js';
import { expectedCalibrationError } from '../../statistics/metrics.js';

/** A held-out text: its length bucket, and the group of sources it was held out with. */
export interface CalibrationText extends LabelledScore {
  readonly bucket: number;
  readonly group: number;
  readonly sample: { readonly machine: boolean; readonly domain: string };
}

interface Prediction {
  readonly probability: number;
  readonly machine: boolean;
  readonly weight: number;
  readonly domain: string;
}

/** Number of texts of one length bucket at which its own regression weighs as much as the pooled one. */
const pooledTexts = 1_500;

/** Expected calibration error at even odds: each label weighs one half. */
function evenOddsError(predictions: readonly Prediction[]): number {
  const totals = [0, 0];
  for (const { machine, weight } of predictions) totals[Number(machine)]! += weight;
  return expectedCalibrationError(
    predictions.map(one => ({ ...one, weight: one.weight / totals[Number(one.machine)]! })),
  );
}

/**
 * Calibration error of log-odds read as probabilities at even odds. Each text is mapped by isotonic
 * regressions fitted without its group of sources: one per length bucket, shrunk towards the one of all
 * lengths. Returns the error over all texts, and of each domain that has at least `textsMin` texts of each
 * label, worst first.
 */
export function crossFittedCalibrationError(
  texts: readonly CalibrationText[],
  textsMin: number,
): { overall: number; domains: { domain: string; error: number }[] } {
  const predictions: Prediction[] = [];
  for (const group of new Set(texts.map(text => text.group))) {
    const others = texts.filter(text => text.group !== group);
    const pooled = fitIsotonic(others);
    const byBucket = new Map(
      [...new Set(texts.map(text => text.bucket))].map(bucket => {
        const own = others.filter(text => text.bucket === bucket);
        const share = own.length / (own.length + pooledTexts);
        return [bucket, { steps: fitIsotonic(own), share }] as const;
      }),
    );
    for (const { logOdds, bucket, weight, sample, group: of } of texts) {
      if (of !== group) continue;
      const { steps, share } = byBucket.get(bucket)!;
      const probability =
        share * probabilityAt(steps, logOdds) + (1 - share) * probabilityAt(pooled, logOdds);
      predictions.push({ probability, machine: sample.machine, weight, domain: sample.domain });
    }
  }
  const domains = [...groupBy(predictions, one => one.domain)]
    .filter(([, cell]) => {
      const machine = cell.filter(one => one.machine).length;
      return Math.min(machine, cell.length - machine) >= textsMin;
    })
    .map(([domain, cell]) => ({ domain, error: evenOddsError(cell) }))
    .sort((a, b) => b.error - a.error || (a.domain < b.domain ? -1 : 1));
  return { overall: evenOddsError(predictions), domains };
}
