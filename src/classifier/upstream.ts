import { byEra } from '../scan/eras.js';
import type { Classifier } from '../scan/scan.js';

/** What an operator's model server said of a text, in the shape of a model. Nothing is known of its error rates. */
export const upstreamModel = (logOdds: number): Classifier => ({
  version: 'upstream',
  read: () => byEra(() => logOdds),
});
