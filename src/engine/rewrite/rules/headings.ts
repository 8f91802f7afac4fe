import { lexicon } from '../../text/lexicon/index.js';
import type { Rule } from '../rule.js';
import { baseOfThird, gerundBase, isBaseForm } from '../verbs.js';
import lists from '../words.json' with { type: 'json' };

/** Endings of words that are hardly ever names. */
const ending =
  /(?:tions?|sions?|ments?|ness|ity|ities|ings?|ances?|ences?|ships?|isms?|ives?|ical|ous|ful|less|able|ible|ized|ised|ively|ally|ously)$/;
const words = new Set(lists.headingWords.split(' '));
/** Words with two meanings: names of months, programs and places. */
const names = new Set(lists.names.split(' '));

/** Whether a word in lower case is an ordinary word and no name. */
const isOrdinary = (word: string): boolean =>
  !names.has(word) &&
  (words.has(word) ||
    words.has(word.replace(/s$/, '')) ||
    lexicon.wordId(word) !== 0 ||
    [isBaseForm, baseOfThird, gerundBase].some(known => known(word)) ||
    (word.length > 6 && ending.test(word)));

/**
 * Writes a heading in title case in sentence case. Only where every word is an ordinary one, or has a capital
 * or a digit inside.
 */
export const headings: Rule = {
  kind: 'heading_case',
  modes: ['plain'],
  changes({ text }) {
    if (/[.!?,"“”‘'’`\n]|\(\)/u.test(text)) return [];
    const found = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, index }));
    if (found.length < 3 || found.length > 12) return [];
    const capitals = found.filter(({ word }) => /^\p{Lu}\p{Ll}+$/u.test(word));
    const counted = found.filter(({ word }) => word.length > 3 && /^\p{L}+$/u.test(word));
    const inner = capitals.filter(({ index }) => /[\p{L}\p{N})&-][ -]+$/u.test(text.slice(0, index)));
    if (counted.some(({ word }) => /^\p{Ll}/u.test(word)) || inner.length === 0) return [];
    if (capitals.some(({ word }) => !isOrdinary(word.toLowerCase()))) return [];
    const lower = inner.reduce(
      (rest, { word, index }) => rest.slice(0, index) + word.toLowerCase() + rest.slice(index + word.length),
      text,
    );
    return [{ start: 0, end: text.length, replacement: lower }];
  },
};
