import type { Edit } from '../../../document/span.js';
import type { Rule } from '../rule.js';
import { count, isClosed, isMainClause, startsClause } from './clause.js';

const wordsMin = 16;
/** Words that each half needs, so that neither is a stub. */
const halfWordsMin = 5;
/** Words of a sentence from which a comma with "and", or with "but", "so" or "yet", is a place to split. */
const addedWordsMin = 18;
const contrastedWordsMin = 22;
/** Length of an opening such as "In the end,", whose comma separates no clauses. */
const openerUnits = 20;
/** Places where a second main clause may begin. */
const joints =
  /(?:, (?<comma>and|but|so|yet)|(?<mark>[;:])|(?: [—–-]|(?<=\p{L})—(?=\p{L}))(?: (?<dash>and|but|so|yet)(?= ))?) ?(?:(?:however|also), )?(?<second>\p{L}+)/giu;
const relative =
  /, which (?=(?:also |then |thereby |in turn )?(?:allows|makes|helps|gives|leads|means|enables|ensures|shows|made|allowed|led|helped|is why|(?:can|could|may|might|will|would) (?:also |then |in turn )?(?:lead|result|make|help|cause|allow|mean|create|give))\b)/giu;
/** Ends of a clause that announces what follows its colon. */
const announces =
  /\b(?:following|follows|these|this|that|both|things?|reasons?|ways?|questions?|answers?|rules?|examples?|steps?|options?|choices?|patterns?|parts?|kinds|types|points?|ideas?|threads?|features?|details?|traits?|lessons?|simple|clear|same|here|is|are|was|were|says?|said|asks?|asked|notes?|noted|wrote|means?|to|with|of|in|for|like|as)$/iu;
const denial = /\b(?:not|no)\b|n['’]t\b/i;
const correction = /^(?:it|they|this|that|these)\b/i;

/**
 * Splits a long sentence before its second main clause, or before a clause about the whole first one; only
 * in `plain`.
 */
export const split: Rule = {
  kind: 'split',
  modes: ['plain'],
  changes({ text }) {
    if (count(text) < wordsMin) return [];
    const changes: Edit[] = [];
    for (const match of text.matchAll(joints)) {
      const { comma, mark, dash, second: first = '' } = match.groups!;
      const start = match.index;
      const end = start + match[0].length;
      const second = text.slice(end - first.length);
      if (!startsClause(second) || !halves(text, start, second, comma !== undefined)) continue;
      const clause = text.slice(text.lastIndexOf('. ', start - 1) + 1, start).trim();
      const fits =
        comma !== undefined ? separates(text, clause, comma) : separatesByMark(text, clause, second, mark);
      if (!fits) continue;
      const joint = (comma ?? dash ?? 'and').toLowerCase();
      const opening = joint === 'and' ? '' : `${capital(joint)} `;
      changes.push({ start, end, replacement: `. ${opening}${opening === '' ? capital(first) : first}` });
    }
    for (const match of text.matchAll(relative)) {
      const second = text.slice(match.index + match[0].length);
      if (
        halves(text, match.index, second, true) &&
        !/\b(?:and|or|one|those|the) \p{L}+$/iu.test(text.slice(0, match.index))
      )
        changes.push({ start: match.index, end: match.index + match[0].length, replacement: '. This ' });
    }
    return changes.sort((a, b) => a.start - b.start);
  },
};

/** Whether a comma with a conjunction separates two clauses, and no items of a list. */
function separates(text: string, clause: string, joint: string): boolean {
  const isAdded = joint.toLowerCase() === 'and';
  if (!isMainClause(clause) || /[:;—–]| - /.test(clause)) return false;
  if (count(text) < (isAdded ? addedWordsMin : contrastedWordsMin)) return false;
  // "A is one, B is two, and C is three" is a list.
  return !isAdded || !clause.slice(openerUnits).split(', ').slice(1).some(startsClause);
}

/** Whether a semicolon, a colon or a single dash separates two clauses. */
function separatesByMark(text: string, clause: string, second: string, mark: string | undefined): boolean {
  const marks = mark === ';' ? /;/g : mark === ':' ? /[:;—–]/g : /[—–:;]| - /g;
  if ((text.match(marks)?.length ?? 0) > 1 || (denial.test(clause) && correction.test(second))) return false;
  if (!isMainClause(clause) || /\blike (?:if|when)\b/i.test(clause)) return false;
  return mark !== ':' || !(announces.test(clause) || /^(?:but |yet |so )?here\b/i.test(clause));
}

/** Whether both sides can be sentences. */
function halves(text: string, at: number, second: string, isCoordinated: boolean): boolean {
  const first = text.slice(text.lastIndexOf('. ', at - 1) + 1, at).trim();
  return (
    count(first) >= halfWordsMin &&
    count(second) >= halfWordsMin &&
    isClosed(first) &&
    !/^(?:if|when|while|although|though|because|since|as|unless|whether|until|not|in order|by|had|were|should|where|wherever|just|even)\b/i.test(
      first,
    ) &&
    !(
      isCoordinated &&
      /\b(?:that|if|whether|because|when|while|although|what|how|who|both|either|neither|between)\b/i.test(
        first,
      )
    )
  );
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
