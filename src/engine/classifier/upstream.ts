import type { Classifier } from '../scan/classifier.js';
import { byEra } from '../scan/eras.js';

/**
 * Wraps the log-odds of the operator's model server (MODEL_URL) as a classifier. Its error rates are unknown.
 */
export const upstreamModel = (logOdds: number): Classifier => ({
  version: 'upstream',
  read: () => ({
    logOdds: byEra(() => logOdds),
    evidence: () => [],
    sentences: () => null,
    finding: (nearer, other) =>
      `The model server of this service rates the text nearer to ${nearer} than to ${other} text`,
  }),
});
