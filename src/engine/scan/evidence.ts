import type { Span } from '../../contract/scan.js';
import { normalizeConfusables } from '../text/homoglyphs.js';
import type { Prepared } from '../text/prepare.js';
import type { Locate, Signal } from './signal.js';
import { SpanCollector } from './spans.js';

/** A normalised text and how to quote the original. */
export type Quoted = Pick<Prepared, 'text' | 'original' | 'originalOffsets'>;

/** Reads a text only to search and quote it. */
export const quotedText = (original: string): Quoted => ({ ...normalizeConfusables(original), original });

/** Maps an offset into the normalised text to the original text. */
export function originalOffset({ originalOffsets }: Quoted, at: number): number {
  return originalOffsets === null ? at : originalOffsets[at]!;
}

/** Span of the original text, from offsets into the normalised text. */
export function originalSpan(text: Quoted, from: number, to: number): Span {
  const start = originalOffset(text, from);
  const end = originalOffset(text, to);
  return { start, end, text: text.original.slice(start, end) };
}

/** Moves a span from a part of a text, which begins at `offset`, to the text. */
export const movedBy =
  (offset: number) =>
  <S extends { start: number; end: number }>(span: S): S => ({
    ...span,
    start: span.start + offset,
    end: span.end + offset,
  });

/** Units by which a span is extended to the borders of its words. */
const extendedUnitsMax = 60;

const space = 0x20;
const wordPair = /^[\p{L}\p{N}'’]{2}$/u;

/** Span of the original text as `originalSpan`, that begins and ends between words: not with "'s". */
export function originalWords(text: Prepared, from: number, to: number): Span {
  const { original } = text;
  let { start, end } = originalSpan(text, from, to);
  const isInWord = (at: number) =>
    original.charCodeAt(at) !== space &&
    original.charCodeAt(at - 1) !== space &&
    wordPair.test(original.slice(Math.max(0, at - 1), at + 1));
  for (let steps = 0; steps < extendedUnitsMax && isInWord(start); steps++) start--;
  for (let steps = 0; steps < extendedUnitsMax && isInWord(end); steps++) end++;
  return { start, end, text: original.slice(start, end) };
}

/**
 * The first `spansMax` spans of the original text that a signal counted. `sign` is 1 for those that are
 * evidence for AI, and -1 for human authorship: most signals count one kind, and have none of the other.
 */
export function signalEvidence(
  text: Prepared,
  { direction, locate, locateFor }: Signal,
  spansMax: number,
  sign: 1 | -1 = direction,
  counted?: SpanCollector,
): Span[] {
  if (locateFor !== undefined) return locatedSpans(text, (of, spans) => locateFor(of, spans, sign), spansMax);
  return locate === undefined || sign !== direction ? [] : locatedSpans(text, locate, spansMax, counted);
}

/** The first `spansMax` spans of the original text that `locate` collects, or has collected in `counted`. */
export function locatedSpans(
  text: Prepared,
  locate: Locate,
  spansMax: number,
  counted?: SpanCollector,
): Span[] {
  const spans = counted ?? new SpanCollector(spansMax);
  if (counted === undefined) locate(text, spans);
  return spans.starts.slice(0, spansMax).map((start, i) => originalSpan(text, start, spans.ends[i]!));
}
