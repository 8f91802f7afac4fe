import { everyMode, patternRule } from '../rule.js';
import {
  baseOfThird,
  conjugate,
  conjugateLike,
  gerundBase,
  gerundFollows,
  isBaseForm,
  needsBaseForm,
  needsNoun,
  pluralFollows,
} from '../verbs.js';
import { verbOf } from './phrase-table.js';

const strong = 'crucial|vital|essential|critical|paramount|pivotal|imperative|indispensable|instrumental';
/** Aims that a thing can be "key to". Of matter, such as "essential for combustion", it says too little. */
const aims =
  'success|growth|progress|sustainability|well-being|effectiveness|efficiency|productivity|innovation|collaboration|teamwork|trust|' +
  'communication|learning|development|maintaining|long-term|sustainable|effective|personal|professional|economic|business|organi[sz]ational|building|future|' +
  'honest|creating|achieving|overall|any|all|our|both';

/** Verbs for a state, which "continues" as "still". */
const lasting =
  'face|pose|play|need|affect|impact|influence|serve|represent|offer|provide|struggle|inspire|shape|attract|support|inform|benefit|' +
  'drive|plague|dominate|resonate|captivate|matter|hold|rely|depend|seek|experience|enjoy|draw|lead|live|work';

const understandings =
  '(?:(?:deep|clear|thorough|comprehensive|solid|good|strong|firm|full|nuanced|detailed|complete|profound|rich|broad|basic) )?(?:and (?:[\\p{Ll}-]+) )?understanding of';
const deeper =
  '(?:much )?(?:deeper|better|greater|clearer|fuller|more \\p{L}+(?: and \\p{L}+)?) understanding of';

/** Nouns that are readers or users, alone or after a word. */
const receivers =
  '((?:(?:the|its|their|our|his|her|your|these|those|all|many|young|local) )?(?:[\\p{Ll}-]+ )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|children|parents|residents|patients|clients|participants|employees|visitors|readers|consumers|guests|governments|schools|customers|audience|\\p{Ll}+(?:ers|ors)|us|them|you|him|her|me|it))';

const nominal = Object.keys(verbOf);

