import type { OpenedPair } from './excerpts.js';
import type { SelectedFeatures } from './gradient-descent.js';

/**
 * What tells a machine's version from the person's text: features that one alone has. Pair `k` owns `feature[start[k] .. middle[k]]`
 * of the machine's and `feature[middle[k] .. start[k + 1]]` of the person's.
 */
export interface PairDifferences {
  readonly start: Float64Array;
  readonly middle: Float64Array;
  readonly feature: Int32Array;
  readonly machineScale: Float64Array;
  readonly humanScale: Float64Array;
  readonly weight: Float64Array;
}

/** Sets the openings of each pair against one another; `selected` holds their features, where the pairs say. */
export function pairDifferences(
  pairs: readonly OpenedPair[],
  weight: Float64Array,
  selected: SelectedFeatures,
): PairDifferences {
  const holder = new Int32Array(selected.size).fill(-1);
  const start = new Float64Array(pairs.length + 1);
  const middle = new Float64Array(pairs.length);
  const feature: number[] = [];
  /** Notes the features of one text under a number of its own, then lists those of the other that are not noted. */
  const listApart = (other: number, own: number, number: number): void => {
    for (let p = selected.start[other]!; p < selected.end[other]!; p++) holder[selected.feature[p]!] = number;
    for (let p = selected.start[own]!; p < selected.end[own]!; p++) {
      if (holder[selected.feature[p]!] !== number) feature.push(selected.feature[p]!);
    }
  };
  pairs.forEach(({ humanAt, machineAt }, k) => {
    listApart(humanAt, machineAt, 2 * k);
    middle[k] = feature.length;
    listApart(machineAt, humanAt, 2 * k + 1);
    start[k + 1] = feature.length;
  });
  return {
    start,
    middle,
    feature: Int32Array.from(feature),
    machineScale: Float64Array.from(pairs, ({ machineAt }) => selected.scale[machineAt]!),
    humanScale: Float64Array.from(pairs, ({ humanAt }) => selected.scale[humanAt]!),
    weight,
  };
}
