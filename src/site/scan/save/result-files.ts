/** Results as files for spreadsheets, what a report on one is sent, and its request as code. Pure. */
import { pageLimits } from '../../../contract/page-limits.js';
import type { ScanResult } from '../../../contract/scan.js';
import { isElevated } from '../../../engine/scan/bands.js';
import { signalTitle } from '../../../engine/scan/results/signal-names.js';
import { codePoints } from '../../../engine/text/code-points.js';
import {
  firstWords,
  identifyingWords,
  quotedUnits,
  withWordRanges,
  wordRangeText,
} from '../../../report/passages.js';

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
export const csvTable = (rows: readonly Readonly<Record<string, Cell>>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(line).join('');

/** The signals as CSV, the strongest first; the points and the baseline add up to the score. */
export function signalsCsv({ signals, baseline, score, band, assessed }: ScanResult): string {
  const rows = [...signals].sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const row = (Signal: string, Points: number, Measured: boolean, Reason: string, Quotes: string) => {
    return { Signal, Points, Measured, Reason, Quotes };
  };
  return csvTable([
    row('Starting point', baseline, true, 'before any signal is counted', ''),
    ...rows.map(({ evidence = [], ...signal }) =>
      row(
        signalTitle(signal),
        signal.points,
        signal.active,
        signal.detail,
        evidence.map(span => span.text).join(' | '),
      ),
    ),
    row('Score', score, assessed, assessed ? `level ${band}` : 'not assessed: it means nothing', ''),
  ]);
}

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

export const languages = ['curl', 'TypeScript', 'Python'] as const;
export type Language = (typeof languages)[number];

/** The scan as a request in a language. JSON literals are also those of TypeScript and Python. */
export function requestCode(
  language: Language,
  origin: string,
  text: string,
  { genre, esl }: Pick<ScanResult, 'genre' | 'esl'>,
): string {
  const body = JSON.stringify({ text, ...(genre !== '' && { genre }), ...(esl && { esl }) });
  const url = `${origin}/api/scan`;
  switch (language) {
    case 'curl':
      // The JSON is one line, so it never contains the line that ends it.
      return `curl ${url} -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d @- <<'JSON'\n${body}\nJSON\n`;
    case 'TypeScript':
      return `const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.KEY}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
});
const { headline, score, passages } = await response.json();
`;
    case 'Python':
      return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    data=${JSON.stringify(body)}.encode(),
    headers={"Authorization": f"Bearer {os.environ['KEY']}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    result = json.load(response)
print(result["headline"], result["score"])
`;
  }
}
