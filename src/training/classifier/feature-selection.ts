import { buckets } from '../../engine/classifier/features.js';
import { scaleOf } from '../../engine/classifier/gram-weights.js';
import type { FeatureMatrix } from './feature-matrix.js';

/** Numbers of the buckets of one family used in training, up to `last` − 1; −1 for the others. */
export interface FeatureSelection {
  readonly number: Int32Array;
  readonly last: number;
}

/**
 * Selects the buckets of each family that occur in `sourcesMin` sources and `textsMin` texts; rarer ones
 * reflect the topic of a few sources. Numbers count on from family to family.
 */
export function selectFeatures(
  families: readonly FeatureMatrix[],
  sources: readonly string[],
  chosen: readonly number[],
  sourcesMin: number,
  textsMin: number,
): FeatureSelection[] {
  const numbers = new Map([...new Set(sources)].map((source, at) => [source, at]));
  const bySource = [...chosen].sort((a, b) => numbers.get(sources[a]!)! - numbers.get(sources[b]!)! || a - b);
  let next = 0;
  return families.map(columns => {
    const last = new Int32Array(buckets).fill(-1);
    const inSources = new Uint16Array(buckets);
    const inTexts = new Uint32Array(buckets);
    for (const i of bySource) {
      const source = numbers.get(sources[i]!)!;
      for (let p = columns.start[i]!; p < columns.start[i + 1]!; p++) {
        const bucket = columns.bucket[p]!;
        inTexts[bucket]!++;
        if (last[bucket] === source) continue;
        last[bucket] = source;
        inSources[bucket]!++;
      }
    }
    const number = new Int32Array(buckets).fill(-1);
    for (let bucket = 0; bucket < buckets; bucket++) {
      if (inSources[bucket]! >= sourcesMin && inTexts[bucket]! >= textsMin) number[bucket] = next++;
    }
    return { number, last: next };
  });
}

/**
 * Selected features of texts. Those of text `i` in family `f` are `feature[bounds[f][i] .. bounds[f+1][i]]`,
 * each with the value `scale[f][i]`.
 */
export interface SelectedFeatures {
  readonly bounds: readonly Float64Array[];
  readonly scale: readonly Float64Array[];
  readonly feature: Int32Array;
  /** Number of selected features. */
  readonly size: number;
}

/** Maps the buckets of the chosen texts to feature numbers once, so that training passes need no lookup. */
export function compact(
  families: readonly FeatureMatrix[],
  selections: readonly FeatureSelection[],
  chosen: readonly number[],
): SelectedFeatures {
  let most = 0;
  for (const { start } of families) for (const i of chosen) most += start[i + 1]! - start[i]!;
  const feature = new Int32Array(most);
  const texts = families[0]!.occurrences.length;
  const bounds = Array.from({ length: families.length + 1 }, () => new Float64Array(texts));
  let n = 0;
  for (const i of chosen) {
    families.forEach(({ start, bucket }, f) => {
      bounds[f]![i] = n;
      const { number } = selections[f]!;
      for (let p = start[i]!; p < start[i + 1]!; p++) {
        const found = number[bucket[p]!]!;
        if (found >= 0) feature[n++] = found;
      }
    });
    bounds[families.length]![i] = n;
  }
  const scale = families.map(({ occurrences }) => Float64Array.from(occurrences, scaleOf));
  return { bounds, scale, feature, size: selections.at(-1)!.last };
}
