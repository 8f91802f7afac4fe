/** Where the passages of a result are, and how strongly its sentences are tinted. Pure. */

import { number, shownScore } from '../../../contract/figures.js';
import { limits } from '../../../contract/limits.js';
import type { Passage, ScanResult } from '../../../contract/scan.js';
import { isElevated } from '../../../engine/scan/bands.js';
import { characters } from '../../shared/format.js';
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
export function passageAt(passages: readonly Pick<Passage, 'start'>[], offset: number): number {
  let at = 0;
  while (at + 1 < passages.length && passages[at + 1]!.start <= offset) at++;
  return at;
}

/** The words of each passage, counted from 1: "149 to 263". */
export function wordRanges(passages: readonly Pick<Passage, 'words'>[]): string[] {
  let before = 0;
  return passages.map(({ words }) => {
    const range = `${number(before + 1)} to ${number(before + words)}`;
    before += words;
    return range;
  });
}

/** Words that identify a passage on paper, where nobody counts words. */
const firstWordsMax = 8;
/** Units of a passage in which these words are searched. */
const quotedUnits = 1_000;

/** The first words of a passage, as a quotation. A dot is between paragraphs. */
export function firstWords(text: string, { start, end }: Pick<Passage, 'start' | 'end'>): string {
  const words = text
    .slice(start, Math.min(end, start + quotedUnits))
    .trim()
    .replace(/\s*\n\s*\n\s*/g, ' · ')
    .split(/\s+/, firstWordsMax + 1);
  return `“${words.slice(0, firstWordsMax).join(' ')}${words.length > firstWordsMax ? ' …' : ''}”`;
}

/** The text for a report, or the words that identify the flagged passages of one that is too long. */
export const textOrExcerpts = (text: string, result: Pick<ScanResult, 'passages'>) =>
  characters(text) <= limits.reportTextChars
    ? { source_text: text }
    : { excerpts: flaggedExcerpts(text, result).slice(0, limits.reportExcerptsChars) };

/** The flagged passages with their first and last words, one a line, to look them up in the text. */
export function flaggedExcerpts(text: string, { passages }: Pick<ScanResult, 'passages'>): string {
  const ranges = wordRanges(passages);
  return passages
    .map((passage, i) => {
      const last = text
        .slice(Math.max(passage.start, passage.end - quotedUnits), passage.end)
        .trim()
        .split(/\s+/)
        .slice(-firstWordsMax)
        .join(' ');
      return isElevated(passage) ? `Words ${ranges[i]}: ${firstWords(text, passage)} to “… ${last}”` : '';
    })
    .filter(line => line !== '')
    .join('\n');
}

/** Describes a passage in one line. */
export const passageName = (
  { passages }: Pick<ScanResult, 'passages'>,
  index: number,
  ranges = wordRanges(passages ?? []),
): string => {
  const { band, score } = passages![index]!;
  return `Words ${ranges[index]}: ${band}, ${shownScore(score)} of 100`;
};

/**
 * Mean tint of equal stretches of the text, for a strip that shows it at a glance.
 *
 * @param length length of the text in UTF-16 units
 */
export function strip(
  sentences: readonly Sentence[],
  strengths: readonly number[],
  length: number,
  cells: number,
): number[] {
  const sums = new Float64Array(cells);
  const unit = Math.max(1, length) / cells;
  sentences.forEach(({ start, end }, i) => {
    for (let cell = Math.floor(start / unit); cell < cells && cell * unit < end; cell++) {
      const covered = Math.min(end, (cell + 1) * unit) - Math.max(start, cell * unit);
      sums[cell]! += Math.max(0, covered) * strengths[i]!;
    }
  });
  return Array.from(sums, sum => sum / unit);
}
