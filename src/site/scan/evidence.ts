/** Which signals speak where in a text; pure. */
import type { ScanResult, Signal, Span } from '../../contract/scan.js';

export type Sentence = NonNullable<ScanResult['sentences']>[number];

export interface SignalEvidence {
  signal: Signal;
  spans: Span[];
}

const overlaps = (span: { start: number; end: number }, { start, end }: Sentence) =>
  span.start < end && span.end > start;

/** The signals that quote a sentence, those that move the score most first. */
export function signalsIn(sentence: Sentence, signals: readonly Signal[]): SignalEvidence[] {
  return signals
    .map(signal => ({ signal, spans: signal.evidence.filter(span => overlaps(span, sentence)) }))
    .filter(({ spans }) => spans.length > 0)
    .sort((one, other) => Math.abs(other.signal.points) - Math.abs(one.signal.points));
}

/** The sentence a place of the text lies in; the next one for a place between two. */
export const sentenceAt = (sentences: readonly Sentence[], offset: number): number =>
  sentences.findIndex(({ end }) => offset < end);

/** A stretch of text, and whether something in it is marked. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** A stretch of text cut at the edges of the spans in it. */
export function markSpans(
  text: string,
  start: number,
  end: number,
  spans: readonly { start: number; end: number }[],
): TextPiece[] {
  const cut: TextPiece[] = [];
  let at = start;
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const from = Math.max(at, span.start);
    const to = Math.min(end, span.end);
    if (to <= from) continue;
    if (from > at) cut.push({ text: text.slice(at, from), marked: false });
    cut.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < end) cut.push({ text: text.slice(at, end), marked: false });
  return cut;
}

/** Where the band `moderate` begins: below it nothing is tinted. */
const tintedFrom = 25;

/** How strongly a sentence is tinted, 0 to 1; squared, so that what stands out in a text of high score still does. */
export const tint = (score: number): number => Math.max(0, (score - tintedFrom) / (100 - tintedFrom)) ** 2;
