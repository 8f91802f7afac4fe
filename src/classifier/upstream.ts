import { byEra } from '../scan/eras.js';
import type { Classifier } from '../scan/scan.js';

/**
 * Wraps the log-odds of the operator's model server (MODEL_URL) as a classifier. Its error rates are unknown.
 */
export const upstreamModel = (logOdds: number): Classifier => ({
  version: 'upstream',
  logOddsByEra: () => byEra(() => logOdds),
});
