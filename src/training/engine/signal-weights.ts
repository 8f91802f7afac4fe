import { type ByEra, byEra, type Era, eras } from '../../engine/scan/eras.js';
import type { GenreProfile } from '../../engine/scan/genres.js';
import { relaxation } from '../../engine/scan/score.js';
import { signals } from '../../engine/scan/signals/index.js';
import type { SignalWeights } from '../../engine/scan/weights.js';
import { fitLogisticRegression } from '../statistics/logistic-regression.js';
import { trainingSubsetByEra } from './era-subsets.js';
import type { MeasuredCorpus } from './measured-corpus.js';
import {
  baseRates,
  columnsPerSignal,
  type Measurements,
  roundForFile,
  signalColumns,
} from './measurements.js';

/** L2 penalty by era. Recent AI-generated texts come from few sources, so their weights are shrunk more. */
const penalty: ByEra<number> = { earlier: 1e-2, recent: 3e-2 };
const iterations = 200;
/** Weight towards which signals shrink: their direction is known from the literature. */
const priorWeight = 0.2;

/** Fits base rates and weights by era of every signal on the texts in use. Weights are never negative. */
export function fitSignalWeights(
  corpus: MeasuredCorpus,
  readings: Measurements,
  use: Uint8Array,
): SignalWeights[] {
  const { samples, weight } = corpus;
  const rates = baseRates(samples, readings, weight, use);
  const used = (i: number) => use[i] === 1;
  const rows = signalColumns(corpus, readings, rates, () => 'standard', used);
  const label = Uint8Array.from(samples, sample => Number(sample.machine));
  const inSubset = trainingSubsetByEra(samples, used);
  const coefficients = byEra(era =>
    fitLogisticRegression({
      rows,
      label,
      weight: weight.map((w, i) => (inSubset[era](i) ? w : 0)),
      sign: new Int8Array(columnsPerSignal * signals.length).fill(1),
      prior: priorWeight,
      penalty: penalty[era],
      iterations,
    }),
  );
  return rates.map((row, s) => {
    const scored = (era: Era, side: number) => roundForFile(coefficients[era][columnsPerSignal * s + side]!);
    return { ...row, eraWeights: byEra(era => ({ ai: scored(era, 0), human: scored(era, 1) })) };
  });
}

/** Multiplies the weights of each era by its scale. */
export function scaleWeights(rows: readonly SignalWeights[], scale: ByEra<number>): SignalWeights[] {
  return rows.map(row => ({
    ...row,
    eraWeights: byEra(era => {
      const { ai, human } = row.eraWeights[era];
      return { ai: roundForFile(ai * scale[era]), human: roundForFile(human * scale[era]) };
    }),
  }));
}

/**
 * Sum of signal contributions by era for the texts selected by `among`, each scored as the genre
 * `genreOf(i)`.
 */
export function signalSums(
  corpus: MeasuredCorpus,
  readings: Measurements,
  weights: readonly SignalWeights[],
  genreOf: (i: number) => GenreProfile,
  among: (i: number) => boolean,
): ByEra<Float64Array> {
  const rows = signalColumns(corpus, readings, weights, genreOf, among);
  const sums = byEra(() => new Float64Array(corpus.samples.length));
  corpus.samples.forEach((_, i) => {
    for (let k = rows.from[i]!; k < rows.from[i + 1]!; k++) {
      const s = Math.floor(rows.column[k]! / columnsPerSignal);
      const value = rows.value[k]!;
      const relaxed = relaxation(signals[s]!.category, genreOf(i), false);
      for (const era of eras) {
        const { ai, human } = weights[s]!.eraWeights[era];
        sums[era][i]! += value * (value > 0 ? ai * relaxed : human);
      }
    }
  });
  return sums;
}
