import { disclaimer } from '../engine/scan/scan.js';
import { advice } from './advice.js';
import { accuracyText, foreignNote, type ReportHead } from './page.js';
import { scoreText, wordRangeText } from './passages.js';
import { plainReport } from './plain.js';
import { sanitizeText, truncateLine } from './safe-text.js';
import { addedHeading } from './signing/signed-document.js';
import type { ReportView } from './view.js';
import { wrap } from './wrap.js';

const addedUnits = 200;

/**
 * Renders the report as plain text: the disclaimer first, the additions of the sender last. For a foreign
 * result it shows the recognised fields.
 */
export function reportText(view: ReportView, head: ReportHead): string {
  const { title, source, statement, excerpts, createdAt, reportId } = head;
  const body = view.result === null ? foreignText(view, head) : plainReport(view.result, createdAt);
  const rows = [
    ['Title', title],
    ['Source', source],
  ].flatMap(([name, value]) => (value == null ? [] : `${name}: ${truncateLine(value, addedUnits)}\n`));
  if (statement !== null) {
    const lines = statement.split('\n').map(line => `${wrap(line, '  ')}\n`);
    rows.push('Statement of the writer:\n', ...lines);
  }
  if (excerpts !== null)
    rows.push(
      'First and last words of passages:\n',
      ...excerpts.split('\n').map(line => `${wrap(line, '  ')}\n`),
    );
  const added = rows.length === 0 ? '' : `\n${addedHeading}\n${rows.join('')}`;
  return sanitizeText(
    `${disclaimer} ${advice}\n${accuracyText(head)}\n\n${body}\nReport ${reportId}. This text is not signed.\n${added}`,
  );
}

function foreignText(view: ReportView, { createdAt, signature }: ReportHead): string {
  const lines = [
    `Text scan (${createdAt})`,
    '',
    ...(signature === null ? [foreignNote, ''] : []),
    view.headline,
    '',
  ];
  const { score, band, score_range, confidence, confidence_note, fixes_note } = view;
  if (score !== undefined && band !== null)
    lines.push(`Score       ${scoreText({ score, band, score_range })}`);
  if (confidence !== undefined) lines.push(`Confidence  ${confidence}`);
  if (confidence_note !== undefined) lines.push(`            ${confidence_note}`);
  if (view.mixedNote !== null) lines.push(`            ${view.mixedNote}`);
  lines.push(...view.notes);
  if (view.passages.length > 0) lines.push('', 'Passages');
  for (const passage of view.passages) lines.push(`  ${wordRangeText(passage)}: ${scoreText(passage)}`);
  if (view.signals.length > 0) lines.push('', 'Signals');
  for (const { name, points, detail } of view.signals)
    lines.push(`  ${points > 0 ? '+' : ''}${points.toFixed(1).padStart(5)}  ${name}: ${detail}`);
  if (view.artefacts.length > 0) lines.push('', 'Traces of a chat tool (these do not affect the score)');
  for (const { detail } of view.artefacts) lines.push(`  - ${detail}`);
  const fixes = view.fixes.map(fix => `  - ${fix}`);
  if (fixes_note !== undefined) fixes.push(`  ${fixes_note}`);
  if (fixes.length > 0) lines.push('', 'Suggestions', ...fixes);
  const rows = [...view.facts, ...view.others];
  if (rows.length > 0) lines.push('', ...rows.map(([name, value]) => `${name}: ${value}`));
  return `${lines.join('\n')}\n`;
}
