import { signalWeights } from '../../generated/signal-weights.js';
import { byEra } from './eras.js';
import { byGenre, parseWeights, type SignalWeights } from './weight-table.js';

/** The fitted weights of every signal and of both combinations. */
export const weights = parseWeights(signalWeights);

/**
 * Weights of a new signal until `npm run fit` writes its row: it is measured and reported, and does not
 * affect scores.
 */
const unfitted: SignalWeights = {
  eraWeights: byEra(() => ({ ai: 0, human: 0 })),
  spread: 1,
  typical: byGenre(() => 0),
  typicalOfAi: byGenre(() => 0),
};

/** Fitted weights of a signal, or weight 0 for a signal that has not been fitted yet. */
export function weightsOf(signalName: string): SignalWeights {
  return weights.signals[signalName] ?? unfitted;
}
