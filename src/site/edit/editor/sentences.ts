/** The sentences of a scan result that have strong signals, and why. Pure. */
import type { ScanResult } from '../../../contract/scan.js';
import { mergeSpans, type Span } from '../../../document/span.js';
import { bandFrom } from '../../../engine/scan/bands.js';
import { signalName } from '../../../engine/scan/results/signal-names.js';
import { adviceOf } from '../../../report/passages.js';
import { reasonSpans } from '../../scan/evidence.js';

/** A sentence of the text, and the signals in it when they are strong. */
export interface TrackedSentence extends Span {
  readonly signals: StrongSignals | null;
}

export interface StrongSignals {
  /** Score of the sentence, 0 to 100. */
  readonly score: number;
  readonly reasons: readonly string[];
  /** Places of the reasons, from the start of the sentence. */
  readonly places: readonly Span[];
  /** Another wording of the sentence; null without one. */
  readonly alternative: string | null;
}

/** Least log-odds that a sentence's own words must add, so that it is marked without advice. */
const ownLogOddsMin = 0.5;
/** The same of the strongest sentences of a text, so that one with a high score has somewhere to begin. */
const strongestLogOddsMin = 0.1;
const strongestCount = 3;

/** The sentences of a scanned text. Empty for a result without sentences. */
export function trackedSentences(text: string, result: ScanResult): TrackedSentence[] {
  const advice = (result.fix_details ?? []).map((fix, i) => ({ ...fix, text: result.fixes?.[i] ?? '' }));
  const all = (result.sentences ?? []).map(sentence => {
    const isElevated = result.assessed && sentence.score >= bandFrom.elevated;
    const own = isElevated ? (sentence.reasons ?? []).filter(reason => reason.log_odds > 0) : [];
    return { sentence, isElevated, own, logOdds: own.reduce((sum, reason) => sum + reason.log_odds, 0) };
  });
  const nth = all.map(({ logOdds }) => logOdds).sort((one, other) => other - one)[strongestCount - 1] ?? 0;
  const logOddsMin = Math.min(ownLogOddsMin, Math.max(strongestLogOddsMin, nth));
  return all.map(({ sentence, isElevated, own, logOdds }) => {
    const { start, end, score } = sentence;
    const fixes = advice.filter(({ spans }) => spans.some(span => span.start >= start && span.end <= end));
    if (!isElevated || (logOdds < logOddsMin && fixes.length === 0)) return { start, end, signals: null };
    const spans = fixes.flatMap(fix => fix.spans).filter(span => span.start >= start && span.end <= end);
    const places = mergeSpans([...spans, ...reasonSpans(text, { ...sentence, reasons: own })]);
    const alternative = fixes.find(fix => fix.alternative?.start === start)?.alternative?.text ?? null;
    const reasons = [...fixes.map(fix => adviceOf(fix.text)), ...own.map(reasonOf)];
    const inSentence = places.map(place => ({ start: place.start - start, end: place.end - start }));
    return { start, end, signals: { score, reasons, places: inSentence, alternative } };
  });
}

const reasonOf = ({ name, log_odds, text }: { name: string; log_odds: number; text?: string }): string =>
  text === undefined ? signalName(name, log_odds) : `${signalName(name, log_odds)}: “${text}”`;
