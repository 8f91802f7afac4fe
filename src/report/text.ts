import { limits } from '../contract/limits.js';
import { points as signed } from '../contract/prose.js';
import type { EngineResult } from '../contract/scan.js';
import { shownScore } from '../engine/scan/bands.js';
import { comparison, resultNotes } from '../engine/scan/results/sentences.js';
import { signalTitle, type TitledSignal } from '../engine/scan/results/signal-names.js';
import {
  advice,
  confidenceText,
  type ReportedResult,
  type ShownResult,
  type ShownSignal,
  scanConditions,
  scoreText,
  signalsTowards,
  supportingSpans,
  withWordRanges,
  wordRangeText,
} from './passages.js';
import { sanitizeText, singleLine, truncateLine, wrap } from './safe-text.js';
import { addedHeading } from './signing/signed-document.js';

/** Colours of a terminal. */
export type Paint = (colour: 'bold' | 'dim' | 'machine' | 'person', text: string) => string;

export interface TextStyle {
  paint: Paint;
  /** Signals listed towards machine and towards human writing. */
  signalsMax: readonly [machine: number, person: number];
  passageSignalsMax: number;
  /** Notes about the text beside those of the result. */
  notes: readonly string[];
  /** The lines below a signal: quotes of its evidence, or its places in a file. */
  places(signal: ShownSignal): string[];
  /** What follows the passage at an index. */
  afterPassage(index: number): string;
}

const unpainted: Paint = (_, text) => text;

const plainStyle: TextStyle = {
  paint: unpainted,
  signalsMax: [12, 12],
  passageSignalsMax: limits.passageSignals,
  notes: [],
  places: signal =>
    supportingSpans(signal)
      .slice(0, 3)
      .map(({ text }) => quoteLine(text, '          ')),
  afterPassage: () => '',
};

/** Indentation of the text beside "Score" and "Confidence". */
const column = '            ';
/** Points that fill the bar of a signal, and its width. */
const barPoints = 12;
const barUnits = 12;
const quotedUnits = 72;

/** Headline, score, passages and signals of a result, each as lines of text. */
export function resultSections(result: ShownResult, style: TextStyle = plainStyle): string[] {
  return [
    style.paint('bold', wrap(result.headline, '')),
    summary(result, style),
    passages(result, style),
    signals('Points towards machine writing', 1, result, style),
    signals('Points towards human writing', -1, result, style),
  ].filter(section => section !== '');
}

function summary(result: ShownResult, { paint, notes }: TextStyle): string {
  const { score, band, assessed, confidence, confidence_note, mixed } = result;
  const lines: string[] = [];
  if (assessed && score !== undefined && band !== undefined)
    lines.push(
      `Score       ${paint('bold', scoreText({ ...result, score, band }))}${mixed.mixed ? '' : ` ${meter(score)}`}`,
    );
  if (confidence !== undefined) lines.push(`Confidence  ${confidenceText(result)}`);
  const differ = mixed.mixed && !confidence_note.includes(mixed.note) && mixed.note;
  for (const note of [confidence_note, differ, comparison(result), ...resultNotes(result), ...notes])
    if (note) lines.push(wrap(note, column));
  return lines.join('\n');
}

