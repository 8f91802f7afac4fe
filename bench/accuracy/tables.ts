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

/** True-positive rate at a false-positive rate over the given human-written texts; NaN without any. */
export function truePositiveRateAt({ human, machine }: Scores, share: number): number {
  return human.length === 0 ? Number.NaN : shareAbove(machine, thresholdAt(human, share));
}

export interface SourceRow {
  readonly source: string;
  readonly human: number;
  readonly machine: number;
  /** True if the AUC compares the source's own labels. */
  readonly paired: boolean;
  /** Texts of the other label: the source's own, or of other sources. */
  readonly compared: 'itself' | 'its genre' | 'all texts';
  readonly auc: number;
  readonly truePositiveRateAt1: number;
  readonly truePositiveRateAt5: number;
}

/** Fewest texts of the other label in a genre; with fewer, a source is compared with all genres. */
const genreTextsMin = 20;

/** One row per held-out source. */
export function sourceRows(readings: readonly HeldOutText[]): SourceRow[] {
  const corpora = readings.filter(({ sample }) => !isProjectSource(sample.source));
  return [...groupBy(readings, reading => reading.sample.source)].map(([source, own]) => {
    const mine = scoresOf(own);
    const paired = mine.human.length > 0 && mine.machine.length > 0;
    const missing = mine.human.length > 0 ? 'machine' : 'human';
    const genres = new Set(own.map(({ sample }) => sample.genre));
    const inGenre = scoresOf(corpora.filter(({ sample }) => genres.has(sample.genre)))[missing];
    const isGenre = inGenre.length >= genreTextsMin;
    const scores = paired ? mine : { ...mine, [missing]: isGenre ? inGenre : scoresOf(corpora)[missing] };
    return {
      source,
      human: mine.human.length,
      machine: mine.machine.length,
      paired,
      compared: paired ? 'itself' : isGenre ? 'its genre' : 'all texts',
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

/** Fewest texts of each label for the calibration error of a group. */
export const calibrationTextsMin = 100;

/** Thresholds with a false-positive rate of 1% and of 5% over the human-written texts. */
const thresholdsOf = ({ human }: Scores) => [0.01, 0.05].map(share => thresholdAt(human, share));

type Row = (string | number)[];

/**
 * Error rates by a property of the samples, at the thresholds of all human-written texts together. Texts of
 * which the property is null are in no row.
 */
export function pooledRows(
  readings: readonly HeldOutText[],
  keyOf: (sample: TrainingSample) => string | null,
  baseline: readonly HeldOutText[] = readings,
): Row[] {
  const thresholds = thresholdsOf(scoresOf(baseline));
  return sortedGroups(readings, keyOf).map(([key, group]) => {
    const { human, machine } = scoresOf(group);
    return [
      key,
      human.length,
      machine.length,
      decimal(auc(human, machine)),
      ...thresholds.map(threshold => percent(shareAbove(human, threshold))),
      ...thresholds.map(threshold => percent(shareAbove(machine, threshold))),
      decimal(
        Math.min(human.length, machine.length) < calibrationTextsMin
          ? Number.NaN
          : evenOddsCalibrationError(group),
      ),
    ];
  });
}

/** Columns of `pooledRows` after the numbers of texts, without the calibration error. */
export const pooledColumns = [
  'auc',
  'fpr_at_pooled_1pct_percent',
  'fpr_at_pooled_5pct_percent',
  'tpr_at_pooled_1pct_percent',
  'tpr_at_pooled_5pct_percent',
];

/**
 * Detection of AI-generated texts by a property, against all human-written texts of the baseline: name,
 * texts, AUC, TPR at the pooled 1% and 5% FPR.
 */
export function detectionRows(
  readings: readonly HeldOutText[],
  keyOf: (sample: TrainingSample) => string | null,
  baseline: readonly HeldOutText[],
): Row[] {
  const ai = readings.filter(({ sample }) => sample.machine);
  return sortedGroups(ai, keyOf).map(([key, group]) => [key, group.length, ...detection(group, baseline)]);
}

/** Columns of `detection`. */
export const detectionColumns = ['auc', 'tpr_at_1pct_fpr_percent', 'tpr_at_5pct_fpr_percent'];

/** AUC, and TPR at the pooled 1% and 5%, of AI-generated texts against the human-written baseline. */
export function detection(ai: readonly HeldOutText[], baseline: readonly HeldOutText[]): string[] {
  const all = scoresOf(baseline);
  const { machine } = scoresOf(ai);
  const rates = thresholdsOf(all).map(threshold => percent(shareAbove(machine, threshold)));
  return [decimal(auc(all.human, machine)), ...rates];
}

/** The human-written sources with the highest error rates at the pooled 5% FPR, highest first. */
export function worstHumanSources(
  readings: readonly HeldOutText[],
  textsMin: number,
  rowsMax: number,
): Row[] {
  const thresholds = thresholdsOf(scoresOf(readings));
  const people = readings.filter(({ sample }) => !sample.machine);
  return [...groupBy(people, ({ sample }) => sample.source)]
    .filter(([, own]) => own.length >= textsMin)
    .map(([source, own]) => {
      const { human } = scoresOf(own);
      const rates = thresholds.map(threshold => shareAbove(human, threshold));
      return { source, genre: own[0]!.sample.genre, texts: own.length, rates };
    })
    .sort((a, b) => b.rates[1]! - a.rates[1]! || b.rates[0]! - a.rates[0]! || (a.source < b.source ? -1 : 1))
    .slice(0, rowsMax)
    .map(({ source, genre, texts, rates }) => [source, genre, texts, ...rates.map(percent)]);
}

function sortedGroups(
  readings: readonly HeldOutText[],
  keyOf: (sample: TrainingSample) => string | null,
): [string, HeldOutText[]][] {
  return [...groupBy(readings, ({ sample }) => keyOf(sample))]
    .filter((group): group is [string, HeldOutText[]] => group[0] !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

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
