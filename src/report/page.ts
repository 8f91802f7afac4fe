import { count, listed } from '../contract/prose.js';
import type { Calibration } from '../contract/scan.js';
import { calibrationMeaning, calibrationSentence } from '../engine/scan/results/sentences.js';
import { disclaimer } from '../engine/scan/scan.js';
import { advice } from './advice.js';
import { bar, dial, ribbon, strip, swatch } from './charts.js';
import { histogram } from './histogram.js';
import { type LabelledPart, markedText, type NumberedHighlight } from './marked-text.js';
import { signed as plainSigned, scoreText, wordRangeText } from './passages.js';
import { escapeHtml, truncateLine } from './safe-text.js';
import { addedHeadingHtml } from './signing/signed-document.js';
import { pageOf } from './style.js';
import {
  firstQuote,
  type PassageView,
  type ReportView,
  type Row,
  type SignalView,
  signalsTowards,
} from './view.js';

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

/** Signals that are listed towards machine and towards human writing. */
const rowsMax = 10;
const quotedUnits = 160;
const passageQuoteUnits = 60;

/**
 * Renders the report as one self-contained HTML document without scripts or external resources. Everything
 * that the sender adds to the result is in one section, the last one.
 */
export function reportPage(view: ReportView, head: ReportHead, text: string | null): string {
  const rows = numbered(view);
  const parts = [
    `<header><p class="kind">Telltale · report on a text</p><h1>Text scan</h1><p class="meta">${escapeHtml(day(head.createdAt))}</p></header>`,
    '<main>',
    `<p class="notice"><strong>How to read this.</strong> ${escapeHtml(disclaimer)} ${escapeHtml(advice)}</p>`,
    unsigned(view, head),
    addedNote(head, text),
    textlessNote(view, text),
    scoreSection(view, head),
    passages(view),
    signals(view, rows),
    acrossText(view),
    artefacts(view),
    fixes(view),
    section('About this scan', terms([...meaninglessScore(view), ...view.facts])),
    section('Other fields of the result', terms(view.others)),
    signatureNote(head),
    added(head, text, { marks: marksOf(rows, view), labels: labelledParts(view) }),
    '</main>',
    `<footer>Report ${escapeHtml(head.reportId)}, created ${escapeHtml(day(head.createdAt))}. Share it only together with the notice at its top.</footer>`,
  ];
  return pageOf(view.headline, parts.filter(part => part !== '').join('\n'));
}

/** A section with its content, or nothing without content. */
const section = (title: string, content: string, lead = ''): string =>
  content === '' ? '' : `<section><h2>${title}</h2>${lead}${content}</section>`;

function signatureNote({ signature }: ReportHead): string {
  if (signature === null) return '';
  return section(
    'Signature',
    '<p>This report is signed. The signature attests only that the engine of this ' +
      `service returned this result for a text with the SHA-256 hash <code>${escapeHtml(signature.textSha256)}</code>. ` +
      'It says nothing about who wrote the text. The key is ' +
      `<code>${escapeHtml(signature.kid)}</code>. To check the file, open the page “Verify a report” of the service, or run ` +
      '<code>telltale verify</code>.</p>',
  );
}

const day = (createdAt: string) => `${createdAt.slice(0, 10)} at ${createdAt.slice(11, 16)} UTC`;

export const foreignNote =
  'This result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.';
const unsignedNote =
  'The service did not check that its engine returned this result: any part of it may have been written by the maker of the report.';

const unsigned = (view: ReportView, { signature }: ReportHead): string =>
  signature !== null
    ? ''
    : `<p class="notice"><strong>This report is not signed.</strong> ${view.isOwn ? unsignedNote : foreignNote}</p>`;

/** Leads to what the sender added, which is at the end; in words of the service. */
function addedNote({ title, statement, excerpts }: ReportHead, text: string | null): string {
  const parts = [
    title && 'a title',
    statement && 'a statement of the writer',
    excerpts && 'the first and last words of passages',
    text !== null && 'the text',
  ];
  const named = parts.filter(part => typeof part === 'string');
  if (named.length === 0) return '';
  return `<p class="small">The person who made this report added ${listed(named)}: <a href="#${statement === null ? 'added' : 'statement'}">${statement === null ? 'see the end of the report' : 'read the statement'}</a>.</p>`;
}

/** States that the text is left out, which is too long for a report or not shared. */
function textlessNote({ passages: several }: ReportView, text: string | null): string {
  if (text !== null) return '';
  const places =
    several.length === 0 ? '' : ' Its passages are given by their words, counted from the first.';
  return `<p class="small">This report does not contain the text.${places}</p>`;
}

