import { signalWeights } from '../generated/signal-weights.js';
import { readWeights } from './weight-table.js';

/** The fitted weights of every signal, and how signals and classifier combine. */
export const weights = readWeights(signalWeights);