function meter(score: number): string {
  const filled = Math.round(score / 5);
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}]`;
}

/** One line per passage, and its strongest signals with one quoted span each. */
function passages(
  { passages: all }: ShownResult,
  { paint, passageSignalsMax, afterPassage }: TextStyle,
): string {
  if (all.length < 2) return '';
  const items = withWordRanges(all).map((passage, i) => {
    const confidence = passage.confidence === undefined ? '' : `, confidence ${passage.confidence}`;
    const head = `  ${i + 1}. ${wordRangeText(passage)}: ${scoreText(passage)}${confidence}${afterPassage(i)}`;
    const strongest = (passage.top ?? []).slice(0, passageSignalsMax).map(withQuote).join(', ');
    return strongest === '' ? head : `${head}\n${wrap(strongest, '          ')}`;
  });
  return section('Passages', items, paint);
}

const passageQuoteUnits = 40;

/** A signal on one line: `Phrases that AI models favour +20.0 ("a crucial role")`. */
function withQuote(signal: ShownSignal): string {
  const quote = supportingSpans(signal).find(({ text }) => text !== '')?.text;
  const quoted = quote === undefined ? '' : ` ("${truncateLine(quote, passageQuoteUnits)}")`;
  return `${signalTitle(signal)} ${signed(signal.points)}${quoted}`;
}

function signals(title: string, side: 1 | -1, result: ShownResult, style: TextStyle): string {
  const { paint, signalsMax, places } = style;
  const listed = signalsTowards(side, result);
  const max = signalsMax[side === 1 ? 0 : 1];
  const colour = side === 1 ? 'machine' : 'person';
  const lines = listed.slice(0, max).flatMap(signal => {
    const size = Math.min(
      barUnits,
      Math.max(1, Math.round((Math.abs(signal.points) / barPoints) * barUnits)),
    );
    const bar = paint(colour, `${signed(signal.points).padStart(6)}  ${'#'.repeat(size).padEnd(barUnits)}`);
    const name = `${paint('bold', signalTitle(signal))} ${paint('dim', `(${signal.name})`)}`;
    return [`  ${bar}  ${name}`, wrap(signal.detail ?? '', '          '), ...places(signal)];
  });
  if (listed.length > max) lines.push(`  ... and ${listed.length - max} more with fewer points.`);
  return section(title, lines, paint);
}

const section = (title: string, lines: readonly string[], paint: Paint = unpainted): string =>
  lines.length === 0 ? '' : `${paint('dim', title)}\n${lines.join('\n')}`;

export const tracesTitle = 'Traces of a chat tool (these do not affect the score)';

function reportSections(result: ShownResult): string[] {
  const { artefacts, fixes = [], fixes_note, baseline, assessed } = result;
  const start =
    assessed && baseline !== undefined ? [`Score before any signal: ${shownScore(baseline)}.`] : [];
  return [
    ...resultSections(result),
    section(
      tracesTitle,
      artefacts.map(found => `${wrap(found.detail, '  ')}\n${quoteLine(found.text, '    ')}`),
    ),
    section('Suggestions', [
      ...fixes.map(fix => wrap(fix, '    ').replace('    ', '  - ')),
      ...(fixes_note === undefined ? [] : [wrap(fixes_note, '  ')]),
    ]),
    section('About this scan', [wrap([scanConditions(result), ...start].join(' '), '  ')]),
  ].filter(part => part !== '');
}

/** A result as plain text (`format=text`). */
export const plainReport = (result: EngineResult): string =>
  `${[heading('Text scan'), ...reportSections(result), wrap(result.disclaimer, '')].join('\n\n')}\n`;

const heading = (line: string): string => `${line}\n${'='.repeat(line.length)}`;

function quoteLine(text: string, indent: string): string {
  const line = singleLine(text);
  return `${indent}> ${line.length <= quotedUnits ? line : `${line.slice(0, quotedUnits - 1)}...`}`;
}

/** Metadata of a report. Title, source, statement and scan id come from its sender. */
export interface ReportHead {
  title: string | null;
  source: string | null;
  /** Statement of the writer about the text, in lines. */
  statement: string | null;
  /** First and last words of passages, in lines, for a report without the text. */
  excerpts: string | null;
  /** Address of the service's page with the error rates; null when it is not known. */
  accuracyUrl: string | null;
  scanId: string | null;
  /** RFC 3339 time of the report. */
  createdAt: string;
  reportId: string;
  /** Whether the sender's text has the hash of the scanned text; null without a text or without that hash. */
  isScannedText: boolean | null;
  /** The key that will sign the report, and the hash of its text; null for a report without signature. */
  signature: { kid: string; textSha256: string } | null;
}

export const foreignNote =
  'This result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.';

/** Where the error rates by kind of text are, as plain text. */
export const accuracyText = ({ accuracyUrl }: ReportHead): string =>
  accuracyUrl === null
    ? 'The page “How often is it wrong?” of the service (/accuracy) has the error rates by kind of text.'
    : `How often is it wrong? ${accuracyUrl}`;

const addedUnits = 200;

/** A report as plain text: the disclaimer first, the additions of the sender last. */
export function reportText({ result, isOwn }: ReportedResult, head: ReportHead): string {
  const { title, source, statement, excerpts, createdAt, reportId, signature } = head;
  const added = [
    ...named('Title', title),
    ...named('Source', source),
    ...paragraphs('Statement of the writer:', statement),
    ...paragraphs('First and last words of passages:', excerpts),
  ];
  return sanitizeText(
    `${[
      `${result.disclaimer} ${advice}\n${accuracyText(head)}`,
      heading(`Text scan (${createdAt})`),
      ...(isOwn || signature !== null ? [] : [foreignNote]),
      // The reader of a report is rarely the writer of its text, and rewrites hide what it shows.
      ...reportSections(withoutSuggestions(result)),
      `Report ${reportId}. This text is not signed.`,
      ...(added.length === 0 ? [] : [[addedHeading, ...added].join('\n')]),
    ].join('\n\n')}\n`,
  );
}

const withoutSuggestions = ({ fixes: _, fixes_note: __, ...result }: ShownResult): ShownResult => result;

const named = (name: string, value: string | null): string[] =>
  value === null ? [] : [`${name}: ${truncateLine(value, addedUnits)}`];

const paragraphs = (name: string, text: string | null): string[] =>
  text === null ? [] : [name, ...text.split('\n').map(line => wrap(line, '  '))];

/** Length of a signal's reason in a short report. */
const reasonUnits = 220;

/** The essentials of a result for an agent, as lines. */
export function shortReport(result: EngineResult, passagesMax: number): string {
  const { mixed } = result;
  return [
    result.headline,
    ...scoreSentence(result),
    ...(mixed.mixed ? [mixed.note] : []),
    ...resultNotes(result),
    ...(result.assessed ? result.signals : [])
      .filter(({ active }) => active)
      .map(
        signal =>
          `${signed(signal.points)} ${titleAndName(signal)}: ${truncateLine(singleLine(signal.detail), reasonUnits)}`,
      ),
    ...(result.passages.length < 2 ? [] : withWordRanges(result.passages).slice(0, passagesMax)).map(
      passage => `${wordRangeText(passage)}: ${scoreText(passage)}`,
    ),
    result.disclaimer,
  ].join('\n');
}

/** A signal as text reports name it: "Dashes between words (em_dashes)". */
export const titleAndName = (signal: TitledSignal): string => `${signalTitle(signal)} (${signal.name})`;

/** The score of an assessed text as a list of one sentence, else an empty list. */
const scoreSentence = (result: EngineResult): string[] =>
  result.assessed ? [`Score ${scoreText(result)}, confidence ${confidenceText(result)}.`] : [];

export const resultLine = (result: EngineResult): string =>
  [singleLine(result.headline), ...scoreSentence(result)].join(' ');
