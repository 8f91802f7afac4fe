import type { Edit } from '../../../document/span.js';
import { contractions } from '../../cleanup/contractions.js';
import { EditContext } from '../../cleanup/fixes/edit-context.js';
import type { Rule } from '../rule.js';

/** Writes contractions, but not in older or formal prose or before words that need the full verb (“to”). */
export const contract: Rule = {
  kind: 'contraction',
  modes: ['casual'],
  changes({ text }) {
    if (isFormal(text)) return [];
    return contracted(text);
  },
};

function contracted(text: string): Edit[] {
  const context = new EditContext(text);
  contractions(context);
  return (
    context.edits
      .map(({ start, end, replacement }) => wholeWords(text, start, end, replacement))
      .filter(({ end }) => !dependent.test(text.slice(end, end + 10)))
      // “Had not many friends” has no other verb, so “had” does not contract.
      .filter(
        ({ end, replacement }) =>
          !/^ha(?:ve|s|d)n't$/i.test(replacement) ||
          !/^ (?:many|much|any|an?|the|enough|only|one)\b/.test(text.slice(end, end + 10)),
      )
      // In “is not cheap but bright” the negation belongs to “cheap”, not to the verb.
      .filter(
        ({ end, replacement }) =>
          !/n't$/.test(replacement) || !/^ [^.,;]{1,80} but\b/.test(text.slice(end, end + 90)),
      )
  );
}

/** Words that depend on the full verb before them. */
const dependent = /^ (?:to|alone|unlike|all|an?other|indeed|both|each|either|such|rather|so|as)\b/;

/** Words of older or legal prose, which has no contractions. */
const archaic =
  /\b(?:thou|thee|thy|thine|hath|doth|shall|unto|hither|thither|whither|thence|whence|hence|herein|hereby|thereof|thereby|therein|whereof|whereby|wherein|heretofore|henceforth|hitherto|notwithstanding|betwixt|ere|lest|forthwith|aforesaid|nay|perchance|methinks|countenance|earnestly|upon|sir|madam|fellow-citizens)\b/i;
/** Words above which a sentence counts as older prose. */
const longWords = 55;

/**
 * Whether a sentence is older or formal prose: it has no contraction, and archaic words, two semicolons or
 * great length.
 */
function isFormal(text: string): boolean {
  if (/n['’]t\b|\b(?:i|you|he|she|it|we|they)['’]/i.test(text)) return false;
  return (
    archaic.test(text) ||
    (text.match(/;/g)?.length ?? 0) > 1 ||
    (text.match(/\p{L}+/gu)?.length ?? 0) > longWords
  );
}

/** Writes the capitals that a chat message leaves out. */
export const capital: Rule = {
  kind: 'capital',
  modes: ['formal'],
  *changes({ text }) {
    const first = /^\p{Ll}+/u.exec(text)?.[0];
    // Only a whole sentence: a fragment or a brand may begin in lower case.
    if (first !== undefined && /^\p{Ll}+[ ,'’][^\p{Lu}]*[.!?]$/u.test(text.replace(/\bI\b/g, 'i')))
      yield { start: 0, end: first.length, replacement: first[0]!.toUpperCase() + first.slice(1) };
    for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.'’-])i(?=(?:['’](?:m|ve|ll|d))? \p{Ll})/gu))
      yield { start: index, end: index + 1, replacement: 'I' };
  },
};

/** Extends an edit to whole words. */
function wholeWords(text: string, start: number, end: number, replacement: string) {
  let from = start;
  let to = end;
  while (from > 0 && /\p{L}/u.test(text[from - 1]!)) from--;
  while (to < text.length && /\p{L}/u.test(text[to]!)) to++;
  return { start: from, end: to, replacement: text.slice(from, start) + replacement + text.slice(end, to) };
}
