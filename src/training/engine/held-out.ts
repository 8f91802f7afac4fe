import { scoredWordsMin } from '../../engine/scan/classifier.js';
import { detectGenre } from '../../engine/scan/detect-genre.js';
import { type ByEra, byEra, combinedLogOdds, eras } from '../../engine/scan/eras.js';
import { type GenreProfile, profileOf, scoringProfileOf } from '../../engine/scan/genres.js';
import {
  byGenre,
  type Combination,
  type EngineKind,
  genreColumns,
  type SignalWeights,
} from '../../engine/scan/weights.js';
import { fitLogisticRegression } from '../statistics/logistic-regression.js';
import { timeLeft } from '../statistics/time-left.js';
import { trainingSubsetByEra } from './era-subsets.js';
import type { CrossFittedLists } from './list-folds.js';
import type { MeasuredCorpus } from './measured-corpus.js';
import { fitSignalWeights, signalSums } from './signal-weights.js';

/** Scores of every text by lists, weights and a classifier that never saw its source. */
export interface HeldOutScores {
  /** Signal weights fitted without each group, before scaling. */
  readonly without: readonly (readonly SignalWeights[])[];
  /** By genre and era: scaled sum of the signal contributions when the text is scored as this genre. */
  readonly sums: Readonly<Record<GenreProfile, ByEra<Float64Array>>>;
  /** Factor that turns sums into calibrated log-odds: weights are overconfident on unseen texts. */
  readonly scale: ByEra<number>;
  /** Log-odds of a text without evidence. */
  readonly start: ByEra<number>;
  /** Log-odds of the classifier. */
  readonly model: ByEra<Float64Array>;
  /** Genre that a scan detects in each text. */
  readonly found: readonly GenreProfile[];
}

export function scoreHeldOut(
  corpus: MeasuredCorpus,
  folded: CrossFittedLists,
  model: ByEra<Float64Array>,
  log: (line: string) => void,
): HeldOutScores {
  const { samples, group } = corpus;
  const raw = byGenre(() => byEra(() => new Float64Array(samples.length)));
  const remaining = timeLeft(folded.without.length);
  const without = folded.without.map(({ readings }, g) => {
    const left = (i: number) => group[i] === g;
    const weights = fitSignalWeights(
      corpus,
      readings,
      Uint8Array.from(group, of => Number(of !== g)),
    );
    for (const genre of genreColumns) {
      const own = signalSums(corpus, readings, weights, () => genre, left);
      for (const era of eras)
        own[era].forEach((sum, i) => {
          if (left(i)) raw[genre][era][i] = sum;
        });
    }
    log(`weights without group ${g + 1} of ${folded.without.length}, ${remaining(g + 1)}`);
    return weights;
  });
  const { scale, start } = calibrate(corpus, raw.standard);
  return {
    without,
    sums: byGenre(genre => byEra(era => raw[genre][era].map(sum => sum * scale[era]))),
    scale,
    start,
    model,
    found: corpus.texts.map(text => profileOf(detectGenre(text))),
  };
}

const penalty = 1e-4;
const iterations = 400;

/** Fits log-odds = scale × sum + start by era, AI-generated against human-written texts at even odds. */
function calibrate(
  corpus: MeasuredCorpus,
  sums: ByEra<Float64Array>,
): { scale: ByEra<number>; start: ByEra<number> } {
  const { samples, weight } = corpus;
  const inSubset = trainingSubsetByEra(samples, () => true);
  const fitted = byEra(era => {
    const total = (machine: boolean) =>
      weight.reduce((sum, w, i) => (samples[i]!.machine === machine && inSubset[era](i) ? sum + w : sum), 0);
    const even = total(false) / total(true);
    return fitLogisticRegression({
      rows: {
        from: Int32Array.from({ length: samples.length + 1 }, (_, i) => i),
        column: new Int32Array(samples.length),
        value: Float32Array.from(sums[era]),
        columns: 1,
      },
      label: Uint8Array.from(samples, sample => Number(sample.machine)),
      weight: weight.map((w, i) => (inSubset[era](i) ? w * (samples[i]!.machine ? even : 1) : 0)),
      sign: Int8Array.of(1),
      penalty,
      iterations,
    });
  });
  return { scale: byEra(era => fitted[era][0]!), start: byEra(era => fitted[era][1]!) };
}

/** True if an engine of this kind scores text `i`: the classifier abstains on short texts. */
export function isScoredBy(corpus: MeasuredCorpus, kind: EngineKind, i: number): boolean {
  return kind === 'heuristics' || corpus.texts[i]!.wordCount >= scoredWordsMin;
}

/** Held-out log-odds of text `i` when a scan is asked to score it as this genre. */
export function logOddsOf(
  held: HeldOutScores,
  combination: Combination,
  i: number,
  genre: GenreProfile,
): number {
  const profile = genre === 'standard' ? genre : scoringProfileOf(genre);
  const sums = byEra(era => held.sums[profile][era][i]!);
  const model = byEra(era => held.model[era][i]!);
  return fused(combination, combination.bias[profile], sums, model);
}

/** Combines signal sums and classifier log-odds by era into the log-odds of any era. */
export function fused(
  { eraPriors, signals, classifier }: Combination,
  bias: number,
  sums: ByEra<number>,
  model: ByEra<number>,
): number {
  return bias + combinedLogOdds(byEra(era => eraPriors[era] + signals * sums[era] + classifier * model[era]));
}
