/** A part of a source text, in UTF-16 offsets. */
export interface SourceRange {
  start: number;
  end: number;
}

/** The same parts in ascending order, without overlaps. */
export function mergeRanges(ranges: readonly SourceRange[]): SourceRange[] {
  const merged: SourceRange[] = [];
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
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

/** Whether one of the merged ranges overlaps the part from `start` to `end`. */
export function overlaps(merged: readonly SourceRange[], start: number, end: number): boolean {
  const next = merged[lowerBound(merged.length, i => merged[i]!.end <= start)];
  return next !== undefined && next.start < end;
}
