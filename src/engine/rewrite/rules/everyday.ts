import { type Modes, patternRule, plainModes } from '../rule.js';
import {
  conjugate,
  conjugateLike,
  gerundBase,
  isBaseForm,
  needsBaseForm,
  needsNoun,
  needsParticiple,
  pluralFollows,
} from '../verbs.js';
import {
  all,
  type Condition,
  hasObject,
  isVerbPosition,
  next,
  nextIsWord,
  WordRules,
  without,
} from '../word-rules.js';
import { fullPotential, hardTask } from './phrases.js';

const onlyCasual: Modes = ['casual'];
/** A measured or legal quantity, or a term. */
const notTerm: Condition = before => !/\b(?:statistically|no|not|not a|not an|any) $/i.test(before);
const endsClause = next(/^[.,;]/);
/** Not a possessive or a part of a compound: "the children's", "employee-owned". */
const standsAlone = next(/^(?!['’-])/);
const opensClause: Condition = (before, after) => /(?:^|[.!?] )$/.test(before) && after.startsWith(', ');
const severalFollow = all((_, after) => pluralFollows(after), without('different\\b'));
const costs = next(/^ (?:costs?|errors?|emissions|carbon|stress|waste|the (?:risk|cost|number))/);

/** Replaces long common words with short ones, in `plain` and `casual`. */
export const everydayWords = new WordRules()
  .words(
    'although: though',
    all(nextIsWord, before => before === '' || before.endsWith(', ')),
  )
  .words(
    `difficult: hard: _ to|for;
    difficult: hard: is|are|was|were|be|very|more|it|them _ !and|or;
    difficulties: trouble: have|having|experiencing|had|has|face|facing _ with;
    opportunity: chance: the|an _ to|for;
    opportunities: chances: _ to;
    ensuring: making sure: _ that;
    intended: meant: is|are|was|were _ to;
    beneficial: good: _ for|to;
    major: big: _ challenges?|problems?|issues?|changes|role|opportunit|advantages?|barriers?|benefits;
    constantly|continually: always: _ changing|evolving|growing|shifting|improving;
    pressing: urgent: _ challenges?|issues?|problems?|concerns?|needs?|questions?;
    enhanced|improved: better: !is|are|was|were|be|been|has|have|had|an|and|or _ results|outcomes|performance|
      quality|communication|efficiency|productivity|health|decision-making|access|experiences?|services?|
      collaboration|work-life|well-being|care|relationships|understanding;
    greater: more: !an?|much|even|far|no|the _ collaboration|flexibility|transparency|understanding|
      efficiency|awareness|accountability|control|access|freedom|support|emphasis|confidence|creativity|ease|
      autonomy|independence|cooperation;
    individuals: people: !two|three|four|five|ten|healthy|control|between|\\d+ _ (?:are|is|work|have|may|need|
      often|and societies)[a-z]*`,
  )
  .words('reduce: cut; reduces: cuts; reducing: cutting', costs)
  .words('various: different', severalFollow)
  .words(
    'entire: whole: the|an|its|their|our _; regarding: about; collaboratively: together; in-depth: detailed',
    nextIsWord,
  )
  .words('assistance: help: !legal|technical|public|effective _ !of counsel', standsAlone)
  .words('conduct: do', all(needsBaseForm, hasObject))
  .words('ensure: make sure: _ that', needsBaseForm)
  .words('ensures: makes sure: _ that', isVerbPosition)
  .words('purchase: buy', all(needsBaseForm, nextIsWord))
  .words('completed: finished', all(needsParticiple, nextIsWord))
  .words(
    'perspectives: views: different|diverse|various|varied|their|own|unique|new|many|other|our|and|of _',
    all(standsAlone, without('views?\\b')),
  )
  .words(
    `increased|heightened: more: _ efficiency|productivity|collaboration|competition|awareness|flexibility|
      demand|transparency|access|creativity|investment|attention|engagement|support|pressure|trust|stress|
      confidence|motivation`,
    before => /\b(?:and|in|to|of|with|for|as|from|including|through|by|the need for) $|, $/i.test(before),
  )
  .words(
    'crucial|vital|paramount: very important: is|are|was|were|be|remains _',
    next(/^(?:[.,;]| (?:for|because|as|when|if)\b)/),
  )
  .words(
    'essential: needed: is|are|was|were|be _ for [a-z]{4,}',
    before => !/\b(?:it|not) (?:is|was) $/i.test(before),
  )
  .words('endeavor|endeavour: effort: this|the|an _', endsClause)
  .words(
    `diverse: different: the|of|with|for|from|their|its|to|and|across|including|[a-z]+ing _;
    varied: different: of|with|for|from|to|and|across|[a-z]+ing _`,
    severalFollow,
  )
  .words('challenging: hard: is|are|was|were|be|very|more _', next(/^(?:[.,;]| (?:to|for)\b)/))
  .words(
    `potential: possible: _ impacts?|benefits|risks|effects|consequences|problems|solutions|drawbacks|
      complications|threats|issues|causes;
    comprehensive: complete: _ guide|list|overview|plan|report|picture|understanding|view|set|range|coverage|
      information|knowledge`,
    notTerm,
  )
  .words(
    `significant: big: _ challenges?|problems?|issues?|impact|changes?|differences? (?:to|for|in the lives)|
      improvements?|role|benefits?|opportunit|advantages?|steps?|barriers?`,
    all(notTerm, before => !/\d/.test(before)),
  )
  .verbs('assist: help; construct: build; acquire: get', hasObject)
  .verbs('seek|strive: try; wish: want', next(/^ to /))
  .verbs(
    `receive: get: !is|are|was|were|be|been|being|has|have|had _;
    consider: think about: !is|are|was|were|been|be|being _;
    examine: look at; comprehend: understand; mitigate: reduce`,
    all(isVerbPosition, hasObject),
  )
  .verbs('establish: set up', all(isVerbPosition, next(/^ (?:a|an|the|new|clear) /)))
  .verbs(
    'explore: look at',
    all(isVerbPosition, next(/^ (?:the|a|an|how|different|new|themes?|alternative|many|ways) /)),
  )
  .verbs('maintain: keep', all(isVerbPosition, next(/^ (?:an?|the|their|its|our) /)))
  .verbs(
    'implement: put in place: !is|are|was|were|been|be _',
    all(isVerbPosition, next(/^ (?:the|a|an|new) /), before => before !== ''),
  )
  .verbs(
    'provide: give: !is|are|was|were|be|been _',
    all(
      isVerbPosition,
      next(
        /^ (?:an?|the|us|you|them|him|her|users|people|students|readers|customers|more|new|real|useful|help|support|access|clear|many) (?!to\b)/,
      ),
      (_, after) => !/^ [^,.;]{1,60} with\b/.test(after),
    ),
  )
  .verbs('collaborate: work together', all(isVerbPosition, next(/^(?:[.,;]| (?:on|to|in)\b)/)))
  .verbs(
    `address: deal with: _ (?:the |these |this |those |a )?(?:[a-z]+ )?(?:issues?|problems?|challenges?|
      causes|crisis|concerns?|shortcomings|question|needs?)[a-z]*;
    encounter: run into: _ (?:a |an |the |many |some )?(?:problems?|difficult|obstacle|issues?)[a-z]*;
    create: make: _ (?:(?:an?|the|more|new|many|some) )?(?:[a-z]+ )?(?:changes?|copy|copies|connections?|
      differences?|films?|lists?|maps?|mess|models?|music|noise|plans?|products?|room|rules?|space|things|
      time|tools?);
    collaborate: work: _ with;
    prioritize: focus on: !is|are|was|were|be|been|being _ the|their|its|our|employee|user|customer|
      sustainab|people|quality|mental|safety|health|local|these|both;
    demonstrate: show: _ a|an|the|its|their|his|her|strong|great|clear|that|how|real;
    adhere: keep: _ to (?:the|these|this|their|its|our|principles|standards|rules);
    promote: support: _ (?:the |a |an )?(?:[a-z]+ )?(?:growth|development|health|well-being|learning|
      diversity|inclusion|equality|equity|sustainability|innovation|understanding|collaboration|peace|
      democracy|values|practices|conservation|creativity|dialogue);
    facilitate: help: _ (?:the |better |more |effective |seamless |open )*(?:communication|collaboration|
      learning|growth|discussion|development|understanding|cooperation|change|integration|transition)`,
    isVerbPosition,
  )
  .verbs(
    `discover: find out: _ that|how|what|why|whether;
    strengthen: build up: _ the foundations|their skills;
    cater: appeal: _ to (?:(?:a |the |all |many |different |diverse |varied )+)?(?:audiences?|tastes|
      interests|consumers|readers|viewers);
    remain: stay: _ agile|adaptable|competitive|relevant|calm|focused|healthy|safe|active|flexible|informed|
      connected|motivated|engaged|true|open|strong|alert|ahead|up-to-date`,
  )
  .rule('everyday_word', plainModes);

/** Replaces words of reports with words of talk; only in `casual`. */
export const casualWords = new WordRules()
  .words('within: in', next(/^ (?:the|an?|this|their|our|organi[sz]ations|companies|teams) /i))
  .words('toward|towards: to', next(/^ (?:a|an|more) /i))
  .words(
    `residents: people: of its|local|older|the _;
    environments: places: urban|learning|working|these _;
    transformation: change: major|big|significant|profound|complete|digital _;
    children: kids: !of the|and _; consumers: shoppers: !and|or|for _`,
    standsAlone,
  )
  .words('employees: workers; equipment: gear', all(notTerm, standsAlone))
  .words('additionally|moreover|furthermore|also: plus; nevertheless|nonetheless: still', opensClause)
  .words(
    `significant|substantial|considerable: big: _ impact|challenges?|changes?|increase|part|step|role|
      differences?|improvements?|contribution|problems?|shift|effect|threat|risk|amount|number;
    major|large: big: _ impact|challenges?|changes?|part|step|role|difference|improvements?|contribution|
      problems?|shift|effect|number|crowd|companies|company|city|cities|digital|themes?;
    essential: key: _ part|resource|skills?|steps?|tools?|role|element|component|ingredient|principles`,
    notTerm,
  )
  .words('enormous|tremendous|immense: huge', all(notTerm, nextIsWord))
  .words('rapid: fast: _ [a-z]{3,}')
  .words('rapidly: fast', endsClause)
  .words(
    'essential|crucial|vital: key: is|are|was|were _ to|for|in',
    before => !/\bit(?: is|['’]s) $/i.test(before),
  )
  .words(
    `goal|objective: aim: the|its|their|our _ of|is;
    key: big: _ part|factor|reason;
    important: big: _ part|factor|reason|step;
    conversations: talks: _ with|about;
    valuable: useful: _ insights?|lessons?|tools?|resources?|information|advice|skills?;
    complex: tricky: _ problems?|issues?|topics?|questions?|tasks?;
    professional: work: _ lives|life|settings?|relationships;
    conducted: done: been _ on|to|in|by|into`,
  )
  .words(
    `immediately: right away; participate: take part; participating: taking part; primary: main;
    currently: now; interconnected: connected; important: key: an? _`,
    nextIsWord,
  )
  .words('alternative: other: !an|no _', (_, after) => pluralFollows(after))
  .words(
    `large: big: an?|the|very|of|these|those _ !(?:intestine|scale|language|hadron|print|and|number|
      amount)[a-z]*`,
    next(/^ \p{Ll}/u),
  )
  .words('ultimately: in the end', (before, after) => /(?:^|\. )$/.test(before) && after.startsWith(','))
  .verbs(
    'transform|revolutionize: change; begin: start; inform: tell; attend: go to',
    all(isVerbPosition, hasObject),
  )
  .verbs(
    `improve: boost: _ (?:their |its |our |your |the )?(?:quality|performance|health|efficiency|productivity|
      morale|well-?being|mental|physical|skills|customer|user|mood|experiences?|outcomes|accuracy|
      communication|sales)`,
    isVerbPosition,
  )
  .verbs(
    `adopt: take: _ an? (?:[a-z]+ )?approach;
    establish: set: _ (?:clear |healthy |realistic |firm )?(?:boundaries|rules|limits|goals|expectations)`,
  )
  .rule('everyday_word', onlyCasual);

/** Replaces phrases of reports with those of talk; only in `casual`. */
export const everydayPhrases = patternRule('everyday_word', onlyCasual, [
  [
    /\bcontinu(es|e|ing|ed) to (\p{Ll}+)(?= \p{L})/giu,
    ({ groups, before }) =>
      isBaseForm(groups[2]!) && !needsNoun(before) && !/^(?:become|be|grow|exist)$/i.test(groups[2]!)
        ? `${conjugateLike(groups[1]!, 'keep')} ${conjugate(groups[2]!.toLowerCase()).ing}`
        : null,
  ],
  [/\bthe (?:fundamental|basic|core) principles of (?=\p{L})/giu, 'the basics of '],
  [
    /\brequir(es|e) (?=(?:more|careful|constant|strong|hard|immediate|urgent|collective|significant|creative)\b)/giu,
    ({ groups, before }) => (needsNoun(before) ? null : `${conjugateLike(groups[1]!, 'need')} `),
  ],
  [/\bof great importance\b/gi, 'a big deal'],
  [
    /\b(?:is|are) (?:a )?(?:crucial|vital|essential)(?=[.]$)/gi,
    ({ groups }) => `${groups[0]!.split(' ')[0]} key`,
  ],
  [/\bin a timely (?:manner|fashion)\b/gi, 'on time'],
  [
    /\b(?:is|are) responsible for (\p{L}+ing)\b/giu,
    ({ groups, before }) => {
      const base = gerundBase(groups[1]!);
      return base === undefined || /\b(?:who|that|which|it|not) $/i.test(before)
        ? null
        : `${/^is/i.test(groups[0]!) ? 'has' : 'have'} to ${base}`;
    },
  ],
  [
    /,? such as (?=\p{L}[^.;:]*)/giu,
    ({ groups, before, after }) =>
      /\b(?:one|so|that|people|men|it) $/i.test(`${before.slice(-7)} `) ||
      before === '' ||
      /^(?:it|he|she|they|I|we|to|was|is)\b/.test(after)
        ? null
        : `${groups[0]!.startsWith(',') ? ',' : ''} like `,
  ],
  [/, including (?=\p{L})/giu, ', like '],
  [/\bthe modern (?=(?:workplace|world|office|job|workforce|classroom|economy)\b)/gi, "today's "],
  [/\brather than (?=(?:the|an?|on|\p{L}+ing)\b)/giu, 'instead of '],
  [
    /\b(?:is|are) important (?=(?:to|for) (?!note|remember|have|be\b)(?:\p{L}+ing|the|our|any|all|every|both|\p{L}+s)\b)/giu,
    ({ groups, before }) =>
      /\b(?:it|this|there|that|who|and) $/i.test(before) || before === ''
        ? null
        : /^is/i.test(groups[0]!)
          ? 'matters '
          : 'matter ',
  ],
  [/\bremains (?=(?:an?|the|important|key|strong|one|popular|unclear)\b)/gi, 'is still '],
  [/\b(?<=, )for example,/gi, 'say,'],
  [/\ba (?:large|significant|considerable|great) (?:number|amount) of (?=\p{L})/giu, 'a lot of '],
  [/\ba great deal of (?=\p{L})/giu, 'a lot of '],
  [
    /\b(?:many|numerous) (?=\p{L})/giu,
    ({ before, after }) =>
      /\b(?:how|so|too|as|the|these|those|his|her|their|its|our|not|a|great|good|very|of) $|n['’]t $/i.test(
        before,
      ) ||
      /^(?:of|a|an|more|other)\b/i.test(after) ||
      !pluralFollows(after)
        ? null
        : 'a lot of ',
  ],
  [/\b(?<!\b(?:not|to|be) )(?:are|is) able to (?=\p{Ll})/giu, 'can '],
  [/\bin addition to (?=\p{L}+ing\b)/giu, 'besides '],
  [/^in addition, /gi, 'plus, '],
  [/\bthe way in which\b/gi, 'how'],
  [/\bthe way (?=(?:we|people|they|you|doctors|employees|teachers|users|students) )/gi, 'how '],
  [/\bin an? (?:efficient|effective) (?:manner|way)\b/gi, 'well'],
  [/\bcarried out by\b/gi, 'done by'],
  [
    /\bas well as\b/gi,
    ({ before, after }) =>
      /\b(?:just|quite|equally|work|works|do|does|did|known) $|, $/i.test(before) ||
      /^ (?:possible|can|you|he|she|they|we|i|it)\b/i.test(after)
        ? null
        : 'and',
  ],
  [
    /\bthe majority of (?=\p{L})/giu,
    ({ after }) => (pluralFollows(after) && !/^(?:votes|shares|seats)/i.test(after) ? 'most ' : null),
  ],
  [/\bin recent years, (?=\p{L})/giu, 'lately, '],
  [/\bindividuals\b(?= (?:to|who|can|from|with|in)\b)/gi, 'people'],
  [
    /\bhas become\b(?= (?:a|an|more)\b)/gi,
    ({ before }) => (/\b(?:it|he|she)$/i.test(before.trim()) ? null : 'is now'),
  ],
]);

/** Replaces phrases of reports with shorter ones, in `plain` and `casual`. */
export const plainestPhrases = patternRule('everyday_word', plainModes, [
  hardTask,
  fullPotential,
  [
    /\b(allow|allows|allowing|enable|enables|enabling) ((?:the |its |their |our |his |her )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|customers|children|teachers|readers|workers|employees|groups|us|them|you|him|her|me)) to (?=\p{Ll})/giu,
    '{let} $2 ',
  ],
  [
    /(?<=\p{L} )due to (?=(?:the|a|an|its|their|his|her|our|this|these|poor|high|low|limited|\p{L}+ing|\p{L}+(?:tion|ment|ness|ity|nce|ure)s?)\b)/giu,
    ({ before, after }) =>
      /\b(?:is|are|was|were|be|been|being|not|largely|mainly|partly|amounts?|payable|rent|balance|sums?|money|taxes|interest|fees|payments?|and|or) $/i.test(
        before,
      ) || /^the (?:fact|lender|bank|landlord|seller|estate|creditor)/.test(after)
        ? null
        : 'because of ',
  ],
  [/^(?:as such|consequently|accordingly), (?=\p{L})/giu, 'so '],
  [
    /\bcontribut(es|ed|e|ing) to (?=(?:the |a |an )?(?:\p{Ll}+ )?(?:growth|success|body|development|understanding|field|problem|discussion|debate|stress|knowledge|well-being|quality|beauty|confusion|diversity|sense)\b)/giu,
    '{add} to ',
  ],
  [
    /\bin terms of (?=\p{L})/giu,
    ({ before }) =>
      /\b(?:differ|differs|vary|varies|different|similar|improve|improved|advantages|benefits|better|progress) $/i.test(
        before,
      )
        ? 'in '
        : null,
  ],
  [/\b(?<!^)a wealth of (?=(?:information|knowledge|experience|data|expertise|history)\b)/giu, 'a lot of '],
  [
    /\bis a (?:powerful |valuable |useful |great )(?:tool|way|means) (?:for|of) (\p{L}+ing) (?=\p{L})/giu,
    'is a good way to {1} ',
  ],
  [/\b(?:by|through) (?:the )?(?:use|utilization) of (?=\p{L})/giu, 'by using '],
  [
    /\b(?:individuals|people) (?:who|that) have (?=(?:an?|different|special|little|strong|more)\b)/giu,
    'people with ',
  ],
]);
