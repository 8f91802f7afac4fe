import { table } from '../rule.js';

/** The beginning of a noun: "a prior to reconstruct it" is no "before". */
const thing =
  /^ (?:the|an?|this|that|these|those|its|his|her|their|my|our|your|any|all|each|[\p{Ll}]+ing|[\p{Ll}]+(?:tion|ment|al|ure|ance)|\p{Lu}[\p{L}]*|\d+)(?![\p{L}])/u;

/** Phrases of letters and forms, in the words of speech. */
export const plainPhrases = table(
  'plain_phrase',
  ['plain', 'casual', 'natural', 'shorten'],
  [
    [
      // "Use a prior to reconstruct it": a noun and its purpose.
      /\bprior to\b/gi,
      ({ after }) => (thing.test(after) ? 'before' : null),
    ],
    [/\bsubsequent to\b/gi, 'after'],
    [
      /\b(information|questions?|data|documents?|rules?|laws?|details?|records?|facts?|concerns?) pertaining to\b/gi,
      '$1 about',
    ],
    [/\bcognizant of\b/gi, 'aware of'],
  ],
);
