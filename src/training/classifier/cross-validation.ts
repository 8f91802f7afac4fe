import type { Scores } from '../../engine/classifier/calibration.js';
import { Scorer } from '../../engine/classifier/predict.js';
import { scoredWordsMin } from '../../engine/scan/classifier.js';
import { prepare } from '../../engine/text/prepare.js';
import type { TrainingSample } from '../corpus/corpus.js';
import type { NearDuplicates } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';
import { timeLeft } from '../statistics/time-left.js';
import { cachedFit, type FitCache } from './fit-cache.js';
import type { FittedExperts } from './fit-experts.js';
import type { Hyperparameters } from './hyperparameters.js';
import { pairedSources } from './sample-weights.js';
import type { TrainingSet } from './training-set.js';

/**
 * The scored part of a text: its first `wordsMax` words. `part` selects a section of the text first; null
 * excludes the text.
 */
export interface TextView {
  readonly name: string;
  readonly wordsMax: number;
  readonly part?: (text: string) => string | null;
}

/** Views of every held-out text: its first 100, 300 and 1,500 words. */
export const lengthViews: readonly TextView[] = [100, 300, 1_500].map(wordsMax => ({
  name: String(wordsMax),
  wordsMax,
}));

/** Scores of one view of a sample, from a classifier trained without its source. */
export interface HeldOutScore extends Scores {
  readonly sample: number;
  readonly view: string;
}

/** Number of folds of sources. `train`, `fit` and `bench:accuracy` use the same, so they share the fits. */
export const sourceFolds = 10;

/**
 * Assigns whole sources to folds, so that no text is scored by a classifier trained on its source. Returns
 * the fold of each sample. Paired sources are dealt first, one per fold in turn; each other source goes to
 * the fold with the fewest texts of its genre and label, then to the smallest fold. A fold with all texts of
 * a genre would measure transfer to an unseen genre.
 */
export function groupSources(samples: readonly TrainingSample[], groups: number): Int32Array {
  const paired = pairedSources(samples);
  const inTurn = bySize(samples).sort(([a], [b]) => Number(paired.has(b)) - Number(paired.has(a)));
  return deal(samples, inTurn, groups);
}

type Source = readonly [name: string, members: number[]];

/** Sources with their samples, largest first. */
function bySize(samples: readonly TrainingSample[]): Source[] {
  return [...groupBy(samples.keys(), i => samples[i]!.source)].sort(
    ([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1),
  );
}

function deal(samples: readonly TrainingSample[], sources: readonly Source[], groups: number): Int32Array {
  const held = Array.from({ length: groups }, () => ({ size: 0, kinds: new Map<string, number>() }));
  const groupOf = new Int32Array(samples.length);
  sources.forEach(([, members], at) => {
    const kinds = [...groupBy(members, i => `${samples[i]!.genre} ${samples[i]!.machine}`)];
    const costs = held.map(group => kinds.reduce((sum, [kind]) => sum + (group.kinds.get(kind) ?? 0), 0));
    let best = at % groups;
    if (at >= groups) {
      for (let g = 0; g < groups; g++) {
        const difference = costs[g]! - costs[best]! || held[g]!.size - held[best]!.size;
        if (difference < 0) best = g;
      }
    }
    const group = held[best]!;
    group.size += members.length;
    for (const [kind, of] of kinds) group.kinds.set(kind, (group.kinds.get(kind) ?? 0) + of.length);
    for (const i of members) groupOf[i] = best;
  });
  return groupOf;
}

/**
 * Samples to train on when `group` is held out: excludes the group and all near-duplicates of its texts in
 * other sources. Otherwise a human-written draft in training would leak the words of its held-out AI rewrite
 * with the wrong label, and vice versa.
 */
export function trainingIndexes(group: number, groupOf: Int32Array, { clusterOf }: NearDuplicates): number[] {
  const clusters = new Set(clusterOf.filter((_, i) => groupOf[i] === group));
  return [...groupOf.keys()].filter(i => !clusters.has(clusterOf[i]!));
}

/**
 * Trains once per group without it, and scores the group. A sample with `groupOf[i] < 0` is never scored; it
 * trains whenever none of its near-duplicates is held out.
 */
export function crossValidate(
  training: TrainingSet,
  groupOf: Int32Array,
  settings: Hyperparameters,
  views: readonly TextView[],
  progress: (line: string) => void,
  cache: FitCache | null = null,
): HeldOutScore[] {
  const groups = Math.max(...groupOf) + 1;
  const scores: HeldOutScore[] = [];
  const left = timeLeft(groups);
  for (let group = 0; group < groups; group++) {
    const heldOut = [...groupOf.keys()].filter(i => groupOf[i] === group);
    const chosen = trainingIndexes(group, groupOf, training.nearDuplicates);
    const fitted = cachedFit(cache, training, chosen, settings);
    for (const score of scoreTexts(training.samples, heldOut, fitted, views)) scores.push(score);
    progress(`held out ${group + 1} of ${groups}: ${heldOut.length} texts, ${left(group + 1)}`);
  }
  return scores;
}

/** Scores of every view of the chosen samples; views too short to score are omitted. */
export function scoreTexts(
  samples: readonly TrainingSample[],
  chosen: readonly number[],
  fitted: FittedExperts,
  views: readonly TextView[],
): HeldOutScore[] {
  const scorer = new Scorer(fitted.bytes, fitted.experts);
  return chosen.flatMap(sample =>
    views.flatMap(view => {
      const whole = samples[sample]!.text;
      const text = view.part === undefined ? whole : view.part(whole);
      if (text === null) return [];
      const { eras, scores, words } = scorer.score(prepare(text), view.wordsMax);
      return words < scoredWordsMin ? [] : [{ sample, view: view.name, eras, scores, words }];
    }),
  );
}
