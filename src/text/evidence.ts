import type { Span } from '../contract/scan.js';
import { limits } from '../limits.js';
import type { Prepared } from './prepare.js';
import { type Signal, Spots } from './signal.js';

/** Longest stretch quoted whole. */
const quotedUnitsMax = 60;

/** The first places a signal was seen at, as spans of the text. */
export function evidenceOf(text: Prepared, signal: Signal): Span[] {
  if (signal.locate === undefined) return [];
  const spots = new Spots(limits.evidencePerSignal);
  signal.locate(text, spots);
  return spots.starts.map((start, i) => {
    const end = spots.ends[i]!;
    return { start, end, text: text.text.slice(start, end) };
  });
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
