/** Relates the evidence of signals to sentences. Pure. */

import { supportsPoints } from '../../contract/figures.js';
import type { ScanResult, Signal } from '../../contract/scan.js';

export type Sentence = NonNullable<ScanResult['sentences']>[number];

const overlaps = (span: { start: number; end: number }, { start, end }: Sentence) =>
  span.start < end && span.end > start;

/** The signals with evidence for their points in a sentence, by descending points. */
export function signalsIn(sentence: Sentence, signals: readonly Signal[]) {
  return signals
    .map(signal => ({
      signal,
      spans: signal.evidence.filter(span => overlaps(span, sentence) && supportsPoints(span, signal.points)),
    }))
    .filter(({ spans }) => spans.length > 0)
    .sort((one, other) => Math.abs(other.signal.points) - Math.abs(one.signal.points));
}

/** Index of the sentence at an offset; between two, the next one's; after the last, -1. */
export const sentenceAt = (sentences: readonly Sentence[], offset: number): number =>
  sentences.findIndex(({ end }) => offset < end);

/** Splits a range of the text into marked and unmarked parts. Overlapping spans are merged. */
export function markSpans(
  text: string,
  start: number,
  end: number,
  spans: readonly { start: number; end: number }[],
): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = start;
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const from = Math.max(at, span.start);
    const to = Math.min(end, span.end);
    if (to <= from) continue;
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < end) parts.push({ text: text.slice(at, end), marked: false });
  return parts;
}
