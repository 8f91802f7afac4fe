/** The sentences that scans found, while edits of the text and scan results arrive in any order. Pure. */
import type { ScanResult } from '../../contract/scan.js';
import { editBetween } from '../../document/edits.js';
import { type Edit, mergeSpans, type Span } from '../../document/span.js';
import { bandFrom } from '../../engine/scan/bands.js';
import { signalName } from '../../engine/scan/results/signal-names.js';
import { reasonSpans } from '../scan/evidence.js';

/** A sentence of the text, and the signals in it when they are strong. */
export interface TrackedSentence extends Span {
  readonly signals: StrongSignals | null;
}

interface StrongSignals {
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

/** The advice of a suggestion without its example, which the text shows. */
const adviceOf = (fix: string): string => fix.split(/ See '| One way: '/)[0]!;

const reasonOf = ({ name, log_odds, text }: { name: string; log_odds: number; text?: string }): string =>
  text === undefined ? signalName(name, log_odds) : `${signalName(name, log_odds)}: “${text}”`;

/** A range after an edit of its text; null when the edit changes it. */
function followRange<R extends Span>(range: R, edit: Edit): R | null {
  if (range.end <= edit.start) return range;
  if (range.start < edit.end || range.start < edit.start) return null;
  const moved = edit.replacement.length - (edit.end - edit.start);
  return { ...range, start: range.start + moved, end: range.end + moved };
}

/**
 * A sentence after an edit of its text. An edit inside leaves a longer or shorter sentence, with the places
 * that it did not touch; one that crosses the sentence's end or replaces it removes it.
 */
function followSentence(sentence: TrackedSentence, edit: Edit): TrackedSentence | null {
  const { start, end, signals } = sentence;
  const isWhole = edit.start <= start && edit.end >= end;
  if (edit.start < start || edit.end > end || edit.start === end || edit.end === start || isWhole)
    return followRange(sentence, edit);
  const inside = { start: edit.start - start, end: edit.end - start, replacement: edit.replacement };
  const moved = edit.replacement.length - (edit.end - edit.start);
  return {
    start,
    end: end + moved,
    signals: signals && {
      ...signals,
      places: signals.places.map(place => followRange(place, inside)).filter(place => place !== null),
      alternative: null,
    },
  };
}

/** The sentences after edits, which are in offsets of the same text and do not overlap. */
export function followEdits(
  sentences: readonly TrackedSentence[],
  edits: readonly Edit[],
): readonly TrackedSentence[] {
  let followed = sentences;
  // From the end, so that the offsets of the other edits stay valid.
  for (const edit of [...edits].sort((one, other) => other.start - one.start))
    followed = followed.map(sentence => followSentence(sentence, edit)).filter(sentence => sentence !== null);
  return followed;
}

/** Which sentences the text has now. */
export interface Tracking {
  readonly text: string;
  readonly sentences: readonly TrackedSentence[];
  /** The edits since the text that was scanned last, each with the text before. */
  readonly log: readonly { readonly from: string; readonly edits: readonly Edit[] }[];
}

export const noTracking: Tracking = { text: '', sentences: [], log: [] };

/** Edits that are stored for a scan result that has not arrived. */
const logMax = 500;

/** Follows a change of the text, given by its edits, or else as the one edit between the texts. */
export function follow(
  { text: from, sentences, log }: Tracking,
  text: string,
  edits: readonly Edit[] = [editBetween(from, text)],
): Tracking {
  return { text, sentences: followEdits(sentences, edits), log: [...log, { from, edits }].slice(-logMax) };
}

/** Takes over the sentences of a scan, and follows the edits since the scanned text. */
export function receive({ text, log }: Tracking, scanned: string, result: ScanResult): Tracking {
  const found = trackedSentences(scanned, result);
  if (scanned === text) return { text, sentences: found, log: [] };
  const at = log.findLastIndex(({ from }) => from === scanned);
  const since = at < 0 ? [{ from: scanned, edits: [editBetween(scanned, text)] }] : log.slice(at);
  return {
    text,
    sentences: since.reduce<readonly TrackedSentence[]>((now, { edits }) => followEdits(now, edits), found),
    log: since,
  };
}
