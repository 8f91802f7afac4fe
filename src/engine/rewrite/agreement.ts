import type { Edit } from '../../document/span.js';
import { baseOfThird, isBaseForm } from './verbs.js';

/** Quantities that take a singular or plural verb: "a number of errors was found". */
const quantity =
  /\b(?:number|majority|minority|range|array|variety|diversity|series|multitude|plethora|myriad|wealth|host|bunch|lot|collection|set|selection|spectrum|amount|deal|couple|handful|mix|group) of$|\ba great many$/i;
const pair = /\p{L} and [\p{L} ]+$/u;
/** Replacements that take the verb of the noun after them: "most of the public is". */
const anyNumber = /\b(?:most|much|lot|some|all|half)(?: of)?$/i;
const clauseStart =
  /(?:^|[,;:(] |\b(?:that|and|but|because|when|while|if|as|since|where|although|though|so|or|than) )["'“‘(]?$/i;
const singularBefore =
  /\b(?:there|here|where)(?:['’]s| (?:is|was|has been|exists|remains|comes|lies))(?: \p{L}+ly| also| still| now)? $|^(?:is|was|has|does)(?:n['’]t)?(?: \p{L}+ly)? $/iu;
const singular = /(?<!\b(?:it|he|she|this|that|which|who|there|what)) (?:is|was|has|does)(?:n['’]t)?\b/i;
/** A plural verb after a subject, directly or with a preposition between them. */
const plural =
  /^(?: (?:of|from|for|in|to|between|among|about|on|with)(?: [\p{L}'’-]+){1,4}?)?(?: \p{L}+ly| also| both| still)? (?:are|were|have|do)(?:n['’]t)?\b/iu;
const pluralNoun = /^(?: [\p{L}-]+){0,2}? (?:[\p{L}-]*[^sui'’ ]s|people|children|men|women)\b/iu;

/** Whether a change gives a subject another number than its verb, which stays: "several errors was found". */
export function breaksAgreement(text: string, { start, end, replacement }: Edit): boolean {
  const removed = text.slice(start, end).trim();
  const before = text.slice(0, start);
  const after = text.slice(end).replace(/^(?! )/, ' ');
  const isSubject = clauseStart.test(before);
  if (quantity.test(removed) && (anyNumber.test(replacement.trim()) || !quantity.test(replacement.trim()))) {
    if (anyNumber.test(replacement.trim()) && !pluralNoun.test(after)) return false;
    const clause = /^[^.;:,]*/.exec(after)![0];
    const hasSingular = singular.test(isSubject ? after : clause);
    return hasSingular || singularBefore.test(before) || (isSubject && hasThirdPerson(clause));
  }
  // "The park, as well as its coast, is" has the verb of the park; "the park and its coast" has two.
  if (/^as well as$/i.test(removed)) {
    const clause = /^[^.;:,]*/.exec(after)![0];
    return singular.test(clause) || hasThirdPerson(clause);
  }
  if (!pair.test(removed) || pair.test(replacement) || /s$/i.test(replacement.trim())) return false;
  return plural.test(after) || (isSubject && isBaseForm(/^ ([\p{L}]+)/u.exec(after)?.[1] ?? ''));
}

/** Whether a verb in the third person follows the noun of a subject. */
const hasThirdPerson = (clause: string): boolean =>
  clause
    .trim()
    .split(' ')
    .slice(1)
    .some(word => baseOfThird(word) !== undefined);
