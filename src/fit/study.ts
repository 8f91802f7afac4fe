import { type Prepared, prepare } from '../text/prepare.js';
import type { Sample } from './corpus.js';
import { measureAll, type Readings } from './measure.js';
import { readTerms, type Terms } from './vocabulary.js';

/** A corpus, read and measured once; every fit of it takes a subset. */
export interface Study {
  readonly samples: readonly Sample[];
  readonly weight: Float64Array;
  /** Which group of sources a text is left out with. */
  readonly group: Uint8Array;
  readonly texts: readonly Prepared[];
  readonly words: Float64Array;
  readonly terms: Terms;
  readonly readings: Readings;
}

export function prepareAll(samples: readonly Sample[], weight: Float64Array, group: Uint8Array): Study {
  const texts = samples.map(sample => prepare(sample.text));
  return {
    samples,
    weight,
    group,
    texts,
    words: Float64Array.from(texts, text => text.words),
    terms: readTerms(texts),
    readings: measureAll(texts),
  };
}