/** The finding, the passages if there are several, and then the score of the whole text. */
function scoreSection(view: ReportView, head: ReportHead): string {
  const { headline, assessed, score, band, calibration, measured, notes, mixedNote } = view;
  const { confidence, confidence_note, passages: several } = view;
  const lines: string[] = [];
  if (confidence !== undefined || confidence_note !== undefined)
    lines.push(
      `<p><strong>Confidence: ${escapeHtml(confidence ?? 'not stated')}.</strong> ${escapeHtml(confidence_note ?? '')}</p>`,
    );
  if (mixedNote !== null) lines.push(`<p><strong>Passages differ.</strong> ${escapeHtml(mixedNote)}</p>`);
  if (measured !== '')
    lines.push(`<p>${escapeHtml(measured)}</p><p class="small">${escapeHtml(calibrationMeaning)}</p>`);
  lines.push(`<p class="small">${accuracyNote(head)}</p>`);
  if (calibration && score !== undefined && assessed) lines.push(humanScores(calibration, score));
  for (const note of notes) lines.push(`<p class="small">${escapeHtml(note)}</p>`);
  const heading = `<h2>${escapeHtml(headline)}</h2>${several.length === 0 ? '' : ribbon(several)}`;
  if (score === undefined || !assessed) return `<section class="score">${heading}${lines.join('')}</section>`;
  const name = band === null ? '' : `<p class="small">The whole text: level ${escapeHtml(band)}</p>`;
  return `<section class="score">${heading}<div class="reading"><div>${dial(score, band, view.score_range)}</div><div>${name}${lines.join('')}</div></div></section>`;
}

const accuracyName = 'How often is it wrong?';

/** Where the error rates by kind of text are, as plain text. */
export const accuracyText = ({ accuracyUrl }: ReportHead): string =>
  accuracyUrl === null
    ? `The page “${accuracyName}” of the service (/accuracy) has the error rates by kind of text.`
    : `${accuracyName} ${accuracyUrl}`;

const accuracyNote = (head: ReportHead): string =>
  head.accuracyUrl === null
    ? accuracyText(head)
    : `<a rel="noreferrer" href="${escapeHtml(head.accuracyUrl)}">${accuracyName}</a>`;

function humanScores(calibration: Calibration, score: number): string {
  return (
    `<figure>${histogram(calibration.distribution, score, calibrationSentence(calibration, true))}` +
    '<figcaption class="small">Scores of human-written texts of this kind and length. The line is this text.</figcaption></figure>'
  );
}

const passages = ({ passages: all }: ReportView): string =>
  section(
    'Passages',
    all.length === 0 ? '' : `<ol class="passages">${all.map(passageItem).join('')}</ol>`,
    '<p class="small">Parts of the text that read alike, in order. A passage describes the text, not its writer.</p>',
  );

function passageItem(passage: PassageView): string {
  const { band, confidence, signals: some } = passage;
  const stated = confidence === undefined ? '' : `, confidence ${escapeHtml(confidence)}`;
  const listed = some
    .map(signal => {
      const quote = firstQuote(signal);
      const quoted =
        quote === undefined ? '' : ` <q>${escapeHtml(truncateLine(quote, passageQuoteUnits))}</q>`;
      return `${escapeHtml(signal.name)} ${signed(signal.points)}${quoted}`;
    })
    .join(', ');
  return (
    `<li>${swatch(band)} <b>${wordRangeText(passage)}</b>: ${scoreText(passage)}${stated}` +
    `${listed === '' ? '' : `<p class="small">${listed}</p>`}</li>`
  );
}

const labelledParts = ({ passages: all }: ReportView): LabelledPart[] =>
  all.map(({ start, end, band }, i) => ({ start, end, text: `Passage ${i + 1}, ${band}`, band }));

const signed = (points: number): string => plainSigned(points).replace('-', '−');

/** A listed signal and the number of its evidence in the text. */
interface NumberedSignal extends SignalView {
  number: number;
}

const numbered = (view: ReportView): NumberedSignal[] =>
  [...signalsTowards(1, view).slice(0, rowsMax), ...signalsTowards(-1, view).slice(0, rowsMax)].map(
    (signal, i) => ({ ...signal, number: i + 1 }),
  );

function marksOf(rows: readonly NumberedSignal[], { artefacts }: ReportView): NumberedHighlight[] {
  return [
    ...artefacts.map(({ start, end, text }) => ({ start, end, text, note: 'trace', side: 'trace' as const })),
    ...rows.flatMap(({ evidence, number, points }) =>
      evidence.map(mark => ({
        ...mark,
        note: String(number),
        side: points > 0 ? ('machine' as const) : ('person' as const),
      })),
    ),
  ];
}

