import { weights as shipped } from '../../generated/injection-weights.js';
import { columnCount, type Features, featuresOf } from './features.js';

/** A logistic model over `featuresOf`: log-odds that a line is an instruction to a model. */
export interface Weights {
  bias: number;
  /** Value of one step of a column's weight. */
  step: number;
  /** Int8 steps, one a column. */
  columns: Int8Array;
}

function unpack({ bias, step, packed }: typeof shipped): Weights {
  const bytes = Buffer.from(packed, 'base64');
  if (bytes.length !== columnCount) throw new Error('the weights of the instruction classifier are damaged');
  return { bias, step, columns: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

let unpacked: Weights | undefined;
/** Unpacked when first needed: training on other columns must not stumble over the old weights. */
const weights = (): Weights => (unpacked ??= unpack(shipped));

export function logOddsOf(features: Features, { bias, step, columns }: Weights = weights()): number {
  let sum = 0;
  for (const [column, value] of features) sum += columns[column]! * value;
  return bias + sum * step;
}

/**
 * Log-odds → 0 to 1, such that .5 (where the band `elevated` begins) lies where about one benign line in two hundred
 * lies above it, out of fold (docs/images.md).
 */
export const scoreOf = (logOdds: number): number => 1 / (1 + Math.exp(shipped.elevatedFrom - logOdds));

/** 0 to 1 for one line: how much it is phrased as an instruction to a model. */
export const scoreLine = (line: string): number => scoreOf(logOddsOf(featuresOf(line)));
