import { onlyShorten, patternRule } from '../rule.js';

/** Adjectives and adverbs of praise and feeling, whose degree nobody measures. */
const unmeasured =
  'good|bad|nice|kind|sad|strange|pleasant|pleased|beautiful|pretty|interesting|interested|important|essential|necessary|useful|helpful|inspiring|happy|glad|excited|exciting|grateful|thankful|proud|lovely|valuable|unique|delicious|enjoyable|fun|impressive|old|angry|anxious|curious|careful|carefully|clear|clearly|clever|comfortable|dangerous|delicate|different|difficult|easy|easily|effective|fine|fond|funny|gentle|gently|handsome|hard|honest|indignant|kindly|natural|pale|plain|plainly|powerful|quiet|quietly|ridiculous|rich|serious|seriously|simple|sorry|strong|strongly|successful|sweet|terrible|tired|unhappy|unpleasant|well-known|wise|wonderful|worried|friendly|excellent|amazing|awesome|great|promising|supportive|satisfying|rewarding|challenging|comprehensive|innovative|talented|dedicated|encouraging|similar|common';

/** After these words the intensifier carries the meaning: a negation, a comparison or a contrast. */
const carries =
  /(?:\bnot|n['’]t) \p{L}+ $|(?:\bnot|n['’]t|\bno|\bnever|\bnor|\bwithout|\bhardly|\bso|\bhow|\btoo|\bas|\bmore|\bless|\bmost|\bif|\bwhether|\bthe|\bwhat|\bvery|\breally|,)(?: be| been| a| an| have| had| is| was| are)? $/iu;

/** Removes intensifiers before unmeasured qualities; only in `shorten`. */
export const intensifiers = patternRule('intensifier', onlyShorten, [
  [
    new RegExp(
      `\\b(?:very|really|extremely|truly|incredibly|exceedingly|absolutely|highly|quite) (?=(?:${unmeasured})\\b)`,
      'gi',
    ),
    ({ groups, before, after }) =>
      before === '' ||
      carries.test(before) ||
      (/\b(?:quite|highly) $/i.test(groups[0]!) && /^(?:a|the|similar|different|good|well)/.test(after)) ||
      /^[\p{L}-]+ (?:enough|but|yet|though)\b/iu.test(after) ||
      /\bmy |\byour $/i.test(before.slice(-5))
        ? null
        : '',
  ],
]);
