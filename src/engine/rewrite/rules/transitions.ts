import { allButFormal, patternRule, plainModes } from '../rule.js';

const also = ({ after }: { after: string }): string =>
  /\balso\b|\b(?:too|as well)[.,;!?]/i.test(after) ? '' : 'also, ';

/** Replaces heavy transitions with lighter ones. */
export const transitions = patternRule('transition', allButFormal, [
  [/(?<=^|[.!?] )(?:moreover|furthermore|additionally|in addition), /gi, also],
  [/^(?:nevertheless|nonetheless), /gi, 'still, '],
  [/^(?:consequently|accordingly), /gi, 'as a result, '],
  [/^subsequently, /gi, 'later, '],
  [/^ultimately, (?=\p{L})/giu, 'in the end, '],
]);

/** Replaces transitions with everyday words. */
export const plainTransitions = patternRule('transition', plainModes, [
  [/^(?:therefore|thus|hence|as a result), (?=[\p{L}])/giu, 'so '],
  [/^however, (?=[\p{L}])/giu, 'but '],
  [/^for instance, /gi, 'for example, '],
]);
