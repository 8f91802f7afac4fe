import { onlyShorten, patternRule } from '../rule.js';
import { pluralFollows } from '../verbs.js';

const denied =
  /(?:\bnot|n['’]t|\bno|\bnever|\bwithout|\bthe|\bthis|\bthat|\bso|\bhow|\bhardly|\btheir|\bits|\bhis|\bmy|\bare you|,|very|really)(?: be| been)? $/i;

/** Removes filler words; only in `shorten`. Never next to a negation, whose scope they may mark. */
export const fillers = patternRule('filler', onlyShorten, [
  [
    /\bvery (?=(?:important|essential|necessary|useful|helpful|interesting|inspiring|happy|glad|pleased|excited|grateful|thankful|proud|nice|lovely|beautiful|valuable|unique|delicious|enjoyable|fun|exciting|impressive|old)\b)/g,
    ({ before }) => (denied.test(before) || before === '' ? null : ''),
  ],
  [
    /\bactually +(?=\p{Ll})/gu,
    ({ before }) =>
      denied.test(before) ||
      before === '' ||
      /\b(?:if|whether|when|who|what|over|than)\b/i.test(before.slice(-32))
        ? null
        : '',
  ],
  [
    /^(?:actually|in fact|as a matter of fact|interestingly|interestingly enough|overall|as we all know), (?=[^\d\s])/gi,
    '',
  ],
  [
    /\b(begin|begins|began|begun|start|starts|started|beginning|starting|simplify|simplifies|automate|automates) the process of (?=[\p{L}]+ing\b)/giu,
    '$1 ',
  ],
  [
    /\bthe fact that (?=.)/gi,
    ({ before }) =>
      /\b(?:know|knows|knew|realize|realized|acknowledge|acknowledges|recognize|recognizes|ignore|accept|forget|understand|appreciate|prove|proves|proved) $/i.test(
        before,
      )
        ? 'that '
        : null,
  ],
  [
    /\ba number of /gi,
    ({ before, after }) =>
      /\b(?:quite|such|in|by|just|only) $/i.test(before) || !pluralFollows(after) ? null : 'several ',
  ],
]);
