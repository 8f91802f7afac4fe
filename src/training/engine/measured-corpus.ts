import { type Prepared, prepare } from '../../engine/text/prepare.js';
import { type Measurements, measureSignals } from './measurements.js';
import type { EngineSample } from './samples.js';
import { countTerms, type Terms } from './terms.js';

/** A corpus, segmented and measured once. Every fit uses a subset of it. */
export interface MeasuredCorpus {
  readonly samples: readonly EngineSample[];
  readonly weight: Float64Array;
  /** Held-out group of each text. */
  readonly group: Uint8Array;
  readonly texts: readonly Prepared[];
  readonly words: Float64Array;
  readonly terms: Terms;
  readonly readings: Measurements;
}

/**
 * @param beside further texts in which terms are counted: in few or short texts most terms are below the
 * minimum
 */
export function measureCorpus(
  samples: readonly EngineSample[],
  weight: Float64Array,
  group: Uint8Array,
  beside: readonly Prepared[] = [],
): MeasuredCorpus {
  const texts = samples.map(sample => prepare(sample.text));
  const { ids, counts, ...terms } = countTerms([...beside, ...texts]);
  return {
    samples,
    weight,
    group,
    texts,
    words: Float64Array.from(texts, text => text.words),
    terms: { ...terms, ids: ids.slice(beside.length), counts: counts.slice(beside.length) },
    readings: measureSignals(texts),
  };
}
