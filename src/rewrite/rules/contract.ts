import { contractions } from '../../cleanup/contractions.js';
import { Page } from '../../cleanup/fixes/page.js';
import type { Rule } from '../rule.js';

/** “It's”, “don't”: none at a clause's end, before a gap or under stress, nor before “to” or “alone”, that lean on the verb. */
export const contract: Rule = {
  kind: 'contraction',
  modes: ['natural', 'casual'],
  changes(text) {
    if (isFormal(text)) return [];
    const page = new Page(text, false);
    contractions(page);
    return (
      page.edits
        .map(({ start, end, replacement }) => wholeWords(text, start, end, replacement))
        .filter(({ end }) => !leaning.test(text.slice(end, end + 10)))
        // “Had not many friends” has no other verb for the short form to lean on.
        .filter(
          ({ end, replacement }) =>
            !/^ha(?:ve|s|d)n't$/i.test(replacement) ||
            !/^ (?:many|much|any|an?|the|enough|only|one)\b/.test(text.slice(end, end + 10)),
        )
        // “Is not cheap but bright”: the denial belongs to what follows, not to the verb.
        .filter(
          ({ end, replacement }) =>
            !/n't$/.test(replacement) || !/^ [^.,;]{1,80} but\b/.test(text.slice(end, end + 90)),
        )
    );
  },
};

const leaning = /^ (?:to|alone|unlike|all|an?other|indeed|both|each|either|such|rather|so|as)\b/;

/** Words of older or legal prose that nobody contracts beside. */
const archaic =
  /\b(?:thou|thee|thy|thine|hath|doth|shall|unto|hither|thither|whither|thence|whence|hence|herein|hereby|thereof|thereby|therein|whereof|whereby|wherein|heretofore|henceforth|hitherto|notwithstanding|betwixt|ere|lest|forthwith|aforesaid|nay|perchance|methinks|countenance|earnestly|upon|sir|madam|fellow-citizens)\b/i;
/** Words from which a sentence is a period, as older prose builds them. */
const longWords = 55;

/** Is this older or formal prose: without a contraction of its own, and with words or a length of another age? */
function isFormal(text: string): boolean {
  if (/n['’]t\b|\b(?:i|you|he|she|it|we|they)['’]/i.test(text)) return false;
  return (
    archaic.test(text) ||
    (text.match(/;/g)?.length ?? 0) > 1 ||
    (text.match(/\p{L}+/gu)?.length ?? 0) > longWords
  );
}

/** The same edit, from the beginning of its first word to the end of its last. */
function wholeWords(text: string, start: number, end: number, replacement: string) {
  let from = start;
  let to = end;
  while (from > 0 && /\p{L}/u.test(text[from - 1]!)) from--;
  while (to < text.length && /\p{L}/u.test(text[to]!)) to++;
  return { start: from, end: to, replacement: text.slice(from, start) + replacement + text.slice(end, to) };
}
