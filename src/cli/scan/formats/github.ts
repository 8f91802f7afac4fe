import { count } from '../../../contract/prose.js';
import { sanitizeText } from '../../../report/safe-text.js';
import type { ScannedFile } from '../findings.js';
import { bandCounts, type RunSummary, reportedMessages, reportsScore, scoreMessage } from './messages.js';

const title = 'telltale';

/**
 * Workflow commands that GitHub Actions shows as annotations: a warning for a high score, and notices. The
 * last line has the numbers of files and is no command.
 */
export function githubAnnotations(
  scanned: readonly ScannedFile[],
  { problems, leftOut, choice, failAbove }: RunSummary,
): string {
  const lines = scanned.flatMap(file => {
    const name = file.source.name === '-' ? 'stdin' : file.source.name;
    const kind = file.fails ? 'warning' : 'notice';
    const title = 'telltale: score';
    const score = command(kind, { file: name, line: 1, title }, scoreMessage(file, failAbove));
    const messages = reportedMessages(file, choice).filter(({ about }) => !about.suppressed);
    const places = messages.map(({ rule, text, about }) => {
      const { from, to } = ('quoted' in about && about.quoted) || about;
      const columns = from.line === to.line && { col: from.column, endColumn: to.column };
      const place = file.source.hasFilePositions && { line: from.line, endLine: to.line, ...columns };
      return command('notice', { file: name, ...place, title: `telltale: ${rule}` }, text);
    });
    return reportsScore(file, failAbove) ? [score, ...places] : places;
  });
  const note = leftOut.sentence === null ? [] : [command('notice', { title }, leftOut.sentence)];
  const counts = scanned.length === 0 ? '' : `: ${bandCounts(scanned)}`;
  const failing = scanned.filter(({ fails }) => fails).length;
  const summary = `Telltale scanned ${count(scanned.length, 'file')}${counts}. Failing: ${failing}.`;
  return [...lines, ...note, ...problems.map(errorCommand), summary].join('\n');
}

/** The command that shows an error of the whole run. */
export const errorCommand = (text: string): string => command('error', { title }, text);

function command(
  kind: 'notice' | 'warning' | 'error',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${kind} ${list.join(',')}::${data(message)}`;
}

/** Escapes the message of a command, which ends at the line's end. */
const data = (text: string): string =>
  sanitizeText(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** Escapes a property of a command. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
