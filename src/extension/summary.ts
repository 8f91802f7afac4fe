/** The part of a scan result that the popup shows. Pure. */

import { calibrationSentence, count, readAsNote, shownRange, shownScore } from '../contract/figures.js';
import type { Band } from '../contract/genre.js';
import type { Passage, ScanResult, Signal } from '../contract/scan.js';
import { strongest } from '../engine/scan/results/choose-signals.js';
import { markupSignals, signalName } from '../engine/scan/results/signal-names.js';
import { points } from '../site/shared/format.js';

export interface Summary {
  /** The scanned text. */
  text: string;
  /** The scanned part: "The selection, 230 words". */
  subject: string;
  headline: string;
  /** Whether the text could be assessed. The score of any other text is not shown. */
  assessed: boolean;
  score: string;
  /** The scores after small changes: "48 to 74"; empty when they are shown as the score. */
  range: string;
  /** Share of the scale, 0 to 1. */
  share: number;
  band: Band;
  confidence: string;
  /** How often human-written texts score like this; empty where it was not measured. */
  comparison: string;
  /** What limits the result, one sentence each. */
  notes: string[];
  /** Empty for a text that could not be assessed, as are the passages. */
  reasons: { name: string; points: string; towards: 'machine' | 'human'; detail: string }[];
  /** Empty when the text reads alike throughout. */
  passages: { opening: string; band: Band; score: string; words: string; confidence: string }[];
}

/** Reasons and passages shown at most. */
export const reasonsMax = 5;
const passagesMax = 20;
const openingCharsMax = 60;

/**
 * Summarises a result; `subject` names the scanned part. Of a text that is not a source, but the visible text
 * of a page, the absence of markup is no reason.
 */
export function summarize(result: ScanResult, text: string, subject: string, isSource: boolean): Summary {
  const { headline, assessed, score, band, confidence, confidence_note, calibration, passages } = result;
  return {
    text,
    subject: `${subject}, ${count(result.word_count, 'word')}`,
    headline,
    assessed,
    score: shownScore(score),
    range: shownRange(result.score_range),
    share: Math.min(1, Math.max(0, score / 100)),
    band,
    confidence: `Confidence ${confidence}. ${confidence_note}`,
    comparison: calibration === null || !assessed ? '' : calibrationSentence(calibration, band === 'low'),
    notes: [result.degraded, readAsNote(result), result.genre_note].filter(note => note !== undefined),
    reasons: assessed ? strongestOf(result.signals, isSource).map(reasonOf) : [],
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

const reasonOf = (signal: Signal): Summary['reasons'][number] => ({
  name: signalName(signal.name, signal.points),
  points: points(signal.points),
  towards: signal.points < 0 ? 'human' : 'machine',
  detail: signal.detail,
});

const passageOf = (passage: Passage, text: string): Summary['passages'][number] => ({
  opening: opening(text.slice(passage.start, passage.end)),
  band: passage.band,
  score: shownScore(passage.score),
  words: count(passage.words, 'word'),
  confidence: passage.confidence,
});

/** The first words of a passage, without a word that is cut off. A dot is between paragraphs. */
function opening(passage: string): string {
  const line = passage
    .slice(0, 4 * openingCharsMax)
    .trim()
    .replace(/\s*\n\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  if (line.length <= openingCharsMax) return line;
  const cut = line.lastIndexOf(' ', openingCharsMax);
  return `${line.slice(0, cut > 0 ? cut : openingCharsMax)}…`;
}
