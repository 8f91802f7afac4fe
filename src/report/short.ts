import { readAsNote, shownScore } from '../contract/figures.js';
import type { EngineResult } from '../contract/scan.js';
import { mixedNote, scoreText, severalPassages, signed, wordRangeText } from './passages.js';
import { truncateLine } from './safe-text.js';
import { singleLine } from './wrap.js';

/** Length of a signal's reason. */
const reasonUnitsMax = 220;

/** The part of a result that a short report reads. */
type ShortResult = Pick<
  EngineResult,
  | 'headline'
  | 'score'
  | 'score_range'
  | 'assessed'
  | 'band'
  | 'confidence'
  | 'confidence_note'
  | 'degraded'
  | 'read_as'
  | 'signals'
  | 'passages'
  | 'mixed'
  | 'disclaimer'
>;

/** A result in one message of a log or of a code review tool. */
export function resultMessage(result: EngineResult): string {
  const { headline, confidence, confidence_note: note, degraded = '' } = result;
  return `${headline} Score ${scoreText(result)}. Confidence ${confidence}: ${note} ${degraded}`.trimEnd();
}

/** Renders the essentials of a result as lines: headline, score, notes, the given signals, passages. */
export function shortReport(result: ShortResult, passagesMax: number): string {
  const { headline, confidence, degraded, signals, disclaimer } = result;
  const lines = [
    headline,
    `Score ${scoreText(result)}, confidence ${confidence}.`,
    mixedNote({ ...result, confidence_note: '' }),
    degraded,
    readAsNote(result),
    ...signals.map(
      ({ name, points, detail }) =>
        `${signed(points)} ${name.replaceAll('_', ' ')}: ${truncateLine(singleLine(detail), reasonUnitsMax)}`,
    ),
    ...severalPassages(result)
      .slice(0, passagesMax)
      .map(passage => `${wordRangeText(passage)}: ${shownScore(passage.score)} (${passage.band})`),
    disclaimer,
  ];
  return lines.filter(line => line !== null && line !== undefined).join('\n');
}
