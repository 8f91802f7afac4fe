/** The sentences that a scan found, and how they follow the edits of the text. Pure. */
import type { ScanResult } from '../../contract/scan.js';
import { bandFrom } from '../../engine/scan/bands.js';
import { signalName } from '../../engine/scan/results/signal-names.js';
import type { TextEdit } from '../shared/text-diff.js';

/** A part of a text, in UTF-16 offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A sentence of the text, and the signals in it when they are strong. */
export interface TrackedSentence extends Range {
  readonly signals: StrongSignals | null;
}

interface StrongSignals {
  /** Score of the sentence, 0 to 100. */
  readonly score: number;
  readonly reasons: readonly string[];
  /** Places of the reasons, from the start of the sentence. */
  readonly places: readonly Range[];
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
  return all.map(({ sentence: { start, end, score }, isElevated, own, logOdds }) => {
    const fixes = advice.filter(({ spans }) => spans.some(span => span.start >= start && span.end <= end));
    if (!isElevated || (logOdds < logOddsMin && fixes.length === 0)) return { start, end, signals: null };
    const spans = fixes.flatMap(fix => fix.spans).filter(span => span.start >= start && span.end <= end);
    const places = [
      ...spans.map(span => ({ start: span.start - start, end: span.end - start })),
      ...own.flatMap(reason => placeOf(text.slice(start, end), reason.text)),
    ];
    const alternative = fixes.find(fix => fix.alternative?.start === start)?.alternative?.text ?? null;
    const reasons = [...fixes.map(fix => adviceOf(fix.text)), ...own.map(reasonOf)];
    return { start, end, signals: { score, reasons, places: merged(places), alternative } };
  });
}

/** Ranges in order, with those that overlap or touch joined. */
function merged(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = out.at(-1);
    if (last === undefined || start > last.end) out.push({ start, end });
    else out[out.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return out;
}

function placeOf(sentence: string, quoted: string | undefined): Range[] {
  const start = quoted === undefined ? -1 : sentence.indexOf(quoted);
  return start < 0 ? [] : [{ start, end: start + quoted!.length }];
}

/** The advice of a suggestion without its example, which the text shows. */
const adviceOf = (fix: string): string => fix.split(/ See '| One way: '/)[0]!;

const reasonOf = ({ name, log_odds, text }: { name: string; log_odds: number; text?: string }): string =>
  text === undefined ? signalName(name, log_odds) : `${signalName(name, log_odds)}: “${text}”`;

/** A range after an edit of its text; null when the edit changes it. */
function followRange<R extends Range>(range: R, edit: TextEdit): R | null {
  if (range.end <= edit.start) return range;
  if (range.start < edit.end || range.start < edit.start) return null;
  const moved = edit.replacement.length - (edit.end - edit.start);
  return { ...range, start: range.start + moved, end: range.end + moved };
}

/**
 * A sentence after an edit of its text. An edit inside leaves a longer or shorter sentence, with the places
 * that it did not touch; one that crosses the sentence's end or replaces it removes it.
 */
function followSentence(sentence: TrackedSentence, edit: TextEdit): TrackedSentence | null {
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
  edits: readonly TextEdit[],
): readonly TrackedSentence[] {
  let followed = sentences;
  // From the end, so that the offsets of the other edits stay valid.
  for (const edit of [...edits].sort((one, other) => other.start - one.start))
    followed = followed.map(sentence => followSentence(sentence, edit)).filter(sentence => sentence !== null);
  return followed;
}
