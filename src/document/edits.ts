import type { Edit } from './span.js';

/** Lengths of the common beginning of two sequences and, apart from that, of their common end. */
export function commonEnds<T>(before: ArrayLike<T>, after: ArrayLike<T>): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, end };
}

/** The one edit that turns a text into another, as short as possible without splitting a surrogate pair. */
export function editBetween(before: string, after: string): Edit {
  let { start, end: same } = commonEnds(before, after);
  if (start > 0 && (isTrail(before, start) || isTrail(after, start))) start--;
  if (same > 0 && isTrail(before, before.length - same)) same--;
  return { start, end: before.length - same, replacement: after.slice(start, after.length - same) };
}

const isTrail = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit < 0xe000;
};

/** Share of the earlier text that must remain at its beginning or end. */
const remainingShareMin = 0.5;

/** True for another text rather than an edit: under half of the earlier text remains around the change. */
export function isReplaced(before: string, after: string): boolean {
  if (before === '') return false;
  const { start, end } = commonEnds(before, after);
  return start + end < remainingShareMin * before.length;
}
