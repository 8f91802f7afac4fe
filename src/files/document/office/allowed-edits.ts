import { editBetween } from '../../../document/edits.js';
import { applyEdits, lowerBound, type Span } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import { composeEdits } from '../../../engine/cleanup/fixes/compose.js';

/** Finds the edits of a paragraph's text: UTF-16 offsets, ascending, not overlapping. */
export type EditFinder = (text: string) => readonly CleanupEdit[];

/** A skipped edit can delay others by a round. Real texts need one or two rounds. */
const roundsMax = 8;

/**
 * Returns the edits of a text that do not touch its fixed spans: tabs, mathematics, code. After a round that
 * skipped edits, searches the edited text again until no edit is allowed. Cleaning the result therefore
 * changes nothing.
 */
export function allowedEdits(
  text: string,
  fixed: readonly Span[],
  edits: EditFinder,
): readonly CleanupEdit[] {
  if (fixed.length === 0) return edits(text);
  let all: readonly CleanupEdit[] = [];
  let current = text;
  let spans = fixed;
  for (let round = 0; round < roundsMax; round++) {
    const allowed = edits(current)
      .map(edit => trimEdit(edit, current))
      .flatMap(edit => outsideFixedSpans(edit, spans, current.length));
    if (allowed.length === 0) break;
    all = all.length === 0 ? allowed : composeEdits(all, allowed, current);
    current = applyEdits(current, allowed);
    spans = shiftSpans(spans, allowed);
  }
  return all;
}

/** Removes the common start and end of an edit's text and replacement. */
export function trimEdit(edit: CleanupEdit, text: string): CleanupEdit {
  const { start, end, replacement } = editBetween(text.slice(edit.start, edit.end), edit.replacement);
  return { ...edit, start: edit.start + start, end: edit.start + end, replacement };
}

/** The allowed parts of an edit: all or nothing, or the parts of a deletion outside the fixed spans. */
function outsideFixedSpans(edit: CleanupEdit, spans: readonly Span[], length: number): CleanupEdit[] {
  if (edit.start === edit.end) return isInsideFixed(edit.start, spans, length) ? [] : [edit];
  const overlapping: Span[] = [];
  for (let i = firstAfter(spans, edit.start); i < spans.length && spans[i]!.start < edit.end; i++)
    overlapping.push(spans[i]!);
  if (overlapping.length === 0) return [edit];
  if (edit.replacement !== '') return [];
  const parts: CleanupEdit[] = [];
  let start = edit.start;
  for (const span of [...overlapping, { start: edit.end, end: edit.end }]) {
    const end = Math.min(span.start, edit.end);
    if (start < end) parts.push({ ...edit, start, end, glyphs: Math.min(edit.glyphs, end - start) });
    start = span.end;
  }
  return parts;
}

/** Index of the first span that ends after an offset. */
const firstAfter = (spans: readonly Span[], offset: number): number =>
  lowerBound(spans.length, i => spans[i]!.end <= offset);

/** Whether an offset has no editable text on either side to insert into. */
function isInsideFixed(offset: number, spans: readonly Span[], length: number): boolean {
  const fixedAt = (at: number) =>
    at < 0 || at >= length || (spans[firstAfter(spans, at)]?.start ?? length) <= at;
  return fixedAt(offset - 1) && fixedAt(offset);
}

/** Moves the spans to their offsets after the edits. */
function shiftSpans(spans: readonly Span[], edits: readonly CleanupEdit[]): Span[] {
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
