import { contractions } from '../../contractions.js';
import { Page } from '../../fixes/page.js';
import type { Rule } from '../rule.js';

/** “It's”, “don't”: none at a clause's end, before a gap or under stress. */
export const contract: Rule = {
  kind: 'contraction',
  modes: ['natural', 'casual'],
  changes(text) {
    const page = new Page(text, false);
    contractions(page);
    return page.edits.map(({ start, end, replacement }) => wholeWords(text, start, end, replacement));
  },
};

/** The same edit, from the beginning of its first word to the end of its last. */
function wholeWords(text: string, start: number, end: number, replacement: string) {
  let from = start;
  let to = end;
  while (from > 0 && /\p{L}/u.test(text[from - 1]!)) from--;
  while (to < text.length && /\p{L}/u.test(text[to]!)) to++;
  return { start: from, end: to, replacement: text.slice(from, start) + replacement + text.slice(end, to) };
}
