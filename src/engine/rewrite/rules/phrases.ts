import {
  allButFormal,
  everyMode,
  type PatternRow,
  patternRule,
  type Replacer,
  savingModes,
} from '../rule.js';
import { adverbOf, conjugate, conjugateLike, isBaseForm, pluralFollows } from '../verbs.js';
import { frequencies, gerundOf, shortPhrases } from './phrase-table.js';
import { alternatives, phraseRow } from './replacements.js';

/** After these words, "that" or "to", the manner is compared or defined, so it needs its noun. */
const defined = /^ (?:that|to|which|as|of|so|than|in which|where|when|and|or)\b/i;
const adverb: Replacer = ({ groups, after }) => {
  const adjective = groups[1]!.toLowerCase();
  return defined.test(after) || !adverbial.test(adjective) ? null : adverbOf(adjective);
};
/** Adjectives whose adverb in -ly means the same as "in a … way". */
const adverbial =
  /^(?:timely|meaningful|positive|negative|practical|sudden|sustainable|consistent|logical|creative|systematic|responsible|respectful|thoughtful|similar|dignified|concise|peaceful|professional|appropriate|proper|careful|effective|efficient|safe|secure|transparent|predictable|natural|realistic|mechanical|frightful|beautiful|graceful|cheerful|solemn|formal|serious|mysterious|gradual|strategic|collaborative|constructive|courteous|cautious|deliberate|thorough|clear|strange|curious|rational|methodical|innovative|interactive|identical|cost-effective|time-efficient)$/;

/** Replaces phrases with the shorter phrase that means the same. */
export const phrases = patternRule('wordy_phrase', everyMode, [
  phraseRow(shortPhrases),
  [
    new RegExp(`\\bon an? (${alternatives(frequencies)}) basis\\b`, 'gi'),
    ({ groups, before, after }) => {
      const adverb = frequencies[groups[1]!.toLowerCase()]!;
      if (/^ of\b/.test(after) || / is /.test(after.slice(0, 4))) return null;
      if (before !== '') return adverb;
      // At the front an adverb reads as a comment: "Daily, the team …".
      const unit = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }[adverb];
      return unit === undefined ? null : `every ${unit}`;
    },
  ],
  [/\bin an? ([\p{L}-]+) (?:manner|way|fashion)\b/giu, adverb],
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
  [
    // "In the course of a few days" means within them.
    /\bin the course of (?=\p{L})/giu,
    ({ after }) =>
      /^(?:an?|the next|some|several|two|three|four|five|time) ?(?:few |short |single )?(?:minutes?|hours?|days?|weeks?|months?|years?|time)?\b/i.test(
        after,
      ) && /^(?:[\p{L}]+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?|years?|time)\b/iu.test(after)
        ? 'within '
        : 'during ',
  ],
  [
    /\b(takes?|took|taken|taking) into account (?=\p{L})/giu,
    ({ groups, before }) =>
      groups[1]!.toLowerCase() === 'taking' &&
      !/\b(?:by|of|without|while|when|after|before|is|are|was|were|be) $/i.test(before)
        ? null
        : `${conjugateLike(groups[1]!, 'consider')} `,
  ],
]);

