import { setOf } from '../../document/sets.js';
import lists from './words.json' with { type: 'json' };

/** Words that determine the strength of a claim, in lower case. In `word=form`, the form is compared. */
const map = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(/\s+/).map(entry => {
      const [word, as] = entry.split('=') as [string, string?];
      return [word, as ?? word];
    }),
  );

export const numberWords = setOf(lists.numberWords);

export const negatives = setOf(lists.negatives);

export const modals = map('must should ought may might can could will would shall needn=need');

export const hedges = map(lists.hedges);

export const quantifiers = map(lists.quantifiers);

/** Words before which 'd means "had". */
export const hadAfter = setOf('been better had become gone done seen taken come made said got gotten known');

/** "not only X but also Y" is not a negation. */
export const emphaticNot =
  /(?:\bnot|n['’]t) (?:only|just|merely|simply|solely)\b(?=[^.!?]{0,240}\b(?:but|it['’]s|it is|they['’]re|they are)\b)/gi;

/** Phrases about the sentence itself. A rewrite may drop them with the "should" or "can" they contain. */
export const emptyFrames =
  /\b(?:it (?:should|must|can) (?:also |further )?be (?:noted|mentioned|emphasi[sz]ed|stressed|remembered|said|observed|pointed out|acknowledged|borne in mind)(?: here)? that|it(?: i|['’])s (?:also |equally |particularly |perhaps )?(?:important|worth|essential|crucial|vital|necessary|interesting|imperative|critical|useful|helpful|worthwhile) (?:for us )?(?:to )?(?:also )?(?:note|noting|mention|mentioning|remember|remembering|recogni[sz]e|recogni[sz]ing|understand|acknowledge|acknowledging|emphasi[sz]e|emphasi[sz]ing|point out|pointing out|observe|reali[sz]e|consider|stress|highlight|keep in mind|bear in mind)(?: that)?|it (?:also )?bears (?:noting|mentioning|repeating|emphasi[sz]ing) that|it goes without saying that|it is safe to say that|it is (?:undeniable|indisputable) that|it is true that|it (?:should )?come(?:s)? as no surprise that|there (?:is|can be) no (?:doubt|question|denying(?: the fact)?) that|needless to say,|it could (?:potentially |perhaps )?be argued that(?=[^.;]*\b(?:may|might|could|possibly|perhaps)\b)|one (?:should|must) (?:note|remember) that)(?! the (?:time|number|name|dose|date)s? of)/gi;

/** Phrases with the strength of another word: "is able to" is "can", and "it would seem" is "it seems". */
export const equalStrength: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are)(?: not|n['’]t) able to\b/gi, 'cannot'],
  [/\b(?:was|were)(?: not|n['’]t) able to\b/gi, 'could not'],
  [/\b(?:am|is|are) (?:able to|capable of)\b|\bha(?:s|ve) the (?:ability|capability|capacity) to\b/gi, 'can'],
  [/\b(?:was|were) able to\b|\bhad the (?:ability|capability|capacity) to\b/gi, 'could'],
  [/\b(?:am|is|are) unable to\b/gi, 'cannot'],
  [/\b(?:was|were) unable to\b/gi, 'could not'],
  // An indirect question: "decide whether or not to go".
  [/\bwhether or not\b/gi, 'whether'],
  [/\bit would (?:appear|seem)\b/gi, 'it seems'],
  // Stacked hedges are as strong as one.
  [/\b(may|might|could|can) (?:well )?(?:potentially|possibly|perhaps|conceivably)\b/gi, '$1'],
  [/\b(?:has|have|had) the potential to\b/gi, 'could'],
  [/\b(?:seem|appear)(s|ed)? to (?:be )?(?:possibly|perhaps|potentially)\b/gi, 'seem$1'],
  [/^it is (?:essential|vital|crucial|imperative|necessary) for (?=[^.,;]{1,60} to\b)/gi, 'must '],
  [/\bit is (?:essential|vital|crucial|imperative|necessary|critical) that /gi, 'must '],
  [/\bcannot be (?:overstated|overemphasi[sz]ed|understated)\b/gi, 'is clear'],
  [/\b(?:am|is|are) not in a position to\b/gi, 'cannot'],
  [/\bfor all intents and purposes\b/gi, ''],
  // Ways to write a frequency.
  [/\b(?:every|each) (?:single )?(?=(?:day|week|month|year)\b)/gi, ''],
  [/\bfrom all over\b/gi, 'from across'],
  [/\b(?:kinda|sorta|kind of|sort of)\b(?! (?:thing|person))/gi, 'somewhat'],
  [/\bnothing short of\b|\bplease do(?: not|n['’]t) hesitate to\b/gi, ''],
  [/\bdunno\b/gi, 'do not know'],
  [/\by['’]all\b/gi, 'you'],
  [/\bgotta\b/gi, 'have to'],
  [/\bain['’]t\b/gi, 'is not'],
  [/\b(?:all in all|above all|first of all|in all|last but not least),/gi, ''],
  [/\ball of the\b/gi, 'the'],
  [/\b(?:each and every|any and all)\b/gi, 'every'],
  [/\bmake sure\b/gi, 'ensure'],
];

/** Words that often begin a sentence and are not names. */
export const commonOpeners = setOf(lists.commonOpeners);
