import lists from './words.json' with { type: 'json' };

/** Forms of an English verb. */
export interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/** Past tense and participle of irregular verbs. The participle is omitted where it equals the past tense. */
const irregular = new Map(
  lists.irregularVerbs.split(', ').map(row => {
    const [base, past, participle] = row.split(' ') as [string, string, string?];
    return [base, { past, participle: participle ?? past }] as const;
  }),
);
const third: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does' };
/** Verbs that double their last letter: of one syllable, or stressed on the last one. */
const doubling =
  /^(?:cut|get|let|put|set|win|begin|stop|plan|combat?|step|stem|control|compel|submit|permit|commit|spur|forget|run|refer|prefer|admit|plan|chat|equip|sit|shop|drop|map|tap|swim)$/;

const vowelY = /[aeiou]y$/;

/** Conjugates a verb, by rule unless it is irregular. */
export function conjugate(base: string): Verb {
  const regular = regularPast(base);
  const { past, participle } = irregular.get(base) ?? { past: regular, participle: regular };
  return {
    base,
    third: third[base] ?? withS(base),
    past,
    participle,
    ing: withIng(base),
  };
}

/** Forms of irregular verbs that differ from the base form. "Were" is the plural of "was". */
const distinct = (form: 'past' | 'participle'): string[] =>
  Array.from(irregular).flatMap(([base, forms]) => (forms[form] === base ? [] : [forms[form]]));
const pasts = new Set([...distinct('past'), 'were']);
const participles = new Set(distinct('participle'));

/** Whether a word is the past tense of an irregular verb, in a form of its own. */
export const isPast = (word: string): boolean => pasts.has(word.toLowerCase());

/**
 * A verb with its particle ("deal with") in the form that another verb, or its ending, shows. `before` is the
 * text before the other verb, in which an auxiliary may need a participle. A past form that `lacksObject` may
 * be a participle too ("it provided evidence", "evidence provided by us"): undefined where the forms differ.
 */
export function conjugateLike(shown: string, verb: string, before: string, lacksObject = false) {
  const [head, ...particle] = verb.split(' ');
  const like = shown.toLowerCase();
  const form = formOf(like);
  const forms = conjugate(head!);
  // "Made" and "come" are participles too.
  const mayBeParticiple = form === 'past' || irregular.get(like)?.participle === like;
  const isParticiple = mayBeParticiple && needsParticiple(before);
  if (mayBeParticiple && !isParticiple && lacksObject && forms.past !== forms.participle) return undefined;
  return [forms[isParticiple ? 'participle' : form], ...particle].join(' ');
}

function formOf(shown: string): keyof Verb {
  if (isBaseForm(shown) || shown.endsWith('ss')) return 'base';
  if (shown.endsWith('ing')) return 'ing';
  if (shown.endsWith('ed') || pasts.has(shown)) return 'past';
  if (participles.has(shown)) return 'participle';
  return shown.endsWith('s') ? 'third' : 'base';
}

