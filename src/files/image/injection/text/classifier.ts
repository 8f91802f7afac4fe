import { weights as shipped } from '../../../../generated/injection-weights.js';
import { columnCount, type Features, featuresOf } from './features.js';

/** A logistic regression over `featuresOf`: log-odds that a line is an instruction to a model. */
export interface Weights {
  bias: number;
  /** Log-odds of one unit of a quantised weight. */
  step: number;
  /** Quantised weights, one for each column. */
  columns: Int8Array;
}

function unpack({ bias, step, packed }: typeof shipped): Weights {
  const bytes = Buffer.from(packed, 'base64');
  if (bytes.length !== columnCount)
    throw new Error('Invalid weights of the instruction classifier: run npm run train:injection');
  return { bias, step, columns: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

let unpacked: Weights | undefined;
/** Unpacked on first use: training loads this module beside outdated weights. */
const weights = (): Weights => (unpacked ??= unpack(shipped));

/**
 * The features are concepts of a lexicon in some forty languages, their order, words and parts of words. A
 * new language needs lexicon entries and no new model; a multilingual transformer has hundreds of megabytes.
 */
export function logOddsOf(features: Features, { bias, step, columns }: Weights = weights()): number {
  let sum = 0;
  for (const [column, value] of features) sum += columns[column]! * value;
  return bias + sum * step;
}

/**
 * Maps log-odds to 0 to 1. About one in sixty benign lines, held out in cross-validation, scores above 0.5,
 * where the band `elevated` begins (docs/images.md).
 */
export const scoreOf = (logOdds: number): number => 1 / (1 + Math.exp(shipped.elevatedFrom - logOdds));

/** Scores one line from 0 to 1: how much it is phrased as an instruction to a model. */
export const scoreLine = (line: string): number => scoreOf(logOddsOf(featuresOf(line)));
