import type { GenreRow } from '../text/genres.js';
import { relaxation } from '../text/score.js';
import { signals } from '../text/signals/index.js';
import type { SignalWeights } from '../text/weight-table.js';
import { fitLogistic } from './logistic.js';
import { baseRates, precise, type Readings, sidesPerSignal, strengths } from './measure.js';
import type { Study } from './study.js';

const penalty = 1e-2;
const iterations = 200;
/** Where the evidence is silent, a scored signal keeps this weight: its direction is known from the literature. */
const priorWeight = 0.2;

/** Base rates and weights of every signal, from the texts in use. Weights are never negative. */
export function fitSignals(study: Study, readings: Readings, use: Uint8Array): SignalWeights[] {
  const { samples, weight } = study;
  const rates = baseRates(samples, readings, weight, use);
  const coefficient = fitLogistic({
    rows: strengths(
      study,
      readings,
      rates,
      () => 'standard',
      i => use[i] === 1,
    ),
    label: Uint8Array.from(samples, sample => Number(sample.machine)),
    weight: weight.map((w, i) => w * use[i]!),
    sign: new Int8Array(sidesPerSignal * signals.length).fill(1),
    prior: priorWeight,
    penalty,
    iterations,
  });
  const scored = (s: number, side: number) =>
    signals[s]!.adviceOnly === true ? 0 : precise(coefficient[sidesPerSignal * s + side]!);
  return rates.map((row, s) => ({ ...row, machine: scored(s, 0), person: scored(s, 1) }));
}

/** Sum of the signals' contributions to every text among those asked for, when it is scored as `genreOf` says. */
export function sumsOf(
  study: Study,
  readings: Readings,
  weights: readonly SignalWeights[],
  genreOf: (i: number) => GenreRow,
  among: (i: number) => boolean,
): Float64Array {
  const rows = strengths(study, readings, weights, genreOf, among);
  return Float64Array.from(study.samples, (_, i) => {
    let sum = 0;
    for (let k = rows.from[i]!; k < rows.from[i + 1]!; k++) {
      const s = Math.floor(rows.column[k]! / sidesPerSignal);
      const row = weights[s]!;
      const value = rows.value[k]!;
      const side = value > 0 ? row.machine * relaxation(signals[s]!.shape, genreOf(i), false) : row.person;
      sum += side * value;
    }
    return sum;
  });
}
