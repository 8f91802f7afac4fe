/** A part of a text, in UTF-16 offsets; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A replacement of a part of a text. */
export interface Edit extends Span {
  replacement: string;
}

export const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** The same parts in ascending order, without overlaps. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last === undefined || start >= last.end) merged.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return merged;
}

/** Number of the first items of `count` sorted ones for which `isBefore` holds, by binary search. */
export function lowerBound(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  for (let high = count; low < high; ) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the merged spans overlaps the part from `start` to `end`. */
export function overlaps(merged: readonly Span[], start: number, end: number): boolean {
  const next = merged[lowerBound(merged.length, i => merged[i]!.end <= start)];
  return next !== undefined && next.start < end;
}

/**
 * Applies edits, which must be ascending and must not overlap.
 *
 * @param start offset from which the edited text is returned
 * @param end offset up to which it is returned
 */
export function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  let output = '';
  let from = start;
  for (const edit of edits) {
    output += text.slice(from, edit.start) + edit.replacement;
    from = edit.end;
  }
  return output + text.slice(from, end);
}

/** Whether a sticky pattern matches at an offset, where its `lastIndex` then ends. */
export function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