/** Replaces frames around an abstract subject, such as "continues to pose" with "still poses". */
export const frames = patternRule('stock_phrase', everyMode, [
  [
    new RegExp(
      `\\b(is|are|was|were|be|been|remains?|become|becomes|became) (?:(?:absolutely|truly|also|particularly|especially) )?(?:${strong}) (?:for|to|in) (?=(?:\\p{L}+ly )?\\p{L}+ing\\b)`,
      'giu',
    ),
    ({ groups, before, after }) =>
      gerundBase(/\p{L}+ing\b/iu.exec(after)![0]) === undefined ||
      /\b(?:it|not|as|more|most|so|if) $/i.test(before)
        ? null
        : `${groups[1]} key to `,
  ],
  [
    new RegExp(
      `\\b(is|are|was|were|be|remains?) (?:absolutely )?(?:${strong}) (?:for|to|in) (?=(?:the )?(?:${aims})\\b)`,
      'giu',
    ),
    ({ groups, before }) =>
      /\b(?:it|not|as|more|most|so|if) $/i.test(before) ? null : `${groups[1]} key to `,
  ],
  [
    new RegExp(`\\b(continues|continue|continued) to (${lasting})\\b`, 'giu'),
    ({ groups, before }) => {
      const form = groups[1]!.toLowerCase();
      if (
        needsBaseForm(before) ||
        needsNoun(before) ||
        form === 'continued' ||
        /\band $|["”’,] $/.test(before)
      )
        return null;
      return `still ${form === 'continues' ? conjugate(groups[2]!.toLowerCase()).third : groups[2]}`;
    },
  ],
  [
    new RegExp(
      `\\b(provid(?:e|es|ed|ing)) ${receivers} with (?=(?:an?|the|more|greater|better|personalized|meaningful|valuable|access|information|useful|new|real|practical)\\b)`,
      'giu',
    ),
    ({ groups, after }) => {
      return /^(?:the )?(?:ability|means|opportunit|understanding)/.test(after)
        ? null
        : `${conjugateLike(groups[1]!, 'give')} ${groups[2]} `;
    },
  ],
  [
    new RegExp(
      `\\b(provid(?:e|es|ed|ing)|giv(?:e|es|ing)|gave|offer(?:s|ed|ing)?) ${receivers} (?:with )?an? (?:${deeper}|${understandings}) (?=\\p{L})`,
      'giu',
    ),
    ({ groups, before }) => {
      return needsNoun(before)
        ? null
        : `${conjugateLike(groups[1]!, 'help')} ${groups[2]} ${/deeper|better|greater|clearer|fuller|more/.test(groups[0]!) ? 'better ' : ''}understand `;
    },
  ],
  [
    new RegExp(
      `\\b(gain|gains|gaining|develop|develops|developing|acquire|acquiring|achieve|achieving|have) an? (?:(${deeper})|${understandings}) (?=\\p{L})`,
      'giu',
    ),
    ({ groups, before }) => {
      const word = groups[1]!.toLowerCase();
      if (word === 'have' && !needsBaseForm(before)) return null;
      if (word.endsWith('ing') && /, $/.test(before)) return null;
      return `${groups[2] === '' ? '' : 'better '}${conjugateLike(word, 'understand')} `;
    },
  ],
  [
    /^the importance of ([^,.;]{3,70}) cannot be (?:overstated|overemphasi[sz]ed|understated)\b/giu,
    'the importance of $1 is clear',
  ],
  [
    /\bthere is (?:also )?an? (growing|increasing|pressing|urgent) need for ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+[^s\W]s) to (?=(\p{Ll}+))/giu,
    ({ groups }) =>
      isBaseForm(groups[3]!)
        ? `${groups[2]} ${/^(?:pressing|urgent)/i.test(groups[1]!) ? 'urgently' : 'increasingly'} need to `
        : null,
  ],
  [
    /\b(allow|allows|allowed|allowing) for (?=(?:more|greater|better|easier|faster|quicker|increased|improved|continuous|continued|seamless|personalized|real-time|efficient|the)\b)/giu,
    ({ groups, before, after }) =>
      needsNoun(before) || /^[^,.;]* to \p{Ll}/u.test(after) ? null : `${groups[1]} `,
  ],
  [
    /\b(demonstrates?|shows?|has|have|exhibits?) an? (?:(?:strong|deep|genuine|clear|firm|real|unwavering|ongoing|true) )?commitment to (?=\p{L})/giu,
    ({ groups, before }) =>
      needsNoun(before) && !/ that $/.test(before)
        ? null
        : needsBaseForm(before)
          ? 'be committed to '
          : /s$/i.test(groups[1]!)
            ? 'is committed to '
            : 'are committed to ',
  ],
  [
    /\b(serves?|served|is|are|was|were) (?:as )?an? (?:(?:poignant|powerful|profound|compelling|captivating|moving|thoughtful|fascinating|rich|deep|vivid|nuanced|thought-provoking) (?:and [\p{Ll}-]+ )?)?(exploration|celebration|examination|reflection) (of|on) (?=\p{L})/giu,
    ({ groups }) => {
      const verb = {
        exploration: 'explore',
        celebration: 'celebrate',
        examination: 'examine',
        reflection: 'reflect on',
      }[groups[2]!.toLowerCase()]!;
      if (/on$/.test(groups[3]!) !== (verb === 'reflect on')) return null;
      return `${conjugateLike(groups[1]!, verb)} `;
    },
  ],
  [
    /\b(underscor|highlight|emphasi[sz]|demonstrat|illustrat|show)(es|e|s|) the (?:need|necessity) (?:for|of) (\p{L}+ing) (?=\p{L})/giu,
    ({ groups, before, after }) => {
      const base = gerundBase(groups[3]!);
      if (base === undefined || gerundFollows(after) || needsNoun(before)) return null;
      return `${/s$/.test(groups[2]!) ? 'shows' : 'show'} the need to ${base} `;
    },
  ],
  [/, coupled with (?=\p{L})/giu, ', with '],
  [/\bwhile simultaneously (?=\p{L}+ing\b)/giu, 'while '],
  [
    /\bin a (?:way|manner|fashion) that is ((?:\p{L}+ly )?(?:both )?[\p{L}-]+)(?=[.,;]|$)/giu,
    ({ groups }) =>
      /both/i.test(groups[1]!) || /(?:ed|ing)$/.test(groups[1]!) ? null : `in a ${groups[1]} way`,
  ],
  [/\bare (increasingly|now increasingly) (\p{L}+ing) (?=\p{L})/giu, '$1 {2} '],
  [
    /\b(bring|brings|brought|bringing) about (?=(?:(?:\p{Ll}+ )?(?:profound|significant|positive|lasting|meaningful|real|new|major|sweeping|radical|important|many|social|economic|much-needed) )?(?:changes?|improvements?|shifts?|transformation|reforms?|progress)\b)/giu,
    ({ groups, after }) =>
      /positive|meaningful|real|progress|improve|lasting|reform/.test(after.slice(0, 24))
        ? `${conjugateLike(groups[1]!, 'create')} `
        : `${conjugateLike(groups[1]!, 'cause')} `,
  ],
  [
    /\bthe key to ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+) (lies|lie) in (?=\p{L})/giu,
    ({ groups, before }) =>
      /\b(?:of|to|and) $/.test(before) || /ing$/.test(groups[1]!.split(' ')[0]!)
        ? null
        : `${groups[1]} depends on `,
  ],
  [
    new RegExp(
      `\\b(aid|aids|assist|assists|help|helps|aiding|assisting|helping) in the (?:\\p{Ll}+ )?(${nominal.join('|')}) of (?=\\p{L})`,
      'giu',
    ),
    ({ groups, before }) => {
      if (needsNoun(before)) return null;
      return `${conjugateLike(groups[1]!, 'help')} ${verbOf[groups[2]!.toLowerCase()]} `;
    },
  ],
  [
    /\b(holds?) the key to (?=(?:\p{L}+ing|success|growth|progress|a \p{L}+ future|our future)\b)/giu,
    ({ groups, before }) =>
      needsBaseForm(before) ? 'be key to ' : /s$/i.test(groups[1]!) ? 'is key to ' : 'are key to ',
  ],
  [
    /\b(seek|seeks|seeking|sought) out (?=(?:\p{Ll}+ )?(?:new|brands|authentic|opportunities|information|products|experiences|alternatives|sustainable|ways|companies)\b)/giu,
    '$1 ',
  ],
  [
    /\bprovid(es|e|ed|ing) (?:(?:innovative|effective|practical|new|creative|sustainable|viable) )?solutions (?:to|for) (?=(?:(?:the|our|their|these|some|of|many|key|real-world|complex|\p{Ll}+al) )*(?:challenges|problems|issues|crisis)\b)/giu,
    '{help} solve ',
  ],
  [
    /\bgain(s|ing|ed|) (?:an? )?(?:deep(?:er)?|better|greater|clearer|new|fresh|unique|valuable|practical) insights? into (?=\p{L})/giu,
    'better {understand} ',
  ],
  [
    /\bnot only ((\p{Ll}+s) [^.;:]{3,100}?),? but (?:also )?(?=(\p{Ll}+s) )/giu,
    ({ groups, before }) =>
      baseOfThird(groups[2]!) === undefined ||
      baseOfThird(groups[3]!) === undefined ||
      /\b(?:if|whether|not|or) /i.test(before.slice(-12)) ||
      /\b(?:but|not|never|no|who|which|because)\b/.test(groups[1]!)
        ? null
        : `${groups[1]}${/,| and /.test(groups[1]!) ? ' and also ' : ' and '}`,
  ],
  [
    /\bdelv(es|e|ed|ing) (?:deep(?:ly)? )?into the (?:intricacies|complexities|nuances|complexity|depths|details) of (?=\p{Ll}|the\b)/giu,
    '{explore} ',
  ],
  [
    new RegExp(`\\b(helps?|helped|helping) ${receivers} to (?=(\\p{Ll}+) )`, 'giu'),
    ({ groups, before }) =>
      isBaseForm(groups[3]!) && !(needsNoun(before) && !/ that $/.test(before))
        ? `${groups[1]} ${groups[2]} `
        : null,
  ],
  [
    /(?<=\b(?:an?|the|one|another) )(?:powerful|effective|valuable|useful|great|important|popular) (?:tool|way|means|method) (?:for|of) (\p{L}+ing) (?=\p{L})/giu,
    'good way to {1} ',
  ],
  [
    new RegExp(
      `\\b(provid(?:es?|ed|ing)|offer(?:s|ed|ing)?|giv(?:es?|ing)|gave) an? ${deeper} (?=\\p{L})`,
      'giu',
    ),
    ({ groups, before }) => (needsNoun(before) ? null : `better ${conjugateLike(groups[1]!, 'explain')} `),
  ],
  [
    /\b(gain|gains|gaining|develop|develops|developing) an? (?:deeper|greater|better|stronger|newfound) appreciation (?:for|of) (?=\p{L})/giu,
    'better {appreciate} ',
  ],
  [
    /\bnavigat(es|ed|e|ing) (?=(?:this|these|the|any|such|their|our|your) (?:new |unfamiliar |complex |difficult |digital |ethical |often )?(?:landscape|experiences?|transitions?|situations?|pandemic|crisis|crises|conflicts?|changes?|relationships?|emotions|terrain of|dynamics)\b|conflicts?\b|change\b|relationships\b|uncertainty\b)/giu,
    '{deal} with ',
  ],
  [
    /\bplac(es|ed|e|ing) (?:an? )?(?:strong|great|heavy|particular|significant|high|growing) emphasis on (?=\p{L})/giu,
    '{emphasize} ',
  ],
  [
    /\b(is|are|was|were) experiencing (?=(?:(?:financial|technical|serious|severe|some) )?(?:difficult(?:y|ies)|problems|trouble|issues|symptoms of (?:stress|burnout))\b)/giu,
    '{have} ',
  ],
  [
    /\b(has|have|had) successfully (?=(?:launched|positioned|implemented|integrated|transformed|navigated|established|adapted|expanded|built|created|developed)\b)/giu,
    '$1 ',
  ],
  [/^at the end of the day, /gi, ''],
  [/\bone reason why (?=\p{L})/giu, 'one reason '],
  [
    /\bit is (?:essential|vital|crucial|imperative|necessary|critical) that ((?:(?:the|our|all|these|those|every|each|any|both|such) )?(?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+) (\p{Ll}+) (?=\p{Ll})/giu,
    ({ groups, before }) => {
      if (!(before === '' || / (?:and|but|so) $|, $/.test(before))) return null;
      const verb = groups[2]!;
      if (/ing$|ed$|\bof$|\band$|ly$/.test(groups[1]!)) return null;
      const base = /^(?:is|are|be)$/.test(verb) ? 'be' : isBaseForm(verb) ? verb : baseOfThird(verb);
      return base === undefined ? null : `${groups[1]} must ${base} `;
    },
  ],
  [
    /\b(?:is|are) (?:deeply |fully |firmly |strongly )?(?:committed|dedicated) to (\p{L}+ing) (?=\p{L})/giu,
    ({ groups, before, after }) => {
      const base = gerundBase(groups[1]!);
      if (base === undefined || gerundFollows(after) || /\b(?:not|who|i|that|which) $/i.test(before))
        return null;
      return `${/^is/i.test(groups[0]!) ? 'works' : 'work'} to ${base} `;
    },
  ],
  [
    /\b(make|makes|making|made) it easier than ever (?=(?:to|for)\b)/giu,
    ({ groups }) => `${groups[1]} it easier `,
  ],
  [
    /\b(?:a|an) (growing|increasing) (?:number|amount) of (?=\p{L})/giu,
    ({ before, after }) => (pluralFollows(after) && /^$|[,;] $/.test(before) ? 'more and more ' : null),
  ],
]);
