import { onlyShorten, patternRule } from '../rule.js';
import { baseOfThird, conjugate, gerundBase, isBaseForm, needsNoun } from '../verbs.js';

/** Nouns of aims and qualities, of which a closing comment says that the rest serves them. */
const abstract =
  'growth|innovation|success|experiences?|efficiency|communit(?:y|ies)|collaboration|trust|well-being|sustainability|understanding|culture|satisfaction|' +
  'productivity|engagement|resilience|competitiveness|consistency|quality|future|cohesion|belonging|connections?|appreciation|unity|harmony|' +
  'creativity|excellence|progress|prosperity|relationships?|environment|inclusivity|inclusion|confidence|empathy|accountability|transparency|' +
  'adaptability|change|balance|dialogue|learning|potential|significance|importance|legacy|insights?|cooperation|clarity|continuity|opportunities|' +
  'improvement|empowerment|loyalty|stability|diversity|performance|effectiveness|results|outcomes|traditions|goals|journey|lives|society|aligned|informed|heard|valued|supported|engaged';

/** Verbs of a closing comment. Those of a result, such as "reducing" or "leading to", add a fact. */
const comments =
  'ensuring|highlighting|underscoring|emphasi[sz]ing|showcasing|demonstrating|reflecting|illustrating|reinforcing|fostering|encouraging|building|promoting|enhancing|empowering|inspiring|cultivating|cementing|solidifying|' +
  'enriching|paving|driving|showing|creating|offering|providing|contributing|strengthening|nurturing|supporting|delivering|unlocking';

const abstractWord = new RegExp(`^(?:${abstract})$`, 'iu');

