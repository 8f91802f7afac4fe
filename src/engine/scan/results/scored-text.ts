import type { EngineResult } from '../../../contract/scan.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import { bandFrom, listCeiling, shortCeiling, wordLimits } from '../bands.js';
import type { ClassifierReading } from '../classifier.js';
import { type Adjustment, distributePoints, type SignalScores, scoreSignals, shiftScore } from '../score.js';
import type { Combination } from '../weights.js';
import type { ScoreBreakdown } from './numbers.js';

export type SignalResult = EngineResult['signals'][number];

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
  listed = isListed(text, 0, text.sentences),
): ScoredText {
  const { combination, genre } = context;
  const { scored, model } = scoreSignals(text, context, combination, reading?.logOdds ?? null);
  const ceiling = ceilingOf(text, listed);
  const contributions = scored.map(one => one.contribution);
  contributions.push(model?.contribution ?? 0);
  const bias = combination.bias[genre];
  const breakdown = distributePoints(combination, bias, contributions, ceiling);
  const kind = reading === null ? 'heuristics' : 'model';
  const range = scoreRange(breakdown.score, text.words, kind, combination);
  return { text, reading, context, scored, model, range, isMixed: false, passages: null, ...breakdown };
}

/** Whether the sentences `from` to `to` (exclusive) are items of lists and headings alone. */
export const isListed = ({ sentenceKind: kinds }: Prepared, from: number, to: number): boolean =>
  kinds.subarray(from, to).every(kind => kind === sentenceKind.list || kind === sentenceKind.heading);

/** The highest score of a text: short texts and bare lists by people resemble those by an AI. */
function ceilingOf({ wordCount }: Prepared, listed: boolean): number {
  if (listed) return listCeiling;
  return wordCount < wordLimits.tiny ? shortCeiling : 100;
}

/** The scores that small changes of a text lead to, lowest and highest. */
export type ScoreRange = readonly [low: number, high: number];

/**
 * Log-odds, divided by the words of a text, by which one small change moves it: the last sentence left out, a
 * heading, a sentence, a mark or a contraction more. The range holds at least 90% of the scores after such a
 * change. Chosen on texts of held-out sources (docs/experiments.md).
 */
const changeLogOdds = { model: 130, heuristics: 180 } as const;

/**
 * Where the score of a text lies after small changes. The highest score of a text under 50 words is no end: a
 * sentence more can make the text longer.
 */
export function scoreRange(
  score: number,
  words: number,
  kind: keyof typeof changeLogOdds,
  { slope }: Pick<Combination, 'slope'>,
): ScoreRange {
  const reach = changeLogOdds[kind] / Math.max(1, words) / slope;
  return [Math.min(score, shiftScore(score, -reach)), Math.max(score, shiftScore(score, reach))];
}

/** Number of band edges inside a range. */
export const edgesInside = ([low, high]: ScoreRange): number =>
  Object.values(bandFrom).filter(edge => low < edge && edge <= high).length;
