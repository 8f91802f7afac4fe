/** A result and its passages as pages, reports and texts show them. Pure. */

import { number } from '../contract/prose.js';
import type { EngineResult, Passage, Signal } from '../contract/scan.js';
import { isElevated, mixedScores, shownRange, shownScore } from '../engine/scan/bands.js';
import { supportsPoints } from '../engine/scan/results/choose-signals.js';

/** A signal of a text or of a passage. `active` is false for one that was not measured. */
export type ShownSignal = Readonly<Pick<Signal, 'name' | 'points'> & Partial<Signal>>;

export interface ShownPassage extends Omit<Passage, 'confidence' | 'top'> {
  readonly confidence?: Passage['confidence'];
  readonly top?: readonly ShownSignal[];
}

type Stated =
  | 'headline'
  | 'assessed'
  | 'confidence_note'
  | 'mixed'
  | 'artefacts'
  | 'calibration'
  | 'disclaimer';
type Lists = 'signals' | 'passages' | 'sentences' | 'score_range';

/** A result to show; one of another engine may have fewer members than that of this service. */
export interface ShownResult extends Pick<EngineResult, Stated>, Partial<Omit<EngineResult, Stated | Lists>> {
  /** Empty when it is not stated. */
  readonly score_range: readonly number[];
  readonly signals: readonly ShownSignal[];
  readonly passages: readonly ShownPassage[];
  readonly sentences?: readonly ShownSentence[];
}

export type ShownSentence = Pick<NonNullable<EngineResult['sentences']>[number], 'start' | 'end' | 'score'>;

/** A result of any origin. */
export interface ReportedResult {
  readonly result: ShownResult;
  /** Whether it is a valid result of this service. */
  readonly isOwn: boolean;
}

/** A score, its band and, for a whole text, its range. */
interface Score extends Pick<EngineResult, 'score' | 'band'> {
  readonly score_range?: readonly number[];
  readonly mixed?: Pick<EngineResult['mixed'], 'mixed'>;
  readonly passages?: readonly Pick<Passage, 'score'>[];
}

/**
 * A score and its band: "62 of 100 (elevated)"; of a whole text, "…; 48 to 74 after small changes)" too. The
 * score of a mixed text follows that of its passage: "passage 90, whole text 25 of 100 (moderate)".
 */
export function scoreText(text: Score): string {
  const { score, band, score_range: range = [], mixed } = text;
  const ends = shownRange(range);
  const shown = mixed?.mixed ? mixedScores(text) : shownScore(score);
  return `${shown} of 100 (${band}${ends === '' ? '' : `; ${ends} after small changes`})`;
}

/**
 * The confidence in a result. A mixed text is named by its highest passage, so that its confidence is first:
 * "low in the passage, moderate for the whole text".
 */
export function confidenceText({
  confidence = 'not stated',
  mixed,
  passages,
}: Pick<ShownResult, 'mixed' | 'passages'> & { readonly confidence?: string }): string {
  const [highest, second] = passages.filter(isElevated).sort((one, other) => other.score - one.score);
  if (!mixed.mixed || [undefined, confidence].includes(highest?.confidence)) return confidence;
  return `${highest!.confidence} in the ${second === undefined ? '' : 'highest '}passage, ${confidence} for the whole text`;
}

/** The range of a passage's words, counted from 1 over the words of all passages. */
export interface WordRange {
  readonly firstWord: number;
  readonly lastWord: number;
  /** Number of the paragraph that it begins in; null where the text is not known or has only one. */
  readonly paragraph: number | null;
}

export const paragraphBreak = /\n\s*\n/g;

/** Adds to each passage the range of its words, and its paragraph in the text. */
export function withWordRanges<P extends { readonly words: number; readonly start: number }>(
  passages: readonly P[],
  text = '',
): (P & WordRange)[] {
  const breaks = Array.from(text.matchAll(paragraphBreak), ({ index }) => index);
  let before = 0;
  let paragraph = 1;
  return passages.map(passage => {
    const firstWord = before + 1;
    before += passage.words;
    while (breaks[paragraph - 1]! < passage.start) paragraph++;
    return { ...passage, firstWord, lastWord: before, paragraph: breaks.length === 0 ? null : paragraph };
  });
}

/** "Words 812 to 1,930", or "Words 812 to 1,930, from paragraph 9". */
export const wordRangeText = ({ firstWord, lastWord, paragraph }: WordRange): string =>
  `Words ${number(firstWord)} to ${number(lastWord)}${paragraph === null ? '' : `, from paragraph ${number(paragraph)}`}`;

