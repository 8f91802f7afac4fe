/** What a report on a result is sent besides the result. Pure. */
import { pageLimits } from '../../../contract/page-limits.js';
import type { ScanResult } from '../../../contract/scan.js';
import { isElevated } from '../../../engine/scan/bands.js';
import { codePoints } from '../../../engine/text/code-points.js';
import {
  firstWords,
  identifyingWords,
  quotedUnits,
  withWordRanges,
  wordRangeText,
} from '../../../report/passages.js';

/**
 * Options of a report besides its text. Its source is stated if it is a document of which something was
 * omitted or not read.
 *
 * @param statement of the writer; empty without one
 */
export const reportOptions = (
  {
    title,
    result,
    warnings = [],
  }: { title: string; result: ScanResult; warnings?: readonly string[] | undefined },
  statement = '',
) => ({
  ...(title !== '' && { title }),
  ...(warnings.length > 0 && {
    source: `A document. ${warnings.join(' ')}`.slice(0, pageLimits.reportSourceChars),
  }),
  ...(statement !== '' && { statement }),
  ...(result.scan_id !== null && { scan_id: result.scan_id }),
});

/** The text for a report, or the words that identify the flagged passages of one that is too long. */
export const textOrExcerpts = (text: string, result: Pick<ScanResult, 'passages'>) =>
  codePoints(text) <= pageLimits.reportTextChars
    ? { source_text: text }
    : { excerpts: flaggedExcerpts(text, result).slice(0, pageLimits.reportExcerptsChars) };

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
