import { bandFrom } from '../bands.js';
import { logitOf } from '../score.js';
import { ceilingOf, type ScoredText } from './score-text.js';

/** The scores that small changes of a text lead to: lowest and highest, with one decimal. */
export type ScoreRange = [low: number, high: number];

/**
 * Log-odds by which one change moves a text of one word, so that the range holds at least 90% of the scores
 * after a change: the last sentence left out, a heading, a sentence, a mark or a contraction more. Chosen on
 * texts of held-out sources; the disagreement of a text's sentences predicts no better
 * (docs/experiments.md).
 */
const changeLogOdds = { model: 130, heuristics: 180 } as const;

/** Where the scores of a text lie after small changes: a change of a longer text counts less. */
export function scoreRange({ text, score, reading, context: { combination } }: ScoredText): ScoreRange {
  const change = changeLogOdds[reading === null ? 'heuristics' : 'model'];
  const reach = change / Math.max(1, text.words) / combination.slope;
  const at = logitOf(score);
  const low = oneDecimal(scoreOf(at - reach));
  const high = Math.min(ceilingOf(text), oneDecimal(scoreOf(at + reach)));
  return [Math.min(score, low), Math.max(score, high)];
}

/** Number of band edges inside a range. */
export const edgesInside = ([low, high]: ScoreRange): number =>
  Object.values(bandFrom).filter(edge => low < edge && edge <= high).length;

const scoreOf = (logOdds: number) => 100 / (1 + Math.exp(-logOdds));

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
