import { table } from '../rule.js';

/** Claims laid on nobody: said shortly, never dropped, for without them the sentence would claim more. */
export const attribution = table(
  'vague_attribution',
  ['natural', 'plain', 'shorten', 'casual'],
  [
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
  ],
);
