import type { OpenedPair } from './excerpts.js';
import type { SelectedFeatures } from './feature-selection.js';

/**
 * Features that occur in only one text of each rewrite pair. Pair `k` has `feature[start[k] .. middle[k]]` of
 * the AI rewrite and `feature[middle[k] .. start[k + 1]]` of the human-written text.
 */
export interface PairDifferences {
  readonly start: Float64Array;
  readonly middle: Float64Array;
  readonly feature: Int32Array;
  readonly machineScale: Float64Array;
  readonly humanScale: Float64Array;
  readonly weight: Float64Array;
}

/**
 * Computes the feature differences of each pair. `selected` contains the features of both texts, at the
 * pair's rows.
 */
export function pairDifferences(
  pairs: readonly OpenedPair[],
  weight: Float64Array,
  selected: SelectedFeatures,
): PairDifferences {
  const markOf = new Int32Array(selected.size).fill(-1);
  const start = new Float64Array(pairs.length + 1);
  const middle = new Float64Array(pairs.length);
  const feature: number[] = [];
  /**
   * Marks the features of `other`, then appends the features of `own` that are unmarked. `number` is a unique
   * mark.
   */
  const appendDifference = (other: number, own: number, number: number): void => {
    for (let p = selected.start[other]!; p < selected.end[other]!; p++) markOf[selected.feature[p]!] = number;
    for (let p = selected.start[own]!; p < selected.end[own]!; p++) {
      if (markOf[selected.feature[p]!] !== number) feature.push(selected.feature[p]!);
    }
  };
  pairs.forEach(({ humanAt, machineAt }, k) => {
    appendDifference(humanAt, machineAt, 2 * k);
    middle[k] = feature.length;
    appendDifference(machineAt, humanAt, 2 * k + 1);
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