function withS(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return base.endsWith('y') && !vowelY.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (doubling.test(base)) return `${base}${base.at(-1)}ed`;
  return base.endsWith('y') && !vowelY.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function withIng(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  return doubling.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** Common verbs, by which a base form or a gerund is recognised. */
const commonVerbs = lists.commonVerbs.split(' ');
const baseOfGerund = new Map(commonVerbs.map(base => [conjugate(base).ing, base]));
const known = new Set(commonVerbs);

/** The base form of a common verb's gerund, or undefined. */
export const gerundBase = (word: string): string | undefined => baseOfGerund.get(word.toLowerCase());
/** Whether a word is the base form of a common verb. */
export const isBaseForm = (word: string): boolean => known.has(word.toLowerCase());

/** Whether another gerund follows in parallel: "by testing X and measuring Y". */
export const gerundFollows = (after: string): boolean =>
  /^[^.;:!?]*(?:,| and| or| while| but| as well as) (?:\p{L}+ly |also |further |even )?\p{L}+ing\b/iu.test(
    after,
  );

/**
 * Whether `before` ends with an auxiliary that needs a participle: "has", "was", "been", with or without an
 * adverb.
 */
export const needsParticiple = (before: string): boolean =>
  /(?<![\p{L}'’])(?:has|have|had|having|is|are|was|were|be|been|being|am|gets?|got|['’](?:ve|s|re))(?: not| also| never| already| long| often| since| still| just| once again| again| once more| yet again| always| [\p{L}]+ly)? $/iu.test(
    before.slice(-40),
  );

/** Whether `before` ends with a modal verb, "to" or "do", which need the base form. */
export const needsBaseForm = (before: string): boolean =>
  /(?<![\p{L}'’])(?:to|can|could|will|would|shall|should|may|might|must|do|does|did|cannot|let|helps?|[\p{L}]+n['’]t|['’]ll)(?: not| also| never| often| always| [\p{L}]+ly)? $/iu.test(
    before.slice(-40),
  );

/** Adverb of an adjective. */
export function adverbOf(text: string): string {
  const adjective = text.toLowerCase();
  if (adjective === 'timely') return 'promptly';
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (/(?:ble|y)$/.test(adjective))
    return `${adjective.slice(0, -1)}${adjective.endsWith('y') ? 'ily' : 'y'}`;
  return `${adjective}ly`;
}

/** Words in -s that are not plurals, and the pattern of plural nouns. */
const singularS =
  /^(?:this|its|his|is|was|has|does|as|us|thus|yes|news|physics|politics|mathematics|economics|ethics|statistics|electronics|athletics|chaos|focus|bonus|status|virus|gas|bus|bias|basis|analysis|crisis|series|species|always|perhaps|besides|afterwards|sometimes|less|means|headquarters)$/i;
const bareNoun = /^(?:[\p{L}-]*(?:[^sui'’\s]|[eo]u|i?e)s|people|children|men|women)(?![\p{L}\p{N}'’-])/u;
const modifier =
  /^(?:[\p{L}]+(?:al|ive|ous|ful|ic|ed|ing|able|ible|ent|ant|less|ary|ern)|new|different|other|good|great|small|big|large|old|young|free|fun|nice|useful|local|modern|major|key|open|rare|strong|human|simple|similar|popular|complex|rich|unique|foreign|public) /iu;

/** Whether a plural noun follows, directly or after one adjective. */
export const pluralFollows = (after: string): boolean => {
  const rest = after.slice(0, 60).replace(/^ /, '');
  return [rest, rest.replace(modifier, '')].some(one => {
    const noun = bareNoun.exec(one)?.[0];
    return noun !== undefined && !singularS.test(noun);
  });
};

/** Whether `before` ends with an article, a determiner or a preposition, which need a noun. */
export const needsNoun = (before: string): boolean =>
  /(?<![\p{L}'’])(?:the|an?|this|that|these|those|its|his|her|their|our|my|your|of|in|with|for|no|some|any|each|every|more|[\p{L}]+['’]s?) $/iu.test(
    before.slice(-30),
  );

/** Whether `before` needs a noun and the word after it is no verb: "the use", but not "a rule that uses". */
export const needsNounHere = (before: string): boolean =>
  needsNoun(before) && !/\p{L}{3,}(?:s|tion|ment|ity|nce|ure|ch|ing) that $/iu.test(before);

/** Whether an object follows: an article, a possessive, a determiner or a pronoun. */
export const hasObject = (after: string): boolean =>
  /^ (?:the|an?|this|that|these|those|its|his|her|their|our|my|your|any|all|both|some|such|it|them|us|each|how|what)\b/i.test(
    after,
  );

/** Nouns that name what somebody does, each with its verb. */
const verbsOfNouns = new Map(
  lists.verbsOfNouns.split(', ').map(row => row.split(' ') as [noun: string, verb: string]),
);
/** The verb of a noun of action, or undefined for another word. */
export const verbOfNoun = (noun: string): string | undefined => verbsOfNouns.get(noun.toLowerCase());
/** The verb of a noun of action, or the word itself, which is a verb. */
export const verbOf = (word: string): string => verbOfNoun(word) ?? word.toLowerCase();

const baseOfThirdForm = new Map(commonVerbs.map(base => [conjugate(base).third, base]));
/** The base form of a common verb's third person, or undefined. */
export const baseOfThird = (word: string): string | undefined => baseOfThirdForm.get(word.toLowerCase());

/** The base form of "be" or of a common verb, which is in the present tense; undefined for another word. */
export const baseOf = (word: string): string | undefined =>
  /^(?:is|are|be)$/i.test(word) ? 'be' : isBaseForm(word) ? word : baseOfThird(word);

/** A modal verb before its subject: "will the talk serve as". */
const question = /^(?:will|would|can|could|should|may|might) [^,;]*$/i;

/** The form of "be" that replaces a verb, or undefined where it is uncertain. */
export function be(verb: string, before: string): string | undefined {
  if (/(?:does|do|did)(?: not|n['’]t) $/i.test(before)) return undefined;
  if (/(?:ed|ood)$/.test(verb)) {
    if (/(?:has|have|had|having|['’]ve)(?: also| long| [\p{L}]+ly)? $/iu.test(before)) return 'been';
    return needsParticiple(before) ? undefined : wasOrWere(before);
  }
  if (needsBaseForm(before) || (!verb.endsWith('s') && question.test(before))) return 'be';
  return verb.endsWith('s') ? 'is' : /\bi $/i.test(before) ? undefined : 'are';
}

/** "was" or "were", by the subject, or undefined where the subject is uncertain. */
function wasOrWere(before: string): string | undefined {
  const subject = /(?:^|[,;:.] |\b(?:that|and|but|because|while) )((?:[\p{L}'’-]+ ){1,3})$/u
    .exec(before)?.[1]
    ?.trim()
    .toLowerCase();
  if (subject === undefined || / (?:of|in|for|with|and|on|to|who|which|that)\b/.test(` ${subject} `))
    return undefined;
  if (/^(?:he|she|who)$/.test(subject)) return undefined;
  if (
    /^(?:it|this|that)$/.test(subject) ||
    /^(?:the|this|that|a|an|its|his|her|their) (?:[\p{L}-]+ )?[\p{L}-]*[^s]$/u.test(subject)
  )
    return 'was';
  return /^(?:they|these|those|we)$/.test(subject) ? 'were' : undefined;
}
