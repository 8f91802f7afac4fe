/** Where the passages of a result are. Pure. */

import { limits } from '../../../contract/limits.js';
import type { Passage, ScanResult } from '../../../contract/scan.js';
import { isElevated } from '../../../engine/scan/bands.js';
import { codePoints } from '../../../engine/text/code-points.js';
import {
  firstWords,
  identifyingWords,
  quotedUnits,
  withWordRanges,
  wordRangeText,
} from '../../../report/passages.js';

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
