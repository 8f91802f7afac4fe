import { onlyShorten, patternRule } from '../rule.js';
import { gerundFollows } from '../verbs.js';
import { phraseRow, replacements } from './replacements.js';

const shorter = replacements(`
  in: in the realm of, in the context of, within the context of;
  the project: the project as a whole; many: a great many, a large number of, a great number of;
  about: surrounding the issue of;
  and: as well as, along with; can: is capable of being; most: the vast majority of;
  several: a series of; for: on behalf of;
  how: the way in which, the ways in which, the manner in which; needs: is in need of;
  before: prior to the commencement of, prior to the start of; during: during the course of;
  all members: all of the members; while: at the same time as`);

/** Empty phrases before a comma at the start. Only additive ones: "however" carries a contrast. */
const starts =
  /^(?:moreover|furthermore|additionally|in addition|ultimately|overall|indeed|essentially|fundamentally|basically|in essence|today|also|now|in the end|in recent years|generally speaking|in this context|in this regard|in many ways|as such|at its core|in other words|more importantly|in light of this|with this in mind|of course|simply put|thankfully|as we move forward|moving forward|going forward), (?=\p{L})/giu;
const ends =
  /,? (?:in today['’]s (?:[\p{L}-]+,? (?:and )?){0,3}(?:world|society|age|era)|in the modern (?:world|era|age|workplace)|in the years to come|moving forward|going forward|now more than ever|and beyond|along the way|like never before|as a whole|in (?:an|our) increasingly (?:complex|connected|digital) world|as the organization moves forward|for everyone involved|with ease)(?=[.!]$)/giu;
/** Words after "the" in a closing comment that only praises or stresses. */
const comments =
  'importance|significance|need|value|commitment|dedication|relevance|resilience|potential|power|role|complexit(?:y|ies)|necessity|impact|awareness|passage|richness|beauty|strength|urgency|depth';

/** Nouns that a possessive can stand before: "the success of the plan" becomes "the plan's success". */
const owned =
  'success|performance|popularity|growth|history|quality|needs|lives|strength|future|purpose|goal|mission|impact|effects?|development|safety|privacy|benefits|findings|results|rights|skills|productivity|design|speed|costs?|effectiveness|importance|value|resilience|talent|reputation|ability|structure|limitations|complexity|beauty|behaviou?r|leadership|direction|identity|outcomes?|requirements|principles|features|goals|willingness|strengths|limits|failure|efforts|meaning|origins|stability|efficiency|reliability|readability';

/** Deletes words whose meaning the rest of the sentence has; only in `shorten`. */
export const cuts = patternRule('filler', onlyShorten, [
  [
    new RegExp(
      `\\bthe (${owned}) of (the|this|our|its|their|his|her|your|my|each|every|any) ([\\p{Ll}-]+)(?=[.,;:]|$| (?:is|are|was|were|has|have|had|can|could|must|will|would|may|might|should|in|on|by|through|to|at|with|over|depends?|shows?|makes?|helps?|remains?|and (?:the|its|their|to)|as|that|which|from|while|but)\\b)`,
      'giu',
    ),
    ({ groups, before }) =>
      /(?:ing|ed|ly)$/.test(groups[3]!) || /\b(?:all|both|half|most|some|many|one) (?:of )?$/i.test(before)
        ? null
        : `${groups[2]} ${groups[3]}${/s$/.test(groups[3]!) ? "'" : "'s"} ${groups[1]}`,
  ],
  [
    /\b(ensur(?:e|es|ing)|believes?|thinks?|feels?|shows?|means?|hopes?|knows?|suggests?|found|find|argues?) that (?=(?:the|it|they|we|you|he|she|all|their|our|its|there|people|students|each|every|this) )/giu,
    ({ groups, before }) =>
      /\b(?:the|an?|this|by|for|of|any|no|which) $/i.test(before) ? null : `${groups[1]} `,
  ],
  [/, which (?:is|are|was|were) (?=(?:an?|the) )/giu, ', '],
  [
    /^the (?:use|introduction|implementation|adoption|advent) of ((?:the |a |this )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+[^s\W] )(?=(?:is|has|can|may|will|could|was|resulted|led) )/giu,
    '$1',
  ],
  [/ tirelessly(?= to\b)/gi, ''],
  [
    /\b(?:very|highly|quite|extremely) (?=(?:important|effective|useful|valuable|complex|rewarding)\b)/gi,
    ({ before }) => (/\b(?:not|n['’]t) $/i.test(before) ? null : ''),
  ],
  [starts, ''],
  [ends, ''],
  // A closing comment: ", highlighting the importance of …".
  [
    new RegExp(
      `, (?:thereby |thus |ultimately |further )?(?:highlighting|underscoring|emphasi[sz]ing|showcasing|demonstrating|reflecting|illustrating|reinforcing|showing|inviting \\p{L}+ to reflect on) (?:the|its|their|a|how)(?: [\\p{Ll}-]+)? (?:${comments})\\b[^,;:.]*(?=[.!]$)`,
      'giu',
    ),
    ({ before }) => (before.split(' ').length < 6 ? null : ''),
  ],
  [
    /, (?:in turn|indeed|of course|in fact|to be sure|as it were|so to speak|in many ways|in essence|at its core), /gi,
    ({ before }) => (/\p{L}$/u.test(before) && /,/.test(before) ? null : ' '),
  ],
  phraseRow(shorter),
  [
    /\b(lacks?|lacked|have|has|had|provides?|provided|acquire|acquires|gain|give|offer) the necessary (?=(?:resources|skills|tools|information|equipment|funds|funding|support|knowledge|training|means)\b)/gi,
    '$1 the ',
  ],
  [/\b(is|are|am) currently (?=\p{L}+ing\b)/giu, '$1 '],
  [/ accordingly(?=[.]$)/gi, ''],
  [/\b(?<=\b(?:is|are|was|were) )just as (?=\p{L}+ as\b)/giu, 'as '],
  [/\bdecision-making process(?:es)?\b/gi, 'decision-making'],
  [
    /\b(?:absolutely|truly|incredibly) (?=(?:essential|vital|crucial|critical|necessary|important|remarkable)\b)/gi,
    ({ before }) => (/\b(?:not|n['’]t) $/i.test(before) ? null : ''),
  ],
  [
    /\b(\p{L}{3,}s|people|children|those|women|men) (?:who|that|which) (?:are|were) (?=(?:able|designed|intended|associated|involved|committed|available|related|willing|based|needed|used|living|working|struggling|looking|choosing|experiencing|facing|unable|responsible|necessary|\p{L}{4,}ing)\b)/giu,
    ({ groups, after }) => (/^(?:able|unable)/.test(after) ? null : `${groups[1]} `),
  ],
  [/\b(?<!^)(?<!\b(?:of|in|the|that) |\btwo, )both (?=(?:the )?[\p{L}-]+ and [\p{L}-]+)/giu, ''],
  [
    /\b(?:help|helps) (?:them|individuals|people|users) (?:to )?(?=better \p{L}+)/giu,
    ({ groups }) => `${groups[0]!.split(' ')[0]} `,
  ],
  [
    /\b(?:a |the )?(?:process|task|act|practice|concept|notion) of (?=\p{L}+ing\b)/giu,
    ({ before }) => (/\b(?:a|this|that|in|is) $/i.test(before) ? null : ''),
  ],
  [
    /\b(?:specific|individual|particular) (?=(?:factors|departments|communities|people|ways|types|kinds|proposals|needs|areas)\b)/gi,
    ({ before }) => (/\b(?:the|a|an|from|between|two|no|each|is|are|very) $/i.test(before) ? null : ''),
  ],
  [
    /\b(steps|skills|tools|resources|nutrients|things|information|changes|support|services|measures|procedures) (?:that|which) (?:it|they|he|she|we|you) needs?(?= (?:in order )?to\b|[.,;]| (?:for|in)\b)/gi,
    '$1 needed',
  ],
  [/\b(?:that|which) need(?:s)? to be (?=\p{L}+(?:ed|en)\b)/giu, 'to be '],
  [/\bare encouraged to engage in\b/gi, 'are encouraged to have'],
  [/\b(?:everyday|day-to-day|daily) lives\b/gi, 'lives'],
  [
    /\b(?:knowledge|tools) and (?:expertise|resources|understanding)\b/gi,
    ({ groups }) => groups[0]!.split(' ')[0]!,
  ],
  [
    /\b(thought|care|support|joy|passion|success) and (?:careful )?(?:consideration|attention|assistance|happiness|enthusiasm|achievement)\b/gi,
    '$1',
  ],
  [
    /\bis (?:designed|intended) to (?=(?:provide|help|support|encourage|equip|improve|reduce|teach|give|prepare)\b)/gi,
    ({ after }) => (gerundFollows(after) ? null : 'aims to '),
  ],
]);
