import { Reader, readWordsMin, type Scores } from '../../classifier/predict.js';
import type { TrainingSample } from '../corpus/corpus.js';
import type { NearDuplicates } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';
import { type FittedExperts, fitExperts } from './fit-experts.js';
import type { Hyperparameters } from './hyperparameters.js';
import { cellsOf } from './sample-weights.js';
import type { TrainingSet } from './training-set.js';

/** A way of looking at a text: its first `wordsMax` words, of the whole or of a part of it. Null when there is no such part. */
export interface TextView {
  readonly name: string;
  readonly wordsMax: number;
  readonly part?: (text: string) => string | null;
}

/** Lengths at which every held-out text is read, in words. */
export const lengthViews: readonly TextView[] = [100, 300, 1_500].map(wordsMax => ({
  name: String(wordsMax),
  wordsMax,
}));

/** What a model that never saw the text's source made of a view of it. */
export interface HeldOutScore extends Scores {
  readonly sample: number;
  readonly view: string;
}

/**
 * Deals whole sources into groups that are left out together, so that no text is read by a model that saw its source. Those with both
 * labels come first, one to a group in turn; each other goes where its genre and label are fewest, then to the smallest group: a fold
 * that left out all fiction at once would measure something else.
 */
export function groupSources(samples: readonly TrainingSample[], groups: number): Int32Array {
  const paired = pairedSources(samples);
  const inTurn = bySize(samples).sort(([a], [b]) => Number(paired.has(b)) - Number(paired.has(a)));
  return deal(samples, inTurn, groups);
}

/** The same with every source that has both labels left out alone; the others in groups, which get the first numbers. */
export function groupSourcesPairedAlone(samples: readonly TrainingSample[], groups: number): Int32Array {
  const paired = pairedSources(samples);
  const sources = bySize(samples);
  const others = sources.filter(([source]) => !paired.has(source));
  const groupOf = deal(samples, others, Math.min(groups, others.length));
  let next = Math.min(groups, others.length);
  for (const [source, members] of sources) {
    if (!paired.has(source)) continue;
    for (const i of members) groupOf[i] = next;
    next++;
  }
  return groupOf;
}

type Source = readonly [name: string, members: number[]];

function pairedSources(samples: readonly TrainingSample[]): Set<string> {
  const cells = cellsOf(samples, samples.keys());
  return new Set(cells.filter(cell => cell.paired).map(cell => cell.source));
}

/** The largest first. */
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
 * What a model that leaves out a group learns from: neither the group's texts nor a version of one, be it of another source. The draft
 * that trained as a person's would teach the words of its left-out rewriting with the wrong label, and the other way about.
 */
export function trainingIndexes(group: number, groupOf: Int32Array, { clusterOf }: NearDuplicates): number[] {
  const left = new Set(clusterOf.filter((_, i) => groupOf[i] === group));
  return [...groupOf.keys()].filter(i => !left.has(clusterOf[i]!));
}

/**
 * Fits once per group without it, and reads the group. `groupOf[i] < 0`: text `i` trains wherever no version of it is read, and is
 * never read.
 */
export function crossValidate(
  training: TrainingSet,
  groupOf: Int32Array,
  settings: Hyperparameters,
  views: readonly TextView[],
  progress: (line: string) => void,
): HeldOutScore[] {
  const groups = Math.max(...groupOf) + 1;
  const held: HeldOutScore[] = [];
  for (let group = 0; group < groups; group++) {
    const left = [...groupOf.keys()].filter(i => groupOf[i] === group);
    const fitted = fitExperts(training, trainingIndexes(group, groupOf, training.nearDuplicates), settings);
    for (const reading of scoreTexts(training.samples, left, fitted, views)) held.push(reading);
    progress(`left out ${group + 1} of ${groups}: ${left.length} texts`);
  }
  return held;
}

export function scoreTexts(
  samples: readonly TrainingSample[],
  chosen: readonly number[],
  fitted: FittedExperts,
  views: readonly TextView[],
): HeldOutScore[] {
  const reader = new Reader(fitted.bytes, fitted.experts);
  return chosen.flatMap(sample =>
    views.flatMap(view => {
      const whole = samples[sample]!.text;
      const text = view.part === undefined ? whole : view.part(whole);
      if (text === null) return [];
      const read = reader.read(text, view.wordsMax);
      return read.words < readWordsMin ? [] : [{ sample, view: view.name, ...read }];
    }),
  );
}
