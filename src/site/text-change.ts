import { commonEnds } from './cleanup/text-diff.js';

/** Share of the earlier text that must remain at its beginning or end. */
const keptShareMin = 0.5;

/**
 * True if a text is another one rather than an edit: less than half of the earlier text remains around the
 * change.
 */
export function isReplaced(before: string, after: string): boolean {
  if (before === '') return false;
  const { start, end } = commonEnds(before, after);
  return start + end < keptShareMin * before.length;
}
