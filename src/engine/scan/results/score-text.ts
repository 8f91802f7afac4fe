import type { Prepared } from '../../text/prepare.js';
import { shortCeiling, wordLimits } from '../bands.js';
import type { ClassifierReading } from '../classifier.js';
import { type Adjustment, biasOf, distributePoints, type SignalScores, scoreSignals } from '../score.js';
import type { Combination } from '../weight-table.js';
import type { ScoreBreakdown } from './breakdown.js';
import { type ScoreRange, scoreRange } from './score-range.js';
import { classifierResult, type SignalResult, signalResult } from './signal-result.js';

/** How a text is scored. */
export interface ScoringContext extends Adjustment {
  readonly combination: Combination;
  /** Maximum evidence spans per signal. */
  readonly evidenceMax: number;
}

/** A text with its score. */
export interface ScoredText extends SignalScores, ScoreBreakdown {
  readonly text: Prepared;
  readonly reading: ClassifierReading | null;
  readonly context: ScoringContext;
  /** The scores that small changes of the text lead to. */
  readonly range: ScoreRange;
  /** Whether the points are means of the passages, which can have another direction than the whole text. */
  readonly isMixed: boolean;
  /** What passages add to the score of a mixed text; null for any other text. */
  readonly passages: SignalResult | null;
}

/** Scores a text by its signals and the classifier's reading. The last of the points are the classifier's. */
export function scoreText(
  text: Prepared,
  context: ScoringContext,
  reading: ClassifierReading | null,
): ScoredText {
  const { combination, genre } = context;
  const { scored, model } = scoreSignals(text, context, combination, reading?.logOdds ?? null);
  const ceiling = text.wordCount < wordLimits.tiny ? shortCeiling : 100;
  const contributions = scored.map(one => one.contribution);
  contributions.push(model?.contribution ?? 0);
  const bias = biasOf(combination, genre, text.wordCount);
  const breakdown = distributePoints(combination, bias, contributions, ceiling);
  const kind = reading === null ? 'heuristics' : 'model';
  const range = scoreRange(breakdown.score, text.words, kind, combination, ceiling);
  return { text, reading, context, scored, model, range, isMixed: false, passages: null, ...breakdown };
}

/**
 * The result of the signal that the points at `index` belong to; after the signals, of the classifier and of
 * the passages.
 */
export function resultOf(
  { text, reading, context, scored, model, isMixed, passages, points }: ScoredText,
  index: number,
): SignalResult {
  if (passages !== null && index > scored.length) return passages;
  const one = scored[index];
  const { genre, evidenceMax } = context;
  return one === undefined
    ? classifierResult(text, reading, model, points[index]!, evidenceMax, isMixed)
    : signalResult(text, one, points[index]!, genre, evidenceMax);
}
