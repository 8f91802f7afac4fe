import type { SourceReplacement } from '../source-replacements.js';

/** White space, words with their apostrophes and hyphens, and other characters one by one. */
const token = /\s+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu;

/** Cells of the table of the longest common subsequence. Beyond them, one change replaces all words. */
const cellsMax = 40_000;

/**
 * The changes that turn one text into another, in UTF-16 offsets of the first: ascending, whole words, each
 * as small as possible. Words that stay are in no change, and changed words with only white space between
 * them are in one. Linear in the texts.
 */
export function wordChanges(before: string, after: string): SourceReplacement[] {
  const old = before.match(token) ?? [];
  const changed = after.match(token) ?? [];
  const most = Math.min(old.length, changed.length);
  let first = 0;
  while (first < most && old[first] === changed[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === changed.at(-1 - last)) last++;
  const middle = old.slice(first, old.length - last);
  const newMiddle = changed.slice(first, changed.length - last);
  return changesBetween(middle, newMiddle, old.slice(0, first).join('').length);
}

function changesBetween(
  old: readonly string[],
  changed: readonly string[],
  from: number,
): SourceReplacement[] {
  const common = commonLengths(old, changed);
  const changes: SourceReplacement[] = [];
  const width = changed.length + 1;
  let start = from;
  let i = 0;
  let k = 0;
  /** White space since the last change, which joins it to the next one. */
  let kept = '';
  const change = (removed: string, added: string) => {
    const latest = changes.at(-1);
    if (latest !== undefined && latest.end + kept.length === start && kept.trim() === '') {
      latest.replacement += kept + added;
      latest.end = start + removed.length;
    } else changes.push({ start, end: start + removed.length, replacement: added });
    kept = '';
    start += removed.length;
  };
  while (i < old.length || k < changed.length) {
    const isCommon = common !== undefined && i < old.length && k < changed.length && old[i] === changed[k];
    if (isCommon) {
      kept += old[i]!;
      start += old[i++]!.length;
      k++;
    } else if (
      i < old.length &&
      (k === changed.length ||
        common === undefined ||
        common[(i + 1) * width + k]! >= common[i * width + k + 1]!)
    )
      change(old[i++]!, '');
    else change('', changed[k++]!);
  }
  return changes;
}

/** Length of the longest common subsequence of the rests at each pair of indexes; undefined when too many. */
function commonLengths(old: readonly string[], changed: readonly string[]): Uint16Array | undefined {
  const width = changed.length + 1;
  if ((old.length + 1) * width > cellsMax) return undefined;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let k = changed.length - 1; k >= 0; k--)
      lengths[i * width + k] =
        old[i] === changed[k]
          ? lengths[(i + 1) * width + k + 1]! + 1
          : Math.max(lengths[(i + 1) * width + k]!, lengths[i * width + k + 1]!);
  return lengths;
}
