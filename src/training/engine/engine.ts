import type { Calibrated } from '../../classifier/predict.js';
import type { Combination, EngineKind, SignalWeights } from '../../scan/weight-table.js';
import type { Recipe } from '../classifier/hyperparameters.js';
import { groupsOf, heldOutLogOdds, readFolds } from './classifier-scores.js';
import { combine } from './fusion.js';
import { type HeldOut, heldOut } from './held-out.js';
import { foldLists } from './list-folds.js';
import { prepareAll, type Study } from './measured-corpus.js';
import { evenWeights, readCorpus } from './samples.js';
import { fitSignals, scaled } from './signal-weights.js';
import type { FittedLists } from './word-lists.js';

/** Everything a fit finds out; the held-out readings are what it measured itself by. */
export interface FittedEngine {
  readonly study: Study;
  readonly held: HeldOut;
  readonly lists: FittedLists;
  readonly signals: readonly SignalWeights[];
  readonly combinations: Readonly<Record<EngineKind, Combination>>;
}

/** Groups that sources of one label are left out in. */
const groups = 8;

/** Fits the engine to folders of labelled texts. `recipe` and `experts` are those of the deeper model it will meet. */
export function fitEngine(
  folders: readonly string[],
  recipe: Recipe,
  experts: readonly Calibrated[],
  say: (line: string) => void,
): FittedEngine {
  const folds = readFolds(folders, groups, recipe);
  const samples = readCorpus(folders);
  const group = groupsOf(samples, folds);
  const model = heldOutLogOdds(folds, samples, group, experts, say);
  const study = prepareAll(samples, evenWeights(samples), group);
  say(`${samples.length} texts and excerpts, ${study.terms.names.length} terms`);
  const folded = foldLists(study, folds.groups, say);
  const held = heldOut(study, folded, model, say);
  return {
    study,
    held,
    lists: folded.lists,
    signals: scaled(fitSignals(study, folded.all, new Uint8Array(samples.length).fill(1)), held.scale),
    combinations: {
      heuristics: combine(study, held, 'heuristics'),
      model: combine(study, held, 'model'),
    },
  };
}
