import type { TrainingSample } from './corpus.js';
import { CorpusError } from './corpus-error.js';

/**
 * Fewest sources to train on: a feature must occur in several sources, and whole sources are held out to
 * calibrate.
 */
const sourcesMin = 6;

/** Throws CorpusError if the samples have too few sources or only one label. */
export function requireTrainable(samples: readonly Pick<TrainingSample, 'source' | 'machine'>[]): void {
  const sources = new Set(samples.map(sample => sample.source)).size;
  const human = samples.filter(sample => !sample.machine).length;
  if (human > 0 && human < samples.length && sources >= sourcesMin) return;
  throw new CorpusError(
    `Training needs human-written and AI-generated texts of ${sourcesMin} sources or more; these folders contain ${human} human-written and ${samples.length - human} AI-generated texts of ${sources}. Add other corpora.`,
  );
}
