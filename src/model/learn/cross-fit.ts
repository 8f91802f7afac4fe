import type { Vocabulary } from '../features.js';
import { Reader, readWordsMin } from '../predict.js';
import { cellsOf } from './balance.js';
import type { Columns } from './columns.js';
import type { Sample } from './corpus.js';
import { type Fitted, fit, type Recipe } from './fit.js';
import { groupBy } from './group.js';

/** A way of looking at a text: its first `wordsMax` words, of the whole or of a part of it. Null when there is no such part. */
export interface View {
  readonly name: string;
  readonly wordsMax: number;
  readonly part?: (text: string) => string | null;
}

/** Lengths at which every held-out text is read, in words. */
export const openings: readonly View[] = [100, 300, 1_500].map(wordsMax => ({
  name: String(wordsMax),
  wordsMax,
}));

/** What a model that never saw the text's source made of a view of it. */
export interface HeldOut {
  readonly sample: number;
  readonly view: string;
  readonly words: number;
  readonly score: number;
}

/**
 * Deals whole sources into groups that are left out together, so that no text is read by a model that saw its source. Those with both
 * labels come first, one to a group in turn; each other goes where its genre and label are fewest, then to the smallest group: a fold
 * that left out all fiction at once would measure something else.
 */
export function dealSources(samples: readonly Sample[], groups: number): Int32Array {
  const bySource = [...groupBy(samples.keys(), i => samples[i]!.source)];
  const paired = new Set(
    cellsOf(samples, samples.keys())
      .filter(cell => cell.paired)
      .map(cell => cell.source),
  );
  bySource.sort(
    ([a, inA], [b, inB]) =>
      Number(paired.has(b)) - Number(paired.has(a)) || inB.length - inA.length || (a < b ? -1 : 1),
  );
  const held = Array.from({ length: groups }, () => ({ size: 0, kinds: new Map<string, number>() }));
  const groupOf = new Int32Array(samples.length);
  bySource.forEach(([, members], at) => {
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

/** Fits once per group without it, and reads the group. `groupOf[i] < 0`: text `i` is always in training and never read. */
export function crossFit(
  samples: readonly Sample[],
  columns: readonly Columns[],
  vocabulary: Vocabulary,
  groupOf: Int32Array,
  settings: Recipe,
  views: readonly View[],
  progress: (line: string) => void,
): HeldOut[] {
  const groups = Math.max(...groupOf) + 1;
  const held: HeldOut[] = [];
  for (let group = 0; group < groups; group++) {
    const training: number[] = [];
    const left: number[] = [];
    groupOf.forEach((of, i) => {
      (of === group ? left : training).push(i);
    });
    const fitted = fit(samples, columns, vocabulary, training, settings);
    for (const reading of readAll(samples, left, fitted, views)) held.push(reading);
    progress(`left out ${group + 1} of ${groups}: ${left.length} texts`);
  }
  return held;
}

export function readAll(
  samples: readonly Sample[],
  chosen: readonly number[],
  fitted: Fitted,
  views: readonly View[],
): HeldOut[] {
  const reader = new Reader(fitted.bytes, fitted.families);
  return chosen.flatMap(sample =>
    views.flatMap(view => {
      const whole = samples[sample]!.text;
      const text = view.part === undefined ? whole : view.part(whole);
      if (text === null) return [];
      const { score, words } = reader.read(text, view.wordsMax);
      return words < readWordsMin ? [] : [{ sample, view: view.name, words, score }];
    }),
  );
}
