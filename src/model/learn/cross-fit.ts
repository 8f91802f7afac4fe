import type { Vocabulary } from '../features.js';
import { Reader, readWordsMin } from '../predict.js';
import { cellsOf } from './balance.js';
import type { Columns } from './columns.js';
import type { Sample } from './corpus.js';
import { type Fitted, fit, type Recipe } from './fit.js';
import { groupBy } from './group.js';

/** What a model that never saw the text's source made of its first `limit` words. */
export interface HeldOut {
  readonly sample: number;
  readonly limit: number;
  readonly words: number;
  readonly score: number;
}

/** Lengths at which every held-out text is read, in words. */
export const limits = [100, 300, 1_500] as const;

/**
 * Deals whole sources into groups that are left out together: those with both labels first, one to a group in turn, then the others,
 * largest first, each to the smallest group. So no text is read by a model that saw its source.
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
  const sizes = new Array<number>(groups).fill(0);
  const groupOf = new Int32Array(samples.length);
  bySource.forEach(([, members], at) => {
    const group = at < groups ? at : sizes.indexOf(Math.min(...sizes));
    sizes[group]! += members.length;
    for (const i of members) groupOf[i] = group;
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
    for (const reading of readAll(samples, left, fitted)) held.push(reading);
    progress(`left out ${group + 1} of ${groups}: ${left.length} texts`);
  }
  return held;
}

export function readAll(samples: readonly Sample[], chosen: readonly number[], fitted: Fitted): HeldOut[] {
  const reader = new Reader(fitted.bytes, fitted.families);
  return chosen.flatMap(sample =>
    limits.flatMap(limit => {
      const [window] = reader.windows(samples[sample]!.text, limit, limit);
      const { score, words } = window ?? { score: 0, words: 0 };
      return words < readWordsMin ? [] : [{ sample, limit, words, score }];
    }),
  );
}
