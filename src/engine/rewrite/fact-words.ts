import { setOf } from '../../document/sets.js';
import phrases from './equal-strength.json' with { type: 'json' };
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
export const equalStrength = phrases.map(({ phrase, same }) => [new RegExp(phrase, 'gi'), same] as const);

/** Words that often begin a sentence and are not names. */
export const commonOpeners = setOf(lists.commonOpeners);
