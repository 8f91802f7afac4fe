import { byForm, everyMode, patternRule } from '../rule.js';
import { adverbOf, pluralFollows } from '../verbs.js';

/** Adjectives of "in a … manner". */
const manners =
  /^(?:efficient|effective|responsible|safe|sustainable|similar|consistent|systematic|professional|respectful|careful|timely|clear|positive|negative|constructive|meaningful|creative|peaceful|logical|concise|thoughtful)$/;

/** Nouns of a vote, where "majority" is exact, and verbs that agree with "majority" in the singular. */
const counted =
  /^(?:[\p{L}]+ ){0,2}(?:votes?|voters|seats|members|shareholders|shares|justices|judges|people (?:winning|voting|vote|voted|wins?))\b|^(?:[\p{L}-]+ ){1,4}(?:is|was|has|does) /iu;

/** Replaces wordy phrases with one word. */
export const wordy = patternRule('wordy_phrase', everyMode, [
  // Not after another "to": "hopes to win to give" is ambiguous.
  [/(?<!\bto [\p{L}]+ )\bin order to\b/giu, 'to'],
  [/\b(?:due to|owing to|in light of|because of) the fact that\b/gi, 'because'],
  [/\b(?:despite|in spite of) the fact that\b/gi, 'although'],
  [/\bin the event that\b/gi, 'if'],
  [/\b(?:at this point in time|at the present time|at this moment in time)\b/gi, 'now'],
  [/(?<=[\p{L}] )for the purposes? of (?=[\p{L}]+ing\b)/giu, 'for '],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bin close proximity to\b/gi, 'close to'],
  [
    /\ba (?:large|great|significant|vast|huge|substantial|considerable) (?:number|amount) of /gi,
    ({ after }) => (pluralFollows(after) ? 'many ' : null),
  ],
  [
    /\bmak(e|es|ing) use of (?!me\b|him\b|her[.,;]|us\b|them\b)/gi,
    byForm({ e: 'use ', es: 'uses ', ing: 'using ' }),
  ],
  [/\bmade use of (?!me\b|him\b|her[.,;]|us\b|them\b)/gi, 'used '],
  [/\btak(e|es|ing) into consideration\b/gi, byForm({ e: 'consider', es: 'considers', ing: 'considering' })],
  [
    /\b(came|come|comes|coming) to the conclusion that\b/gi,
    byForm({ came: 'concluded', comes: 'concludes', coming: 'concluding' }),
  ],
  [/\b(is|are) in need of\b/gi, byForm({ is: 'needs', are: 'need' })],
  [/\b(is|are) indicative of\b/gi, byForm({ is: 'indicates', are: 'indicate' })],
  [/\b(is|are) reflective of\b/gi, byForm({ is: 'reflects', are: 'reflect' })],
  [
    /\b(is|are) (?:highly |heavily )?dependent (?:up)?on\b/gi,
    ({ groups }) =>
      /highly|heavily/i.test(groups[0]!)
        ? null
        : groups[1]!.toLowerCase() === 'is'
          ? 'depends on'
          : 'depend on',
  ],
  [/\b(has|have) an? (?:impact|effect) on\b/gi, byForm({ has: 'affects', have: 'affect' })],
  [
    /\bin an? ([\p{L}]+) manner\b/giu,
    ({ groups }) => (manners.test(groups[1]!.toLowerCase()) ? adverbOf(groups[1]!) : null),
  ],
  [/\bin the near future\b/gi, 'soon'],
  [/\bthe reason why(?= \p{L})/giu, 'the reason'],
  [
    /\bin the process of (?=[\p{L}]+ing\b)/giu,
    ({ before }) => (/\b(?:is|are|was|were|am|been|be|still|currently|now) $/i.test(before) ? '' : null),
  ],
  [
    /\b(?<!(?:by|is|was|not|that) )the majority of (?=(?:the|these|those|his|her|its|their|our|my|your|them|us)\b)/gi,
    ({ after }) => (counted.test(after) ? null : 'most of '),
  ],
  [
    /\bthe majority of (?=[\p{L}])/giu,
    ({ after }) => (counted.test(after) || !pluralFollows(after) ? null : 'most '),
  ],
  [/\ball of the (?=[\p{L}]+s\b)/giu, 'all the '],
  [/\bin the vicinity of\b/gi, 'near'],
  [/\b(is|are) considered to be (?=an?\b|the\b|one\b)/gi, '$1 considered '],
  [/\buntil such time as\b/gi, 'until'],
  [
    /\bserves? (?:to|the purpose of) (highlight|underscore|illustrate|show|demonstrate|emphasize) (?=the|how|that|a)/gi,
    ({ groups }) => (/^serves/i.test(groups[0]!) ? `${groups[1]}s ` : null),
  ],
]);
