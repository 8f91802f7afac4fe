import type { Edit } from '../contract/rewrite.js';

/** Control characters and line breaks, and marks that turn the direction of what follows them around. */
const unruly = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A chat server's text as harmless characters on one line. */
export const defused = (text: string): string => text.replace(unruly, ' ');

/** What a rewrite as a whole replaced: the words between the first and the last that differ. */
export function wordDifference(before: string, after: string): Edit[] {
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
