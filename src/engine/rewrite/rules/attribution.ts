import { allButFormal, patternRule } from '../rule.js';
import { replacements } from './replacements.js';

const present = replacements(
  'show: shown; find: found; suggest: suggested, indicated; say: said; argue: argued; claim: claimed',
);

/** Shortens vague attributions. They are never removed, because the sentence would then claim more. */
export const attribution = patternRule('vague_attribution', allButFormal, [
  [
    /\b(studies have|research has) (shown|found|suggested|indicated) that\b/gi,
    ({ groups }) => {
      const [subject] = groups[1]!.split(' ');
      const ending = /^r/i.test(subject!) ? 's' : '';
      return `${subject} ${present[groups[2]!.toLowerCase()]}${ending} that`;
    },
  ],
  [
    /\bit is (?:often|commonly|frequently) (said|argued|claimed) that\b/gi,
    ({ groups }) => `people often ${present[groups[1]!.toLowerCase()]} that`,
  ],
]);
