/** The part of a scan result that the popup shows. Pure. */

import { count, points } from '../contract/prose.js';
import type { Passage, ScanResult, Signal } from '../contract/scan.js';
import { mixedScores, shownRange, shownScore } from '../engine/scan/bands.js';
import { strongest } from '../engine/scan/results/choose-signals.js';
import { calibrationSentence, readAsNote } from '../engine/scan/results/sentences.js';
import { markupSignals, signalName } from '../engine/scan/results/signal-names.js';
import { firstWords } from '../report/passages.js';

/** Reasons and passages shown at most. */
export const reasonsMax = 5;
const passagesMax = 20;

export type Summary = ReturnType<typeof summarize>;

/**
 * Summarises a result; `subject` names the scanned part. Of a text that is not a source, but the visible text
 * of a page, the absence of markup is no reason.
 */
export function summarize(result: ScanResult, text: string, subject: string, isSource: boolean) {
  const { headline, assessed, score, band, confidence, confidence_note, calibration, passages } = result;
  return {
    /** The scanned text. */
    text,
    /** The scanned part: "The selection, 230 words". */
    subject: `${subject}, ${count(result.word_count, 'word')}`,
    headline,
    /** Whether the text could be assessed. The score of any other text is not shown. */
    assessed,
    score: result.mixed.mixed ? mixedScores(result) : shownScore(score),
    /** The scores after small changes: "48 to 74"; empty when they are shown as the score. */
    range: shownRange(result.score_range),
    /** Share of the scale, 0 to 1. */
    share: Math.min(1, Math.max(0, score / 100)),
    band,
    confidence: `Confidence ${confidence}. ${confidence_note}`,
    /** How often human-written texts score like this; empty where it was not measured. */
    comparison: calibration === null || !assessed ? '' : calibrationSentence(calibration, band === 'low'),
    /** What limits the result, one sentence each. */
    notes: [result.degraded, readAsNote(result), result.genre_note].filter(note => note !== undefined),
    reasons: assessed ? strongestOf(result.signals, isSource).map(reasonOf) : [],
    /** Empty when the text reads alike throughout. */
    passages:
      assessed && passages.length > 1
        ? passages.slice(0, passagesMax).map(passage => passageOf(passage, text))
        : [],
  };
}

const strongestOf = (signals: readonly Signal[], isSource: boolean): Signal[] =>
  strongest(
    signals
      .filter(({ active, points }) => active && Math.abs(points) >= 0.05)
      .filter(({ name, points }) => isSource || points > 0 || !markupSignals.has(name)),
    reasonsMax,
  );

const reasonOf = (signal: Signal) => ({
  name: signalName(signal.name, signal.points),
  points: points(signal.points),
  towards: signal.points < 0 ? 'human' : 'machine',
  detail: signal.detail,
});

const passageOf = (passage: Passage, text: string) => ({
  opening: `“${firstWords(text, passage)}”`,
  band: passage.band,
  score: shownScore(passage.score),
  words: count(passage.words, 'word'),
  confidence: passage.confidence,
});
