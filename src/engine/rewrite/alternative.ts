import { rewriteSentence } from './rewrite.js';

/** An alternative is one of several in a scan, so its sentence is short and has few tries. */
const alternativeBounds = { unitsMax: 400, triedUnitsMax: 4_000 };

/** A plainer wording of a sentence; null when no rule changes it, and for a long sentence. */
export function alternativeOf(sentence: string): string | null {
  const rewrite = rewriteSentence(sentence, 'plain', alternativeBounds);
  return rewrite.kind === 'rewrite' && rewrite.changed ? rewrite.text : null;
}
