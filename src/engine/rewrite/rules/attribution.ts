import { allButFormal, patternRule } from '../rule.js';

/** Shortens vague attributions. They are never removed, because the sentence would then claim more. */
export const attribution = patternRule('vague_attribution', allButFormal, [
  [
    /\bstudies have (shown|found|suggested|indicated) that\b/gi,
    ({ groups }) =>
      `studies ${{ shown: 'show', found: 'find', suggested: 'suggest', indicated: 'suggest' }[groups[1]!.toLowerCase()]} that`,
  ],
  [
    /\bresearch has (shown|found|suggested|indicated) that\b/gi,
    ({ groups }) =>
      `research ${{ shown: 'shows', found: 'finds', suggested: 'suggests', indicated: 'suggests' }[groups[1]!.toLowerCase()]} that`,
  ],
  [
    /\bit is (?:often|commonly|frequently) (?:said|argued|claimed) that\b/gi,
    ({ groups }) =>
      groups[0]!.includes('said')
        ? 'people often say that'
        : groups[0]!.includes('argued')
          ? 'people often argue that'
          : 'people often claim that',
  ],
]);
