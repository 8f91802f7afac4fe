import { rewriteModes } from '../../../contract/rewrite.js';
import { matchesOf, type PatternMatch, type Rule } from '../rule.js';
import { baseOfThird, isBaseForm } from '../verbs.js';

/** Both sides of "not only X but also Y" in one clause. X contains no punctuation. */
const notOnly =
  /\bnot (only|just|merely|simply|solely) ((?:[\p{L}\p{N}'’%-]+ ){0,11}[\p{L}\p{N}'’%-]+),? but (also |as well |indeed )?(?=[\p{L}])/giu;
const clause =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|because|when|if|that)$/i;
const preposition =
  /^(?:to|in|on|at|for|from|with|by|of|about|into|through|as|against|between|within|among)\b/i;
const newSubject = /^(?:it|he|she|they|we|you|i|there|this|that|these|those)\b/i;

const isThird = (text: string) => baseOfThird(/^\p{L}*/u.exec(text)![0]) !== undefined;

/** The two sides with a plain conjunction, or undefined where it would change the sentence's structure. */
function joined({ groups, before, after }: PatternMatch): string | undefined {
  const [, only = '', one = '', also] = groups;
  // "Not only did he", "not only that but" and "but it also" begin clauses, which "both" cannot join.
  if (
    clause.test(one.split(' ')[0]!) ||
    newSubject.test(after) ||
    /\b(?:but|not|never|no|n['’]t)\b/i.test(one)
  )
    return undefined;
  if (
    /\b(?:if|whether|why|or|and|but|neither|,) $/i.test(before) &&
    /\b(?:if|whether)\b/i.test(before.slice(-12))
  )
    return undefined;
  if (/n['’]t $|\bnot $/i.test(before)) return undefined;
  const rest = /^[^.,;:!?]*/.exec(after)![0];
  // "But more than that" and "but rather" contrast; they do not add a second item.
  if (
    /^(?:more|much|even|rather|instead|above|perhaps|in fact|actually|ultimately|why|how|what)\b/i.test(after)
  )
    return undefined;
  if (/\b(?:be|to) $/i.test(before) && /^(?:to|be)\b/i.test(one)) return undefined;
  // Both sides or neither begin with a preposition.
  const leads = (text: string) => preposition.exec(text)?.[0].toLowerCase();
  if (leads(one) !== leads(after)) return undefined;
  // Without "also" a clause may follow "but", or the truth: "must not only be kept, but feuds must end".
  if (also === '' && (leads(one) === undefined || !/^only$/i.test(only))) return undefined;
  // Both sides or neither begin with a verb, which "do" would make a base form.
  if (isThird(one) !== isThird(after) || /\b(?:do|does|did) $/i.test(before)) return undefined;
  // A subject: its verb would have to become plural.
  if (/^$|[,;:.!?—] $|\b(?:and|but|so|that|because) $/i.test(before) && leads(one) === undefined)
    return undefined;
  if (leads(one) === undefined && areVerbPhrases(one, after)) return `${one} and `;
  // "X and Y and also Z" reads worse.
  if (/\band\b/i.test(one)) return undefined;
  if (/\bboth\b/i.test(one + before) || /, /.test(one)) return `${one} and also `;
  if (/\band\b/i.test(rest.split(' ').slice(0, 3).join(' '))) return `${one} and also `;
  // Two long words joined by "and" are another habit of AI-generated text.
  if (/\p{L}{5,}$/u.test(one) && /^\p{L}{5,}/u.test(after)) return `${one} and also `;
  return `both ${one} and `;
}

/** Whether a verb phrase is on each side, which "and" alone joins. */
const areVerbPhrases = (one: string, after: string): boolean =>
  one.includes(' ') &&
  ((/^\S*s /.test(one) && /^\p{Ll}+s /u.test(after)) ||
    [one, after].every(side => isBaseForm(side.split(' ')[0]!)));

/**
 * Replaces “not only X but also Y”, which affirms both, with a plain “both X and Y”. Only code can compare
 * both sides; parallelism.rules has the forms where the words decide.
 */
export const parallelism: Rule = {
  kind: 'negative_parallelism',
  modes: rewriteModes,
  *changes({ text }) {
    for (const match of matchesOf(notOnly, text)) {
      const replacement = joined(match);
      if (replacement !== undefined) yield { start: match.start, end: match.end, replacement };
    }
  },
};
