import { words as wordLimits } from '../text/confidence.js';
import { detectGenre, type GenreRow, genreRow } from '../text/genres.js';
import { biasOf } from '../text/score.js';
import { type Combination, type EngineKind, genreColumns, type SignalWeights } from '../text/weight-table.js';
import type { Folded } from './folds.js';
import { fitSignals, sumsOf } from './signal-weights.js';
import type { Study } from './study.js';

/** What lists, weights and model that never saw a text's source make of it. */
export interface HeldOut {
  /** Sum of the signals' contributions when the text is scored as this genre. */
  readonly sums: Readonly<Record<GenreRow, Float64Array>>;
  /** The deeper model's log-odds. */
  readonly model: Float64Array;
  /** The row a text is scored by when no genre is named. */
  readonly found: readonly GenreRow[];
}

export function heldOut(
  study: Study,
  folded: Folded,
  model: Float64Array,
  say: (line: string) => void,
): HeldOut {
  const { samples, group } = study;
  const sums = Object.fromEntries(
    genreColumns.map(genre => [genre, new Float64Array(samples.length)]),
  ) as Record<GenreRow, Float64Array>;
  folded.without.forEach((readings, g) => {
    const left = (i: number) => group[i] === g;
    const weights: SignalWeights[] = fitSignals(
      study,
      readings,
      Uint8Array.from(group, of => Number(of !== g)),
    );
    for (const genre of genreColumns) {
      const own = sumsOf(study, readings, weights, () => genre, left);
      own.forEach((sum, i) => {
        if (left(i)) sums[genre][i] = sum;
      });
    }
    say(`weights without group ${g + 1} of ${folded.without.length}`);
  });
  return { sums, model, found: study.texts.map(text => genreRow(detectGenre(text))) };
}

/** Texts that an engine of this kind scores: the deeper model reads nothing short. */
export function readBy(study: Study, kind: EngineKind, i: number): boolean {
  return kind === 'heuristics' || study.texts[i]!.wordCount >= wordLimits.tiny;
}

/** Log-odds of text `i` when it is scored as this genre. */
export function logOddsOf(
  study: Study,
  held: HeldOut,
  combination: Combination,
  i: number,
  genre: GenreRow,
): number {
  const { signals, deeperModel } = combination;
  const bias = biasOf(combination, genre, study.texts[i]!.wordCount);
  return bias + signals * held.sums[genre][i]! + deeperModel * held.model[i]!;
}
