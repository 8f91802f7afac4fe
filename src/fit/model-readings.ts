import { readVocabulary } from '../model/learn/columns.js';
import { readTexts } from '../model/learn/corpus.js';
import { dealPairedApart } from '../model/learn/cross-fit.js';
import { readExcerpts } from '../model/learn/excerpt.js';
import { fit, type Recipe } from '../model/learn/fit.js';
import { randomOf } from '../model/learn/random.js';
import { calibrate, lightWords, Reader, readWordsMin } from '../model/predict.js';
import type { Manifest } from '../model/weights.js';
import type { Sample } from './corpus.js';

const vocabularySourcesMin = 8;

/** The model's view of a folder: what it trains on, and which sources are left out together. */
export interface Training {
  readonly samples: ReturnType<typeof readTexts>;
  readonly groupOf: Int32Array;
  readonly groups: number;
  readonly recipe: Recipe;
}

/** Every source with both labels is left out alone, the others in so many groups. */
export function readTraining(folder: string, groups: number, recipe: Recipe): Training {
  const samples = readTexts(folder, randomOf(recipe.seed));
  const groupOf = dealPairedApart(samples, groups);
  return { samples, groupOf, groups: Math.max(...groupOf) + 1, recipe };
}

/** The group each of these texts is left out with: its source's. */
export function groupsOf(samples: readonly Sample[], training: Training): Uint8Array {
  const bySource = new Map(training.samples.map((sample, i) => [sample.source, training.groupOf[i]!]));
  return Uint8Array.from(samples, sample => bySource.get(sample.source)!);
}

/**
 * Calibrated log-odds of every text by a model trained without its group of sources, 0 where the text is too short to read.
 * The calibration is the shipped model's: fused are the numbers a scan will see.
 */
export function heldOutLogOdds(
  training: Training,
  samples: readonly Sample[],
  group: Uint8Array,
  calibration: Manifest['calibration'],
  say: (line: string) => void,
): Float64Array {
  const { recipe, groupOf, groups } = training;
  const sources = new Set(training.samples.map(sample => sample.source)).size;
  const vocabulary = readVocabulary(
    training.samples,
    recipe.vocabulary,
    Math.min(vocabularySourcesMin, Math.ceil(sources / 2)),
  );
  const excerpts = readExcerpts(training.samples, vocabulary, randomOf(recipe.seed), lightWords);
  const logOdds = new Float64Array(samples.length);
  for (let g = 0; g < groups; g++) {
    const chosen = [...groupOf.keys()].filter(i => groupOf[i] !== g);
    const fitted = fit(training.samples, excerpts, vocabulary, chosen, recipe);
    const reader = new Reader(fitted.bytes, fitted.families);
    samples.forEach((sample, i) => {
      if (group[i] !== g) return;
      const { score, words } = reader.read(sample.text, lightWords);
      if (words >= readWordsMin) logOdds[i] = calibrate(score, words, calibration);
    });
    say(`deeper model without group ${g + 1} of ${groups}`);
  }
  return logOdds;
}