/** Cuts closing comments and the frames before a claim; only in `shorten`. */
export const closings = patternRule('filler', onlyShorten, [
  [
    new RegExp(
      `, (?:thereby |thus |ultimately |further |while (?:also )?|and )?(?:${comments}) (?![^.]*\\b(?:which|who|if|by|because|when|rather|instead|only)\\b)((?:[\\p{Ll}'’-]+,? ){1,12}[\\p{Ll}'’-]+)(?=[.!]$)`,
      'giu',
    ),
    ({ groups, before }) => {
      const comment = groups[0]!;
      // The last gerund of a list belongs to the statement and is no comment on it.
      if (
        /\b\p{L}+ing\b[^,]*$|\b(?:by|for|of|in|to|about|from|like|include|includes|including|involves?|as) [^,]*\p{L}+ing [^,]*$/iu.test(
          before.slice(-90),
        ) ||
        / ?, and /.test(comment)
      )
        return null;
      const words = comment.match(/[\p{L}-]+/gu)!;
      const known = words.filter(word => abstractWord.test(word)).length;
      return before.split(' ').length < 10 ||
        /,/.test(comment.slice(1)) ||
        known < 1 ||
        known * 6 < words.length
        ? null
        : '';
    },
  ],
  [
    /,? (?:(?:both )?(?:now|today) and (?:in|into|well into) the future|for (?:years|generations) to come|in (?:an|our|the|a|today['’]s) (?:ever-(?:changing|evolving)|fast-paced|increasingly (?:competitive|complex|globali[sz]ed|interconnected|digital)|rapidly (?:changing|evolving)|highly competitive|competitive|dynamic) (?:[\p{Ll}-]+ )?(?:world|market|landscape|environment|economy|marketplace|industry|society)|on a (?:deeper|profound|personal) level|in (?:a )?meaningful ways?|in the modern (?:age|era|world)|at every turn|every step of the way|time and (?:time )?again)(?=[.!]$)/giu,
    ({ before }) => (before.split(' ').length < 6 ? null : ''),
  ],
  [
    /^as (?:we (?:look (?:to|toward|towards|ahead to) the future|move (?:forward|into the future)|navigate (?:this|these|the) [\p{Ll} -]{3,30})|technology continues to (?:evolve|advance|develop)(?: at [\p{Ll} ]{3,30})?|the world (?:becomes|continues to)[\p{Ll} -]{3,40}), (?=\p{L})/giu,
    '',
  ],
  [
    /\b(\p{L}+) (?:who|that) have (?=(?:an?|different|special|little|limited|strong|diverse|varied|similar) )/giu,
    ({ groups }) =>
      /^(?:people|individuals|students|patients|users|employees|companies|those|organizations|leaders|children|families)$/i.test(
        groups[1]!,
      )
        ? `${groups[1]} with `
        : null,
  ],
  [
    /^the (?:advent|rise|emergence|advancement|integration|adoption|use|rapid advancement|rapid growth) of (?=(?:[\p{Ll}-]+ ){1,3}(?:has (?:brought|transformed|changed|revolutioni[sz]ed|caused|made)|(?:can|could|may) (?:greatly |significantly )?(?:improve|enhance|transform|help|reduce|support))\b)/giu,
    '',
  ],
  [
    /\b(?:the|an?) (?:[\p{Ll}-]+ )?(?:sense|spirit|culture|feeling) of (?=(?:collaboration|innovation|community|belonging|teamwork|trust|respect|inclusion|inclusivity|transparency|accountability|ownership|curiosity|(?:inner )?peace|calm|purpose|connection|accomplishment|responsibility|identity|camaraderie|creativity|empathy|cooperation|openness|unity|pride|cohesion)\b)/giu,
    ({ before }) =>
      /\b(?:encourag(?:e|es|ed|ing)|fosters?|fostering|creat(?:e|es|ed|ing)|promot(?:e|es|ed|ing)|cultivat(?:e|es|ed|ing)|nurtur(?:e|es|ing)|strengthen(?:s|ed|ing)?) $/i.test(
        before,
      )
        ? ''
        : null,
  ],
  [
    /\b(?:skillfully|masterfully|expertly|beautifully|thoughtfully|vividly|proactively|holistically|strategically|meticulously|simultaneously|dynamically|collaboratively|meaningfully|significantly|greatly|fundamentally|smoothly) (?=\p{Ll}{4,})/giu,
    ({ before, after }) =>
      before === '' ||
      /(?:\b(?:not|no|never|so|too|how|more|most|as|very|less|and|or|is|are|was|were|be|been|statistically|carry)|n['’]t|,) $/i.test(
        before,
      ) ||
      /^(?:and|but|or|than|from|with|different|higher|lower|more|less|better|worse|associated|correlated|reduced|increased|decreased|large)\b/.test(
        after,
      ) ||
      /\d|%/.test(before + after)
        ? null
        : '',
  ],
  [
    /\b(?:a|an) (?:key|crucial|vital|critical|essential|fundamental|integral|indispensable|important) (?:part|component|element|aspect|pillar) of (?=(?:\p{L}+ ){0,2}(?:success|growth|development|well-being|life|society)\b)/giu,
    ({ before }) => (/\b(?:is|are) $/.test(before) ? 'key to ' : null),
  ],
  [/\b(?:making|taking) (?:well-)?informed decisions\b/giu, 'deciding well'],
  [
    /\b(?:make|take) (?:well-)?informed decisions\b/giu,
    ({ before }) =>
      /\b(?:to|can|could|may|must|should|will|and|users|people|them|us) $/i.test(before)
        ? 'decide well'
        : null,
  ],
  [/\b(?<!^)when it comes to\b/giu, 'in'],
  [
    /\b(?:the needs and (?:aspirations|expectations|preferences)|needs and expectations) of\b/giu,
    ({ groups }) => (/^the/i.test(groups[0]!) ? 'the needs of' : 'needs of'),
  ],
  [/\b(\p{L}+s?) (?:available )?at (?:their|our|your|its) disposal\b/giu, '$1'],
  [
    / in (?:both )?(?:personal and professional|professional and personal) (?:settings|contexts|life|lives)(?=[.!]$)/giu,
    '',
  ],
  [
    / facing (?:humanity|the world|society|our society|our planet|the planet)(?: today| in the (?:twenty-first|21st) century)?(?=[.,])/giu,
    ({ before }) => (/\bone of the most\b/.test(before) ? null : ''),
  ],
  [
    /\bdepends? on the ability to (\p{L}+) (?=\p{L})/giu,
    ({ groups, after }) =>
      isBaseForm(groups[1]!) && !/^[^,.;]* and \p{Ll}+ /u.test(after)
        ? `${groups[0]!.split(' ')[0]} on ${conjugate(groups[1]!.toLowerCase()).ing} `
        : null,
  ],
  [
    /\b(any|every) (?:successful|effective|thriving|modern|healthy) (?=(?:organi[sz]ation|business|company|team|society|relationship|project)\b)/giu,
    '$1 ',
  ],
  [
    / that (?:exceeds? (?:all )?(?:customer |client |guest )?expectations|(?:will |can )?stands? the test of time|leaves? a lasting impression|(?:truly )?makes? a (?:real |lasting |positive |meaningful )?difference|(?:truly )?stands? out)(?=[.!]$)/giu,
    ({ before }) => (before.split(' ').length < 5 ? null : ''),
  ],
  [
    /\b(team) of (?:highly )?(?:dedicated|skilled|experienced|talented|passionate)(?: and (?:dedicated|skilled|experienced|talented|passionate))? (?:professionals|experts|individuals)\b/giu,
    '$1',
  ],
  [
    /\b(?:highly |very )?(?:dedicated|passionate|hardworking)(?: and (?:dedicated|passionate|hardworking|talented))? (?=(?:team|staff|professionals|members|teachers|volunteers|employees)\b)/giu,
    ({ before }) => (/\b(?:an?|the|of|our|its|their|with|by) $/i.test(before) ? '' : null),
  ],
  [
    /\bcontribut(es|ed|e|ing) to (?:the|a) growing body of (?:literature|research|work|knowledge|evidence) (?=(?:on|about)\b)/giu,
    '{add} to research ',
  ],
  [
    /, and (?:it|they) also (?=(\p{Ll}+) )/giu,
    ({ groups, before }) =>
      baseOfThird(groups[1]!) !== undefined &&
      !/[,;:]|\b(?:that|which|who|if|when|because|while|and)\b/.test(before) &&
      !groups[0]!.includes('they')
        ? ' and '
        : null,
  ],
  [
    /\b(offers?|provides?|brings?|has|have|faces?|presents?) (?:(?:many|numerous|several|various|major|significant|important|different|key|clear) )*(?:[\p{Ll}]+ )?(?:benefits|advantages|challenges|problems|obstacles|difficulties), (?:including|such as) (?=\p{Ll})/giu,
    ({ groups, before }) => (needsNoun(before) && !/ that $/.test(before) ? null : `${groups[1]} `),
  ],
  [
    /\b(an?|the) ((?:[\p{Ll}-]+ )?[\p{Ll}-]{3,}) (?:that|which|who) is (?=(\p{Ll}+ing) )/giu,
    ({ groups, before }) =>
      /\b(?:it is|it was|this is|that is|says?|said|believe|know|think|shows?|ensures?|suggests?|so|such) $|["“”]/i.test(
        before,
      ) ||
      gerundBase(groups[3]!) === undefined ||
      /^(?:fact|idea|belief|hope|claim|view|way|sense|time)$/.test(groups[2]!)
        ? null
        : `${groups[1]} ${groups[2]} `,
  ],
  [
    /\b(the|every|any|these|those) ((?:[\p{Ll}-]+ )?[\p{Ll}-]{3,}s) (?:that|which) (?=(?:we|they|you|he|she|many people|people) (?:\p{L}+ly )?\p{Ll}+)/giu,
    ({ groups, before }) =>
      /\b(?:so|such|more|than|not|to|say|says|said|believe|think|tells?|told|show|shows) (?:\p{L}+ )?$/iu.test(
        before,
      ) ||
      /\b(?:is|was|shows|says|suggests|means|believes|indicates|of|in|to|ensures|hopes|thus|us)\b/.test(
        groups[2]!,
      )
        ? null
        : `${groups[1]} ${groups[2]} `,
  ],
  [
    /\b(various|different|many|several) (?:types|kinds|forms) of (?=\p{Ll}+s\b)/giu,
    ({ groups, after }) =>
      /^(?:this|his|its|us|glass|gas|mass|stress|business)\b/.test(after) ? null : `${groups[1]} `,
  ],
  [
    /\bhighly (?=(?:sought-after|skilled|engaging|effective|versatile|adaptable|competitive|anticipated|acclaimed|influential|rewarding)\b)/giu,
    ({ before }) => (/\b(?:not|more|most|as|so|is|are|was|were) $/i.test(before) ? null : ''),
  ],
  [
    /\b(any|an?|the|in|of|with|for|its|their|our|to|and) (?:well-crafted|well-designed|carefully crafted|thoughtfully designed|beautifully crafted|expertly crafted) (?=\p{Ll})/giu,
    '$1 ',
  ],
  [
    /\btoday['’]s (?:(?:competitive|fast-paced|rapidly changing|rapidly evolving|digital|complex|modern|dynamic|interconnected|globali[sz]ed|busy|changing),? (?:and )?)+(?=(?:job |business |digital |global )?(?:market|marketplace|economy|workplace|landscape|environment|workforce|industry|world)\b)/giu,
    "today's ",
  ],
]);
