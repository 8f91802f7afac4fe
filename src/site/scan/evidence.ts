/** Relates the evidence of signals and the reasons of sentences to places in the text. Pure. */

import { supportsPoints } from '../../contract/figures.js';
import type { ScanResult, Signal, Span } from '../../contract/scan.js';

export type Sentence = NonNullable<ScanResult['sentences']>[number];

/** The evidence of a signal for its points. */
export const supportingSpans = ({ evidence = [], points }: Signal): Span[] =>
  evidence.filter(span => supportsPoints(span, points));

/** A part of what moves the score of a sentence. */
export interface Reason {
  /** Name of the signal; null for everything outside the sentence. */
  name: string | null;
  /** Log-odds: positive towards machine writing. */
  weight: number;
  /** The words that it is about. */
  quote: string | null;
}

/** What moves the score of a sentence, strongest first; empty for a result that was saved without reasons. */
export function reasonsOf({ reasons, other = 0 }: Sentence): Reason[] {
  if (reasons === undefined) return [];
  const own = reasons.map(({ name, log_odds, text }) => ({ name, weight: log_odds, quote: text ?? null }));
  return [...own, { name: null, weight: other, quote: null }].sort(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight),
  );
}

/** The places that the reasons of a sentence quote. */
export const reasonSpans = (text: string, sentence: Sentence): { start: number; end: number }[] =>
  reasonsOf(sentence).flatMap(({ quote }) => {
    const start = quote === null ? -1 : text.indexOf(quote, sentence.start);
    return start < 0 || start >= sentence.end ? [] : [{ start, end: start + quote!.length }];
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
