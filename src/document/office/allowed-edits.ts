import type { Edit } from '../../cleanup/clean.js';
import { applyEdits, composeEdits } from '../../cleanup/fixes/compose.js';

/** The edits a paragraph's text needs: UTF-16 offsets into it, ascending, not overlapping. */
export type EditFinder = (text: string) => readonly Edit[];

/** A stretch of text that must stay as it is: a tab, mathematics, code. */
export interface FixedSpan {
  start: number;
  end: number;
}

/** Each round settles what an edit left undone held up; texts need one, two at most but for made-up ones. */
const roundsMax = 8;

/**
 * The edits of a text that leave what is fixed alone. Where some were left undone the text is read again as it
 * then stands, until no edit is allowed any more: so cleaning the result changes nothing.
 */
export function allowedEdits(text: string, fixed: readonly FixedSpan[], edits: EditFinder): readonly Edit[] {
  if (fixed.length === 0) return edits(text);
  let all: readonly Edit[] = [];
  let current = text;
  let spans = fixed;
  for (let round = 0; round < roundsMax; round++) {
    const wanted = edits(current);
    const allowed = wanted
      .map(edit => trimEdit(edit, current))
      .flatMap(edit => outsideFixedSpans(edit, spans, current.length));
    if (allowed.length === 0) break;
    all = all.length === 0 ? allowed : composeEdits(all, allowed, current);
    current = applyEdits(current, allowed);
    spans = shiftSpans(spans, allowed);
  }
  return all;
}

/** The edit without the ends that stay as they are, so that no text is touched without need. */
export function trimEdit(edit: Edit, text: string): Edit {
  let { start, end, replacement } = edit;
  while (start < end && replacement !== '' && text[start] === replacement[0] && isWhole(text[start]!)) {
    start++;
    replacement = replacement.slice(1);
  }
  while (
    start < end &&
    replacement !== '' &&
    text[end - 1] === replacement.at(-1) &&
    isWhole(text[end - 1]!)
  ) {
    end--;
    replacement = replacement.slice(0, -1);
  }
  return { ...edit, start, end, replacement };
}

/** Not half of a surrogate pair. */
const isWhole = (unit: string): boolean => unit < '\ud800' || unit > '\udfff';

/** What of an edit is allowed: all, nothing, or of a deletion the parts between what is fixed. */
function outsideFixedSpans(edit: Edit, spans: readonly FixedSpan[], length: number): Edit[] {
  if (edit.start === edit.end) return isBetween(edit.start, spans, length) ? [] : [edit];
  const met: FixedSpan[] = [];
  for (let i = firstAfter(spans, edit.start); i < spans.length && spans[i]!.start < edit.end; i++)
    met.push(spans[i]!);
  if (met.length === 0) return [edit];
  if (edit.replacement !== '') return [];
  const parts: Edit[] = [];
  let start = edit.start;
  for (const span of [...met, { start: edit.end, end: edit.end }]) {
    const end = Math.min(span.start, edit.end);
    if (start < end) parts.push({ ...edit, start, end, glyphs: Math.min(edit.glyphs, end - start) });
    start = span.end;
  }
  return parts;
}

/** Index of the first span that ends after an offset. */
function firstAfter(spans: readonly FixedSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Is there no text to insert into at an offset: fixed, or nothing, on both sides. */
function isBetween(offset: number, spans: readonly FixedSpan[], length: number): boolean {
  const fixedAt = (at: number) =>
    at < 0 || at >= length || (spans[firstAfter(spans, at)]?.start ?? length) <= at;
  return fixedAt(offset - 1) && fixedAt(offset);
}

/** Where the spans are once the edits are made. */
function shiftSpans(spans: readonly FixedSpan[], edits: readonly Edit[]): FixedSpan[] {
  let growth = 0;
  let next = 0;
  return spans.map(({ start, end }) => {
    for (; next < edits.length && edits[next]!.end <= start; next++) {
      const edit = edits[next]!;
      growth += edit.replacement.length - (edit.end - edit.start);
    }
    return { start: start + growth, end: end + growth };
  });
}
