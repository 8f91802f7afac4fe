import type { Weights } from '../../image/injection/classifier.js';
import { columnCount, type Features } from '../../image/injection/features.js';
import { random } from './lines.js';

export interface Example {
  features: Features;
  instruction: boolean;
  weight: number;
}

/** An example as arrays, which are gone through thousands of times. */
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
const rate = 0.05;
const decay = 3e-4;
/** Share of a line's features left out each time it is seen, so that no single word decides and unseen lines read better. */
const dropout = 0.2;

/** Logistic regression by AdaGrad with L2 and dropout, the classes weighed alike; the same examples give the same weights. */
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
  const kept = new Float64Array(packed.reduce((most, { columns }) => Math.max(most, columns.length), 0));
  const order = examples.map((_, i) => i);
  const next = random(7);
  let bias = 0;
  let biasSquare = 1e-3;
  const meanWeight = (total.true + total.false) / examples.length;
  /** A visit to an example; features left out this time are passed over. */
  const learn = ({ columns, values, instruction, weight }: Packed) => {
    const share = (weight / meanWeight) * balance[`${instruction}`];
    let z = bias;
    for (let k = 0; k < columns.length; k++) {
      kept[k] = next() < dropout ? 0 : values[k]! / (1 - dropout);
      z += w[columns[k]!]! * kept[k]!;
    }
    const error = (1 / (1 + Math.exp(-z)) - (instruction ? 1 : 0)) * share;
    for (let k = 0; k < columns.length; k++) {
      if (kept[k] === 0) continue;
      const column = columns[k]!;
      const gradient = error * kept[k]! + decay * w[column]!;
      squares[column]! += gradient * gradient;
      w[column]! -= (rate * gradient) / Math.sqrt(squares[column]!);
    }
    biasSquare += error * error;
    bias -= (rate * error) / Math.sqrt(biasSquare);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const i of order) learn(packed[i]!);
  }
  const step = w.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return { bias, step, columns: Int8Array.from(w, value => Math.round(value / step)) };
}
