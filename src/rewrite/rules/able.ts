import { everyMode, patternRule } from '../rule.js';

/**
 * Replaces "is able to" and "has the ability to" with "can". After another auxiliary only "able" fits, and
 * the past forms stay, because "could" also means "might".
 */
export const able = patternRule('wordy_phrase', everyMode, [
  [
    /\b(?:am|is|are|has|have) (?:able|the (?:ability|capability|capacity)) to (?=\p{Ll})/giu,
    ({ groups, before, after }) =>
      /\b(?:is|are|am) the\b|\bha(?:s|ve) able\b/i.test(groups[0]!) ||
      /\b(?:to|will|would|can|could|may|might|must|shall|should|not|do|does|did|be|let|and|or)(?: \p{L}+ly| also| always| still)? $|n['’]t $|['’]ll $/iu.test(
        before,
      ) ||
      /^not\b/.test(after)
        ? null
        : 'can ',
  ],
  [
    /\b(?:is|are|am) unable to (?=\p{Ll})/giu,
    ({ before }) => (/\b(?:who|and|or)(?: \p{L}+)? $/iu.test(before) ? null : 'cannot '),
  ],
]);
