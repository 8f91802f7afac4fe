import { isProjectSource, type TrainingSample } from '../../src/training/corpus/corpus.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { auc, shareAbove, thresholdAt } from '../../src/training/statistics/metrics.js';
import { familyOf, type HeldOutText, headView, seenAs } from './protocols.js';
import { detection, scoresOf } from './tables.js';

/** Fewest texts of a label for the AUC within a genre. */
const labelTextsMin = 20;

type Row = (string | number)[];

/** The corpus texts as these tables use them. */
const ofCorpora = (readings: readonly HeldOutText[]) =>
  seenAs(readings, headView.name).filter(({ sample }) => !isProjectSource(sample.source));

const byTexts = (readings: readonly HeldOutText[], keyOf: (sample: TrainingSample) => string) =>
  [...groupBy(readings, ({ sample }) => keyOf(sample))].sort(
    ([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1),
  );

/** Rows of the leave-one-family-out table, the family with the most scored texts first. */
export function familyRows(families: readonly HeldOutText[], sources: readonly HeldOutText[]): Row[] {
  const baseline = ofCorpora(sources);
  const trained = baseline.filter(({ sample }) => sample.machine);
  return byTexts(ofCorpora(families), familyOf).map(([family, own]) => {
    const years = own.map(({ sample }) => sample.year);
    const [from, to] = [Math.min(...years), Math.max(...years)];
    return [
      family,
      from === to ? String(from) : `${from}–${to}`,
      own.length,
      ...detection(own, baseline),
      ...detection(
        trained.filter(({ sample }) => familyOf(sample) === family),
        baseline,
      ),
    ];
  });
}

/** Rows of the leave-one-genre-out table. */
export function genreRows(genres: readonly HeldOutText[], sources: readonly HeldOutText[]): Row[] {
  const baseline = ofCorpora(sources);
  const all = scoresOf(baseline);
  const thresholds = [0.01, 0.05].map(share => thresholdAt(all.human, share));
  const areaWithin = ({ human, machine }: { human: number[]; machine: number[] }) =>
    decimal(Math.min(human.length, machine.length) < labelTextsMin ? Number.NaN : auc(human, machine));
  return byTexts(ofCorpora(genres), sample => sample.genre).map(([genre, own]) => {
    const leftOut = scoresOf(own);
    const trained = scoresOf(baseline.filter(({ sample }) => sample.genre === genre));
    return [
      genre,
      leftOut.human.length,
      leftOut.machine.length,
      areaWithin(leftOut),
      ...thresholds.map(threshold => percent(shareAbove(leftOut.human, threshold))),
      ...thresholds.map(threshold => percent(shareAbove(leftOut.machine, threshold))),
      areaWithin(trained),
      percent(shareAbove(trained.human, thresholds[0]!)),
      percent(shareAbove(trained.machine, thresholds[0]!)),
    ];
  });
}