/** Describes a passage in one line: "Words 149 to 263: high, 90 of 100". */
export const passageName = (passage: WordRange & Pick<ShownPassage, 'band' | 'score'>): string =>
  `${wordRangeText(passage)}: ${passage.band}, ${shownScore(passage.score)} of 100`;

/** Words that identify a passage on paper. */
export const identifyingWords = 8;
/** UTF-16 units of a passage in which these words are searched. */
export const quotedUnits = 1_000;

/** The first words of a passage. A dot is between paragraphs. */
export function firstWords(text: string, { start, end }: Pick<Passage, 'start' | 'end'>): string {
  const words = text
    .slice(start, Math.min(end, start + quotedUnits))
    .trim()
    .replace(/\s*\n\s*\n\s*/g, ' · ')
    .split(/\s+/, identifyingWords + 1);
  return `${words.slice(0, identifyingWords).join(' ')}${words.length > identifyingWords ? ' …' : ''}`;
}

/** Minimum absolute points of a listed signal. */
const pointsMin = 0.5;

/** The signals towards AI (1) or human authorship (-1), most points first. */
export const ranked = (signals: readonly ShownSignal[], side: 1 | -1): ShownSignal[] =>
  signals.filter(({ points }) => points * side > 0).sort((one, other) => (other.points - one.points) * side);

/** Those that reports list. The reasons of a score that means nothing mean nothing either. */
export const signalsTowards = (
  side: 1 | -1,
  { signals, assessed }: Pick<ShownResult, 'signals' | 'assessed'>,
): ShownSignal[] =>
  ranked(assessed ? signals : [], side).filter(
    ({ points, active = true }) => active && Math.abs(points) >= pointsMin,
  );

export const supportingSpans = ({ evidence = [], points }: ShownSignal) =>
  evidence.filter(span => supportsPoints(span, points));

/** Splits a range into the parts that spans cover, each with its span, and those between them. */
export function markSpans<S extends { readonly start: number; readonly end: number }>(
  start: number,
  end: number,
  spans: readonly S[],
): { start: number; end: number; span: S | null }[] {
  const parts: { start: number; end: number; span: S | null }[] = [];
  let at = start;
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const from = Math.max(at, span.start);
    const to = Math.min(end, span.end);
    if (to <= from) continue;
    if (from > at) parts.push({ start: at, end: from, span: null });
    parts.push({ start: from, end: to, span });
    at = to;
  }
  if (at < end) parts.push({ start: at, end, span: null });
  return parts;
}

export function scanConditions(result: ShownResult): string {
  const { word_count, coverage, model_used, genre, language, esl, assessed, engine } = result;
  const prose =
    coverage === undefined || coverage.words === word_count
      ? ''
      : `, ${number(coverage.words)} of them prose`;
  return [
    word_count !== undefined && `The text has ${number(word_count)} words${prose}.`,
    coverage && `${coverage.active_signals} of ${coverage.total_signals} signals had enough text to measure.`,
    model_used !== undefined && `The wording model was ${model_used ? 'used' : 'not used'}.`,
    genre && `Scored as ${genre}.`,
    language && !['en', 'und'].includes(language) && 'The text does not seem to be in English.',
    esl && 'The first language of the writer is not English, as the sender stated.',
    !assessed && 'It was not assessed, so it has no score.',
    engine && `Engine ${engine}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Least difference between the lowest and the highest sentence score that is drawn in full. */
const rangeMin = 20;
/** Tint of the lowest sentence of a text, as a share of the tint of the highest one. */
const lowestShare = 0.4;

/**
 * Strength of the tint of each sentence, 0 to 1: its score, emphasised within the scores of the text, so that
 * the strongest sentences are distinct also where all scores are high.
 */
export function tints(sentences: readonly Pick<ShownSentence, 'score'>[]): number[] {
  const scores = sentences.map(({ score }) => score);
  const least = scores.reduce((a, b) => Math.min(a, b), 100);
  const range = Math.max(rangeMin, scores.reduce((a, b) => Math.max(a, b), 0) - least);
  return scores.map(score => (score / 100) * (lowestShare + ((1 - lowestShare) * (score - least)) / range));
}

/** How to use a report on a text, in the same words in each. */
export const advice =
  'Read the passages and their evidence yourself, talk with the writer, and ask for drafts. Base no decision about a person on a score.';

/** The advice of a suggestion without its example. */
export const adviceOf = (fix: string): string => fix.split(/ See '| One way: '/)[0]!;
