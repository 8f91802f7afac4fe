import { buckets } from '../features.js';
import { scaleOf } from '../scale.js';
import type { Columns } from './columns.js';
import { randomOf, shuffle } from './random.js';

/** Buckets that training may use, numbered 0 .. size − 1; −1 for the rest. */
export interface Kept {
  readonly number: Int32Array;
  readonly size: number;
}

/** Keeps buckets met in `sourcesMin` sources and `textsMin` texts: what few sources share is their topic. */
export function keepShared(
  columns: Columns,
  sources: readonly string[],
  chosen: readonly number[],
  sourcesMin: number,
  textsMin: number,
): Kept {
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

export interface Linear {
  /** By the numbers of `Kept`. */
  readonly weights: Float32Array;
  bias: number;
}

export interface Descent {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** AdaGrad's steps, or plain steps scaled by each feature's `trust`. */
  readonly trust: Float32Array | null;
}

const biasRate = 0.05;
const firstSquare = 1e-4;

/** Weighted logistic regression over presence features, by stochastic gradient descent. Deterministic for a seed. */
export function descend(
  columns: Columns,
  kept: Kept,
  machine: Uint8Array,
  weightOf: Float64Array,
  chosen: readonly number[],
  options: Descent,
): Linear {
  const { start, bucket, occurrences } = columns;
  const { number } = kept;
  const { trust } = options;
  const weights = new Float32Array(kept.size);
  const squares = new Float32Array(trust === null ? kept.size : 0).fill(firstSquare);
  const order = Int32Array.from(chosen);
  const random = randomOf(options.seed);
  const features = new Int32Array(1 << 16);
  let bias = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    const rate = options.rate * (1 - (0.8 * epoch) / options.epochs);
    for (const i of order) {
      const scale = scaleOf(occurrences[i]!);
      let n = 0;
      let sum = 0;
      for (let p = start[i]!; p < start[i + 1]!; p++) {
        const feature = number[bucket[p]!]!;
        if (feature < 0) continue;
        features[n++] = feature;
        sum += weights[feature]!;
      }
      const error = (1 / (1 + Math.exp(-(sum * scale + bias))) - machine[i]!) * weightOf[i]!;
      bias -= biasRate * error;
      const slope = error * scale;
      if (trust === null) {
        const square = slope * slope;
        for (let k = 0; k < n; k++) {
          const feature = features[k]!;
          squares[feature]! += square;
          weights[feature]! -= (rate * slope) / Math.sqrt(squares[feature]!);
        }
      } else {
        const step = rate * slope;
        for (let k = 0; k < n; k++) weights[features[k]!]! -= step * trust[features[k]!]!;
      }
    }
  }
  return { weights, bias };
}

export function scoreOf(columns: Columns, kept: Kept, linear: Linear, i: number): number {
  let sum = 0;
  for (let p = columns.start[i]!; p < columns.start[i + 1]!; p++) {
    const feature = kept.number[columns.bucket[p]!]!;
    if (feature >= 0) sum += linear.weights[feature]!;
  }
  return sum * scaleOf(columns.occurrences[i]!) + linear.bias;
}
