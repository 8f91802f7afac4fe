import { calibrationSentence, number, readAsNote } from '../contract/figures.js';
import type { EngineResult } from '../contract/scan.js';
import { passageRate } from '../engine/scan/results/passage-rate.js';
import { signalName } from '../engine/scan/results/signal-names.js';
import {
  mixedNote,
  scoreText,
  severalPassages,
  signed,
  strongestSignalsText,
  wordRangeText,
} from './passages.js';
import { lineUnits, singleLine, wrap } from './wrap.js';

type Signal = EngineResult['signals'][number];

/** Minimum absolute points of a listed signal. */
const pointsMin = 0.5;
const reasonsMax = 12;
/** Points that fill a bar. */
const barPoints = 12;
const barUnits = 12;
const quotedUnitsMax = 72;

/**
 * Renders a result as plain text (`format=text`): headline, score, passages, signals by points, evidence,
 * fixes, coverage, disclaimer.
 * @param createdAt time of the report, if it has one
 */
export function plainReport(result: EngineResult, createdAt?: string): string {
  const sections = [
    heading(createdAt),
    wrap(result.headline, ''),
    summary(result),
    passages(result),
    reasons('Points towards machine writing', result, signal => signal.points),
    reasons('Points towards human writing', result, signal => -signal.points),
    artefacts(result),
    fixes(result),
    coverage(result),
    wrap(result.disclaimer, ''),
  ];
  return `${sections.filter(section => section !== '').join('\n\n')}\n`;
}

function heading(createdAt: string | undefined): string {
  const line = createdAt === undefined ? 'Text scan' : `Text scan (${createdAt})`;
  return `${line}\n${'='.repeat(Math.min(line.length, lineUnits))}`;
}

function summary(result: EngineResult): string {
  const lines = [
    `Score       ${scoreText(result)}${result.assessed ? ` ${meter(result.score)}` : ''}`,
    `Confidence  ${result.confidence}`,
    wrap(result.confidence_note, '            '),
  ];
  const mixed = mixedNote(result);
  if (mixed !== null) lines.push(wrap(mixed, '            '));
  const measured =
    passageRate(result) ??
    (result.calibration === null ? '' : calibrationSentence(result.calibration, result.band === 'low'));
  if (measured !== '') lines.push(wrap(measured, '            '));
  for (const note of [result.degraded, result.deep_note])
    if (note !== undefined) lines.push(wrap(`Note: ${note}`, '            '));
  for (const note of [readAsNote(result), result.genre_note])
    if (note !== undefined) lines.push(wrap(note, '            '));
  return lines.join('\n');
}

/** One line per passage, and its strongest signals with one quoted span each. */
function passages(result: EngineResult): string {
  const listed = severalPassages(result);
  if (listed.length === 0) return '';
  const items = listed.map((passage, i) => {
    const { confidence } = passage;
    const head = `  ${i + 1}. ${wordRangeText(passage)}: ${scoreText(passage)}, confidence ${confidence}`;
    const signals = strongestSignalsText(passage.top ?? []);
    return signals === '' ? head : `${head}\n${wrap(signals, '          ')}`;
  });
  return `Passages\n${items.join('\n')}`;
}

function meter(score: number): string {
  const filled = Math.round(score / 5);
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}]`;
}

function reasons(title: string, result: EngineResult, weigh: (signal: Signal) => number): string {
  const listed = result.signals.filter(signal => signal.active && weigh(signal) >= pointsMin);
  if (listed.length === 0 || !result.assessed) return '';
  listed.sort((one, other) => weigh(other) - weigh(one));
  const shown = listed.slice(0, reasonsMax).map(reason);
  const more = listed.length - shown.length;
  if (more > 0) shown.push(`  ... and ${more} more with fewer points.`);
  return `${title}\n${shown.join('\n')}`;
}

function reason(signal: Signal): string {
  const size = Math.min(barUnits, Math.max(1, Math.round((Math.abs(signal.points) / barPoints) * barUnits)));
  const lines = [
    `  ${signed(signal.points).padStart(6)}  ${'#'.repeat(size).padEnd(barUnits)}  ${signalName(signal.name, signal.points)}`,
    wrap(signal.detail, '          '),
  ];
  for (const { text } of signal.evidence?.slice(0, 3) ?? []) lines.push(`          > ${shorten(text)}`);
  return lines.join('\n');
}

function artefacts({ artefacts }: EngineResult): string {
  if (artefacts.length === 0) return '';
  const lines = artefacts.map(found => `${wrap(found.detail, '  ')}\n    > ${shorten(found.text)}`);
  return `Traces of a chat tool (these do not affect the score)\n${lines.join('\n')}`;
}

function fixes({ fixes: advice = [], fixes_note: note }: EngineResult): string {
  const lines = advice.map(fix => wrap(fix, '    ').replace('    ', '  - '));
  if (note !== undefined) lines.push(wrap(note, '  '));
  return lines.length === 0 ? '' : `Suggestions\n${lines.join('\n')}`;
}

function coverage(result: EngineResult): string {
  const { active_signals, total_signals, words } = result.coverage;
  const model = result.model_used ? 'The wording model was used' : 'The wording model was not used';
  const scope = words === result.word_count ? '' : ` (${number(words)} of them prose)`;
  return wrap(
    `Scanned ${number(result.word_count)} words${scope}; ${active_signals} of ${total_signals} signals had enough text to measure. ${model}. ` +
      `Before any signal is counted, a text scores ${result.baseline.toFixed(1)}. Engine ${result.engine}.`,
    '',
  );
}

function shorten(text: string): string {
  const line = singleLine(text);
  return line.length <= quotedUnitsMax ? line : `${line.slice(0, quotedUnitsMax - 1)}...`;
}
