import { type ByEra, byEra, type Era } from '../scan/eras.js';
import type { Calibration, Expert } from './manifest.js';

/** Calibration is fitted on texts up to about this length, and constant for longer ones. */
const calibratedWordsMax = 1_500;

/** Score of a text by the expert of each era, before calibration. */
export interface Scores {
  readonly eras: readonly Era[];
  readonly scores: readonly number[];
  readonly words: number;
}

/** Calibrated log-odds of one expert. */
export function calibrate(score: number, words: number, [c0, c1, c2, c3]: Calibration): number {
  const length = Math.log(Math.min(words, calibratedWordsMax) / 200);
  return (c0 + c1 * length) * score + c2 + c3 * length;
}

/** Calibration of an expert, and its era. */
export type Calibrated = Pick<Expert, 'era' | 'calibration'>;

/** Log-odds by era. An era without an expert or calibration uses the other era's. */
export function logOddsByEra({ eras, scores, words }: Scores, experts: readonly Calibrated[]): ByEra<number> {
  return byEra(era => {
    const k = Math.max(eras.indexOf(era), 0);
    const { calibration } = experts.find(expert => expert.era === eras[k]) ?? experts[0]!;
    return calibrate(scores[k]!, words, calibration);
  });
}

/** Log-odds of the text per unit of each score, when the eras weigh by `eraShares`. */
export function slopesOf(
  { eras, words }: Scores,
  experts: readonly Calibrated[],
  eraShares: ByEra<number>,
): number[] {
  return eras.map((era, k) => {
    const { calibration } = experts[k]!;
    const slope = calibrate(1, words, calibration) - calibrate(0, words, calibration);
    // A single expert is used for every era.
    return slope * (eras.length === 1 ? 1 : eraShares[era]);
  });
}
