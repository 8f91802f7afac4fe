/** The results of a batch as CSV. Pure. */

import type { ScanResult } from '../../contract/scan.js';
import { elevatedPercent, highestScore, wholePoints } from '../../engine/scan/bands.js';
import { passageName } from '../../report/passages.js';
import { flaggedPassages, groupOf, type ScannedFile } from './findings.js';

/**
 * The files in the order given, with the columns that a spreadsheet sorts; those not scanned yet are omitted.
 */
export function batchCsv(rows: readonly ScannedFile[]): string {
  const settled = rows.filter(({ result, error }) => result !== null || error !== null);
  return csvTable(
    settled.map(({ name, text, result, warnings, error }) => ({
      File: name,
      Headline: result?.headline ?? null,
      ...scoreCells(result?.assessed ? result : null),
      Confidence: result?.confidence ?? null,
      Assessed: result?.assessed ?? null,
      ...mixedCells(result && groupOf(result) !== 'not assessed' ? result : null),
      'Flagged passages': result && text !== null ? passagesCell(result, text) : null,
      Words: result?.word_count ?? null,
      Language: result && languageName(result.language),
      'Scanned as a text by a learner of English': result?.esl ?? null,
      'Saved in the history as': result?.scan_id ?? null,
      'Not read of the file': warnings.join(' '),
      'Why it was not scanned': error,
      'How to read this': result?.disclaimer ?? null,
    })),
  );
}

const scoreCells = (result: ScanResult | null) => ({
  Score: result && wholePoints(result.score),
  'Highest passage': result?.mixed.mixed ? wholePoints(highestScore(result)) : null,
  'Lowest score after small changes': result && wholePoints(result.score_range[0]!),
  'Highest score after small changes': result && wholePoints(result.score_range[1]!),
  Level: result?.band ?? null,
});

const mixedCells = (result: ScanResult | null) => ({
  Mixed: result?.mixed.mixed ?? null,
  'Percent of the words in flagged passages': result && elevatedPercent(result.mixed),
});

const languages = new Intl.DisplayNames('en', { type: 'language' });

const languageName = (code: string): string => (code === 'und' ? 'not recognised' : languages.of(code)!);

const passagesCell = (result: ScanResult, text: string): string =>
  flaggedPassages(result, text)
    .map(passage => `${passageName(passage)}: "${passage.opening}"`)
    .join(' | ');

/** Characters with which a spreadsheet begins a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/** A field of a CSV line (RFC 4180): empty for null, "yes" or "no" for a boolean. */
function field(value: Cell): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (fields: readonly Cell[]): string => `${fields.map(field).join(',')}\r\n`;

/** Rows with the names of their members as the head. */
const csvTable = (rows: readonly Readonly<Record<string, Cell>>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(line).join('');
