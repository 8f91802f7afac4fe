import type { Span } from '../../../contract/scan.js';

/** Maximum UTF-16 units of a span that is quoted in full. */
const quotedUnitsMax = 60;

/** Quotes the first two spans with different texts, for a sentence: '…' and '…'. */
export function quoteSpans(spans: readonly Span[]): string {
  const [first] = spans;
  if (first === undefined) return '';
  const lower = first.text.toLowerCase();
  const second = spans.find(span => span.text.toLowerCase() !== lower);
  return second === undefined ? quote(first.text) : `${quote(first.text)} and ${quote(second.text)}`;
}

/** A quotation, in marks that its apostrophes are not mistaken for. */
function quote(text: string): string {
  const mark = /['’]/.test(text) ? '"' : "'";
  return `${mark}${shorten(text)}${mark}`;
}

function shorten(text: string): string {
  const oneLine = /\s\s|[\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return oneLine.length <= quotedUnitsMax ? oneLine : `${oneLine.slice(0, quotedUnitsMax).trimEnd()}...`;
}
