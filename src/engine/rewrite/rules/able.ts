import { everyMode, patternRule, savingModes } from '../rule.js';

/**
 * Replaces "is able to" and "has the ability to" with "can". After another auxiliary only "able" fits. The
 * past forms stay here, because "could" also means "might"; `ableThen` replaces them.
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
  [/\b(?<!\b(?:who|and|or)(?: \p{L}+)? )(?:is|are|am) unable to (?=\p{Ll})/giu, 'cannot '],
  // Of a thing, "could" is not a condition: "was not able to be completed".
  [
    /\b(is|are|was|were)( not|n['’]t)? able to be (?=\p{Ll})/giu,
    ({ groups, before }) => {
      const could = /^w/i.test(groups[1]!) ? 'could' : 'can';
      if (conditional.test(before)) return null;
      return groups[2] === '' ? `${could} be ` : could === 'can' ? 'cannot be ' : 'could not be ';
    },
  ],
]);

/** After these words, "was able to" is part of another verb form, or "could" would read as a condition. */
const conditional =
  /\b(?:if|unless|whether|wish|wished|not|and|or|as though|as if)(?: \p{L}+){0,3} $|\b(?:\p{L}+ly|also|always|still|never) $|n['’]t $/iu;

/** Verbs of perception and use. With others, "could" leaves open whether it was done. */
const perceived =
  /^(?:see|hear|feel|tell|understand|remember|find|identify|use|afford|choose|read|walk|move|speak|reach|produce|recogni[sz]e|follow|enjoy|work|live)\b/i;

/**
 * Replaces "was able to see" with "could see", and "was unable to" with "could not"; only in the modes that
 * save words.
 */
export const ableThen = patternRule('wordy_phrase', savingModes, [
  [
    /\b(?:was|were|had) (?:able|the (?:ability|capability|capacity)) to (?=\p{Ll})/giu,
    ({ groups, before, after }) =>
      /\b(?:was|were) the\b|\bhad able\b/i.test(groups[0]!) ||
      before === '' ||
      conditional.test(before) ||
      !perceived.test(after)
        ? null
        : 'could ',
  ],
  [
    /\b(?:was|were) unable to (?=\p{Ll})/giu,
    ({ before, after }) =>
      before === '' || conditional.test(before) || /^(?:not|be|have)\b/.test(after) ? null : 'could not ',
  ],
]);
