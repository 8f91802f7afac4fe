import { printable } from '../../../report/safe-text.js';
import { resultMessage } from '../../../report/short.js';
import type { ScannedFile } from '../findings.js';
import { displayName, placedMessages, type RunSummary } from './messages.js';
import { attributes, textContent } from './xml.js';

/** JUnit XML: a test case per file, which fails when its score is above the limit. */
export function junit(scanned: readonly ScannedFile[], { problems, leftOut, choice }: RunSummary): string {
  const failures = scanned.filter(({ fails }) => fails).length;
  const counts = { tests: scanned.length + problems.length, failures, errors: problems.length };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'telltale', ...counts })}>`,
    `  <testsuite${attributes({ name: 'telltale scan', ...counts })}>`,
    ...leftOutProperties(leftOut.byReason),
    ...scanned.map(file => testCase(file, choice)),
    ...problems.map(unreadableCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

/** The number of omitted files, by reason. */
function leftOutProperties(byReason: Readonly<Record<string, number>> = {}): string[] {
  const properties = Object.entries(byReason).map(
    ([reason, value]) => `      <property${attributes({ name: `left_out ${reason}`, value })}/>`,
  );
  return properties.length === 0 ? [] : ['    <properties>', ...properties, '    </properties>'];
}

function testCase(file: ScannedFile, choice: RunSummary['choice']): string {
  const message = resultMessage(file.result);
  const lines = placedMessages(file, choice).map(
    ({ rule, text, from }) => `${printable(displayName(file))}:${from.line}:${from.column} ${rule}: ${text}`,
  );
  const details = textContent([message, ...lines, file.result.disclaimer].join('\n'));
  const outcome = file.fails
    ? `<failure${attributes({ type: 'score', message })}>${details}</failure>`
    : `<system-out>${details}</system-out>`;
  const about = attributes({ classname: 'telltale.score', name: displayName(file) });
  return `    <testcase${about}>\n      ${outcome}\n    </testcase>`;
}

const unreadableCase = (message: string) =>
  `    <testcase${attributes({ classname: 'telltale.read', name: message })}>\n      <error${attributes({ type: 'unreadable', message })}/>\n    </testcase>`;
