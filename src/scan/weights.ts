import { signalWeights } from '../generated/signal-weights.js';
import { parseWeights } from './weight-table.js';

/** The fitted weights of every signal and of both combinations. */
export const weights = parseWeights(signalWeights);
