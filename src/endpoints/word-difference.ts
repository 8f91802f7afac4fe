import type { WordEdit } from '../contract/rewrite.js';

/** What a rewrite as a whole replaced: the words between the first and the last that differ. */
export function wordDifference(before: string, after: string): WordEdit[] {
  if (before === after) return [];
  const was = before.split(/(?<=\s)/);
  const is = after.split(/(?<=\s)/);
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start++;
  let end = 0;
  while (end < most - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end++;
  const middle = (words: string[]) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim();
  return [{ kind: 'rewording', before: middle(was), after: middle(is) }];
}
