import { everyMode, patternRule } from '../rule.js';

/** Verbs with which a clause after "that" may begin. */
const finiteVerb =
  /^(?:\p{L}+ly )?(?:are|were|have|had|do|did|can|could|will|would|may|might|must|should|think|believe|want|need|use|make|say|feel|live|work|offer|provide|help|support|show|suggest|seem|include|affect|require|allow|exist|remain|contribute|deserve|matter|depend|come|go|get|give|take|keep|look|\p{L}+ed)\b/iu;

/** Reduces “there are many people who think so” to “many people think so”. */
export const existential = patternRule('there_are', everyMode, [
  [
    /^there are (?:several|a number of|many|various|some) ((?:[\p{Ll}]+ )?(?:steps|measures|actions|precautions|strategies)) (?:that )?((?:[\p{Ll}-]+ ){1,3}?)(can|must|should|may|could) (take|use|adopt|follow)(?= \p{L})/giu,
    '$2$3 $4 several $1',
  ],
  [
    /(?<=^(?:[^,.]{2,40}, )?)there (?:are|were) ((?:many|some|several|numerous|various|multiple|countless|a number of|a few|also many|still many|also some) )((?:[\p{L}-]+ ){0,2}(?:people|[\p{L}]+[^s\W]s) )(?:who|that) (?=(?:[\p{L}]+ly )?[\p{L}]+)/giu,
    ({ groups, after }) => {
      const quantity = groups[1]!.toLowerCase();
      // "that we know" is an object clause: its verb has another subject.
      if (/^(?:we|you|i|they|he|she|it|the|an?|my|our|their|people|one|can be|is|has)\b/i.test(after))
        return null;
      // "There are many ways that sponsors can help": a plural noun is another subject, a verb is not.
      if (/ that $/i.test(groups[0]!) && !finiteVerb.test(after)) return null;
      if (/\b(?:of|and|or|in|for|with|to)\b/i.test(groups[2]!)) return null;
      if (quantity.startsWith('also') || quantity.startsWith('still')) return null;
      return `${quantity === 'a number of ' ? 'several ' : quantity}${groups[2]}`;
    },
  ],
]);
