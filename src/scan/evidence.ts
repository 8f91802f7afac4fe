import type { Span } from '../contract/scan.js';
import { limits } from '../limits.js';
import type { Prepared } from '../text/prepare.js';
import { type Signal, Spots } from './signal.js';

/** Longest stretch quoted whole. */
const quotedUnitsMax = 60;

/** Where a unit of the text as read, or its end, stands in the text as given. */
export function placeOf({ origin }: Prepared, at: number): number {
  return origin === null ? at : origin[at]!;
}

/** A stretch of the text as given, by its place in the text as read. */
export function spanOf(text: Prepared, from: number, to: number): Span {
  const [start, end] = [placeOf(text, from), placeOf(text, to)];
  return { start, end, text: text.given.slice(start, end) };
}

/** The first places a signal was seen at, as spans of the text. */
export function evidenceOf(text: Prepared, signal: Signal): Span[] {
  if (signal.locate === undefined) return [];
  const spots = new Spots(limits.evidencePerSignal);
  signal.locate(text, spots);
  return spots.starts.map((start, i) => spanOf(text, start, spots.ends[i]!));
}

/** The first pieces of evidence as words in a sentence: “…” and “…”. */
export function quote(spans: readonly Span[]): string {
  const first = spans.slice(0, 2).map(span => `'${shorten(span.text)}'`);
  return first.join(' and ');
}

function shorten(text: string): string {
  const flat = /\s\s|[\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return flat.length <= quotedUnitsMax ? flat : `${flat.slice(0, quotedUnitsMax).trimEnd()}...`;
}
