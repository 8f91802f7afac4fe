import { type ByEra, byEra, type Era, eras } from '../../scan/eras.js';
import type { GenreRow } from '../../scan/genres.js';
import { relaxation } from '../../scan/score.js';
import { signals } from '../../scan/signals/index.js';
import type { SignalWeights } from '../../scan/weight-table.js';
import { fitLogistic } from '../statistics/logistic-regression.js';
import { textsByEra } from './era-subsets.js';
import type { Study } from './measured-corpus.js';
import { baseRates, precise, type Readings, sidesPerSignal, strengths } from './measurements.js';

/** The recent machines' texts come of few sources, whose own ways must not have the say. */
const penalty: ByEra<number> = { earlier: 1e-2, recent: 1e-1 };
const iterations = 200;
/** Where the evidence is silent, a scored signal keeps this weight: its direction is known from the literature. */
const priorWeight = 0.2;

/** Base rates of every signal, and its weights by era, from the texts in use. Weights are never negative. */
export function fitSignals(study: Study, readings: Readings, use: Uint8Array): SignalWeights[] {
  const { samples, weight } = study;
  const rates = baseRates(samples, readings, weight, use);
  const used = (i: number) => use[i] === 1;
  const rows = strengths(study, readings, rates, () => 'standard', used);
  const label = Uint8Array.from(samples, sample => Number(sample.machine));
  const teaches = textsByEra(samples, used);
  const coefficients = byEra(era =>
    fitLogistic({
      rows,
      label,
      weight: weight.map((w, i) => (teaches[era](i) ? w : 0)),
      sign: new Int8Array(sidesPerSignal * signals.length).fill(1),
      prior: priorWeight,
      penalty: penalty[era],
      iterations,
    }),
  );
  return rates.map((row, s) => {
    const scored = (era: Era, side: number) =>
      signals[s]!.adviceOnly === true ? 0 : precise(coefficients[era][sidesPerSignal * s + side]!);
    return { ...row, sides: byEra(era => ({ machine: scored(era, 0), person: scored(era, 1) })) };
  });
}

/** The same with every weight of an era multiplied. */
export function scaled(rows: readonly SignalWeights[], scale: ByEra<number>): SignalWeights[] {
  return rows.map(row => ({
    ...row,
    sides: byEra(era => {
      const { machine, person } = row.sides[era];
      return { machine: precise(machine * scale[era]), person: precise(person * scale[era]) };
    }),
  }));
}

/** Sum by era of the signals' contributions to every text among those asked for, when it is scored as `genreOf` says. */
export function sumsOf(
  study: Study,
  readings: Readings,
  weights: readonly SignalWeights[],
  genreOf: (i: number) => GenreRow,
  among: (i: number) => boolean,
): ByEra<Float64Array> {
  const rows = strengths(study, readings, weights, genreOf, among);
  const sums = byEra(() => new Float64Array(study.samples.length));
  study.samples.forEach((_, i) => {
    for (let k = rows.from[i]!; k < rows.from[i + 1]!; k++) {
      const s = Math.floor(rows.column[k]! / sidesPerSignal);
      const value = rows.value[k]!;
      const relaxed = relaxation(signals[s]!.shape, genreOf(i), false);
      for (const era of eras) {
        const { machine, person } = weights[s]!.sides[era];
        sums[era][i]! += value * (value > 0 ? machine * relaxed : person);
      }
    }
  });
  return sums;
}
