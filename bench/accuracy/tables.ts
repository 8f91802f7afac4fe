import { isProjectSource, type TrainingSample } from '../../src/training/corpus/corpus.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import {
  auc,
  expectedCalibrationError,
  shareAbove,
  thresholdAt,
} from '../../src/training/statistics/metrics.js';
import type { HeldOutText } from './protocols.js';

export interface Scores {
  readonly human: number[];
  readonly machine: number[];
}

export function scoresOf(readings: readonly HeldOutText[]): Scores {
  const scores: Scores = { human: [], machine: [] };
  for (const { sample, logOdds } of readings) scores[sample.machine ? 'machine' : 'human'].push(logOdds);
  return scores;
}

/** True-positive rate at a false-positive rate over the given human-written texts. */
export function truePositiveRateAt({ human, machine }: Scores, share: number): number {
  return shareAbove(machine, thresholdAt(human, share));
}

export interface SourceRow {
  readonly source: string;
  readonly human: number;
  readonly machine: number;
  /**
   * True if the AUC compares the source's own labels; otherwise its label with the other label of its genres
   * elsewhere.
   */
  readonly paired: boolean;
  readonly auc: number;
  readonly truePositiveRateAt1: number;
  readonly truePositiveRateAt5: number;
}

/** One row per held-out source. */
export function sourceRows(readings: readonly HeldOutText[]): SourceRow[] {
  return [...groupBy(readings, reading => reading.sample.source)].map(([source, own]) => {
    const mine = scoresOf(own);
    const paired = mine.human.length > 0 && mine.machine.length > 0;
    const genres = new Set(own.map(({ sample }) => sample.genre));
    const others = readings.filter(
      ({ sample }) => sample.source !== source && genres.has(sample.genre) && !isProjectSource(sample.source),
    );
    const other = scoresOf(others);
    const scores = {
      human: mine.human.length > 0 ? mine.human : other.human,
      machine: mine.machine.length > 0 ? mine.machine : other.machine,
    };
    return {
      source,
      human: mine.human.length,
      machine: mine.machine.length,
      paired,
      auc: auc(scores.human, scores.machine),
      truePositiveRateAt1: truePositiveRateAt(scores, 0.01),
      truePositiveRateAt5: truePositiveRateAt(scores, 0.05),
    };
  });
}

/** Mean AUC over the sources with both labels. */
export function meanPairedAuc(rows: readonly SourceRow[]): number {
  const paired = rows.filter(row => row.paired);
  return paired.reduce((sum, row) => sum + row.auc, 0) / paired.length;
}

/** Rates by a property of the samples, at the thresholds of all human-written texts together. */
export function pooledRows(
  readings: readonly HeldOutText[],
  keyOf: (sample: TrainingSample) => string | null,
): (string | number)[][] {
  const all = scoresOf(readings);
  const [one, five] = [thresholdAt(all.human, 0.01), thresholdAt(all.human, 0.05)];
  const groups = groupBy(readings, ({ sample }) => keyOf(sample));
  return [...groups]
    .filter((group): group is [string, HeldOutText[]] => group[0] !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => {
      const { human, machine } = scoresOf(group);
      return [
        key,
        human.length,
        machine.length,
        decimal(auc(human, machine)),
        percent(shareAbove(human, one)),
        percent(shareAbove(human, five)),
        percent(shareAbove(machine, one)),
        percent(shareAbove(machine, five)),
      ];
    });
}

export const pooledHead = ['', 'human', 'machine', 'AUC', 'FPR at 1%', 'FPR at 5%', 'TPR at 1%', 'TPR at 5%'];

/** Calibration error at even odds: both labels are subsampled to the same size. */
export function evenOddsCalibrationError(readings: readonly HeldOutText[]): number {
  const human = readings.filter(({ sample }) => !sample.machine);
  const machine = readings.filter(({ sample }) => sample.machine);
  const n = Math.min(human.length, machine.length);
  const even = [human, machine].flatMap(list =>
    Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]!),
  );
  return expectedCalibrationError(
    even.map(({ sample, logOdds }) => ({
      probability: 1 / (1 + Math.exp(-logOdds)),
      machine: sample.machine,
    })),
  );
}
