import type { Weights } from '../classifier.js';
import { columnCount, type Features } from '../features.js';
import { random } from './lines.js';

export interface Example {
  features: Features;
  instruction: boolean;
  weight: number;
}

const epochs = 20;
const rate = 0.05;
const decay = 3e-4;

/** Logistic regression by AdaGrad with L2, the classes weighed alike; the same examples give the same weights. */
export function fitWeights(examples: readonly Example[]): Weights {
  const w = new Float64Array(columnCount);
  const squares = new Float64Array(columnCount).fill(1e-3);
  const total = { true: 0, false: 0 };
  for (const { instruction, weight } of examples) total[`${instruction}`] += weight;
  const balance = {
    true: (total.true + total.false) / (2 * total.true),
    false: (total.true + total.false) / (2 * total.false),
  };
  const order = examples.map((_, i) => i);
  const next = random(7);
  let bias = 0;
  let biasSquare = 1e-3;
  const meanWeight = (total.true + total.false) / examples.length;
  const learn = (features: Features, instruction: boolean, scale: number) => {
    let z = bias;
    for (const [column, value] of features) z += w[column]! * value;
    const error = (1 / (1 + Math.exp(-z)) - (instruction ? 1 : 0)) * scale;
    for (const [column, value] of features) {
      const gradient = error * value + decay * w[column]!;
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
    for (const i of order) {
      const { features, instruction, weight } = examples[i]!;
      const scale = (weight / meanWeight) * balance[`${instruction}`];
      learn(features, instruction, scale);
    }
  }
  const step = w.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return { bias, step, columns: Int8Array.from(w, value => Math.round(value / step)) };
}
