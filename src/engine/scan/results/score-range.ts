import { bandFrom } from '../bands.js';
import { logitOf, toScore } from '../score.js';
import type { Combination } from '../weight-table.js';

/** The scores that small changes of a text lead to, lowest and highest. */
export type ScoreRange = readonly [low: number, high: number];

/**
 * Log-odds, divided by the words of a text, by which one small change moves it: the last sentence left out, a
 * heading, a sentence, a mark or a contraction more. The range holds at least 90% of the scores after such a
 * change. Chosen on texts of held-out sources (docs/experiments.md).
 */
const changeLogOdds = { model: 130, heuristics: 180 } as const;

/** Where the score of a text lies after small changes, at most at `ceiling`. */
export function scoreRange(
  score: number,
  words: number,
  kind: keyof typeof changeLogOdds,
  { slope }: Pick<Combination, 'slope'>,
  ceiling: number,
): ScoreRange {
  const reach = changeLogOdds[kind] / Math.max(1, words) / slope;
  const at = logitOf(score);
  const scoreAt = (logit: number) => toScore(logit, { midpoint: 0, slope: 1 });
  return [Math.min(score, scoreAt(at - reach)), Math.max(score, Math.min(ceiling, scoreAt(at + reach)))];
}

/** Number of band edges inside a range. */
export const edgesInside = ([low, high]: ScoreRange): number =>
  Object.values(bandFrom).filter(edge => low < edge && edge <= high).length;
