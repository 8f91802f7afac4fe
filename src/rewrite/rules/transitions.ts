import { type Row, table } from '../rule.js';

const also = ({ after }: { after: string }): string =>
  /\balso\b|\b(?:too|as well)[.,;!?]/i.test(after) ? '' : 'also, ';
const rows: readonly Row[] = [
  [/^(?:moreover|furthermore|additionally|in addition), /gi, also],
  [/(?<=[.!?] )(?:moreover|furthermore|additionally|in addition), /gi, also],
  [/^(?:nevertheless|nonetheless), /gi, 'still, '],
  [/^(?:consequently|accordingly), /gi, 'as a result, '],
  [/^subsequently, /gi, 'later, '],
];

/** Heavy words that join sentences, made light. */
export const transitions = table('transition', ['natural', 'plain', 'shorten', 'casual'], rows);

/** Everyday words to begin with. */
export const plainTransitions = table(
  'transition',
  ['plain', 'casual'],
  [
    [/^(?:therefore|thus|hence|as a result), (?=[\p{L}])/giu, 'so '],
    [/^however, (?=[\p{L}])/giu, 'but '],
    [/^for instance, /gi, 'for example, '],
  ],
);
