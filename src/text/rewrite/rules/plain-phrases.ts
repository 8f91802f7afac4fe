import { table } from '../rule.js';

/** Phrases of letters and forms, in the words of speech. */
export const plainPhrases = table(
  'plain_phrase',
  ['plain', 'casual', 'natural', 'shorten'],
  [
    [/\bprior to\b/gi, 'before'],
    [/\bsubsequent to\b/gi, 'after'],
    [/\bpertaining to\b/gi, 'about'],
    [/\bcognizant of\b/gi, 'aware of'],
  ],
);
