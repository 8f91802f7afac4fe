import type { OpenedPair } from './excerpts.js';
import type { SelectedFeatures } from './feature-selection.js';

/**
 * Features that occur in only one text of each rewrite pair, as texts of their own: text 2k has those of the
 * AI rewrite of pair k, text 2k + 1 those of its human-written original. `opened` has the features of both
 * texts, at the pair's rows.
 */
export function pairDifferences(pairs: readonly OpenedPair[], opened: SelectedFeatures): SelectedFeatures {
  const families = opened.scale.length;
  const lastMark = new Int32Array(opened.size).fill(-1);
  const bounds = Array.from({ length: families + 1 }, () => new Float64Array(2 * pairs.length));
  const scale = opened.scale.map(() => new Float64Array(2 * pairs.length));
  const feature: number[] = [];
  const rows = pairs.flatMap(({ humanAt, machineAt }) => [
    [machineAt, humanAt] as const,
    [humanAt, machineAt] as const,
  ]);
  rows.forEach(([own, other], row) => {
    const [from, to] = [opened.bounds[0]![other]!, opened.bounds[families]![other]!];
    for (let p = from; p < to; p++) lastMark[opened.feature[p]!] = row;
    for (let f = 0; f < families; f++) {
      bounds[f]![row] = feature.length;
      scale[f]![row] = opened.scale[f]![own]!;
      for (let p = opened.bounds[f]![own]!; p < opened.bounds[f + 1]![own]!; p++)
        if (lastMark[opened.feature[p]!] !== row) feature.push(opened.feature[p]!);
    }
    bounds[families]![row] = feature.length;
  });
  return { bounds, scale, feature: Int32Array.from(feature), size: opened.size };
}
