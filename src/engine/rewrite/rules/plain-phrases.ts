import { allButFormal, patternRule } from '../rule.js';

/** Beginning of a noun phrase, which "prior to" needs to mean "before". */
const thing =
  /^ (?:the|an?|this|that|these|those|its|his|her|their|my|our|your|any|all|each|[\p{Ll}]+ing|[\p{Ll}]+(?:tion|ment|al|ure|ance)|\p{Lu}[\p{L}]*|\d+)(?![\p{L}])/u;

/** Replaces bureaucratic phrases with plain ones. */
export const plainPhrases = patternRule('plain_phrase', allButFormal, [
  [
    // Not in "use a prior to reconstruct it".
    /\bprior to\b/gi,
    ({ before, after }) =>
      thing.test(after) ||
      (!/\b(?:an?|the|this|our|strong|\p{L}+ed) $/iu.test(before) && /^ \p{L}/u.test(after))
        ? 'before'
        : null,
  ],
  [/\bsubsequent to\b/gi, 'after'],
  [
    /\b(information|questions?|data|documents?|rules?|laws?|details?|records?|facts?|concerns?) pertaining to\b/gi,
    '$1 about',
  ],
  [/\bcognizant of\b/gi, 'aware of'],
]);
