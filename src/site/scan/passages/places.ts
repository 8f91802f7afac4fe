/** Where the passages of a result are, and how strongly its sentences are tinted. Pure. */

import { limits } from '../../../contract/limits.js';
import type { Passage, ScanResult } from '../../../contract/scan.js';
import { isElevated, shownScore } from '../../../engine/scan/bands.js';
import { codePoints } from '../../../engine/text/code-points.js';
import {
  firstWords,
  identifyingWords,
  quotedUnits,
  type WordRange,
  withWordRanges,
  wordRangeText,
} from '../../../report/passages.js';
import type { Sentence } from '../evidence.js';

/** Least difference between the lowest and the highest sentence score that is drawn in full. */
const rangeMin = 20;
/** Tint of the lowest sentence of a text, as a share of the tint of the highest one. */
const lowestShare = 0.4;

/**
 * Strength of the tint of each sentence, 0 to 1: its score, emphasised within the scores of the text, so that
 * the strongest sentences are distinct also where all scores are high.
 */
export function tints(sentences: readonly Sentence[]): number[] {
  const scores = sentences.map(({ score }) => score);
  const least = scores.reduce((a, b) => Math.min(a, b), 100);
  const range = Math.max(rangeMin, scores.reduce((a, b) => Math.max(a, b), 0) - least);
  return scores.map(score => (score / 100) * (lowestShare + ((1 - lowestShare) * (score - least)) / range));
}

/** Index of the passage at an offset; between two of them it is the earlier one, before the first it is 0. */
export const passageAt = (passages: readonly Pick<Passage, 'start'>[], offset: number): number =>
  Math.max(
    0,
    passages.findLastIndex(({ start }) => start <= offset),
  );

/** The text for a report, or the words that identify the flagged passages of one that is too long. */
export const textOrExcerpts = (text: string, result: Pick<ScanResult, 'passages'>) =>
  codePoints(text) <= limits.reportTextChars
    ? { source_text: text }
    : { excerpts: flaggedExcerpts(text, result).slice(0, limits.reportExcerptsChars) };

/** The flagged passages with their first and last words, one a line, to look them up in the text. */
export const flaggedExcerpts = (text: string, { passages }: Pick<ScanResult, 'passages'>): string =>
  withWordRanges(passages)
    .filter(isElevated)
    .map(passage => {
      const last = text
        .slice(Math.max(passage.start, passage.end - quotedUnits), passage.end)
        .trim()
        .split(/\s+/)
        .slice(-identifyingWords)
        .join(' ');
      return `${wordRangeText(passage)}: “${firstWords(text, passage)}” to “… ${last}”`;
    })
    .join('\n');

/** Describes a passage in one line: "Words 149 to 263: high, 90 of 100". */
export const passageName = (passage: WordRange & Pick<Passage, 'band' | 'score'>): string =>
  `${wordRangeText(passage)}: ${passage.band}, ${shownScore(passage.score)} of 100`;
