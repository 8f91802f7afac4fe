import { limits } from '../../../contract/limits.js';
import type { Mixed, Passage, PassageSignal } from '../../../contract/scan.js';
import type { Prepared } from '../../text/prepare.js';
import { bandOf, isElevated, shownScore, wordLimits } from '../bands.js';
import type { Confidence } from '../confidence.js';
import { movedBy, originalOffset } from '../evidence.js';
import { strongestOfBoth } from '../results/choose-signals.js';
import { edgesInside, isListed, type ScoredText, type ScoreRange } from '../results/scored-text.js';
import { isSignal } from '../results/signal-names.js';
import { type ListedSignal, listSignals } from '../results/signal-results.js';
import { type ScoredSignal, scoreSignals } from '../score.js';
import { weights } from '../weights.js';
import { passageWordsMin } from './change-points.js';
import { mixedOf } from './mixed.js';
import { clarity, mixedScore } from './mixed-score.js';
import { divide, type Part } from './parts.js';
import { posteriorLogOdds } from './posterior.js';
import { sentenceLogOdds, sentenceReasons } from './sentence-log-odds.js';
import { type SentenceScore, sentenceScores } from './sentence-scores.js';
import { hasAiStretch } from './stretch.js';

/** The passages of a text, and the scores of its sentences. */
export interface LocatedPassages {
  readonly passages: Passage[];
  /** Confidence in the score of the whole text. */
  readonly confidence: Confidence;
  readonly mixed: Mixed;
  /** The text with the score that its result shows: that of its passages when they disagree. */
  readonly scored: ScoredText;
  /** The longest passage that is `elevated` or above, when the passages disagree. */
  readonly leading: Part | null;
  /** The score of each sentence; computed on request. */
  sentences(): SentenceScore[];
}

/**
 * Divides a text into passages that read alike:
 *
 *   log-odds of each sentence ─► change points ─► each part scored as a text of its own
 *                                                   ─► neighbours of the same band merged ─► passages
 *
 * Without a change, the whole text is the only passage and has the text's own score. A part's score is
 * calibrated by the length of the text, because a long text has many parts that may stand out by chance. When
 * passages disagree, the text gets their mean score.
 */
export function locatePassages(
  text: Prepared,
  whole: ScoredText,
  confidence: Confidence,
  withSignals: boolean,
): LocatedPassages {
  const { context } = whole;
  const signalsMax = withSignals ? limits.passageSignals : 0;
  const evidence = () => whole.reading?.sentences() ?? null;
  let bySentence: Float64Array | null = null;
  let ofSentences: readonly ScoredSignal[] | null = null;
  // Beside a classifier without evidence by sentence, the signals weigh less than they do alone.
  const scoredSentences = () =>
    (ofSentences ??=
      evidence() === null && whole.reading !== null
        ? scoreSignals(text, context, weights.combinations.heuristics, null).scored
        : whole.scored);
  const logOdds = () => (bySentence ??= sentenceLogOdds(text, scoredSentences(), evidence()));
  const divisible = context.english && text.words >= 2 * passageWordsMin;
  const parts = divisible ? divide(text, logOdds(), evidence(), whole) : [];
  const isDivided = parts.length > 1;
  const single = { from: 0, to: text.sentences, score: whole.score };
  const divided = parts.map(part => passageOf(text, part, signalsMax));
  const isUnclear = () =>
    divisible && bandOf(whole.score) === 'low' && hasAiStretch(logOdds(), text.sentenceFirst);
  const mixedDivided = mixedOf(divided, divisible);
  const elevated = mixedDivided.mixed ? elevatedOf(parts) : [];
  const share = mixedDivided.mixed ? clarity(parts, elevated, logOdds()) : 0;
  const scored = mixedDivided.mixed ? mixedScore(whole, parts, elevated, share) : whole;
  const isAboveParts = elevated.length > 0 && parts.every(({ score }) => score < scored.score);
  const note = `${mixedDivided.note}${isAboveParts ? readAsOne : ''}`;
  const limited = limitByRange(limitConfidence(confidence, divided.length, note, isUnclear), scored.range);
  const passages = isDivided ? divided : [wholePassage(text, whole.score, limited.confidence)];
  const mixed = isDivided ? mixedDivided : mixedOf(passages, divisible);
  return {
    passages: text.words < wordLimits.tiny ? [] : passages,
    mixed,
    confidence: limited,
    scored,
    leading: longestOf(elevated),
    sentences: () => {
      const posterior = posteriorLogOdds(logOdds(), text.sentenceFirst, text.paragraphFirst);
      const reasons = sentenceReasons(text, scoredSentences(), evidence(), whole.model?.eraShares ?? null);
      return sentenceScores(text, posterior, isDivided ? parts : [single], reasons);
    },
  };
}

