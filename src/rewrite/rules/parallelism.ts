import { everyMode, type Replace, table } from '../rule.js';

/** Two sides of an emphatic "not only X but also Y" in one clause; X holds no mark and no verb's negation. */
const notOnly =
  /\bnot (?:only|just|merely|simply|solely) ((?:[\p{L}\p{N}'’%-]+ ){0,11}[\p{L}\p{N}'’%-]+),? but (also |as well |indeed )?(?=[\p{L}])/giu;
const clause =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|because|when|if|that)$/i;
const preposition =
  /^(?:to|in|on|at|for|from|with|by|of|about|into|through|as|against|between|within|among)\b/i;
const newSubject = /^(?:it|he|she|they|we|you|i|there|this|that|these|those)\b/i;

const both: Replace = ({ groups, before, after }) => {
  const one = groups[1]!;
  // "Not only did he", "not only that but", "but it also": clauses, which "both" does not join.
  if (
    clause.test(one.split(' ')[0]!) ||
    newSubject.test(after) ||
    /\b(?:but|not|never|no|n['’]t)\b/i.test(one)
  )
    return null;
  if (
    /\b(?:if|whether|why|or|and|but|neither|,) $/i.test(before) &&
    /\b(?:if|whether)\b/i.test(before.slice(-12))
  )
    return null;
  if (/n['’]t $|\bnot $/i.test(before)) return null;
  const rest = /^[^.,;:!?]*/.exec(after)![0];
  // "But more than that", "but rather": a turn, no second thing beside the first.
  if (
    /^(?:more|much|even|rather|instead|above|perhaps|in fact|actually|ultimately|why|how|what)\b/i.test(after)
  )
    return null;
  if (/\b(?:be|to) $/i.test(before) && /^(?:to|be)\b/i.test(one)) return null;
  // Both sides or neither begin with a preposition.
  const leads = (text: string) => preposition.exec(text)?.[0].toLowerCase();
  if (leads(one) !== leads(after)) return null;
  // "Must not only be kept, but feuds must end": without "also" a clause may begin behind "but".
  if (
    groups[2] === '' &&
    leads(one) === undefined &&
    !(/^[\p{L}]+ing\b/u.test(one) && /^[\p{L}]+ing\b/u.test(after))
  )
    return null;
  // A subject, whose verb would have to agree with two.
  if (/^$|[,;:.!?—] $|\b(?:and|but|so|that|because) $/i.test(before) && leads(one) === undefined) return null;
  if (/\b(?:and|both)\b/i.test(one) || /\bboth\b/i.test(before) || /, /.test(one)) return `${one} and also `;
  if (/\band\b/i.test(rest.split(' ').slice(0, 3).join(' '))) return `${one} and also `;
  // Two longer words side by side are a habit of their own.
  if (/\p{L}{5,}$/u.test(one) && /^\p{L}{5,}/u.test(after)) return `${one} and also `;
  return `both ${one} and `;
};

/** An "isn't just X; it's Y" made one sentence that says both. */
const joined: Replace = ({ groups, after }) => {
  const [, subject, verb, one, , second] = groups as [string, string, string, string, string, string];
  const is = { "isn't": 'is', 'is not': 'is', "aren't": 'are', 'are not': 'are' }[
    verb.toLowerCase().replace('’', "'")
  ];
  const plural = /they/i.test(second);
  if (
    is === undefined ||
    plural !== (is === 'are') ||
    /^(?:not|n['’]t|also|about|that|because)\b/i.test(after)
  )
    return null;
  if (/\b(?:but|and|not)\b/i.test(one)) return null;
  return `${subject} ${is} both ${one} and `;
};

/** “Not only X but also Y” affirms X and Y; so does what replaces it. */
export const parallelism = table('negative_parallelism', everyMode, [
  [notOnly, both],
  [
    /\b(it|this|that|[\p{L}]+) (isn['’]t|is not|aren['’]t|are not) (?:just|only|merely|simply) ((?:about )?(?:an? |the )?(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+)(;|,|—| —| –) ?(it['’]s|it is|they['’]re|they are) (?:also )?(?=an? |the )/giu,
    joined,
  ],
]);
