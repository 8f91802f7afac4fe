import { everyMode, patternRule } from '../rule.js';
import { adverbOf, gerundBase, gerundFollows, isBaseForm, pluralFollows } from '../verbs.js';
import { alternatives, replacements } from './replacements.js';

/** Adjectives of "in a … manner". */
const manners =
  /^(?:efficient|effective|responsible|safe|sustainable|similar|consistent|systematic|professional|respectful|careful|timely|clear|positive|negative|constructive|meaningful|creative|peaceful|logical|concise|thoughtful)$/;

/** Nouns of a vote, where "majority" is exact, and verbs that agree with "majority" in the singular. */
const counted =
  /^(?:[\p{L}]+ ){0,2}(?:votes?|voters|seats|members|shareholders|shares|justices|judges|people (?:winning|voting|vote|voted|wins?))\b|^(?:[\p{L}-]+ ){1,4}(?:is|was|has|does) /iu;

const shortForms = replacements(`
  because: due to the fact that, owing to the fact that, in light of the fact that, because of the fact that;
  although: despite the fact that, in spite of the fact that; if: in the event that;
  regularly: on a regular basis;
  close to: in close proximity to; soon: in the near future; near: in the vicinity of;
  until: until such time as; consider: take into consideration; considers: takes into consideration;
  considering: taking into consideration; concluded: came to the conclusion that;
  concludes: comes to the conclusion that; concluding: coming to the conclusion that;
  needs: is in need of; need: are in need of; indicates: is indicative of; indicate: are indicative of;
  reflects: is reflective of; reflect: are reflective of;
  depends on: is dependent on, is dependent upon; depend on: are dependent on, are dependent upon`);

/** Whether the phrase begins an insertion between a subject and its verb. */
const isParenthesis = ({ before, after }: { before: string; after: string }): boolean =>
  /\p{L}, $/u.test(before) && /^[^,.;]*, \p{Ll}/u.test(after);

/** Replaces wordy phrases with one word. */
export const wordy = patternRule('wordy_phrase', everyMode, [
  [
    new RegExp(`\\b(?:${alternatives(shortForms)})\\b`, 'gi'),
    found => (isParenthesis(found) ? null : shortForms[found.groups[0]!.toLowerCase()]!),
  ],
  // Not after another "to": "hopes to win to give" is ambiguous.
  [
    /\bin order to\b/giu,
    ({ before }) => (isBaseForm(/\bto (\p{L}+) $/iu.exec(before)?.[1] ?? '') ? null : 'to'),
  ],
  [
    /\b(?:for the purposes? of|with the (?:aim|goal|intention|objective|purpose|hope) of|with a view to|with an eye to) (\p{L}+ing) /giu,
    ({ groups, before, after }) => {
      const base = gerundBase(groups[1]!);
      if (gerundFollows(after)) return null;
      // "Used for the purpose of reducing" keeps its gerund where the base form is unknown.
      return base === undefined
        ? /^for/i.test(groups[0]!) && before !== ''
          ? `for ${groups[1]} `
          : null
        : `to ${base} `;
    },
  ],
  [
    /\b(measures?|initiatives?|steps?|programs?|programmes?|efforts?|policies|projects?|campaigns?) aimed at (\p{L}+ing) /giu,
    '$1 to {2} ',
  ],
  [/\b(is|are|was|were) aimed at (\p{L}+ing) /giu, '{aim} to {2} '],
  [
    // A discourse marker at the front would not say when.
    /\bat (?:this point in time|this moment in time|the present time|the present moment|the current time)\b/gi,
    ({ before, after }) =>
      before === '' ? (/^, [^.]*\b(?:is|are|has|have)\b/.test(after) ? 'currently' : 'at this point') : 'now',
  ],
  [
    /\ba (?:large|great|significant|vast|huge|substantial|considerable) (?:number|amount) of /gi,
    ({ after }) => (pluralFollows(after) && !/^votes?\b/.test(after) ? 'many ' : null),
  ],
  [/\b(make|makes|making|made) use of (?!me\b|him\b|her[.,;]|us\b|them\b)/gi, '{use} '],
  [/\b(has|have) an? (?:impact|effect) on\b/gi, '{affect}'],
  [
    /\bin an? ([\p{L}]+) manner\b/giu,
    ({ groups }) => (manners.test(groups[1]!.toLowerCase()) ? adverbOf(groups[1]!) : null),
  ],
  [/\bthe reason why(?= \p{L})/giu, ({ after }) => (/\bbecause\b/i.test(after) ? null : 'the reason')],
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
  [/\bin terms of (?=\p{L}+ing\b)/giu, 'in '],
  [/\bat an? (rapid|steady|slow) pace\b/gi, ({ groups }) => adverbOf(groups[1]!)],
  [
    /\b(one of the (?:main |key |primary |biggest )?reasons|the (?:main|key|primary) reason) why ([^,.;]{3,60}?) is because (?=\p{L})/giu,
    '$1 $2 is that ',
  ],
  [
    /\bthe aforementioned (?=(?:\p{L}+ )?(?:challenges|factors|issues|points|problems|benefits|reasons|findings|examples)\b)/giu,
    'these ',
  ],
  [/\b(?:is|are) something that (?=(?:can|could|may|might|must|should|will|would)\b)/gi, ''],
  [
    /\bin an? more ([\p{L}]+) (?:manner|way|fashion)(?=[.,;]|$)/giu,
    ({ groups }) => (manners.test(groups[1]!.toLowerCase()) ? `more ${adverbOf(groups[1]!)}` : null),
  ],
  [
    /\bthe foundation (?:up)?on which ((?:\p{L}+ ){0,3}\p{L}+) (?:is|are) built(?=[.,;]|$)/giu,
    'the foundation of $1',
  ],
  [/\bcontinues to become (?=(?:increasingly|more)\b)/gi, 'is becoming '],
  [/\bcontinue to become (?=(?:increasingly|more)\b)/gi, 'are becoming '],
  [
    /\b(is|are) (?:an? )?(?:absolutely |truly )?(essential|vital|crucial|critical|necessary) (?:components?|elements?|aspects?) of (?=\p{L})/giu,
    '$1 $2 to ',
  ],
  [
    /^a (?:large|significant|great|substantial|considerable) amount of (?=(?:research|evidence|attention|effort)\b)/gi,
    'much ',
  ],
  [
    /\b(has|have|had|is|are|was|were|has been|have been) under(gone|going) (?:an? )?(significant|major|dramatic|profound|rapid|radical) (?:transformations?|changes?|shifts?)\b(?! (?:in (?!recent|the (?:last|past))|of|to|from)\b)/gi,
    ({ groups }) =>
      `${groups[1]} ${groups[2]!.toLowerCase() === 'gone' ? 'changed' : 'changing'} ${/^(?:significant|major)$/i.test(groups[3]!) ? 'greatly' : adverbOf(groups[3]!)}`,
  ],
  [/\b(?:throughout|during) the entirety of (?=the|this|that|our|their|its|his|her)/gi, 'throughout '],
  [
    /\bany given (?=\p{L})(?!time|moment|point|day|date|hour|year|week|month|number|value|set|name)/giu,
    'any ',
  ],
  [
    /\ba (?:wide|broad|large) variety of (?=\p{L})/giu,
    ({ after }) => (pluralFollows(after) ? 'many different ' : null),
  ],
  [/\b(is|are) considered to be (?=an?\b|the\b|one\b)/gi, '$1 considered '],
  [
    /\bserves (?:to|the purpose of) (highlight|underscore|illustrate|show|demonstrate|emphasize) (?=the|how|that|a)/gi,
    '$1s ',
  ],
]);
