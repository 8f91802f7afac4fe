import type { Calibrated } from '../../engine/classifier/calibration.js';
import type { Combination, EngineKind, SignalWeights } from '../../engine/scan/weights.js';
import { sourceFolds } from '../classifier/cross-validation.js';
import type { FitCache } from '../classifier/fit-cache.js';
import type { Hyperparameters } from '../classifier/hyperparameters.js';
import { sampleWeights } from '../classifier/sample-weights.js';
import {
  type ClassifierFolds,
  fitWithout,
  groupsOf,
  heldOutLogOdds,
  readClassifierFolds,
} from './classifier-scores.js';
import { fitCombination } from './fusion.js';
import { type HeldOutScores, scoreHeldOut } from './held-out.js';
import { crossFitLists } from './list-folds.js';
import { type MeasuredCorpus, measureCorpus } from './measured-corpus.js';
import type { EngineParts } from './passages/engine-parts.js';
import { readEngineSamples } from './samples.js';
import { fitSignalWeights, scaleWeights } from './signal-weights.js';
import type { FittedLists } from './word-lists.js';

/** Result of a fit, with the held-out scores that its evaluation rests on. */
export interface FittedEngine {
  readonly corpus: MeasuredCorpus;
  readonly held: HeldOutScores;
  readonly lists: FittedLists;
  readonly signals: readonly SignalWeights[];
  readonly combinations: Readonly<Record<EngineKind, Combination>>;
  readonly folds: ClassifierFolds;
  /** The engine without each group of sources. */
  readonly without: readonly EngineParts[];
}

/**
 * Fits word lists, signal weights, the combination with the classifier and the score mapping to folders of
 * labelled texts. `hyperparameters` and `experts` are those of the shipped classifier.
 */
export function fitEngine(
  folders: readonly string[],
  recipe: Hyperparameters,
  experts: readonly Calibrated[],
  log: (line: string) => void,
  cache: FitCache | null = null,
): FittedEngine {
  const folds = readClassifierFolds(folders, sourceFolds, recipe);
  const samples = readEngineSamples(folders);
  const group = groupsOf(samples, folds);
  const model = heldOutLogOdds(folds, samples, group, experts, log, cache);
  const corpus = measureCorpus(samples, sampleWeights(samples), group);
  log(`${samples.length} texts and excerpts, ${corpus.terms.names.length} terms`);
  const folded = crossFitLists(corpus, folds.groups, log);
  const held = scoreHeldOut(corpus, folded, model, log);
  const combinations = {
    heuristics: fitCombination(corpus, held, 'heuristics'),
    model: fitCombination(corpus, held, 'model'),
  };
  return {
    corpus,
    held,
    lists: folded.lists,
    signals: scaleWeights(
      fitSignalWeights(corpus, folded.all, new Uint8Array(samples.length).fill(1)),
      held.scale,
    ),
    combinations,
    folds,
    without: held.without.map((signals, g) => ({
      lists: folded.without[g]!.lists,
      signals: scaleWeights(signals, held.scale),
      combinations,
      classifier: fitWithout(folds, g, cache),
      calibrations: experts,
    })),
  };
}
