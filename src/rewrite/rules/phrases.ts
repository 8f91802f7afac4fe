import { everyMode, type PatternRow, patternRule, type Replacer } from '../rule.js';
import { pluralFollows } from '../verbs.js';
import { frequencies, shortPhrases } from './phrase-table.js';

const escaped = (phrases: Readonly<Record<string, unknown>>) =>
  Object.keys(phrases)
    .sort((a, b) => b.length - a.length)
    .join('|');

const tableRow = (phrases: Readonly<Record<string, string>>): PatternRow => [
  new RegExp(`\\b(?:${escaped(phrases)})\\b`, 'gi'),
  ({ groups }) => phrases[groups[0]!.toLowerCase()]!,
];

/** After these words, "that" or "to", the manner is compared or defined, so it needs its noun. */
const defined = /^ (?:that|to|which|as|of|so|than|in which|where|when|and|or)\b/i;
const adverb: Replacer = ({ groups, after }) => {
  const adjective = groups[1]!.toLowerCase();
  if (defined.test(after) || !adverbial.test(adjective)) return null;
  if (adjective === 'timely') return 'promptly';
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (adjective.endsWith('ble')) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('l') || !adjective.endsWith('y')
    ? `${adjective}ly`
    : `${adjective.slice(0, -1)}ily`;
};
/** Adjectives whose adverb in -ly means the same as "in a … way". */
const adverbial =
  /^(?:timely|meaningful|positive|negative|structured|practical|sudden|sustainable|consistent|logical|creative|systematic|responsible|respectful|thoughtful|similar|dignified|concise|peaceful|professional|appropriate|proper|careful|effective|efficient|safe|secure|transparent|predictable|natural|realistic|mechanical|frightful|beautiful|graceful|cheerful|solemn|formal|serious|mysterious|gradual|strategic|collaborative|constructive|courteous|cautious|deliberate|thorough|clear|strange|curious|rational|methodical)$/;

/** Replaces phrases with the shorter phrase that means the same. */
export const phrases = patternRule('wordy_phrase', everyMode, [
  tableRow(shortPhrases),
  [
    new RegExp(`\\bon an? (${escaped(frequencies)}) basis\\b`, 'gi'),
    ({ groups, after }) => (/^ of\b/.test(after) ? null : frequencies[groups[1]!.toLowerCase()]!),
  ],
  [/\bin an? (\p{L}+) (?:manner|way|fashion)\b/giu, adverb],
  [
    /\ba (?:large |great |good )?number of /gi,
    ({ before, after }) =>
      /\b(?:quite|such|in|by|just|only|than|to|is|are|was|were|be) $/i.test(before) || !pluralFollows(after)
        ? null
        : 'several ',
  ],
  [
    /\b(all|both) of (the|these|those|my|our|your|his|her|its|their)\b(?= \p{L})/giu,
    // "Both of the few and of every class" joins two prepositions, and "any or all these" lacks its "of".
    ({ groups, before, after }) =>
      /\b(?:or|and|any|if|not|almost|nearly) $/i.test(before) ||
      (/^both/i.test(groups[0]!) && (/^[^.,;:]* and\b/i.test(after) || !/^[^.,;:]*s\b/.test(after))) ||
      (/^(?:these|those)$/i.test(groups[2]!) &&
        /^ (?:\p{L}+ly|is|are|was|were|have|had|can|will|would|who|that|which|in|on|and|or|end|ends)\b/iu.test(
          after,
        ))
        ? null
        : `${groups[1]} ${groups[2]}`,
  ],
  [/^in addition to (?=\p{L})/giu, 'besides '],
]);

/** Phrases that only the modes which save words replace. */
export const shortening = patternRule(
  'wordy_phrase',
  ['shorten', 'plain'],
  [
    [
      // "The man that is known by": only after an article and a noun, where no other clause can begin.
      /(?<=\b(?:the|an?|any|some|these|those|our|this|their|its|his|her) (?:[\p{L}-]+ )?[\p{L}-]{4,} )(?:that|which|who) (?:is|are|was|were) (?=(?:[\p{L}]+ed|given|made|held|known|seen|written|found|sent|built|taken|shown|done) (?:by|in|on|for|from|with|at|to|as|into|under|through)\b)/giu,
      ({ before }) =>
        /\b(?:it|this|that)(?: is| was|['’]s) [^,.;]*$/i.test(before) ||
        /\b(?:is|was|were|are|be|been|of|so|and|but|say|says|said|believe|think|know|told|ensure|show|shows) [\p{L}-]+ $/iu.test(
          before,
        )
          ? null
          : '',
    ],
    [
      /\bwith (?:regards?|respect|reference) to\b|\bin (?:regards?|relation|reference) to\b/gi,
      ({ before }) => (before === '' ? null : 'about'),
    ],
    [
      /\b(in|as) an (?:effort|attempt) to\b/gi,
      ({ groups, before }) => (groups[1]!.toLowerCase() === 'in' && !/\bto $/.test(before) ? 'to' : null),
    ],
    [
      /\bas well as\b/gi,
      ({ before, after }) =>
        /\b(?:just|quite|equally|about|perform|performs|work|works|do|does|did|done|known) $/i.test(before) ||
        /,\s*$/.test(before) ||
        /^ (?:possible|can|could|you|he|she|they|we|i|it)\b/i.test(after)
          ? null
          : 'and',
    ],
    [
      /\ba lot of /gi,
      ({ before, after }) =>
        /\b(?:quite|such|whole|like|just|is|are|was|were|be|not) $|n['’]t (?:\p{L}+ )?$/iu.test(before) ||
        !pluralFollows(after)
          ? null
          : 'many ',
    ],
    [/\ba great deal of (?=\p{L})/giu, ({ before }) => (/\b(?:with|by|of) $/i.test(before) ? null : 'much ')],
  ],
);