function signals(
  { signals: all, assessed, baseline, score }: ReportView,
  rows: readonly NumberedSignal[],
): string {
  if (all.length === 0 || !assessed) return '';
  const most = Math.max(...rows.map(({ points }) => Math.abs(points)), 0);
  const group = (title: string, side: 1 | -1) => {
    const some = rows.filter(({ points }) => points * side > 0);
    return some.length === 0 ? '' : `<h3>${title}</h3>${some.map(row => signalRow(row, most)).join('')}`;
  };
  const lead =
    baseline === undefined || score === undefined
      ? ''
      : `<p class="small">Before any signal is counted, a text scores ${baseline.toFixed(1)}. The points of the signals change this to ${score.toFixed(1)}.</p>`;
  const listed = new Set(rows.map(({ name }) => name));
  const rest = all.filter(({ name }) => !listed.has(name));
  const more =
    rest.length === 0
      ? ''
      : `<details class="small"><summary>${count(rest.length, 'more signal')} with fewer points</summary>` +
        `<p>${escapeHtml(rest.map(({ name, points }) => `${name} ${signed(points)}`).join(', '))}</p></details>`;
  const groups = `${group('Points towards machine writing', 1)}${group('Points towards human writing', -1)}`;
  return `<section><h2>How the score adds up</h2>${lead}${groups}${more}</section>`;
}

function signalRow({ number, name, detail, points }: NumberedSignal, most: number): string {
  return (
    `<div class="signal"><div class="line"><div><span class="number">${number}</span><b>${escapeHtml(name)}</b></div>` +
    `${bar(points, most)}<div class="points">${signed(points)}</div></div><p>${escapeHtml(detail)}</p></div>`
  );
}

const acrossText = ({ sentences }: ReportView): string =>
  section(
    'Across the text',
    sentences.length < 2 ? '' : strip(sentences),
    '<p class="small">The score of each sentence in order. A single sentence gives little evidence.</p>',
  );

interface TextMarks {
  marks: readonly NumberedHighlight[];
  labels: readonly LabelledPart[];
}

/** The section with everything that the sender adds; empty if that is nothing. */
function added(
  { title, source, scanId, statement, excerpts, isScannedText }: ReportHead,
  text: string | null,
  marks: TextMarks,
): string {
  const rows = Object.entries({ Title: title, Source: source, Scan: scanId }).filter(
    (row): row is Row => row[1] !== null,
  );
  const said =
    statement === null
      ? ''
      : `<h3 id="statement">Statement of the writer</h3><div class="text">${escapeHtml(statement)}</div>`;
  const ends =
    excerpts === null
      ? ''
      : `<h3>First and last words of passages</h3><div class="text">${escapeHtml(excerpts)}</div>`;
  const parts = terms(rows) + said + ends + (text === null ? '' : textPart(text, isScannedText, marks));
  return parts === ''
    ? ''
    : `<section class="added" id="added">${addedHeadingHtml}${parts}<p class="small">This is the end of what was added.</p></section>`;
}

function textPart(text: string, isScannedText: boolean | null, { marks, labels }: TextMarks): string {
  const isOther = isScannedText === false;
  const { html: body, lost } = markedText(text, isOther ? [] : marks, isOther ? [] : labels);
  const notes = [
    isScannedText === null ? '' : scannedTextNotes[`${isScannedText}`],
    isOther || marks.length === 0 ? '' : 'The numbers refer to the signals above.',
    lost === 0
      ? ''
      : `${lost} ${lost === 1 ? 'piece' : 'pieces'} of evidence could not be found in this text, which may have changed since the scan.`,
  ].filter(note => note !== '');
  return `<h3>The text</h3><p class="small">${notes.join(' ')}</p><div class="text">${body}</div>`;
}

const scannedTextNotes = {
  true: 'The SHA-256 hash of this text is that of the scanned text.',
  false: 'This is not the scanned text: its SHA-256 hash is another one. Nothing is marked in it.',
};

const artefacts = ({ artefacts: found }: ReportView): string =>
  section(
    'Traces of a chat tool',
    bullets(
      found.map(
        ({ detail, text }) => `${escapeHtml(detail)} <q>${escapeHtml(truncateLine(text, quotedUnits))}</q>`,
      ),
    ),
    '<p class="small">These do not affect the score.</p>',
  );

const fixes = ({ fixes: advice, fixes_note: note }: ReportView): string =>
  section(
    'Suggestions',
    bullets(advice.map(escapeHtml)) + (note === undefined ? '' : `<p>${escapeHtml(note)}</p>`),
  );

/** The score of a text that could not be assessed. */
const meaninglessScore = ({ assessed, score, band }: ReportView): Row[] =>
  assessed || score === undefined || band === null
    ? []
    : [['Score', `${scoreText({ score, band })}, without meaning for this text`]];

const bullets = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`;

/** Names and values as a list of terms. */
const terms = (rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
