import { mulberry32, shuffle } from '../statistics/random.js';
import type { SelectedFeatures } from './feature-selection.js';
import type { PairDifferences } from './pair-differences.js';

export interface LinearModel {
  /** Indexed by feature number. */
  readonly weights: Float32Array;
  bias: number;
}

export interface DescentOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** Step factor per feature (feature-agreement.ts); null for AdaGrad steps. */
  readonly agreement: Float32Array | null;
}

const biasRate = 0.05;
const firstSquare = 1e-4;

/**
 * Weighted logistic regression over binary features, by stochastic gradient descent. The loss has two parts:
 * the labels of the chosen texts, and, for each rewrite pair, which of the two texts is the rewrite (RankNet,
 * Burges et al. 2005), where the topic cancels out. Deterministic for a given seed.
 */
export function trainLinear(
  selected: SelectedFeatures,
  machine: Uint8Array,
  weightOf: Float64Array,
  chosen: readonly number[],
  contrasts: PairDifferences,
  options: DescentOptions,
): LinearModel {
  const { start, end, feature, scale } = selected;
  const { agreement } = options;
  // Interleaved for cache locality: each feature's weight, then its sum of squared gradients or its
  // agreement.
  const state = new Float32Array(2 * selected.size);
  for (let at = 0; at < selected.size; at++)
    state[2 * at + 1] = agreement === null ? firstSquare : agreement[at]!;
  const sum = (list: Int32Array, from: number, to: number): number => {
    let total = 0;
    for (let p = from; p < to; p++) total += state[2 * list[p]!]!;
    return total;
  };
  const move = (list: Int32Array, from: number, to: number, slope: number, rate: number): void => {
    const step = rate * slope;
    if (agreement !== null) {
      for (let p = from; p < to; p++) {
        const at = 2 * list[p]!;
        state[at]! -= step * state[at + 1]!;
      }
      return;
    }
    const square = slope * slope;
    for (let p = from; p < to; p++) {
      const at = 2 * list[p]!;
      const squares = state[at + 1]! + square;
      state[at + 1] = squares;
      state[at]! -= step / Math.sqrt(squares);
    }
  };
  // Excerpts by index; pairs as negative numbers.
  const order = Int32Array.from([...chosen, ...contrasts.weight.keys()], (at, k) =>
    k < chosen.length ? at : -1 - at,
  );
  const random = mulberry32(options.seed);
  let bias = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    const rate = options.rate * (1 - (0.8 * epoch) / options.epochs);
    for (const i of order) {
      if (i < 0) {
        const pair = -1 - i;
        const [from, middle, to] = [
          contrasts.start[pair]!,
          contrasts.middle[pair]!,
          contrasts.start[pair + 1]!,
        ];
        const [machineScale, humanScale] = [contrasts.machineScale[pair]!, contrasts.humanScale[pair]!];
        const margin =
          sum(contrasts.feature, from, middle) * machineScale -
          sum(contrasts.feature, middle, to) * humanScale;
        const error = (1 / (1 + Math.exp(-margin)) - 1) * contrasts.weight[pair]!;
        move(contrasts.feature, from, middle, error * machineScale, rate);
        move(contrasts.feature, middle, to, -error * humanScale, rate);
        continue;
      }
      const [from, to] = [start[i]!, end[i]!];
      const margin = sum(feature, from, to) * scale[i]! + bias;
      const error = (1 / (1 + Math.exp(-margin)) - machine[i]!) * weightOf[i]!;
      bias -= biasRate * error;
      move(feature, from, to, error * scale[i]!, rate);
    }
  }
  return { weights: state.filter((_, at) => at % 2 === 0), bias };
}

export function scoreOf(selected: SelectedFeatures, linear: LinearModel, i: number): number {
  let sum = 0;
  for (let p = selected.start[i]!; p < selected.end[i]!; p++) sum += linear.weights[selected.feature[p]!]!;
  return sum * selected.scale[i]! + linear.bias;
}
