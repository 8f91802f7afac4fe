import type { Edit } from '../../../document/span.js';
import type { Rule } from '../rule.js';

const wordsMin = 16;
/** Words that each half needs, so that neither is a stub. */
const halfWordsMin = 5;
/** Length of an opening such as "In the end,", whose comma separates no clauses. */
const openerUnits = 20;
const finite =
  'is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did|makes|made|gives|gave|helps|allows|shows|needs|continues|provides|suggests?|offers|remains?';
/** A place where a second main clause begins, and how the second sentence begins. */
const joints = new RegExp(
  `(?:, (and|but|so) |; )((?:however|also), )?(?=(?:(?:it|they|we|he|she|this|these|there)(?: also| still| now| then| \\p{L}+ly)? \\p{Ll}|(?:the|its|their|our|many|most|some) (?:\\p{Ll}+ ){1,3}?(?:${finite})\\b))`,
  'giu',
);
const relative =
  /, which (?=(?:also |then |thereby )?(?:allows|makes|helps|gives|leads|means|enables|ensures|shows|made|allowed|led|helped)\b)/giu;

/**
 * Splits a long sentence before its second main clause, or before a clause about the whole first one; only
 * in `plain`.
 */
export const split: Rule = {
  kind: 'split',
  modes: ['plain'],
  changes({ text }) {
    // A quotation, list or bracket may reach over the joint.
    if (/["“”()[\]:—–]|;.*;/u.test(text) || count(text) < wordsMin) return [];
    const changes: Edit[] = [];
    for (const match of text.matchAll(joints)) {
      const joint = match[1]?.toLowerCase();
      const second = text.slice(match.index + match[0].length);
      const opening = joint === 'but' ? 'But ' : joint === 'so' ? 'So ' : '';
      // "A is one, B is two, and C is three" is a list.
      if (joint === 'and' && text.slice(openerUnits, match.index).includes(',')) continue;
      if (!halves(text, match.index, second)) continue;
      const start = match.index;
      const first = /^\p{L}+/u.exec(second)![0];
      const written = opening === '' ? first[0]!.toUpperCase() + first.slice(1) : opening + first;
      changes.push({ start, end: start + match[0].length + first.length, replacement: `. ${written}` });
    }
    for (const match of text.matchAll(relative)) {
      const second = text.slice(match.index + match[0].length);
      if (
        halves(text, match.index, second) &&
        !/\b(?:and|or|one|those|the) \p{L}+$/iu.test(text.slice(0, match.index))
      )
        changes.push({ start: match.index, end: match.index + match[0].length, replacement: '. This ' });
    }
    return changes.sort((a, b) => a.start - b.start);
  },
};

/** Whether both sides can be sentences. */
function halves(text: string, at: number, second: string): boolean {
  const from = text.lastIndexOf('. ', at - 1) + 1;
  const first = text.slice(from, at).trim();
  return (
    count(first) >= halfWordsMin &&
    count(second) >= halfWordsMin &&
    !/^(?:if|when|while|although|though|because|since|as|unless|whether|until|not|in order|by|had|were|should|where|wherever|just|even)\b/i.test(
      first,
    ) &&
    !/\b(?:that|if|whether|because|when|while|although|what|how|who|both|either|neither|between)\b/i.test(
      first,
    )
  );
}

const count = (text: string) => text.match(/\S+/g)?.length ?? 0;
