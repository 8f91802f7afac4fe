import { onlyFormal, patternRule } from '../rule.js';
import { pluralFollows } from '../verbs.js';

/** Replaces informal words with formal ones. */
export const slang = patternRule('informal_word', onlyFormal, [
  [/\bkids\b/gi, 'children'],
  [
    /\bkid\b/gi,
    ({ before }) =>
      /\b(?:a|the|each|every|this|that|one|my|your|our|their|his|her|as a) $/i.test(before) ? 'child' : null,
  ],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:cuz|cos|'cause|’cause)\b/gi, 'because'],
  [/\byeah\b/gi, 'yes'],
  [
    /\bok(?:ay)?\b/gi,
    ({ before, after }) =>
      /\b(?:is|are|be|was|it's) $/i.test(before) && /^(?:[.,;!?]| (?:to|for|if|with)\b)/i.test(after)
        ? 'acceptable'
        : null,
  ],
  [
    /\b(?:lots|a lot|tons|loads) of /gi,
    ({ before, after }) =>
      /\b(?:an?|quite|whole|such|the|just|is|are|was|were|be|not) $/i.test(before) || !pluralFollows(after)
        ? null
        : 'many ',
  ],
  [/\bmom\b/gi, 'mother'],
  [/\bdad\b/gi, 'father'],
]);
