import { onlyFormal, patternRule } from '../rule.js';
import { pluralFollows } from '../verbs.js';
import { phraseRow, replacements } from './replacements.js';

const formalWords = replacements(`
  children: kids; going to: gonna; want to: wanna; because: cuz, cos, 'cause, ’cause; yes: yeah; mother: mom;
  father: dad`);

/** Replaces informal words with formal ones. */
export const slang = patternRule('informal_word', onlyFormal, [
  phraseRow(formalWords),
  [
    /\bkid\b/gi,
    ({ before }) =>
      /\b(?:a|the|each|every|this|that|one|my|your|our|their|his|her|as a) $/i.test(before) ? 'child' : null,
  ],
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
]);
