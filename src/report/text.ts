import type { EngineResult } from '../contract/scan.js';
import { disclaimer } from '../engine/scan/scan.js';
import { advice } from './advice.js';
import { accuracyText, foreignNote, type ReportHead } from './page.js';
import { scoreText, signed, wordRangeText } from './passages.js';
import { sanitizeText, singleLine, truncateLine, wrap } from './safe-text.js';
import { addedHeading } from './signing/signed-document.js';
import {
  firstQuote,
  type ReportView,
  type Row,
  resultView,
  type SignalView,
  signalsTowards,
} from './view.js';

/** Colours of a terminal. */
export type Paint = (colour: 'bold' | 'dim' | 'machine' | 'person', text: string) => string;

/** How a result is written as text. */
export interface TextStyle {
  paint: Paint;
  /** Signals listed towards machine and towards human writing. */
  signalsMax: readonly [machine: number, person: number];
  /** The lines below a signal: quotes of its evidence, or its places in a file. */
  places(signal: SignalView): string[];
  /** What follows the name of a signal, and the passage at an index. */
  afterName(signal: SignalView): string;
  afterPassage(index: number): string;
}

const unpainted: Paint = (_, text) => text;

const plainStyle: TextStyle = {
  paint: unpainted,
  signalsMax: [12, 12],
  places: ({ evidence }) => evidence.slice(0, 3).map(({ text }) => quoteLine(text, '          ')),
  afterName: () => '',
  afterPassage: () => '',
};

/** Indentation of the text beside "Score" and "Confidence". */
const column = '            ';
/** Points that fill the bar of a signal, and its width. */
const barPoints = 12;
const barUnits = 12;
const quotedUnits = 72;

/** Headline, score, passages and signals of a result, each as lines of text. */
export function resultSections(view: ReportView, style: TextStyle = plainStyle): string[] {
  return [
    style.paint('bold', wrap(view.headline, '')),
    summary(view, style),
    passages(view, style),
    signals('Points towards machine writing', 1, view, style),
    signals('Points towards human writing', -1, view, style),
  ].filter(section => section !== '');
}

function summary(view: ReportView, { paint }: TextStyle): string {
  const { score, band, assessed, confidence, confidence_note, mixedNote, measured, notes } = view;
  const lines: string[] = [];
  if (score !== undefined && band !== null)
    lines.push(
      `Score       ${paint('bold', scoreText({ ...view, score, band }))}${assessed ? ` ${meter(score)}` : ''}`,
    );
  if (confidence !== undefined) lines.push(`Confidence  ${confidence}`);
  for (const note of [confidence_note, mixedNote, measured, ...notes])
    if (note) lines.push(wrap(note, column));
  return lines.join('\n');
}

