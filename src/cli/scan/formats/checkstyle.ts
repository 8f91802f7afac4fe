import type { ScannedFile } from '../findings.js';
import { displayName, placedMessages, scoreMessage } from './messages.js';
import type { RunSummary } from './run-summary.js';
import { attributes } from './xml.js';

/** Checkstyle XML: an element per file with its score, passages and signals. */
export function checkstyle(scanned: readonly ScannedFile[], { problems, choice }: RunSummary): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<checkstyle version="10.0">',
    ...scanned.flatMap(file => [
      `  <file${attributes({ name: displayName(file) })}>`,
      error(1, 1, file.aboveLimit ? 'error' : 'info', scoreMessage(file), 'score'),
      ...placedMessages(file, choice).map(({ rule, text, from }) =>
        error(from.line, from.column, 'info', text, rule),
      ),
      '  </file>',
    ]),
    ...(problems.length === 0 ? [] : [unreadableFiles(problems)]),
    '</checkstyle>',
  ].join('\n');
}

const unreadableFiles = (problems: readonly string[]) =>
  [
    '  <file name="telltale">',
    ...problems.map(text => error(1, 1, 'error', text, 'unreadable')),
    '  </file>',
  ].join('\n');

const error = (line: number, column: number, severity: 'error' | 'info', message: string, rule: string) =>
  `    <error${attributes({ line, column, severity, message, source: `telltale.${rule}` })}/>`;
