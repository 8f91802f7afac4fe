import { logOddsOf } from '../../files/image/injection/text/classifier.js';
import { thresholdAt } from '../statistics/metrics.js';
import { type Example, fitWeights } from './fit.js';
import type { TrainingLine } from './lines.js';

export interface ScoredLine extends TrainingLine {
  /** Log-odds from a classifier trained without the line's group (or source). */
  logOdds: number;
}

/** Fold of a group, from a hash of its name: adding groups does not move the others. */
export function foldOf(name: string, folds: number): number {
  let h = 0;
  for (let i = 0; i < name.length; i++) h = (Math.imul(h, 31) + name.charCodeAt(i)) | 0;
  return Math.abs(h) % folds;
}

/**
 * Scores every line with a classifier trained without its fold. `unit` returns the key that lines of one fold
 * share.
 */
export function crossValidate(
  lines: readonly TrainingLine[],
  examples: readonly Example[],
  unit: (line: TrainingLine) => string,
  folds: number,
): ScoredLine[] {
  const scored: ScoredLine[] = new Array(lines.length);
  for (let fold = 0; fold < folds; fold++) {
    const inside = lines.map(line => foldOf(unit(line), folds) === fold);
    if (!inside.includes(true)) continue;
    const weights = fitWeights(examples.filter((_, i) => !inside[i]));
    lines.forEach((line, i) => {
      if (inside[i]) scored[i] = { ...line, logOdds: logOddsOf(examples[i]!.features, weights) };
    });
  }
  return scored;
}

/** Share of lines whose log-odds reach a threshold. */
export const shareReaching = (scored: readonly ScoredLine[], from: number): number =>
  scored.length === 0 ? Number.NaN : scored.filter(line => line.logOdds >= from).length / scored.length;

/** Threshold just above the log-odds that at most this share of benign lines exceeds. */
export function thresholdFor(scored: readonly ScoredLine[], share: number): number {
  const benign = scored.filter(line => !line.instruction).map(line => line.logOdds);
  return thresholdAt(benign, share) + 1e-6;
}
