import { type Change, everyMode, type Rule } from '../rule.js';
import { conjugate } from '../verbs.js';

/** Verbs of consequence: what they say follows from the whole clause, whoever its subject is. */
const consequence =
  'make allow enable lead result ensure cause leave reduce increase improve help contribute force prevent give';
/** Verbs of comment: they fit a clause about things, not about what a person says or does. */
const comment =
  'highlight underscore emphasize emphasise demonstrate showcase reflect illustrate suggest indicate reinforce show reveal foster enhance create provide strengthen encourage promote offer add mark signal';
const verbs = new Map(
  [
    ...consequence.split(' ').map(base => [base, false] as const),
    ...comment.split(' ').map(base => [base, true] as const),
  ].map(([base, things]) => {
    const verb = conjugate(base);
    return [verb.ing, { ...verb, things }];
  }),
);
const tail = /, (?:(?:thereby|thus) )?(\p{L}+ing) (?=[\p{L}\p{N}])/gu;

const modal =
  /\b(?:can|could|will|would|shall|should|may|might|must|to be|cannot|won['’]t|if|unless|let|['’]ll|['’]d)\b/i;
const pastWords =
  /\b(?:was|were|had|did|went|came|saw|took|got|made|knew|told|felt|left|found|gave|kept|began|ran|held|brought|met|wrote|led|became|fell|rose|grew|won|built|lost|[\p{L}]+ed (?:the|an?|its|his|her|their|to|by|from|into|in|over|with|and|for))\b/iu;
const presentWords =
  /\b(?:is|are|has|have|does|do|[\p{L}]+[^s\W]s (?:the|an?|its|their|to|from|into|on|for|with|both|how|that|users|people))\b|n['’]t\b|['’](?:s|re) (?:an?|the|not)\b/iu;
/** A sentence that begins so has its main clause behind its first comma. */
const introductory =
  /^(?:when|while|if|although|though|as|since|because|by|in|on|at|with|for|after|before|during|through|from|to|given|despite|without|under|over|once|whether|unlike|like|not|[\p{L}]+ing|[\p{L}]+ed)$/iu;
const person =
  /^(?:he|she|i|we|you|they|who|[\p{Lu}][\p{L}'’]+ (?:said|says|argues?|argued|writes|wrote|explains?|explained|notes|noted))\b/iu;

/** “…, making it easier” becomes “…, which makes it easier” where the tense is plain; nothing of it is dropped. */
export const tails: Rule = {
  kind: 'participial_tail',
  modes: everyMode,
  changes(text) {
    const changes: Change[] = [];
    for (const match of text.matchAll(tail)) {
      const verb = verbs.get(match[1]!);
      if (verb === undefined) continue;
      const end = match.index + match[0].length;
      const form = formOf(verb, text.slice(0, match.index), text.slice(end));
      if (form !== null) changes.push({ start: match.index, end, replacement: `, which ${form} ` });
    }
    return changes;
  },
};

function formOf(
  verb: { third: string; past: string; things: boolean },
  before: string,
  after: string,
): string | null {
  const start = Math.max(
    ...['. ', '? ', '! ', '; ', ': ', '— ', '” '].map(
      mark => before.lastIndexOf(mark) + mark.length * Number(before.includes(mark)),
    ),
    0,
  );
  const clause = before.slice(start);
  const words = clause.match(/[\p{L}'’-]+/gu) ?? [];
  const first = words[0] ?? '';
  if (words.length < 4 || modal.test(clause) || /, which\b|\bwhich\b[^,]*$|\bwho\b[^,]*$/.test(clause))
    return null;
  const rest = /^[^.;:!?]*/.exec(after)![0];
  // A second "-ing" beside this one would be left without its verb.
  if (
    /(?:,| and| or| while| but| as well as) (?:[\p{L}]+ly |also |ultimately |further |even )?[\p{L}]+ing\b/iu.test(
      ` ${rest}`,
    )
  )
    return null;
  if (/ing$/iu.test(words.at(-1)!) || /, (?:and )?[\p{L}]+ing\b/iu.test(clause)) return null;
  if (introductory.test(first) && !clause.includes(',')) return null;
  const main = introductory.test(first) ? clause.slice(clause.indexOf(',') + 1).trim() : clause;
  if (verb.things && person.test(main)) return null;
  const past = pastWords.test(main);
  const present = presentWords.test(main);
  if (past === present) return null;
  return past ? verb.past : verb.third;
}
