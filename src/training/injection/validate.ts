import { logOddsOf } from '../../image/injection/classifier.js';
import { type Example, fitWeights } from './fit.js';
import type { Line } from './lines.js';

export interface Judged extends Line {
  /** Log-odds by a model that saw nothing of the line's group (or source). */
  logOdds: number;
}

/** Which fold a group belongs to: its name's hash, so that adding lines moves no other. */
export function foldOf(name: string, folds: number): number {
  let h = 0;
  for (let i = 0; i < name.length; i++) h = (Math.imul(h, 31) + name.charCodeAt(i)) | 0;
  return Math.abs(h) % folds;
}

/** Judges every line by models trained without its fold; `unit` names what must stay together. */
export function crossValidate(
  lines: readonly Line[],
  examples: readonly Example[],
  unit: (line: Line) => string,
  folds: number,
): Judged[] {
  const judged: Judged[] = new Array(lines.length);
  for (let fold = 0; fold < folds; fold++) {
    const inside = lines.map(line => foldOf(unit(line), folds) === fold);
    if (!inside.includes(true)) continue;
    const weights = fitWeights(examples.filter((_, i) => !inside[i]));
    lines.forEach((line, i) => {
      if (inside[i]) judged[i] = { ...line, logOdds: logOddsOf(examples[i]!.features, weights) };
    });
  }
  return judged;
}

/** Area under the ROC curve, ties counted half. */
export function auc(judged: readonly Judged[]): number {
  const sorted = [...judged].sort((a, b) => a.logOdds - b.logOdds);
  let rankSum = 0;
  for (let i = 0; i < sorted.length; ) {
    let j = i;
    while (j < sorted.length && sorted[j]!.logOdds === sorted[i]!.logOdds) j++;
    for (let k = i; k < j; k++) if (sorted[k]!.instruction) rankSum += (i + j + 1) / 2;
    i = j;
  }
  const yes = judged.filter(line => line.instruction).length;
  return (rankSum - (yes * (yes + 1)) / 2) / (yes * (judged.length - yes));
}

/** Share of lines at or above a log-odds. */
export const shareAbove = (judged: readonly Judged[], from: number): number =>
  judged.length === 0 ? Number.NaN : judged.filter(line => line.logOdds >= from).length / judged.length;

/** The log-odds that at most this share of benign lines reach. */
export function thresholdFor(judged: readonly Judged[], share: number): number {
  const benign = judged
    .filter(line => !line.instruction)
    .map(line => line.logOdds)
    .sort((a, b) => b - a);
  return benign[Math.floor(benign.length * share)]! + 1e-6;
}
