import { resultMessage } from '../../../report/short.js';
import type { ScannedFile } from '../findings.js';
import { displayName, placedMessages, type RunSummary } from './messages.js';
import { attributes } from './xml.js';

/** Checkstyle XML: an element per file with its score, passages and signals. */
export function checkstyle(
  scanned: readonly ScannedFile[],
  { problems, leftOut, choice }: RunSummary,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<checkstyle version="10.0">',
    ...scanned.flatMap(file => [
      `  <file${attributes({ name: displayName(file) })}>`,
      error(1, 1, file.fails ? 'error' : 'info', resultMessage(file.result), 'score'),
      ...placedMessages(file, choice).map(({ rule, text, from }) =>
        error(from.line, from.column, 'info', text, rule),
      ),
      '  </file>',
    ]),
    ...summaryLines(problems, leftOut.sentence),
    '</checkstyle>',
  ].join('\n');
}

/** Messages about the run, in place of a file. */
function summaryLines(problems: readonly string[], leftOut: string | null): string[] {
  const messages = problems.map(text => error(1, 1, 'error', text, 'unreadable'));
  if (leftOut !== null) messages.push(error(1, 1, 'info', leftOut, 'left_out'));
  return messages.length === 0 ? [] : ['  <file name="telltale">', ...messages, '  </file>'];
}

const error = (line: number, column: number, severity: 'error' | 'info', message: string, rule: string) =>
  `    <error${attributes({ line, column, severity, message, source: `telltale.${rule}` })}/>`;
