/** The passages of a result as reports list them. Pure. */

import { number, shownRange, shownScore, supportsPoints } from '../contract/figures.js';
import type { EngineResult, Passage, PassageSignal } from '../contract/scan.js';
import { signalName } from '../engine/scan/results/signal-names.js';
import { truncateLine } from './safe-text.js';

/** A score, its band and, for a whole text that could be assessed, its range. */
interface Score extends Pick<EngineResult, 'score' | 'band'> {
  readonly score_range?: readonly number[];
  readonly assessed?: boolean;
}

/** A score and its band: "62 of 100 (elevated)"; of a whole text, "…; 48 to 74 after small changes)" too. */
export function scoreText({ score, band, score_range: range = [], assessed = true }: Score): string {
  const ends = assessed ? shownRange(range) : '';
  return `${shownScore(score)} of 100 (${band}${ends === '' ? '' : `; ${ends} after small changes`})`;
}

/** The range of a passage's words, counted from 1 over the words of all passages. */
export interface WordRange {
  readonly firstWord: number;
  readonly lastWord: number;
}

/** Adds to each passage the range of its words. */
export function withWordRanges<P extends { readonly words: number }>(
  passages: readonly P[],
): (P & WordRange)[] {
  let before = 0;
  return passages.map(passage => {
    const firstWord = before + 1;
    before += passage.words;
    return { ...passage, firstWord, lastWord: before };
  });
}

export type NumberedPassage = Passage & WordRange;

/** The passages that a report lists. Empty for a text of one passage, which repeats the result. */
export const severalPassages = ({ passages }: Pick<EngineResult, 'passages'>): NumberedPassage[] =>
  passages.length > 1 ? withWordRanges(passages) : [];

/** The note of a text whose passages disagree; null for others, and when the confidence note repeats it. */
export const mixedNote = ({
  mixed,
  confidence_note,
}: Pick<EngineResult, 'mixed' | 'confidence_note'>): string | null =>
  mixed.mixed && !confidence_note.includes(mixed.note) ? mixed.note : null;

/** "Words 812 to 1,930". */
export const wordRangeText = ({ firstWord, lastWord }: WordRange): string =>
  `Words ${number(firstWord)} to ${number(lastWord)}`;

/** Words that identify a passage on paper. */
export const identifyingWords = 8;
/** UTF-16 units of a passage in which these words are searched. */
export const quotedUnits = 1_000;

/** The first words of a passage. A dot is between paragraphs. */
export function firstWords(
  text: string,
  { start, end }: Pick<Passage, 'start' | 'end'>,
  wordsMax = identifyingWords,
): string {
  const words = text
    .slice(start, Math.min(end, start + quotedUnits))
    .trim()
    .replace(/\s*\n\s*\n\s*/g, ' · ')
    .split(/\s+/, wordsMax + 1);
  return `${words.slice(0, wordsMax).join(' ')}${words.length > wordsMax ? ' …' : ''}`;
}

/** Signals listed per passage. */
const signalsShown = 3;

export interface StrongestSignal {
  /** Name in words. */
  readonly name: string;
  readonly points: number;
  /** The first span of evidence with a text that supports the points; null without one. */
  readonly quote: string | null;
}

/** The first signals of a passage, each with one quoted span. */
export const strongestSignals = (
  top: readonly Pick<PassageSignal, 'name' | 'points' | 'evidence'>[],
): StrongestSignal[] =>
  top.slice(0, signalsShown).map(({ name, points, evidence = [] }) => ({
    name: signalName(name, points),
    points,
    quote: evidence.find(span => span.text !== '' && supportsPoints(span, points))?.text ?? null,
  }));

const quoteUnits = 40;

/** The strongest signals as plain text: `machine phrasing +20.0 ("a crucial role"), em dashes +3.0`. */
export const strongestSignalsText = (top: readonly PassageSignal[]): string =>
  strongestSignals(top)
    .map(({ name, points, quote }) => {
      const quoted = quote === null ? '' : ` ("${truncateLine(quote, quoteUnits)}")`;
      return `${name} ${signed(points)}${quoted}`;
    })
    .join(', ');

/** Points with their sign: "+3.0". */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