/** A plural noun after up to three words that may modify it. */
const manyFollow =
  /^(?:(?!(?:of|in|and|or|to|for|that|which|who|with|is|are|was|were)\b)[\p{L}-]+ ){0,3}(?:[\p{L}-]*[^sui'’\s]s|people|children|men|women)(?= (?!of\b)|[.,;:!?]|$)/iu;

/** Words that are about something. After others, "with respect to" states a relation. */
const concerned =
  /\b(?:information|questions?|concerns?|decisions?|polic(?:y|ies)|opinions?|views?|rules?|recommendations?|guidance|remarks?|statements?|agreements?|discussions?|doubts?|anxiety|feelings?|facts?|details?|nothing|anything|something|advice|instructions|arrangements?|plans?|proposals?|laws?|legislation|attitudes?|mind|writ(?:e|ing|ten)|wrote|speak(?:ing)?|spoke|think|thought|ask(?:ed|ing)?|said|say|data|research|evidence|difference of opinion|claims?|expectations?|regulations?|uncertain(?:ty)?) $/i;

/** "Besides" is less formal. */
export const besides = patternRule('wordy_phrase', allButFormal, [
  [/^in addition to (?=\p{L})/giu, 'besides '],
]);

/** "can be a daunting task" is "can be hard". */
export const hardTask: PatternRow = [
  /\b(be|is|was|seems?|feels?) an? (?:very |truly |quite )?(?:daunting|challenging|formidable|arduous) (?:task|endeavou?r|undertaking|process|experience)(?= (?:for|to)\b|[.,;])/gi,
  '$1 hard',
];
/** "unlock the full potential of" is "make full use of". */
export const fullPotential: PatternRow = [
  /\b(?:unlock|realiz|harness|leverag|maximiz)(e|es|ed|ing|s|) the full potential of (?=\p{L})/giu,
  '{make} full use of ',
];

/** Phrases that only the modes which save words replace. */
export const shortening = patternRule('wordy_phrase', savingModes, [
  [
    /\b(this (?:report|paper|article|guide|essay|study|chapter|section|document|post|review|thesis|presentation|book|course)) (?:aims|seeks|attempts) to (?=(\p{Ll}+) (?!and\b|or\b))(\p{Ll}+)/giu,
    ({ groups, after }) =>
      isBaseForm(groups[2]!) && !/^[^.;]* (?:and|or) \p{Ll}+ (?:the|an?|its|their|how|to)\b/u.test(after)
        ? `${groups[1]} ${conjugate(groups[2]!.toLowerCase()).third}`
        : null,
  ],
  [/\bthe current state of (?=\p{L})/giu, 'the state of '],
  [
    /\b((?:address|tackl|discuss|explor|examin|consider|rais|resolv)(?:e|es|ed|ing|s|)) the (?:issue|problem|topic|subject|matter) of (?=\p{Ll})(?!(?:shares|bonds|stocks?|notes|securities|debt|stamps|coins|an?|the)\b)/giu,
    '$1 ',
  ],
  [
    /\ba (?:comprehensive |clear |detailed |common |shared )?set of (?=(?:clear |common |shared |detailed )?(?:guidelines|rules|principles|recommendations|standards|criteria|objectives|values|best practices|requirements|expectations)\b)/giu,
    ({ before, after }) =>
      before === '' || /^(?:\p{Ll}+ ){1,3}(?:that|which) (?:is|has|was|\p{Ll}+s)\b/u.test(after) ? null : '',
  ],
  [
    /\b(every|each|any|all|the|a|many|other|new|several) (members?) of the (team|staff|committee|crew|board)\b(?! of\b)/gi,
    ({ groups }) => `${groups[1]} ${groups[3]} ${groups[2]}`,
  ],
  [/ from (?:all over|all around|around|across) the (?:world|globe)(?=[.,;]|$)/gi, ' worldwide'],
  [
    /\b(in|to|for|through|by) the (prevention|reduction|promotion|creation|implementation|identification|management|preservation|protection|adoption|evaluation) of (?=\p{Ll})/giu,
    ({ groups, after }) =>
      /^(?:an? |the )?(?:trust|company|contract|estate)\b/.test(after)
        ? null
        : `${groups[1]} ${gerundOf(groups[2]!)} `,
  ],
  [
    /^there (?:has|have) been an? (?:significant |large |sharp |notable |dramatic |substantial |steady |marked )?increase in the number of (people|\p{L}+s) who (?=(\p{L}+))/giu,
    ({ groups }) => (isBaseForm(groups[2]!) ? `more and more ${groups[1]} ` : null),
  ],
  [/\bthe (?:intricate|complex|fascinating|rich|vast|exciting) world of (?=\p{Ll})(?!the\b|a\b)/giu, ''],
  hardTask,
  fullPotential,
  [
    // "The man that is known by": only after an article and a noun, where no other clause can begin.
    /(?<=\b(?:the|an?|any|some|these|those|our|this|their|its|his|her) (?:[\p{L}-]+ )?[\p{L}-]{4,} )(?:that|which|who) (?:is|are|was|were) (?=(?:[\p{L}]+ed|given|made|held|known|seen|written|found|sent|built|taken|shown|done) (?:by|in|on|for|from|with|at|to|as|into|under|through)\b)/giu,
    ({ before, after }) =>
      // "The love that is fed on caresses and feeds them": the clause has a second verb.
      /^[^,.;]* and (?:is|are|was|were|has|have|had|can|will|\p{L}+s)\b/iu.test(after) ||
      /\b(?:it|this|that)(?: is| was|['’]s) [^,.;]*$/i.test(before) ||
      /\b(?:is|was|were|are|be|been|of|so|and|but|say|says|said|believe|think|know|told|ensure|show|shows) [\p{L}-]+ $/iu.test(
        before,
      )
        ? null
        : '',
  ],
  [
    /\bwith (?:regards?|respect|reference) to\b|\bin (?:regards?|relation|reference) to\b/gi,
    ({ before }) => (concerned.test(before) ? 'about' : null),
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
  [
    /\ba great deal of (?=\p{L})/giu,
    ({ before, after }) =>
      /\b(?:by|of|is|was) $/i.test(before)
        ? null
        : /^(?:the|this|that|these|those|his|her|its|their|our|my|your|it|them|what)\b/i.test(after)
          ? 'much of '
          : 'much ',
  ],
  [
    /\bby means of (?=\p{L})/giu,
    ({ before, after }) =>
      before === '' && /^(?:which|whom)\b/.test(after)
        ? null
        : /^(?:[\p{L}-]+ ){0,2}\p{L}+(?:ing|tion|ment|sis)\b/iu.test(after) && !/^(?:an?|the)\b/i.test(after)
          ? 'by '
          : 'with ',
  ],
  [
    // Not of a place: "in the area of the harbour".
    /\bin the (?:field|area) of (?=\p{Ll}{4,})/giu,
    ({ after }) =>
      /^(?:the|this|these|those|their|which|barley|wheat|corn|maize|rye|grass|flowers|snow|ice|battle)\b/i.test(
        after,
      )
        ? null
        : 'in ',
  ],
  [/\b(?<!(?:^|, |\b(?:is|are|was|were|be|and|comes?) ))in addition to (?=\p{L})/giu, 'besides '],
  [
    /\ba number of (?=\p{L})/giu,
    ({ before, after }) =>
      /\b(?:quite|such|by|just|only|than|to|such|is|was|be) $/i.test(before) ||
      /^(?:the|these|those|his|her|their|our|us|them)\b/i.test(after) ||
      !manyFollow.test(after)
        ? null
        : 'several ',
  ],
  [
    /\ba (?:large|great|vast|huge|considerable|substantial) number of (?=\p{L})/giu,
    ({ before, after }) =>
      /\b(?:such|by|than|to|is|was|be) $/i.test(before) ||
      /^(?:the|these|those|his|her|their|our|us|them)\b/i.test(after) ||
      !manyFollow.test(after)
        ? null
        : 'many ',
  ],
  [
    /\b(is|was|underlines?|underlined|shows?|showed|attests?|reflects?|reflected|emphasi[sz]es?|emphasi[sz]ed|reveals?|revealed|proves?|proved|means?|meant|knows?|knew|realizes?|realized|forgets?|forgot|regrets?|mentions?|mentioned) the fact that (?=\p{L})/giu,
    ({ groups, before }) =>
      /^(?:is|was)$/i.test(groups[1]!) && /\b(?:it|this|that|there|which) $/i.test(before)
        ? null
        : `${groups[1]} that `,
  ],
  [
    /\b(consider(?:s|ed|ing)?|discuss(?:es|ed|ing)?|debat(?:e|es|ed|ing)|settl(?:e|es|ed|ing)|decid(?:e|es|ed|ing)) the question of whether\b/gi,
    '$1 whether',
  ],
  [
    /\bfor the purposes? of (?=(?:common|public|private|legal|medical|scientific|this|these|that|our|his|her|their)\b)/gi,
    'for ',
  ],
  [/^in the process of (?=\p{L}{3,}ing\b)/giu, 'while '],
  [/\b(gives?|gave|giving) (me|him|her|us|them|you) permission to (?=\p{L})/giu, '{let} $2 '],
  [
    /\b(gives?|gave|given|giving) (?:serious|considerable|careful|much|a lot of) (?:thought|consideration) to (?=\p{L})/giu,
    '{think} hard about ',
  ],
  [
    /\b(decid(?:e|es|ed|ing)|determin(?:e|es|ed|ing)|know|knows|knew|wonder(?:s|ed|ing)?|see|question|debat(?:e|ed|ing)|choos(?:e|ing)|about|of|on) whether or not (?=\p{L})/giu,
    '$1 whether ',
  ],
  [/\b(many|several|some|few|most) different (?=\p{L}+s\b)/giu, '$1 '],
  [
    /\b(is|are|was|were) (?:known|considered|believed) to be (?=(?:an?|the|one|\p{L}+(?:al|ive|ous|ful|ic|able|ible|ent|ant))\b)/giu,
    ({ groups }) => (/known|believed/i.test(groups[0]!) ? null : `${groups[1]} considered `),
  ],
]);
