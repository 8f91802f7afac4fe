/** Words that determine the strength of a claim, in lower case. In `word=form`, the form is compared. */
const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const map = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(/\s+/).map(entry => {
      const [word, as] = entry.split('=') as [string, string?];
      return [word, as ?? word];
    }),
  );

export const numberWords = set(
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions ' +
    'billion billions trillion dozen dozens half halves third thirds quarter quarters second fourth fifth sixth seventh ' +
    'eighth ninth tenth twice thrice double triple',
);

export const negatives = set(
  'not no never none nobody nothing nowhere neither nor without hardly scarcely barely rarely seldom unless except ' +
    'lack lacks lacked lacking fail fails failed failing',
);

export const modals = map('must should ought may might can could will would shall needn=need');

export const hedges = map(
  'perhaps maybe=perhaps possibly=perhaps probably likely unlikely seem seems=seem seemed=seem seemingly appears=seem ' +
    'apparently=seem allegedly reportedly arguably presumably supposedly potentially generally=usually typically=usually ' +
    'usually often=often frequently=often sometimes occasionally=sometimes almost nearly=almost somewhat partly partially=partly ' +
    'mostly mainly=mostly largely=mostly primarily=mostly definitely=certain certainly=certain undoubtedly=certain ' +
    'surely=certain clearly=certain obviously=certain absolutely=certain always=all',
);

export const quantifiers = map(
  'all every=all each=all everyone=all everybody=all everything=all most majority=most some few only solely=only ' +
    'exclusively=only least fewer less',
);

/** Words before which 'd means "had". */
export const hadAfter = set('been better had become gone done seen taken come made said got gotten known');

/** "not only X but also Y" is not a negation. */
export const emphaticNot =
  /(?:\bnot|n['’]t) (?:only|just|merely|simply|solely)\b(?=[^.!?]{0,240}\b(?:but|it['’]s|it is|they['’]re|they are)\b)/gi;

/** Phrases about the sentence itself. A rewrite may drop them with the "should" or "can" they contain. */
export const emptyFrames =
  /\b(?:it (?:should|must|can) (?:also )?be (?:noted|mentioned|emphasi[sz]ed|stressed|remembered|said) that|it(?: i|['’])s (?:also )?(?:important|worth|essential|crucial|vital|necessary|interesting) (?:to )?(?:note|noting|mention|mentioning|remember|remembering|recogni[sz]e|understand|acknowledge|point out|pointing out)(?: that)?)\b/gi;

/** Phrases with the strength of another word: "is able to" is "can", and "it would seem" is "it seems". */
export const equalStrength: readonly (readonly [RegExp, string])[] = [
  [/\b(?:am|is|are) able to\b|\bha(?:s|ve) the (?:ability|capability|capacity) to\b/gi, 'can'],
  [/\b(?:was|were) able to\b|\bhad the (?:ability|capability|capacity) to\b/gi, 'could'],
  [/\b(?:am|is|are) unable to\b/gi, 'cannot'],
  [/\b(?:was|were) unable to\b/gi, 'could not'],
  // An indirect question: "decide whether or not to go".
  [/\bwhether or not\b/gi, 'whether'],
  [/\bit would (?:appear|seem)\b/gi, 'it seems'],
];

/** Words that often begin a sentence and are not names. */
export const commonOpeners = set(
  'a an the this that these those there here he she it they we you i his her its their our your my who what when where why ' +
    'how which while although though because since if unless after before until once as at by for from in into of on onto ' +
    'over to under with within without about above across against along among around behind below beneath beside between ' +
    'beyond despite during except inside like near off out outside per through throughout toward towards up upon via and but ' +
    'or nor so yet also both either neither each every all any some many much more most few several such other another no ' +
    'not never always often sometimes usually rarely seldom still again then now today later soon first second third next ' +
    'last finally however moreover furthermore additionally therefore thus hence instead meanwhile otherwise nevertheless ' +
    'nonetheless similarly likewise overall indeed perhaps maybe is are was were be been do does did has have had can could ' +
    'will would shall should may might must let just only even people one two three four five six seven eight nine ten',
);
