import { everyMode, patternRule, type Replacer } from '../rule.js';
import { conjugateLike, needsBaseForm, needsNoun, needsParticiple } from '../verbs.js';

/** Nouns for which "serves as" means "is". A sofa that serves as a bed is not a bed. */
const abstract =
  'reminder|testament|example|basis|catalyst|symbol|source|metaphor|benchmark|inspiration|lesson|deterrent|indicator|reflection|' +
  'representation|celebration|motivation|precursor|critique|commentary|counterpoint|microcosm|manifestation|incentive|turning point|' +
  'wake-up call|call to action';
/** Nouns that also name things: a lamp may serve as a beacon. */
const things =
  'foundation|model|framework|backdrop|cornerstone|beacon|hub|warning|resource|bridge|barrier|driver|platform|starting point|' +
  'stepping stone|pillar|tool|means|way|blueprint|springboard|guide|safeguard|vehicle|outlet|gateway|window';
const steps =
  'step|shift|challenge|threat|opportunity|milestone|advance|advancement|departure|change|improvement|breakthrough|turning point|leap|achievement|risk|obstacle|danger|victory|loss|break|contribution|danger|problem|investment|source';
const article = '(an?|the|one of the|a kind of)';
const oneOf = /\b(represents|represent|constitutes|constitute) (?=one of the (?:most|least|\p{L}+est)\b)/giu;
const servingAs = (nouns: string) =>
  new RegExp(
    `\\b(serves|serve|served|stands|stand|stood|acts|act|acted|functions|function|functioned) (?:both )?as (?=${article} (?:(?:[\\p{L}-]+,? (?:and |yet )?){0,3}(?:${nouns})|(?:ideal|perfect|excellent|useful|constant|vivid|stark|compelling|prime|timely|helpful))\\b)`,
    'giu',
  );
const marking = new RegExp(
  `\\b(represents|represent|represented|marks|mark|marked|constitutes|constitute|constituted) (?=${article} (?:[\\p{L}-]+,? (?:and )?){0,3}(?:${steps})\\b)`,
  'giu',
);

/** The form of "be" that replaces a verb, or null where it is uncertain. */
export function be(verb: string, before: string): string | null {
  if (/(?:does|do|did)(?: not|n['’]t) $/i.test(before)) return null;
  if (/(?:ed|ood)$/.test(verb)) {
    if (/(?:has|have|had|having|['’]ve)(?: also| long| [\p{L}]+ly)? $/iu.test(before)) return 'been ';
    if (needsParticiple(before)) return null;
    return past(before);
  }
  if (needsBaseForm(before)) return 'be ';
  return verb.endsWith('s') ? 'is ' : /\b(?:i) $/i.test(before) ? null : 'are ';
}

/** "was" or "were", by the subject, or null where the subject is uncertain. */
function past(before: string): string | null {
  const subject = /(?:^|[,;:.] |\b(?:that|and|but|because|while) )((?:[\p{L}'’-]+ ){1,3})$/u
    .exec(before)?.[1]
    ?.trim()
    .toLowerCase();
  if (subject === undefined || / (?:of|in|for|with|and|on|to|who|which|that)\b/.test(` ${subject} `))
    return null;
  if (/^(?:he|she|who)$/.test(subject)) return null;
  if (
    /^(?:it|this|that)$/.test(subject) ||
    /^(?:the|this|that|a|an|its|his|her|their) (?:[\p{L}-]+ )?[\p{L}-]*[^s]$/u.test(subject)
  )
    return 'was ';
  return /^(?:they|these|those|we)$/.test(subject) ? 'were ' : null;
}

const asBe: Replacer = ({ groups, before }) =>
  needsNoun(before) ? null : be(groups[1]!.toLowerCase(), before);

/** Replaces inflated verbs with “is” and “has”. */
export const copula = patternRule('copula', everyMode, [
  [servingAs(abstract), asBe],
  [marking, asBe],
  [oneOf, asBe],
  [
    /\bfeatures (?=an?\b)/gi,
    ({ before }) =>
      needsNoun(before) || /\b(?:and|or|[\p{L}]+(?:al|ive|ic|ful|ous|key|new|main)) $/iu.test(before)
        ? null
        : 'has ',
  ],
  [
    /\bpossess(es|ed|ing|) (?=(?:an?|the|many|some|more|several|few|no|strong|great|special|unique|certain)\b)/gi,
    '{have} ',
  ],
]);

/** The same for nouns and verbs that also have a literal sense. */
export const copulaOfThings = patternRule('copula', everyMode, [
  [servingAs(things), asBe],
  [
    /\b(boasts|boasted|boasting|boast) (?=(?:an?|the|over|more|some|many|several|its|their|impressive|\d)\b)/gi,
    ({ groups, before }) => {
      const verb = groups[1]!.toLowerCase();
      if (verb === 'boasting') return before.endsWith(', ') ? 'with ' : null;
      return needsNoun(before) || needsParticiple(before) ? null : `${conjugateLike(verb, 'have')} `;
    },
  ],
]);
