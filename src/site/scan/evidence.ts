/** Relates the evidence of signals and the reasons of sentences to places in the text. Pure. */

import type { ScanResult, Signal, Span } from '../../contract/scan.js';
import { supportsPoints } from '../../engine/scan/results/choose-signals.js';

export type Sentence = NonNullable<ScanResult['sentences']>[number];

/** The evidence of a signal for its points. */
export const supportingSpans = ({ evidence = [], points }: Signal): Span[] =>
  evidence.filter(span => supportsPoints(span, points));

/**
 * What moves the score of a sentence, strongest first: its reasons, and without a name everything outside it.
 * Empty for a result that was saved without reasons.
 */
export function reasonsOf({ reasons, other = 0 }: Sentence) {
  if (reasons === undefined) return [];
  return [...reasons, { name: null, log_odds: other, text: null }].sort(
    (one, other) => Math.abs(other.log_odds) - Math.abs(one.log_odds),
  );
}

/** The places that the reasons of a sentence quote. */
export const reasonSpans = (text: string, { start, end, reasons = [] }: Sentence) =>
  reasons.flatMap(({ text: quote }) => {
    const at = quote === undefined ? -1 : text.indexOf(quote, start);
    return at < 0 || at >= end ? [] : [{ start: at, end: at + quote!.length }];
  });

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