function meter(score: number): string {
  const filled = Math.round(score / 5);
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}]`;
}

/** One line per passage, and its strongest signals with one quoted span each. */
function passages({ passages: all }: ReportView, { paint, afterPassage }: TextStyle): string {
  const items = all.map((passage, i) => {
    const confidence = passage.confidence === undefined ? '' : `, confidence ${passage.confidence}`;
    const head = `  ${i + 1}. ${wordRangeText(passage)}: ${scoreText(passage)}${confidence}${afterPassage(i)}`;
    const strongest = passage.signals.map(withQuote).join(', ');
    return strongest === '' ? head : `${head}\n${wrap(strongest, '          ')}`;
  });
  return section('Passages', items, paint);
}

const passageQuoteUnits = 40;

/** A signal on one line: `Phrases that AI models favour +20.0 ("a crucial role")`. */
function withQuote(signal: SignalView): string {
  const quote = firstQuote(signal);
  const quoted = quote === undefined ? '' : ` ("${truncateLine(quote, passageQuoteUnits)}")`;
  return `${signal.name} ${signed(signal.points)}${quoted}`;
}

function signals(title: string, side: 1 | -1, view: ReportView, style: TextStyle): string {
  const { paint, signalsMax, places, afterName } = style;
  const listed = signalsTowards(side, view);
  const max = signalsMax[side === 1 ? 0 : 1];
  const colour = side === 1 ? 'machine' : 'person';
  const lines = listed.slice(0, max).flatMap(signal => {
    const size = Math.min(
      barUnits,
      Math.max(1, Math.round((Math.abs(signal.points) / barPoints) * barUnits)),
    );
    const bar = paint(colour, `${signed(signal.points).padStart(6)}  ${'#'.repeat(size).padEnd(barUnits)}`);
    const name = `${paint('bold', signal.name)}${afterName(signal)}`;
    return [`  ${bar}  ${name}`, wrap(signal.detail, '          '), ...places(signal)];
  });
  if (listed.length > max) lines.push(`  ... and ${listed.length - max} more with fewer points.`);
  return section(title, lines, paint);
}

const section = (title: string, lines: readonly string[], paint: Paint = unpainted): string =>
  lines.length === 0 ? '' : `${paint('dim', title)}\n${lines.join('\n')}`;

export const tracesTitle = 'Traces of a chat tool (these do not affect the score)';

/** The sections of a report on a result. */
function reportSections(view: ReportView): string[] {
  const { artefacts, fixes, fixes_note, baseline } = view;
  const start: Row[] = baseline === undefined ? [] : [['Score before any signal', baseline.toFixed(1)]];
  const rows = (all: readonly Row[]) => all.map(([name, value]) => wrap(`${name}: ${value}`, '  '));
  return [
    ...resultSections(view),
    section(
      tracesTitle,
      artefacts.map(found => `${wrap(found.detail, '  ')}\n${quoteLine(found.text, '    ')}`),
    ),
    section('Suggestions', [
      ...fixes.map(fix => wrap(fix, '    ').replace('    ', '  - ')),
      ...(fixes_note === undefined ? [] : [wrap(fixes_note, '  ')]),
    ]),
    section('About this scan', rows([...view.facts, ...start])),
    section('Other fields of the result', rows(view.others)),
  ].filter(part => part !== '');
}

/** A result as plain text (`format=text`). */
export const plainReport = (result: EngineResult): string =>
  `${[heading('Text scan'), ...reportSections(resultView(result)), wrap(result.disclaimer, '')].join('\n\n')}\n`;

const heading = (line: string): string => `${line}\n${'='.repeat(line.length)}`;

function quoteLine(text: string, indent: string): string {
  const line = singleLine(text);
  return `${indent}> ${line.length <= quotedUnits ? line : `${line.slice(0, quotedUnits - 1)}...`}`;
}

const addedUnits = 200;

/** A report as plain text: the disclaimer first, the additions of the sender last. */
export function reportText(view: ReportView, head: ReportHead): string {
  const { title, source, statement, excerpts, createdAt, reportId, signature } = head;
  const added = [
    ...named('Title', title),
    ...named('Source', source),
    ...paragraphs('Statement of the writer:', statement),
    ...paragraphs('First and last words of passages:', excerpts),
  ];
  return sanitizeText(
    `${[
      `${disclaimer} ${advice}\n${accuracyText(head)}`,
      heading(`Text scan (${createdAt})`),
      ...(view.isOwn || signature !== null ? [] : [foreignNote]),
      ...reportSections(view),
      `Report ${reportId}. This text is not signed.`,
      ...(added.length === 0 ? [] : [[addedHeading, ...added].join('\n')]),
    ].join('\n\n')}\n`,
  );
}

const named = (name: string, value: string | null): string[] =>
  value === null ? [] : [`${name}: ${truncateLine(value, addedUnits)}`];

const paragraphs = (name: string, text: string | null): string[] =>
  text === null ? [] : [name, ...text.split('\n').map(line => wrap(line, '  '))];

/** Length of a signal's reason in a short report. */
const reasonUnits = 220;

/** The essentials of a result for an agent, as lines. */
export function shortReport(result: EngineResult, passagesMax: number): string {
  const view = resultView(result);
  const { mixed, notes } = view;
  return [
    result.headline,
    scoreSentence(result),
    ...(mixed?.mixed ? [mixed.note] : []),
    ...notes,
    ...view.signals.map(
      ({ name, points, detail }) =>
        `${signed(points)} ${name}: ${truncateLine(singleLine(detail), reasonUnits)}`,
    ),
    ...view.passages.slice(0, passagesMax).map(passage => `${wordRangeText(passage)}: ${scoreText(passage)}`),
    result.disclaimer,
  ].join('\n');
}

const scoreSentence = (result: EngineResult): string =>
  `Score ${scoreText(result)}, confidence ${result.confidence}.`;

/** A result on one line. */
export const resultLine = (result: EngineResult): string =>
  `${singleLine(result.headline)} ${scoreSentence(result)}`;

/** A result in one message of a log or of a code review tool. */
export const resultMessage = (result: EngineResult): string =>
  `${resultLine(result)} ${result.confidence_note} ${result.degraded ?? ''}`.trimEnd();
