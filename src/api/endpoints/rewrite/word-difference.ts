import type { WordEdit } from '../../../contract/rewrite.js';

/** The one edit that turns `before` into `after`: the words between the first and the last difference. */
export function wordDifference(before: string, after: string): WordEdit[] {
  if (before === after) return [];
  const old = before.split(/(?<=\s)/);
  const changed = after.split(/(?<=\s)/);
  const most = Math.min(old.length, changed.length);
  let start = 0;
  while (start < most && old[start] === changed[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === changed[changed.length - 1 - end]) end++;
  const middle = (words: string[]) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim();
  return [{ kind: 'rewording', before: middle(old), after: middle(changed) }];
}
