import type { Edit } from '../../../document/span.js';
import type { Rule } from '../rule.js';
import { conjugate } from '../verbs.js';
import { count } from './clause.js';

interface Tail {
  readonly third: string;
  readonly past: string;
  /** Text that must follow, so that the whole clause before is the subject. */
  readonly then: RegExp;
  /** A comment: with a person as subject, the person would be making it. */
  readonly comment: boolean;
}

const result =
  /^(?:it|them|him|her|us|this|the [\p{L}]+|its [\p{L}]+|their [\p{L}]+) (?:[\p{L}]+ly |more |less |much |very |so )?(?:easier|easy|harder|hard|difficult|possible|impossible|clear|clearer|ideal|suitable|perfect|safer|faster|cheaper|simpler|stronger|weaker|useful|accessible|vulnerable|more [\p{L}]+|less [\p{L}]+|(?:an?|the) [\p{L}]+)\b/iu;
const whom = /^(?:for [\p{L}]+|(?:[\p{L}\p{N}'’-]+ ){1,5}to [\p{L}]+)/iu;
const anything = /^\p{L}/u;
const said = /^(?:that|how|the|its|their|both|a|an)\b/i;

/** Verbs of consequence or comment whose subject can only be the clause before, by what must follow them. */
const verbsBy: readonly (readonly [verbs: string, then: RegExp, comment: boolean])[] = [
  ['make', result, false],
  ['allow enable', whom, false],
  ['lead', /^(?:directly )?to\b/i, false],
  ['result', /^in\b/i, false],
  ['ensure', /^(?:that|the|its|their|a|an|both|all|every)\b/i, false],
  [
    'create reduce improve increase strengthen encourage promote eliminate prevent cause boost lower limit minimize maximize simplify disrupt weaken undermine deepen cement solidify trigger heighten',
    anything,
    false,
  ],
  ['suggest indicate', /^that\b/i, true],
  ['underscore demonstrate showcase illustrate reflect highlight prove show reinforce', said, true],
];
const verbs: ReadonlyMap<string, Tail> = new Map(
  verbsBy.flatMap(([bases, then, comment]) =>
    bases.split(' ').map(base => {
      const { ing, third, past } = conjugate(base);
      return [ing, { third, past, then, comment }];
    }),
  ),
);
const tail = /, (?:(?:thereby|thus) )?(\p{L}+ing) (?=[\p{L}\p{N}])/gu;

const modal =
  /\b(?:can|could|will|would|shall|should|may|might|must|to be|cannot|won['’]t|if|unless|let|['’]ll|['’]d|who|whom|whose|which|that|where|when|while|what|because|although|though|since|until|before|after|once|as)\b|[?]/i;
/** Forms of "be", "have" and "do". The first one in a clause gives its tense. */
const auxiliary = /\b(is|are|has|have|does|do|was|were|had|did)\b/i;
/** Their result may be past or present. */
const perfect = /^(?:has|have|had)$/i;
const past = new Set(['was', 'were', 'did']);
const plainPresent =
  /^(?:this|it|the|that|our|its|their|his|her|each|every)\b(?: [\p{L}-]+){1,4}? (?:allows|provides|offers|uses|includes|produces|requires|gives|creates|supports|helps|contains|takes|remains|becomes|keeps|introduces|combines|runs|works|brings|encourages|encompasses|improves|reduces|represents|reflects|explores|features|blends|serves|plays|has|draws|adds|covers|connects|promotes|protects|enables|helps|shows)\b/iu;
/** First words of a sentence whose main clause comes after a comma. */
const introductory =
  /^(?:by|in|on|at|with|for|during|through|from|to|given|despite|without|under|over|whether|unlike|like|not|there|here|[\p{L}]+ing|[\p{L}]+ed)$/iu;
const person = /^(?:he|she|i|we|you|they|people)\b/i;

/** Words of a clause and of its tail that can be two sentences. */
const halfWordsMin = 5;

/**
 * Replaces “…, making it easier” with “…, which makes it easier”, or after a plural with “… This makes it
 * easier”. Only where the tense is certain.
 */
export const tails: Rule = {
  kind: 'participial_tail',
  modes: ['plain', 'casual'],
  changes({ text }) {
    const changes: Edit[] = [];
    for (const match of text.matchAll(tail)) {
      const verb = verbs.get(match[1]!);
      if (verb === undefined) continue;
      const end = match.index + match[0].length;
      const from = Math.max(0, match.index - clauseUnitsMax);
      const clause = { text: text.slice(from, match.index), isWhole: from === 0 };
      const form = formOf(verb, clause, text.slice(end));
      if (form === null) continue;
      // "It has two rooms, which makes it" would seem to have the wrong number.
      const isAfterPlural = /(?:[^s]s|\band [\p{L}-]+)$/iu.test(clause.text);
      if (isAfterPlural && (count(clause.text) < halfWordsMin || count(text.slice(end)) < halfWordsMin))
        continue;
      changes.push({
        start: match.index,
        end,
        replacement: `${isAfterPlural ? '. This' : ', which'} ${form} `,
      });
    }
    return changes;
  },
};

/** Longest clause before a participle whose tense is searched, in UTF-16 units. */
const clauseUnitsMax = 240;

function formOf(
  verb: Tail,
  { text: before, isWhole }: { text: string; isWhole: boolean },
  after: string,
): string | null {
  if (!verb.then.test(after)) return null;
  const start = Math.max(
    ...['. ', '? ', '! ', '; ', ': ', '— ', '” '].map(
      mark => before.lastIndexOf(mark) + mark.length * Number(before.includes(mark)),
    ),
    0,
  );
  if (start === 0 && !isWhole) return null;
  let clause = before.slice(start);
  const comma = clause.indexOf(',');
  const first = /^[\p{L}'’-]+/u.exec(clause)?.[0] ?? '';
  if (introductory.test(first)) {
    // In "in spring, the river is high" no verb of the clause comes before the comma.
    if (comma < 0 || auxiliary.test(clause.slice(0, comma)) || /ing$|ed$|^there$/i.test(first)) return null;
    clause = clause.slice(comma + 1).trim();
  } else if (comma < 20) clause = clause.slice(comma + 1).trim();
  const words = clause.match(/[\p{L}'’-]+/gu) ?? [];
  if (words.length < 4 || modal.test(clause) || clause.includes(',')) return null;
  if (/ing$/iu.test(words.at(-1)!) || (verb.comment && person.test(clause))) return null;
  const rest = /^[^.;:!?]*/.exec(after)![0];
  // A second "-ing" in parallel would no longer fit.
  if (
    /(?:,| and| or| while| but| as well as) (?:[\p{L}]+ly |also |further |even )?[\p{L}]+ing\b|, and\b/iu.test(
      ` ${rest}`,
    )
  )
    return null;
  const found = auxiliary.exec(clause)?.[1]?.toLowerCase();
  if (found !== undefined && perfect.test(found)) return null;
  if (found !== undefined) return past.has(found) ? verb.past : verb.third;
  return plainPresent.test(clause) ? verb.third : null;
}
