import { buckets } from '../../classifier/features.js';
import { scaleOf } from '../../classifier/scale.js';
import type { FeatureMatrix } from './feature-matrix.js';

/** Buckets used in training, numbered 0 to `size` − 1; −1 for the others. */
export interface FeatureSelection {
  readonly number: Int32Array;
  readonly size: number;
}

/**
 * Selects buckets that occur in `sourcesMin` sources and `textsMin` texts; rarer ones reflect the topic of a
 * few sources.
 */
export function selectFeatures(
  columns: FeatureMatrix,
  sources: readonly string[],
  chosen: readonly number[],
  sourcesMin: number,
  textsMin: number,
): FeatureSelection {
  const last = new Int32Array(buckets).fill(-1);
  const inSources = new Uint16Array(buckets);
  const inTexts = new Uint32Array(buckets);
  const numbers = new Map([...new Set(sources)].map((source, at) => [source, at]));
  const bySource = [...chosen].sort((a, b) => numbers.get(sources[a]!)! - numbers.get(sources[b]!)! || a - b);
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
  let size = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    if (inSources[bucket]! >= sourcesMin && inTexts[bucket]! >= textsMin) number[bucket] = size++;
  }
  return { number, size };
}

/** Selected features of the chosen texts: text `i` has `feature[start[i] .. end[i]]`. */
export interface SelectedFeatures {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly feature: Int32Array;
  readonly scale: Float64Array;
  readonly size: number;
}

/** Maps buckets to feature numbers once, so that training passes need no lookup. */
export function compact(
  columns: FeatureMatrix,
  selection: FeatureSelection,
  chosen: readonly number[],
): SelectedFeatures {
  let most = 0;
  for (const i of chosen) most += columns.start[i + 1]! - columns.start[i]!;
  const feature = new Int32Array(most);
  const start = new Float64Array(columns.occurrences.length);
  const end = new Float64Array(columns.occurrences.length);
  const scale = Float64Array.from(columns.occurrences, scaleOf);
  let n = 0;
  for (const i of chosen) {
    start[i] = n;
    for (let p = columns.start[i]!; p < columns.start[i + 1]!; p++) {
      const number = selection.number[columns.bucket[p]!]!;
      if (number >= 0) feature[n++] = number;
    }
    end[i] = n;
  }
  return { start, end, feature, scale, size: selection.size };
}
