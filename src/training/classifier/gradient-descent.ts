import { buckets } from '../../classifier/features.js';
import { scaleOf } from '../../classifier/scale.js';
import { mulberry32, shuffle } from '../statistics/random.js';
import type { FeatureMatrix } from './feature-matrix.js';
import type { PairDifferences } from './pair-differences.js';

/** Buckets used in training, numbered 0 to `size` − 1; −1 for the others. */
export interface FeatureSelection {
  readonly number: Int32Array;
  readonly size: number;
}

/** Selects buckets that occur in `sourcesMin` sources and `textsMin` texts; rarer ones reflect the topic of a few sources. */
export function selectFeatures(
  columns: FeatureMatrix,
  sources: readonly string[],
  chosen: readonly number[],
  sourcesMin: number,
  textsMin: number,
): FeatureSelection {
  const last = new Int32Array(buckets).fill(-1);
  const inSources = new Uint16Array(buckets);
  const inTexts = new Uint32Array(buckets);
  const numbers = new Map([...new Set(sources)].map((source, at) => [source, at]));
  const bySource = [...chosen].sort((a, b) => numbers.get(sources[a]!)! - numbers.get(sources[b]!)! || a - b);
  for (const i of bySource) {
    const source = numbers.get(sources[i]!)!;
    for (let p = columns.start[i]!; p < columns.start[i + 1]!; p++) {
      const bucket = columns.bucket[p]!;
      inTexts[bucket]!++;
      if (last[bucket] === source) continue;
      last[bucket] = source;
      inSources[bucket]!++;
    }
  }
  const number = new Int32Array(buckets).fill(-1);
  let size = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    if (inSources[bucket]! >= sourcesMin && inTexts[bucket]! >= textsMin) number[bucket] = size++;
  }
  return { number, size };
}

/** Selected features of the chosen texts: text `i` has `feature[start[i] .. end[i]]`. */
export interface SelectedFeatures {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly feature: Int32Array;
  readonly scale: Float64Array;
  readonly size: number;
}

/** Maps buckets to feature numbers once, so that training passes need no lookup. */
export function compact(
  columns: FeatureMatrix,
  selection: FeatureSelection,
  chosen: readonly number[],
): SelectedFeatures {
  let most = 0;
  for (const i of chosen) most += columns.start[i + 1]! - columns.start[i]!;
  const feature = new Int32Array(most);
  const start = new Float64Array(columns.occurrences.length);
  const end = new Float64Array(columns.occurrences.length);
  const scale = Float64Array.from(columns.occurrences, scaleOf);
  let n = 0;
  for (const i of chosen) {
    start[i] = n;
    for (let p = columns.start[i]!; p < columns.start[i + 1]!; p++) {
      const number = selection.number[columns.bucket[p]!]!;
      if (number >= 0) feature[n++] = number;
    }
    end[i] = n;
  }
  return { start, end, feature, scale, size: selection.size };
}

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
 * Weighted logistic regression over binary features, by stochastic gradient descent. The loss has two parts: the labels of
 * the chosen texts, and, for each rewrite pair, which of the two texts is the rewrite (RankNet, Burges et al. 2005), where
 * the topic cancels out. Deterministic for a given seed.
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
  // Interleaved for cache locality: each feature's weight, then its sum of squared gradients or its agreement.
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
