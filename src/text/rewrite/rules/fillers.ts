import { table } from '../rule.js';

const adjective =
  /^ ?(?!much\b|same\b|best\b|first\b|last\b|few\b|little\b|well\b|often\b|soon\b|likely\b|rarely\b|idea\b|end\b|beginning\b|least\b|most\b|thing\b|like\b|heart\b|own\b|nature\b)[\p{Ll}]{3,}/u;
const denied =
  /(?:\bnot|n['’]t|\bno|\bnever|\bwithout|\bthe|\bthis|\bthat|\bso|\bhow|\bhardly|\btheir|\bits|\bhis|\bmy|\bare you|,|very|really)(?: be| been)? $/i;

/** Words that weigh nothing; only in `shorten`. Never beside a denial, whose reach they may mark. */
export const fillers = table(
  'filler',
  ['shorten'],
  [
    [
      /\bvery (?=\p{Ll})/gu,
      ({ before, after }) => (adjective.test(after) && !denied.test(before) && before !== '' ? '' : null),
    ],
    [
      /\b(?:basically|essentially|literally|actually) (?=\p{Ll})/gu,
      ({ before }) => (denied.test(before) || before === '' ? null : ''),
    ],
    [
      /^(?:basically|essentially|actually|in fact|as a matter of fact|interestingly|interestingly enough|overall|as we all know), /gi,
      '',
    ],
    [
      /\b(?:truly|incredibly|extremely) (?=\p{Ll})/gu,
      ({ before, after }) => (adjective.test(after) && !denied.test(before) && before !== '' ? '' : null),
    ],
    [
      /\bthe process of (?=[\p{L}]+ing\b)/giu,
      ({ before }) => (/\b(?:in|is|are|was|were|whole|entire) $/i.test(before) ? null : ''),
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
    [/\ba number of (?=[\p{L}-]+s\b)/giu, 'several '],
  ],
);
