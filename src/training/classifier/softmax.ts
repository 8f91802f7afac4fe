import { mulberry32, shuffle } from '../statistics/random.js';
import type { SelectedFeatures } from './feature-selection.js';

/** Number of classes: human-written, AI-generated until 2024, AI-generated since 2025. */
export const classCount = 3;

/** A linear model of three classes: their scores are bias + the sum of value × weight. */
export interface SoftmaxModel {
  /** `weights[3 × feature + class]`. */
  readonly weights: Float32Array;
  readonly bias: readonly number[];
}

/** Texts to learn from: their features, class and weight by text. */
export interface LabelledTexts {
  readonly features: SelectedFeatures;
  readonly classOf: Uint8Array;
  readonly weight: Float64Array;
  /** The texts in use. */
  readonly chosen: readonly number[];
}

/** Rewrite pairs: the features that only one text of each pair has (pair-differences.ts). */
export interface WeightedPairs {
  readonly differences: SelectedFeatures;
  /** Class of each AI rewrite. */
  readonly classOf: Uint8Array;
  readonly weight: Float64Array;
}

export interface DescentOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Share of the features of a text that a step ignores. */
  readonly dropout: number;
  readonly seed: number;
}

const biasRate = 0.02;
const firstSquare = 1;
/** Numbers per feature: a weight of each class, then its sum of squared gradients. */
const stride = 2 * classCount;

/**
 * Fits a softmax regression over the presence of features by AdaGrad (Duchi et al. 2011), one text a step,
 * the rate falling linearly to 0. The loss has two parts: the classes of the texts, and, for each rewrite
 * pair, which of the two texts is the rewrite (RankNet, Burges et al. 2005), where the topic cancels out.
 * Every step ignores a random share of the features (dropout, Srivastava et al. 2014), so that a class does
 * not depend on a few of them. Deterministic for a given seed.
 */
export function trainSoftmax(
  texts: LabelledTexts,
  pairs: WeightedPairs,
  options: DescentOptions,
): SoftmaxModel {
  const { features, classOf, weight, chosen } = texts;
  const state = new Float32Array(stride * features.size);
  for (let at = 0; at < features.size; at++)
    state.fill(firstSquare, stride * at + classCount, stride * (at + 1));
  const bias = [0, 0, 0];
  const sample = new FeatureSample(options);

  const learnText = (i: number, rate: number): void => {
    sample.clear();
    sample.add(features, i, 1);
    const { count, at, value } = sample;
    let [human, earlier, recent] = bias as [number, number, number];
    for (let k = 0; k < count; k++) {
      const w = at[k]!;
      const x = value[k]!;
      human += x * state[w]!;
      earlier += x * state[w + 1]!;
      recent += x * state[w + 2]!;
    }
    const most = Math.max(human, earlier, recent);
    human = Math.exp(human - most);
    earlier = Math.exp(earlier - most);
    recent = Math.exp(recent - most);
    const of = classOf[i]!;
    const share = weight[i]! / (human + earlier + recent);
    const slopes = [human * share, earlier * share, recent * share] as const;
    const [h, e, r] = [
      slopes[0] - (of === 0 ? weight[i]! : 0),
      slopes[1] - (of === 1 ? weight[i]! : 0),
      slopes[2] - (of === 2 ? weight[i]! : 0),
    ];
    bias[0]! -= biasRate * h;
    bias[1]! -= biasRate * e;
    bias[2]! -= biasRate * r;
    for (let k = 0; k < count; k++) {
      const w = at[k]!;
      const x = value[k]!;
      descend(state, w, h * x, rate);
      descend(state, w + 1, e * x, rate);
      descend(state, w + 2, r * x, rate);
    }
  };

  const learnPair = (pair: number, rate: number): void => {
    sample.clear();
    sample.add(pairs.differences, 2 * pair, 1);
    sample.add(pairs.differences, 2 * pair + 1, -1);
    const machine = pairs.classOf[pair]!;
    const { count, at, value } = sample;
    let margin = 0;
    for (let k = 0; k < count; k++) margin += value[k]! * (state[at[k]! + machine]! - state[at[k]!]!);
    const slope = (1 / (1 + Math.exp(-margin)) - 1) * pairs.weight[pair]!;
    for (let k = 0; k < count; k++) {
      descend(state, at[k]! + machine, slope * value[k]!, rate);
      descend(state, at[k]!, -slope * value[k]!, rate);
    }
  };

  // Texts by index; pairs as negative numbers.
  const order = Int32Array.from([...chosen, ...pairs.weight.keys()], (i, k) =>
    k < chosen.length ? i : -1 - i,
  );
  const random = mulberry32(options.seed);
  const steps = options.epochs * order.length;
  let step = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) {
      const rate = options.rate * (1 - step++ / steps);
      if (i < 0) learnPair(-1 - i, rate);
      else learnText(i, rate);
    }
  }
  const weights = new Float32Array(classCount * features.size);
  for (let at = 0; at < features.size; at++)
    weights.set(state.subarray(stride * at, stride * at + classCount), classCount * at);
  return { weights, bias };
}

/** One AdaGrad step of the weight at `at`, whose sum of squares is `classCount` entries later. */
function descend(state: Float32Array, at: number, slope: number, rate: number): void {
  const squares = state[at + classCount]! + slope * slope;
  state[at + classCount] = squares;
  state[at]! -= (rate * slope) / Math.sqrt(squares);
}

/** The features that one step uses: where their weights are in the state, and their values. */
class FeatureSample {
  count = 0;
  at = new Int32Array(4096);
  value = new Float64Array(4096);
  /** A feature is dropped when its random byte is below this. */
  readonly #dropBelow: number;
  /** Factor on the values of the other features: the expected sum stays the same. */
  readonly #keptFactor: number;
  /** State of Marsaglia's xorshift32 (2003), which gives four random bytes a step. */
  #random: number;

  constructor({ dropout, seed }: DescentOptions) {
    this.#dropBelow = Math.round(dropout * 256);
    this.#keptFactor = 256 / (256 - this.#dropBelow);
    this.#random = (seed | 0) ^ 0x9e3779b9 || 1;
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds the features of text `i` that are not dropped, with their values times `sign`. */
  add({ bounds, scale, feature }: SelectedFeatures, i: number, sign: number): void {
    const dropBelow = this.#dropBelow;
    const most = this.count + bounds.at(-1)![i]! - bounds[0]![i]!;
    if (most > this.at.length) this.#grow(most);
    const { at, value } = this;
    let n = this.count;
    let random = this.#random;
    for (let f = 0; f < scale.length; f++) {
      const x = scale[f]![i]! * sign * this.#keptFactor;
      const to = bounds[f + 1]![i]!;
      let bytes = 0;
      for (let p = bounds[f]![i]!, left = 0; p < to; p++, left--, bytes >>>= 8) {
        if (left === 0) {
          random ^= random << 13;
          random ^= random >>> 17;
          random ^= random << 5;
          bytes = random;
          left = 4;
        }
        if ((bytes & 255) < dropBelow) continue;
        at[n] = stride * feature[p]!;
        value[n++] = x;
      }
    }
    this.#random = random;
    this.count = n;
  }

  #grow(size: number): void {
    const at = new Int32Array(2 * size);
    at.set(this.at);
    const value = new Float64Array(2 * size);
    value.set(this.value);
    this.at = at;
    this.value = value;
  }
}
