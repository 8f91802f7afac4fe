import { limits } from '../../contract/limits.js';
import { rewriteSentence } from './rewrite.js';

/** A code point of the longest sentence may take two UTF-16 units. */
export const rewriteBounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

/** A plainer wording of a sentence; null when no rule changes it. */
export function alternativeOf(sentence: string): string | null {
  const rewrite = rewriteSentence(sentence, 'plain', rewriteBounds);
  return rewrite.kind === 'rewrite' && rewrite.changed ? rewrite.text : null;
}
