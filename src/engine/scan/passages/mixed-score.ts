import { bandFrom } from '../bands.js';
import { originalSpan } from '../evidence.js';
import type { ScoredText } from '../results/score-text.js';
import type { SignalResult } from '../results/signal-result.js';
import { roundBreakdown } from '../score.js';
import type { Part } from './parts.js';

/** Name of the contribution of passages in results. */
const passagesSignal = 'passages';

/**
 * The score of a mixed text: the means of its passages' scores, baselines and points, weighted by words. A
 * text with a passage that is `elevated` or above is at least `moderate`: what is missing is a contribution
 * of its own. `elevated` are the parts that are.
 */
export function mixedScore(whole: ScoredText, parts: readonly Part[], elevated: readonly Part[]): ScoredText {
  const { text } = whole;
  const wordsOf = ({ from, to }: Part) => text.sentenceFirst[to]! - text.sentenceFirst[from]!;
  const meanOf = (of: (part: Part) => number) =>
    parts.reduce((sum, part) => sum + wordsOf(part) * of(part), 0) / text.words;
  const points = whole.points.map((_, i) => meanOf(({ scored }) => scored.points[i]!));
  const mean = meanOf(({ score }) => score);
  const baseline = meanOf(({ scored }) => scored.baseline);
  const raised = bandFrom.moderate - mean;
  if (raised <= 0) return { ...whole, ...roundBreakdown(mean, baseline, points) };
  const breakdown = roundBreakdown(bandFrom.moderate, baseline, [...points, raised]);
  const words = elevated.reduce((sum, part) => sum + wordsOf(part), 0);
  return {
    ...whole,
    ...breakdown,
    passages: passagesResult(whole, elevated, words, breakdown.points.at(-1)!),
  };
}

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
    detail: `${isOne ? 'One passage' : `${elevated.length} passages`} of ${words} of ${text.words} words ${isOne ? 'reads' : 'read'} as elevated or above, so the score of the text is at least ${bandFrom.moderate}.`,
    value: share,
    active: true,
    points,
    evidence: elevated
      .slice(0, context.evidenceMax)
      .map(({ from }) => originalSpan(text, text.sentenceStart[from]!, text.sentenceEnd[from]!)),
  };
}
