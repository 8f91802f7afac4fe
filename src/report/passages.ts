/** The passages of a result as reports list them. Pure. */

import { number } from '../contract/prose.js';
import type { EngineResult, Passage } from '../contract/scan.js';
import { shownRange, shownScore } from '../engine/scan/bands.js';

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

/** Points with their sign: "+3.0"; "0.0" has none. */
export function signed(points: number): string {
  const size = Math.abs(points).toFixed(1);
  return size === '0.0' ? size : `${points > 0 ? '+' : '-'}${size}`;
}
