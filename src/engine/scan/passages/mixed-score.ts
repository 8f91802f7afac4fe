import { number } from '../../../contract/prose.js';
import { bandFrom } from '../bands.js';
import { originalSpan } from '../evidence.js';
import { roundBreakdown } from '../results/numbers.js';
import type { ScoredText, SignalResult } from '../results/scored-text.js';
import { logitOf, shiftScore } from '../score.js';
import type { Part } from './parts.js';

/** Name of the contribution of passages in results. */
const passagesSignal = 'passages';

/** Points of the score, and log-odds of the sentences, by which clear passages are on their sides. */
const clear = { points: 15, logOdds: 6 } as const;

/**
 * How clearly the passages of a mixed text disagree, from 0 to 1: 0 where a little less evidence would leave
 * one passage, or none that is `elevated`. `logOdds` are those of each sentence on its own.
 */
export function clarity(parts: readonly Part[], elevated: readonly Part[], logOdds: Float64Array): number {
  const rest = parts.filter(part => !elevated.includes(part));
  const evidence = (some: readonly Part[]) =>
    some.reduce((sum, { from, to }) => sum + logOdds.subarray(from, to).reduce((a, b) => a + b, 0), 0);
  const above = Math.max(...elevated.map(({ score }) => score)) - bandFrom.elevated;
  const below = bandFrom.elevated - Math.min(...rest.map(({ score }) => score));
  const sides = Math.min(evidence(elevated), -evidence(rest));
  return Math.max(0, Math.min(1, above / clear.points, below / clear.points, sides / clear.logOdds));
}

/**
 * The score of a mixed text: the means of its passages' scores, baselines and points, weighted by words, as
 * far as they disagree clearly (`share`, 0 to 1), and for the rest those of the text as a whole. So a score
 * does not jump when a text begins to be mixed. A text with a passage that is `elevated` or above is at least
 * `moderate`: what is missing is a contribution of its own. `elevated` are the parts that are.
 *
 * The upper end of the range of a raised score rises with it, by as many log-odds as it is above the mean.
 * The lower end stays, because a small change can leave no passage that is `elevated`.
 */
export function mixedScore(
  whole: ScoredText,
  parts: readonly Part[],
  elevated: readonly Part[],
  share: number,
): ScoredText {
  const { text } = whole;
  const wordsOf = ({ from, to }: Part) => text.sentenceFirst[to]! - text.sentenceFirst[from]!;
  const blend = (ofWhole: number, of: (part: Part) => number) =>
    (1 - share) * ofWhole +
    (share * parts.reduce((sum, part) => sum + wordsOf(part) * of(part), 0)) / text.words;
  const points = whole.points.map((own, i) => blend(own, ({ scored }) => scored.points[i]!));
  const mean = blend(whole.score, ({ score }) => score);
  const baseline = blend(whole.baseline, ({ scored }) => scored.baseline);
  const [low, high] = [0, 1].map(end => blend(whole.range[end]!, ({ scored }) => scored.range[end]!));
  const raised = bandFrom.moderate - mean;
  if (raised <= 0)
    return { ...whole, isMixed: true, range: [low!, high!], ...roundBreakdown(mean, baseline, points) };
  const breakdown = roundBreakdown(bandFrom.moderate, baseline, [...points, raised]);
  const words = elevated.reduce((sum, part) => sum + wordsOf(part), 0);
  return {
    ...whole,
    isMixed: true,
    ...breakdown,
    range: [low!, Math.max(leastAbove, shiftScore(bandFrom.moderate, logitOf(high!) - logitOf(mean)))],
    passages: passagesResult(whole, elevated, words, breakdown.points.at(-1)!),
  };
}

/** Lowest upper end of the range of a raised score: people see whole points. */
const leastAbove = bandFrom.moderate + 1;

function passagesResult(
  { text, context }: ScoredText,
  elevated: readonly Part[],
  words: number,
  points: number,
): SignalResult {
  const share = Math.round((words / text.words) * 1000) / 1000;
  const isOne = elevated.length === 1;
  return {
    name: passagesSignal,
    score: 1,
    weight: 1,
    detail: `${isOne ? 'One passage' : `${elevated.length} passages`} of ${number(words)} of ${number(text.words)} words ${isOne ? 'reads' : 'read'} as elevated or above, so the score of the text is at least ${bandFrom.moderate}.`,
    value: share,
    active: true,
    points,
    evidence: elevated
      .slice(0, context.evidenceMax)
      .map(({ from }) => originalSpan(text, text.sentenceStart[from]!, text.sentenceEnd[from]!)),
  };
}
