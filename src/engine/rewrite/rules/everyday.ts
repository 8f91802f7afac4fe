import type { Modes } from '../rule.js';
import { patternRule, plainModes } from '../rule.js';
import {
  conjugate,
  gerundBase,
  gerundFollows,
  isBaseForm,
  needsBaseForm,
  needsNoun,
  needsParticiple,
  pluralFollows,
} from '../verbs.js';
import { all, hasObject, isVerbPosition, next, nextIsWord, WordRules } from '../word-rules.js';
import { fullPotential, hardTask } from './phrases.js';

const onlyCasual: Modes = ['casual'];
/** A measured or legal quantity, or a term. */
const notTerm = (before: string) => !/\b(?:statistically|no|not|not a|not an|any) $/i.test(before);
const beforeNoun = next(/^ \p{Ll}{3,}/u);

/** Replaces long common words with short ones, in `plain` and `casual`. */
export const everydayWords = new WordRules()
  .words(
    'although: though',
    (before, after) => (before === '' || before.endsWith(', ')) && nextIsWord(before, after),
  )
  .words('difficult: hard', next(/^ (?:to|for)\b/))
  .words(
    'difficulties: trouble',
    (before, after) =>
      /\b(?:have|having|experiencing|had|has|face|facing) $/i.test(before) && /^ with\b/.test(after),
  )
  .words(
    'opportunity: chance',
    (before, after) => /\b(?:the|an) $/i.test(before) && /^ (?:to|for)\b/.test(after),
  )
  .words('opportunities: chances', next(/^ to\b/))
  .words(
    'various: different',
    (before, after) => pluralFollows(after) && !/\bdifferent\b/i.test(before + after),
  )
  .words(
    'entire: whole',
    (before, after) => /\b(?:the|an|its|their|our) $/i.test(before) && nextIsWord(before, after),
  )
  .words(
    'assistance: help',
    (before, after) =>
      !/^(?:['’-]| of counsel)/.test(after) && !/\b(?:legal|technical|public|effective) $/i.test(before),
  )
  .words('reduce: cut', next(/^ (?:costs?|errors?|emissions|carbon|stress|waste|the (?:risk|cost|number))/))
  .words('reduces: cuts', next(/^ (?:costs?|errors?|emissions|carbon|stress|waste|the (?:risk|cost|number))/))
  .words(
    'reducing: cutting',
    next(/^ (?:costs?|errors?|emissions|carbon|stress|waste|the (?:risk|cost|number))/),
  )
  .words('conduct: do', (before, after) => needsBaseForm(before) && hasObject(before, after))
  .words('regarding: about', nextIsWord)
  .words('ensure: make sure', (before, after) => needsBaseForm(before) && /^ that\b/.test(after))
  .words('ensures: makes sure', all(isVerbPosition, next(/^ that\b/)))
  .words('ensuring: making sure', next(/^ that\b/))
  .words('purchase: buy', (before, after) => needsBaseForm(before) && nextIsWord(before, after))
  .verbs('assist: help; construct: build; acquire: get', hasObject)
  .verbs(
    'receive: get',
    all(
      isVerbPosition,
      hasObject,
      before => !/\b(?:is|are|was|were|be|been|being|has|have|had) $/i.test(before),
    ),
  )
  .verbs('establish: set up', all(isVerbPosition, next(/^ (?:a|an|the|new|clear) /)))
  .verbs(
    'explore: look at',
    all(isVerbPosition, next(/^ (?:the|a|an|how|different|new|themes?|alternative|many|ways) /)),
  )
  .verbs('examine: look at', all(isVerbPosition, hasObject))
  .verbs(
    'address: deal with',
    all(
      isVerbPosition,
      next(
        /^ (?:the |these |this |those |a )?(?:\p{Ll}+ )?(?:issues?|problems?|challenges?|causes|crisis|concerns?|shortcomings|question|needs?)/iu,
      ),
    ),
  )
  .verbs(
    'implement: put in place',
    all(
      isVerbPosition,
      next(/^ (?:the|a|an|new) /),
      before => before !== '' && !/\b(?:is|are|was|were|been|be) $/i.test(before),
    ),
  )
  .verbs(
    'consider: think about',
    all(isVerbPosition, hasObject, before => !/\b(?:is|are|was|were|been|be|being) $/i.test(before)),
  )
  .verbs('discover: find out', next(/^ (?:that|how|what|why|whether)\b/))
  .verbs(
    'encounter: run into',
    all(isVerbPosition, next(/^ (?:a |an |the |many |some )?(?:problems?|difficult|obstacle|issues?)/)),
  )
  .words(
    'intended: meant',
    (before, after) => /\b(?:is|are|was|were) $/i.test(before) && after.startsWith(' to '),
  )
  .words('completed: finished', (before, after) => needsParticiple(before) && nextIsWord(before, after))
  .words(
    'difficult: hard',
    (before, after) =>
      /\b(?:is|are|was|were|be|very|more|it|them) $/i.test(before) && !/^ (?:and|or)\b/.test(after),
  )
  .words('beneficial: good', next(/^ (?:for|to)\b/))
  .verbs('seek: try; strive: try', next(/^ to /))
  .verbs(
    'create: make',
    all(
      isVerbPosition,
      next(
        /^ (?:(?:an?|the|more|new|many|some) )?(?:\p{Ll}+ )?(?:changes?|copy|copies|connections?|differences?|films?|lists?|maps?|mess|models?|music|noise|plans?|products?|room|rules?|space|things|time|tools?)\b/u,
      ),
    ),
  )
  .verbs(
    'provide: give',
    all(
      isVerbPosition,
      next(
        /^ (?:an?|the|us|you|them|him|her|users|people|students|readers|customers|more|new|real|useful|help|support|access|clear|many) (?!to\b)/,
      ),
      (before, after) =>
        !/\b(?:is|are|was|were|be|been) $/i.test(before) && !/^ [^,.;]{1,60} with\b/.test(after),
    ),
  )
  .verbs('maintain: keep', all(isVerbPosition, next(/^ (?:an?|the|their|its|our) /)))
  .verbs('wish: want', next(/^ to /))
  .words(
    'perspectives: views',
    (before, after) =>
      /\b(?:different|diverse|various|varied|their|own|unique|new|many|other|our|and|of) $/i.test(before) &&
      !/^['’-]/.test(after) &&
      !/\bviews?\b/i.test(before + after),
  )
  .words(
    'potential: possible',
    all(
      notTerm,
      next(
        /^ (?:impacts?|benefits|risks|effects|consequences|problems|solutions|drawbacks|complications|threats|issues|causes)\b/,
      ),
    ),
  )
  .words(
    'enhanced|improved: better',
    all(
      before => !/\b(?:is|are|was|were|be|been|has|have|had|an|and|or) $/i.test(before),
      next(
        /^ (?:results|outcomes|performance|quality|communication|efficiency|productivity|health|decision-making|access|experiences?|services?|collaboration|work-life|well-being|care|relationships|understanding)\b/,
      ),
    ),
  )
  .words(
    'increased|heightened: more',
    all(
      before => /\b(?:and|in|to|of|with|for|as|from|including|through|by|the need for) $|, $/i.test(before),
      next(
        /^ (?:efficiency|productivity|collaboration|competition|awareness|flexibility|demand|transparency|access|creativity|investment|attention|engagement|support|pressure|trust|stress|confidence|motivation)\b/,
      ),
    ),
  )
  .words(
    'greater: more',
    all(
      before => !/\b(?:an?|much|even|far|no|the) $/i.test(before),
      next(
        /^ (?:collaboration|flexibility|transparency|understanding|efficiency|awareness|accountability|control|access|freedom|support|emphasis|confidence|creativity|ease|autonomy|independence|cooperation)\b/,
      ),
    ),
  )
  .words('collaboratively: together', nextIsWord)
  .words('simultaneously: at the same time', next(/^[.,;]/))
  .words(
    'individuals: people',
    (before, after) =>
      !/\b(?:two|three|four|five|ten|healthy|control|between|\d+) $/i.test(before) &&
      /^ (?:are|is|work|have|may|need|often|,|and societies)/.test(after),
  )
  .words(
    'crucial|vital|paramount: very important',
    (before, after) =>
      /\b(?:is|are|was|were|be|remains) $/i.test(before) &&
      /^(?:[.,;]| (?:for|because|as|when|if)\b)/.test(after),
  )
  .words(
    'essential: needed',
    (before, after) =>
      /\b(?:is|are|was|were|be) $/i.test(before) &&
      /^ for \p{Ll}{4,}/u.test(after) &&
      !/\b(?:it|not) (?:is|was) $/i.test(before),
  )
  .words(
    'comprehensive: complete',
    all(
      notTerm,
      next(
        /^ (?:guide|list|overview|plan|report|picture|understanding|view|set|range|coverage|information|knowledge)\b/,
      ),
    ),
  )
  .words(
    'endeavor|endeavour: effort',
    all(notTerm, (before, after) => /\b(?:this|the|an) $/i.test(before) && /^[.,;]/.test(after)),
  )
  .words(
    'diverse: different',
    all(
      notTerm,
      (before, after) =>
        pluralFollows(after) &&
        !/\bdifferent\b/i.test(before + after) &&
        /\b(?:the|of|with|for|from|their|its|to|and|across|including) $|\p{L}ing $/iu.test(before),
    ),
  )
  .words(
    'varied: different',
    (before, after) =>
      pluralFollows(after) &&
      !/\bdifferent\b/i.test(before + after) &&
      /\b(?:of|with|for|from|to|and|across) $|\p{L}ing $/iu.test(before),
  )
  .words('in-depth: detailed', nextIsWord)
  .words(
    'challenging: hard',
    (before, after) =>
      /\b(?:is|are|was|were|be|very|more) $/i.test(before) && /^(?:[.,;]| (?:to|for)\b)/.test(after),
  )
  .words(
    'significant: big',
    all(
      notTerm,
      next(
        /^ (?:challenges?|problems?|issues?|impact|changes?|differences? (?:to|for|in the lives)|improvements?|role|benefits?|opportunit|advantages?|steps?|barriers?)\b/,
      ),
      before => !/\d/.test(before),
    ),
  )
  .words(
    'major: big',
    next(/^ (?:challenges?|problems?|issues?|changes|role|opportunit|advantages?|barriers?|benefits)\b/),
  )
  .verbs('collaborate: work together', all(isVerbPosition, next(/^(?:[.,;]| (?:on|to|in)\b)/)))
  .verbs('collaborate: work', all(isVerbPosition, next(/^ with\b/)))
  .verbs(
    'prioritize: focus on',
    all(
      isVerbPosition,
      next(
        /^ (?:the|their|its|our|employee|user|customer|sustainab|people|quality|mental|safety|health|local|these|both)\b/,
      ),
      before => !/\b(?:is|are|was|were|be|been|being) $/i.test(before),
    ),
  )
  .verbs(
    'demonstrate: show',
    all(isVerbPosition, next(/^ (?:a|an|the|its|their|his|her|strong|great|clear|that|how|real)\b/)),
  )
  .verbs(
    'adhere: keep',
    all(isVerbPosition, next(/^ to (?:the|these|this|their|its|our|principles|standards|rules)\b/)),
  )
  .verbs('comprehend: understand; mitigate: reduce', all(isVerbPosition, hasObject))
  .verbs('strengthen: build up', next(/^ (?:the foundations|their skills)\b/))
  .verbs(
    'cater: appeal',
    next(
      /^ to (?:(?:a |the |all |many |different |diverse |varied )+)?(?:audiences?|tastes|interests|consumers|readers|viewers)\b/,
    ),
  )
  .verbs(
    'promote: support',
    all(
      isVerbPosition,
      next(
        /^ (?:the |a |an )?(?:\p{Ll}+ )?(?:growth|development|health|well-being|learning|diversity|inclusion|equality|equity|sustainability|innovation|understanding|collaboration|peace|democracy|values|practices|conservation|creativity|dialogue)\b/u,
      ),
    ),
  )
  .verbs(
    'facilitate: help',
    all(
      isVerbPosition,
      next(
        /^ (?:the |better |more |effective |seamless |open )*(?:communication|collaboration|learning|growth|discussion|development|understanding|cooperation|change|integration|transition)\b/,
      ),
    ),
  )
  .verbs(
    'remain: stay',
    next(
      /^ (?:agile|adaptable|competitive|relevant|calm|focused|healthy|safe|active|flexible|informed|connected|motivated|engaged|true|open|strong|alert|ahead|up-to-date)\b/,
    ),
  )
  .words('constantly|continually: always', next(/^ (?:changing|evolving|growing|shifting|improving)\b/))
  .words('one another: each other')
  .words('pressing: urgent', next(/^ (?:challenges?|issues?|problems?|concerns?|needs?|questions?)\b/))
  .rule('everyday_word', plainModes);

/** Replaces words of reports with words of talk; only in `casual`. */
export const casualWords = new WordRules()
  .words('within: in', next(/^ (?:the|an?|this|their|our|organi[sz]ations|companies|teams) /i))
  .words('toward|towards: to', next(/^ (?:a|an|more) /i))
  .words(
    'residents: people',
    (before, after) => /\b(?:of its|local|older|the) $/i.test(before) && !/^['’]/.test(after),
  )
  .words('employees: workers', (before, after) => !/^['’]/.test(after) && notTerm(before))
  .words(
    'significant|substantial|considerable: big',
    (before, after) =>
      notTerm(before) &&
      /^ (?:impact|challenges?|changes?|increase|part|step|role|differences?|improvements?|contribution|problems?|shift|effect|threat|risk|amount|number)\b/i.test(
        after,
      ),
  )
  .words(
    'major|large: big',
    (before, after) =>
      notTerm(before) &&
      /^ (?:impact|challenges?|changes?|part|step|role|difference|improvements?|contribution|problems?|shift|effect|number|crowd|companies|company|city|cities|digital|themes?)\b/i.test(
        after,
      ),
  )
  .words('rapid: fast', beforeNoun)
  .words('rapidly: fast', next(/^[.,;]/))
  .words(
    'environments: places',
    (before, after) => /\b(?:urban|learning|working|these) $/i.test(before) && !/^['’]/.test(after),
  )
  .words(
    'essential|crucial|vital: key',
    (before, after) =>
      /\b(?:is|are|was|were) $/i.test(before) &&
      !/\bit(?: is|['’]s) $/i.test(before) &&
      /^ (?:to|for|in)\b/.test(after),
  )
  .words(
    'additionally|moreover|furthermore|also: plus',
    (before, after) => /(?:^|[.!?] )$/.test(before) && after.startsWith(', '),
  )
  .words('nevertheless|nonetheless: still', (before, after) => before === '' && after.startsWith(', '))
  .words(
    'goal|objective: aim',
    (before, after) => /\b(?:the|its|their|our) $/i.test(before) && /^ (?:of|is)\b/.test(after),
  )
  .words(
    'immediately: right away; participate: take part; participating: taking part; primary: main; currently: now',
    nextIsWord,
  )
  .words('children: kids', (before, after) => !/^['’-]/.test(after) && !/\b(?:of the|and) $/i.test(before))
  .words('alternative: other', (before, after) => pluralFollows(after) && !/\b(?:an|no) $/i.test(before))
  .words('key: big', next(/^ (?:part|factor|reason)\b/))
  .words('important: big', next(/^ (?:part|factor|reason|step)\b/))
  .words('important: key', (before, after) => /\ban? $/i.test(before) && nextIsWord(before, after))
  .words(
    'consumers: shoppers',
    (before, after) => !/^['’]/.test(after) && !/\b(?:and|or|for) $/i.test(before),
  )
  .words('enormous|tremendous|immense: huge', all(notTerm, nextIsWord))
  .verbs(
    'transform: change; revolutionize: change; begin: start; inform: tell; attend: go to',
    all(isVerbPosition, hasObject),
  )
  .words(
    'large: big',
    (before, after) =>
      /\b(?:an?|the|very|of|these|those) $/i.test(before) &&
      /^ \p{Ll}/u.test(after) &&
      !/^ (?:intestine|scale|language|hadron|print|and|number|amount)/.test(after),
  )
  .words(
    'essential: key',
    (before, after) =>
      notTerm(before) &&
      /^ (?:part|resource|skills?|steps?|tools?|role|element|component|ingredient|principles)\b/.test(after),
  )
  .words(
    'ultimately: in the end',
    (before, after) => (before === '' || before.endsWith('. ')) && after.startsWith(','),
  )
  .words('conversations: talks', (_, after) => /^ (?:with|about)\b/.test(after))
  .words('valuable: useful', next(/^ (?:insights?|lessons?|tools?|resources?|information|advice|skills?)\b/))
  .words('complex: tricky', next(/^ (?:problems?|issues?|topics?|questions?|tasks?)\b/))
  .verbs(
    'improve: boost',
    all(
      isVerbPosition,
      next(
        /^ (?:their |its |our |your |the )?(?:quality|performance|health|efficiency|productivity|morale|well-?being|mental|physical|skills|customer|user|mood|experiences?|outcomes|accuracy|communication|sales)\b/,
      ),
    ),
  )
  .verbs('adopt: take', next(/^ an? (?:\p{L}+ )?approach\b/u))
  .verbs(
    'establish: set',
    next(/^ (?:clear |healthy |realistic |firm )?(?:boundaries|rules|limits|goals|expectations)\b/),
  )
  .words('professional: work', next(/^ (?:lives|life|settings?|relationships)\b/))
  .words('equipment: gear', (before, after) => notTerm(before) && !/^['’]/.test(after))
  .words(
    'conducted: done',
    (before, after) => /\bbeen $/i.test(before) && /^ (?:on|to|in|by|into)\b/.test(after),
  )
  .words(
    'transformation: change',
    (before, after) =>
      /\b(?:major|big|significant|profound|complete|digital) $/i.test(before) && !/^['’]/.test(after),
  )
  .words('interconnected: connected', nextIsWord)
  .rule('everyday_word', onlyCasual);

/** Replaces phrases of reports with those of talk; only in `casual`. */
export const everydayPhrases = patternRule('everyday_word', onlyCasual, [
  [
    /\bcontinu(es|e|ing|ed) to (\p{Ll}+)(?= \p{L})/giu,
    ({ groups, before }) =>
      isBaseForm(groups[2]!) && !needsNoun(before) && !/^(?:become|be|grow|exist)$/i.test(groups[2]!)
        ? `${{ es: 'keeps', e: 'keep', ing: 'keeping', ed: 'kept' }[groups[1]!.toLowerCase()]} ${conjugate(groups[2]!.toLowerCase()).ing}`
        : null,
  ],
  [/\bthe (?:fundamental|basic|core) principles of (?=\p{L})/giu, 'the basics of '],
  [
    /\brequir(es|e) (?=(?:more|careful|constant|strong|hard|immediate|urgent|collective|significant|creative)\b)/giu,
    ({ groups, before }) => (needsNoun(before) ? null : groups[1] === 'es' ? 'needs ' : 'need '),
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
  [/\bfor example,/gi, ({ before }) => (before.endsWith(', ') ? 'say,' : null)],
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
  [/\b(?:are|is) able to (?=\p{Ll})/giu, ({ before }) => (/\b(?:not|to|be) $/i.test(before) ? null : 'can ')],
  [/\bin addition to (?=\p{L}+ing\b)/giu, 'besides '],
  [/^in addition, /gi, 'plus, '],
  [/^(?:consequently|as a consequence|as a result), /gi, 'so '],
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
  [/\bprior to\b/gi, ({ after }) => (/^ (?:the|an?|this|their|its)\b/.test(after) ? 'before' : null)],
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
    ({ groups }) =>
      `${groups[1]!.endsWith('ing') ? 'letting' : groups[1]!.endsWith('s') ? 'lets' : 'let'} ${groups[2]} `,
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
  [/\bin addition to (?=\p{L})/giu, ({ before }) => (before === '' ? 'besides ' : null)],
  [/^(?:as such|consequently|accordingly), (?=\p{L})/giu, 'so '],
  [/^(?:additionally|furthermore|moreover), (?=\p{L})/giu, 'also, '],
  [
    /\bcontribut(es|ed|e|ing) to (?=(?:the |a |an )?(?:\p{Ll}+ )?(?:growth|success|body|development|understanding|field|problem|discussion|debate|stress|knowledge|well-being|quality|beauty|confusion|diversity|sense)\b)/giu,
    ({ groups }) =>
      ({ es: 'adds', ed: 'added', e: 'add', ing: 'adding' })[groups[1]!.toLowerCase()]! + ' to ',
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
  [
    /\ba wealth of (?=(?:information|knowledge|experience|data|expertise|history)\b)/giu,
    ({ before }) => (before === '' ? null : 'a lot of '),
  ],
  [
    /\bis a (?:powerful |valuable |useful |great )(?:tool|way|means) (?:for|of) (\p{L}+ing) (?=\p{L})/giu,
    ({ groups, after }) => {
      const base = gerundBase(groups[1]!);
      return base === undefined || gerundFollows(after) ? null : `is a good way to ${base} `;
    },
  ],
  [/\b(?:by|through) (?:the )?(?:use|utilization) of (?=\p{L})/giu, 'by using '],
  [
    /\b(?:individuals|people) (?:who|that) have (?=(?:an?|different|special|little|strong|more)\b)/giu,
    'people with ',
  ],
]);
