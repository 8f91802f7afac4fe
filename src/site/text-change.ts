/** Share of the earlier text that must remain at its beginning or end. */
const keptShareMin = 0.5;

/**
 * True if a text is another one rather than an edit: less than half of the earlier text remains around the
 * change.
 */
export function isReplaced(before: string, after: string): boolean {
  if (before === '') return false;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end < keptShareMin * before.length;
}
