import type { Calibrated } from '../../../engine/classifier/calibration.js';
import type { Combination, EngineKind, SignalWeights } from '../../../engine/scan/weights.js';
import type { FittedExperts } from '../../classifier/fit-experts.js';
import type { FittedLists } from '../word-lists.js';

/** Everything of an engine that is fitted to texts. */
export interface EngineParts {
  readonly lists: FittedLists;
  readonly signals: readonly SignalWeights[];
  readonly combinations: Readonly<Record<EngineKind, Combination>>;
  readonly classifier: FittedExperts;
  readonly calibrations: readonly Calibrated[];
}
