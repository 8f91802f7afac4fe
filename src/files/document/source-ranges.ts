import type { SourceRange } from './document.js';

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

/** Whether one of the merged ranges overlaps the part from `start` to `end`. Binary search. */
export function overlaps(merged: readonly SourceRange[], start: number, end: number): boolean {
  let low = 0;
  for (let high = merged.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (merged[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  return low < merged.length && merged[low]!.start < end;
}