const elevatedOf = (parts: readonly Part[]): Part[] =>
  parts.filter(({ score }) => isElevated({ band: bandOf(score) }));

const longestOf = (parts: readonly Part[]): Part | null =>
  parts.reduce<Part | null>(
    (most, part) => (most === null || part.scored.text.words > most.scored.text.words ? part : most),
    null,
  );

/** The only passage of a text that reads alike. Its signals are those of the result. */
function wholePassage(text: Prepared, score: number, confidence: Passage['confidence']): Passage {
  return {
    start: originalOffset(text, text.sentenceStart[0]!),
    end: originalOffset(text, text.sentenceEnd[text.sentences - 1]!),
    words: text.words,
    score,
    band: bandOf(score),
    confidence,
  };
}

/**
 * Limits the confidence in the score of a text whose parts differ, and of a text that may have a passage that
 * was not found.
 */
function limitConfidence(
  confidence: Confidence,
  passages: number,
  note: string,
  isUnclear: () => boolean,
): Confidence {
  const { confidence: level, confidence_note } = confidence;
  if (passages > 0) {
    const differ = `The text has ${passages} passages that read differently.`;
    return {
      confidence: level === 'high' ? 'moderate' : level,
      confidence_note: `${confidence_note} ${differ} ${note}`,
    };
  }
  if (level !== 'high' || !isUnclear()) return confidence;
  return { confidence: 'moderate', confidence_note: `${confidence_note} ${unclear}` };
}

/** Limits the confidence in a score that small changes move over more than one edge of the bands. */
function limitByRange(confidence: Confidence, range: ScoreRange): Confidence {
  if (confidence.confidence !== 'high' || edgesInside(range) < 2) return confidence;
  const [low, high] = range.map(shownScore);
  return {
    confidence: 'moderate',
    confidence_note: `${confidence.confidence_note} Small changes of the text move its score between ${low} and ${high}.`,
  };
}

/** Explains a mixed text whose own score, which weighs the more the less clear it is, is the highest. */
const readAsOne =
  ' They do not differ clearly, so the score is mostly that of the text read as one, above that of every passage.';

const unclear =
  'Not every stretch of 130 words is clear on its own, so a passage of other authorship could be missed.';

function passageOf(text: Prepared, { from, to, scored, score, offset }: Part, signalsMax: number): Passage {
  const words = text.sentenceFirst[to]! - text.sentenceFirst[from]!;
  const isProse = scored.context.english && !isListed(text, from, to);
  return {
    start: offset,
    end: originalOffset(text, text.sentenceEnd[to - 1]!),
    words,
    score,
    band: bandOf(score),
    confidence: isProse ? confidenceByLength(words, scored.reading !== null) : 'low',
    ...(signalsMax > 0 && {
      top: topSignals(
        strongestOfBoth(listSignals(scored).filter(isSignal), signalsMax, ({ points }) => points),
        offset,
      ),
    }),
  };
}

function confidenceByLength(words: number, modelUsed: boolean): Passage['confidence'] {
  if (words < wordLimits.short) return 'low';
  return words < wordLimits.full || !modelUsed ? 'moderate' : 'high';
}

/** Signals as a passage lists them, their evidence moved by `offset`. */
const topSignals = (signals: readonly ListedSignal[], offset: number): PassageSignal[] =>
  signals.map(listed => {
    const { name, points, detail, evidence } = listed.result();
    const first = evidence?.slice(0, limits.evidencePerPassageSignal).map(movedBy(offset));
    return { name, points, detail, ...(first !== undefined && { evidence: first }) };
  });
