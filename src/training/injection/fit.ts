import type { Weights } from '../../files/image/injection/text/classifier.js';
import { columnCount, type Features } from '../../files/image/injection/text/features.js';
import { mulberry32, shuffle } from '../statistics/random.js';

export interface Example {
  features: Features;
  instruction: boolean;
  weight: number;
}

/** An example as flat arrays, because training visits it many times. */
interface Packed {
  columns: Int32Array;
  values: Float64Array;
  instruction: boolean;
  weight: number;
}

const pack = ({ features, instruction, weight }: Example): Packed => ({
  columns: Int32Array.from(features.keys()),
  values: Float64Array.from(features.values()),
  instruction,
  weight,
});

const epochs = 20;
/** First epoch whose weights count: their mean varies less with the order of the lines than the last ones. */
const averagedFrom = 10;
const rate = 0.05;
const decay = 3e-4;
/** Dropout: share of a line's features ignored at each visit, so that no single word dominates. */
const dropout = 0.2;

/** Logistic regression by AdaGrad with an L2 penalty, dropout and balanced classes. Deterministic. */
export function fitWeights(examples: readonly Example[]): Weights {
  const w = new Float64Array(columnCount);
  const squares = new Float64Array(columnCount).fill(1e-3);
  const total = { true: 0, false: 0 };
  for (const { instruction, weight } of examples) total[`${instruction}`] += weight;
  const balance = {
    true: (total.true + total.false) / (2 * total.true),
    false: (total.true + total.false) / (2 * total.false),
  };
  const packed = examples.map(pack);
  const active = new Float64Array(packed.reduce((most, { columns }) => Math.max(most, columns.length), 0));
  const order = examples.map((_, i) => i);
  const next = mulberry32(7);
  let bias = 0;
  let biasSquare = 1e-3;
  const meanWeight = (total.true + total.false) / examples.length;
  const update = ({ columns, values, instruction, weight }: Packed) => {
    const share = (weight / meanWeight) * balance[`${instruction}`];
    let z = bias;
    for (let k = 0; k < columns.length; k++) {
      active[k] = next() < dropout ? 0 : values[k]! / (1 - dropout);
      z += w[columns[k]!]! * active[k]!;
    }
    const error = (1 / (1 + Math.exp(-z)) - (instruction ? 1 : 0)) * share;
    for (let k = 0; k < columns.length; k++) {
      if (active[k] === 0) continue;
      const column = columns[k]!;
      const gradient = error * active[k]! + decay * w[column]!;
      squares[column]! += gradient * gradient;
      w[column]! -= (rate * gradient) / Math.sqrt(squares[column]!);
    }
    biasSquare += error * error;
    bias -= (rate * error) / Math.sqrt(biasSquare);
  };
  const sums = new Float64Array(columnCount);
  let biasSum = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const i of order) update(packed[i]!);
    if (epoch < averagedFrom) continue;
    w.forEach((value, column) => {
      sums[column]! += value;
    });
    biasSum += bias;
  }
  const count = epochs - averagedFrom;
  const step = sums.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / count / 127;
  return {
    bias: biasSum / count,
    step,
    columns: Int8Array.from(sums, sum => Math.round(sum / count / step)),
  };
}
