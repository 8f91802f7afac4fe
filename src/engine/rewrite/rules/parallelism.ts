import { everyMode, patternRule, type Replacer } from '../rule.js';
import { conjugate, isBaseForm } from '../verbs.js';

/** Both sides of "not only X but also Y" in one clause. X contains no punctuation. */
const notOnly =
  /\bnot (?:only|just|merely|simply|solely) ((?:[\p{L}\p{N}'’%-]+ ){0,11}[\p{L}\p{N}'’%-]+),? but (also |as well |indeed )?(?=[\p{L}])/giu;
const clause =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|because|when|if|that)$/i;
const preposition =
  /^(?:to|in|on|at|for|from|with|by|of|about|into|through|as|against|between|within|among)\b/i;
const newSubject = /^(?:it|he|she|they|we|you|i|there|this|that|these|those)\b/i;

const both: Replacer = ({ groups, before, after }) => {
  const one = groups[1]!;
  // "Not only did he", "not only that but" and "but it also" begin clauses, which "both" cannot join.
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
  // "But more than that" and "but rather" contrast; they do not add a second item.
  if (
    /^(?:more|much|even|rather|instead|above|perhaps|in fact|actually|ultimately|why|how|what)\b/i.test(after)
  )
    return null;
  if (/\b(?:be|to) $/i.test(before) && /^(?:to|be)\b/i.test(one)) return null;
  // Both sides or neither begin with a preposition.
  const leads = (text: string) => preposition.exec(text)?.[0].toLowerCase();
  if (leads(one) !== leads(after)) return null;
  // Without "also" a clause may follow "but": "must not only be kept, but feuds must end".
  if (
    groups[2] === '' &&
    leads(one) === undefined &&
    !(/^[\p{L}]+ing\b/u.test(one) && /^[\p{L}]+ing\b/u.test(after))
  )
    return null;
  // A subject: its verb would have to become plural.
  if (/^$|[,;:.!?—] $|\b(?:and|but|so|that|because) $/i.test(before) && leads(one) === undefined) return null;
  // A verb phrase on each side: "and" alone joins them.
  if (
    /s$/.test(one.split(' ')[0]!) &&
    one.includes(' ') &&
    /^\p{Ll}+s /u.test(after) &&
    leads(one) === undefined
  )
    return `${one} and `;
  if (/\b(?:and|both)\b/i.test(one) || /\bboth\b/i.test(before) || /, /.test(one)) return `${one} and also `;
  if (/\band\b/i.test(rest.split(' ').slice(0, 3).join(' '))) return `${one} and also `;
  // Two long words joined by "and" are another habit of AI-generated text.
  if (/\p{L}{5,}$/u.test(one) && /^\p{L}{5,}/u.test(after)) return `${one} and also `;
  return `both ${one} and `;
};

/** Joins "isn't just X; it's Y" into one clause with both. */
const joined: Replacer = ({ groups, after }) => {
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

/** Replaces “not only X but also Y”, which affirms both, with a plain “both X and Y”. */
export const parallelism = patternRule('negative_parallelism', everyMode, [
  [notOnly, both],
  [
    /\b(is|are|was|were) not (?:only|just|merely|simply) ([^.,;:]{3,80}),? but (it|they|he|she|we|you) (also )?(?=\p{L})/giu,
    '$1 $2, and $3 $4',
  ],
  [
    /^not only (does|do|did) ([^.,;:]{3,120}?),? but (it|they|he|she|we) (?:also )?(?=\p{L})/giu,
    ({ groups }) => {
      const [, auxiliary, clauseText, second] = groups as [string, string, string, string];
      const words = clauseText.split(' ');
      const at = words.findIndex((one, i) => i > 0 && isBaseForm(one));
      if (at < 1 || at > 4) return null;
      const { base, third, past } = conjugate(words[at]!.toLowerCase());
      words[at] = { does: third, do: base, did: past }[auxiliary.toLowerCase()]!;
      return `${words.join(' ')}, and ${second} also `;
    },
  ],
  [
    /^not only (is|are|was|were) (she|he|it|this|they|these) ([^.,;:]{3,80}), but (?=\p{L})/giu,
    '$2 $1 $3, and ',
  ],
  [
    /\b(is|are|was|were) not (?:only|just|merely|simply) (an? [^.,;:]{3,40}?) but (?:rather |also )?(?=an? )/giu,
    '$1 both $2 and ',
  ],
  [
    /\b(is|are) not (?:just|only|merely|simply) about ([^.,;:—]{3,60})(?:;|,| —|—) (?:it['’]s|it is|they are|they['’]re) (?:also |really )?about (?=\p{L})/giu,
    '$1 about $2 and also about ',
  ],
  [
    /(?<!\p{L})(\p{L}{1,40}) (isn['’]t|is not|aren['’]t|are not) (?:just|only|merely|simply) ((?:about )?(?:an? |the )?(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+)(;|,|—| —| –) ?(it['’]s|it is|they['’]re|they are) (?:also )?(?=an? |the )/giu,
    joined,
  ],
]);
