/** Rules of the rewriter, by file and section. Written by `npm run rules`. */
export const ruleFiles = {
  copula: [
    {
      kind: 'copula',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\b((?:serves|serve|served|stands|stand|stood|functions|function|functioned)) (both )?as\\b',
          words: [
            'serves',
            'serve',
            'served',
            'stands',
            'stand',
            'stood',
            'functions',
            'function',
            'functioned',
          ],
          replacement: '{be:1}',
          conditions: [
            ['not after', 'determiner'],
            [
              'before',
              '/^ ?(?:(an?|the|one of the|a kind of) ((((?:[\\p{L}-]+),? (and |yet )?){0,3}(?:reminder|testament|example|basis|catalyst|symbol|source|metaphor|benchmark|inspiration|lesson|deterrent|indicator|reflection|representation|celebration|motivation|precursor|critique|commentary|counterpoint|microcosm|manifestation|incentive|turning point|wake-up call|call to action))|ideal|perfect|excellent|useful|constant|vivid|stark|compelling|prime|timely|helpful))\\b',
            ],
            ['not before', '/^(?:[^,.;]* by (?:\\p{L}+ing)\\b)'],
          ],
        },
        {
          pattern: '\\b(represents?|represented|constitutes?|constituted)\\b',
          words: ['represents', 'represent', 'represented', 'constitutes', 'constitute', 'constituted'],
          replacement: '{be:1}',
          conditions: [
            ['not after', 'determiner'],
            [
              'before',
              '/^ ?(?:(an?|the|one of the|a kind of) ((?:[\\p{L}-]+),? (and )?){0,3}(step|shift|challenge|threat|opportunity|milestone|advance|advancement|departure|change|improvement|breakthrough|turning point|leap|achievement|risk|obstacle|danger|victory|loss|break|contribution|problem|investment|source))\\b',
            ],
          ],
        },
      ],
    },
    {
      kind: 'copula',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\b((?:serves|serve|served|stands|stand|stood|functions|function|functioned)) (both )?as\\b',
          words: [
            'serves',
            'serve',
            'served',
            'stands',
            'stand',
            'stood',
            'functions',
            'function',
            'functioned',
          ],
          replacement: '{be:1}',
          conditions: [
            ['not after', 'determiner'],
            [
              'before',
              '/^ ?(?:(an?|the|one of the|a kind of) ((((?:[\\p{L}-]+),? (and |yet )?){0,3}(?:foundation|model|framework|backdrop|cornerstone|beacon|hub|warning|resource|bridge|barrier|driver|platform|starting point|stepping stone|pillar|tool|means|way|blueprint|springboard|guide|safeguard|vehicle|outlet|gateway|window))|ideal|perfect|excellent|useful|constant|vivid|stark|compelling|prime|timely|helpful))\\b',
            ],
            ['not before', '/^(?:[^,.;]* by (?:\\p{L}+ing)\\b)'],
          ],
        },
        {
          pattern: '\\b(boasts?|boasted)\\b',
          words: ['boasts', 'boast', 'boasted'],
          replacement: '{have:1}',
          conditions: [
            ['not after', 'determiner'],
            ['not after', 'auxiliary'],
            ['before', '/^ ?(?:an?|the|over|more|some|many|several|its|their|impressive|\\d)\\b'],
          ],
        },
        {
          pattern: '\\bboasting\\b',
          words: ['boasting'],
          replacement: 'with',
          conditions: [
            ['after', '/(?:, )$'],
            ['before', '/^ ?(?:an?|the|over|more|some|many|several|its|their|impressive|\\d)\\b'],
          ],
        },
      ],
    },
    {
      kind: 'copula',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bfeatures\\b',
          words: ['features'],
          replacement: 'has',
          conditions: [
            ['before', '/^ ?(?:an?)\\b'],
            ['not after', 'determiner'],
            ['not after', '/\\b(?:and|or|\\p{L}+(al|ive|ic|ful|ous)|key|new|main) $'],
          ],
        },
        {
          pattern: '\\b(possessing|possesses|possessed|possess)\\b',
          words: ['possessing', 'possesses', 'possessed', 'possess'],
          replacement: '{have:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:an?|the|many|some|more|several|few|no|strong|great|special|unique|certain)\\b',
            ],
          ],
        },
      ],
    },
  ],
  cuts: [
    {
      kind: 'filler',
      modes: ['shorten'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            ", (thereby |thus |ultimately |further |while (also )?|and )?(ensuring|highlighting|underscoring|emphasi[sz]ing|showcasing|demonstrating|reflecting|illustrating|reinforcing|fostering|encouraging|building|promoting|enhancing|empowering|inspiring|cultivating|cementing|solidifying|enriching|paving|driving|showing|contributing|strengthening|nurturing|supporting|delivering|unlocking) (?![^.]*\\b(which|who|if|by|because|when|rather|instead|only)\\b)(([\\p{L}'’-]+,? ){1,12}[\\p{L}'’-]+)\\b",
          words: [
            'ensuring',
            'highlighting',
            'underscoring',
            'emphasising',
            'emphasizing',
            'showcasing',
            'demonstrating',
            'reflecting',
            'illustrating',
            'reinforcing',
            'fostering',
            'encouraging',
            'building',
            'promoting',
            'enhancing',
            'empowering',
            'inspiring',
            'cultivating',
            'cementing',
            'solidifying',
            'enriching',
            'thereby',
            'contributing',
            'strengthening',
            'nurturing',
            'supporting',
            'delivering',
            'unlocking',
            'paving',
            'driving',
            'showing',
            'ultimately',
            'further',
          ],
          replacement: '',
          conditions: [
            ['before', '/^(?:[.!]$)'],
            ['after', '/(?:( [^ ]*){9})$'],
            ['0', 'comment about ideas'],
            [
              'not after',
              '/(?:\\b\\p{L}+ing\\b[^,]{0,86}|\\b(by|for|of|in|to|about|from|like|include|includes|including|involves?|as) [^,]{0,60}\\p{L}+ing [^,]{0,60})$',
            ],
          ],
        },
        {
          pattern:
            ",? ((both )?(now|today) and (in|into|well into) the future|for (years|generations) to come|in (an|our|the|a|today['’]s) (ever-(changing|evolving)|fast-paced|increasingly (competitive|complex|globali[sz]ed|interconnected|digital)|rapidly (changing|evolving)|highly competitive|competitive|dynamic) ((?:[\\p{L}-]+) )?(world|market|landscape|environment|economy|marketplace|industry|society)|on a (deeper|profound|personal) level|in (a )?meaningful ways?|in the modern (age|era|world)|at every turn|every step of the way|time and (time )?again)\\b",
          words: [],
          replacement: '',
          conditions: [
            ['before', '/^(?:[.!]$)'],
            ['after', '/(?:( [^ ]*){5})$'],
          ],
        },
        {
          pattern:
            '^as (we (look (to|toward|towards|ahead to) the future|move (forward|into the future)|navigate (this|these|the) [\\p{L} -]{3,30})|technology continues to (evolve|advance|develop)( at [\\p{L} ]{3,30})?|the world (becomes|continues to)[\\p{L} -]{3,40}), ',
          words: ['as'],
          replacement: '',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b(people|individuals|students|patients|users|employees|companies|those|organizations|leaders|children|families) (who|that) have\\b',
          words: [
            'people',
            'individuals',
            'students',
            'patients',
            'users',
            'employees',
            'companies',
            'those',
            'organizations',
            'leaders',
            'children',
            'families',
          ],
          replacement: '$1 with',
          conditions: [
            ['before', '/^ ?(?:an?|different|special|little|limited|strong|diverse|varied|similar)\\b'],
            ['not before', '/^(?:[^.;]*(,|\\b(and|or)) (are|have|is|do|can|need|want|live|work)\\b)'],
          ],
        },
        {
          pattern: '\\b(the|an?) ((?:[\\p{L}-]+) )?(sense|spirit|culture|feeling) of ',
          words: ['the', 'an', 'a'],
          replacement: '',
          conditions: [
            [
              'before',
              '/^ ?(?:collaboration|innovation|community|belonging|teamwork|trust|respect|inclusion|inclusivity|transparency|accountability|ownership|curiosity|(inner )?peace|calm|purpose|connection|accomplishment|responsibility|identity|camaraderie|creativity|empathy|cooperation|openness|unity|pride|cohesion)\\b',
            ],
            [
              'after',
              '/\\b(?:encourag(e|es|ed|ing)|fosters?|fostering|creat(e|es|ed|ing)|promot(e|es|ed|ing)|cultivat(e|es|ed|ing)|nurtur(e|es|ing)|strengthen(s|ed|ing)?) $',
            ],
          ],
        },
        {
          pattern:
            '\\b(skillfully|masterfully|expertly|beautifully|thoughtfully|vividly|proactively|holistically|strategically|meticulously|dynamically|collaboratively|meaningfully|smoothly) ',
          words: [
            'skillfully',
            'masterfully',
            'expertly',
            'beautifully',
            'thoughtfully',
            'vividly',
            'proactively',
            'holistically',
            'strategically',
            'meticulously',
            'dynamically',
            'collaboratively',
            'meaningfully',
            'smoothly',
          ],
          replacement: '',
          conditions: [
            ['before', '/^(?:\\p{L}{4,})'],
            ['not after', 'start'],
            [
              'not after',
              "/\\b(?:not|no|never|so|too|how|more|most|as|very|less|and|or|is|are|was|were|be|been|statistically|carry|\\p{L}+n['’]t) $",
            ],
            ['not after', '/(?:, )$'],
            [
              'not before',
              '/^ ?(?:and|but|or|than|from|with|different|higher|lower|more|less|better|worse|associated|correlated|reduced|increased|decreased|large)\\b',
            ],
            ['not with', '/\\d|%'],
          ],
        },
        {
          pattern:
            '\\b(a|an) (key|crucial|vital|critical|essential|fundamental|integral|indispensable|important) (part|component|element|aspect|pillar) of\\b',
          words: ['part', 'component', 'element', 'aspect', 'pillar'],
          replacement: 'key to',
          conditions: [
            ['before', '/^(?: (\\p{L}+ ){0,2}(success|growth|development|well-being|life|society)\\b)'],
            ['after', '/\\b(?:is|are) $'],
          ],
        },
        {
          pattern:
            '\\b(offers?|provides?|brings?|has|have|faces?|presents?) ((many|numerous|several|various|major|significant|important|different|key|clear) )*(\\p{L}+ )?(benefits|advantages|challenges|problems|obstacles|difficulties), (including|such as)\\b',
          words: ['including', 'such'],
          replacement: '$1',
          conditions: [
            ['before', 'word'],
            ['not after', 'determiner but that'],
          ],
        },
        {
          pattern: '\\b(the|every|any|these|those) (((?:[\\p{L}-]+) )?[\\p{L}-]{3,}s) (that|which)\\b',
          words: ['the', 'every', 'any', 'these', 'those'],
          replacement: '$1 $2',
          conditions: [
            ['before', '/^(?: (we|they|you|he|she|many people|people) ((?:\\p{L}+ly) )?\\p{L}+)'],
            [
              'not after',
              '/(?:\\b(so|such|more|than|not|to|say|says|said|believe|think|tells?|told|show|shows) (\\p{L}+ )?)$',
            ],
            [
              'not 2',
              '/^(?:.*\\b(is|was|shows|says|suggests|means|believes|indicates|of|in|to|ensures|hopes|thus|us)\\b.*)$',
            ],
          ],
        },
        {
          pattern: '\\b(various|different|many|several) (types|kinds|forms) of\\b',
          words: ['types', 'kinds', 'forms'],
          replacement: '$1',
          conditions: [
            ['before', '/^ ?(?:\\p{L}+s)\\b'],
            ['not before', '/^ ?(?:this|his|its|us|glass|gas|mass|stress|business)\\b'],
          ],
        },
        {
          pattern: '\\bhighly ',
          words: ['highly'],
          replacement: '',
          conditions: [
            [
              'before',
              '/^ ?(?:sought-after|skilled|engaging|effective|versatile|adaptable|competitive|anticipated|acclaimed|influential|rewarding)\\b',
            ],
            ['not after', '/\\b(?:not|more|most|as|so|is|are|was|were) $'],
          ],
        },
        {
          pattern:
            "\\btoday['’]s( (competitive|fast-paced|rapidly changing|rapidly evolving|digital|complex|modern|dynamic|interconnected|globali[sz]ed|busy|changing),?( and)?)+\\b",
          words: [],
          replacement: "today's",
          conditions: [
            [
              'before',
              '/^ ?(?:(job |business |digital |global )?(market|marketplace|economy|workplace|landscape|environment|workforce|industry|world))\\b',
            ],
          ],
        },
      ],
    },
    {
      kind: 'filler',
      modes: ['shorten'],
      skip: '',
      rules: [
        {
          pattern:
            '\\bthe (success|performance|popularity|growth|history|quality|needs|lives|strength|future|purpose|goal|mission|impact|effects?|development|safety|privacy|benefits|findings|results|rights|skills|productivity|design|speed|costs?|effectiveness|importance|value|resilience|talent|reputation|ability|structure|limitations|complexity|beauty|behaviou?r|leadership|direction|identity|outcomes?|requirements|principles|features|goals|willingness|strengths|limits|failure|efforts|meaning|origins|stability|efficiency|reliability|readability) of (the|this|our|its|their|his|her|your|my|each|every|any) ((?:[\\p{L}-]+))\\b',
          words: [
            'success',
            'performance',
            'popularity',
            'growth',
            'history',
            'quality',
            'needs',
            'lives',
            'strength',
            'future',
            'purpose',
            'goal',
            'mission',
            'impact',
            'effects',
            'effect',
            'development',
            'safety',
            'privacy',
            'benefits',
            'findings',
            'results',
            'rights',
            'skills',
            'productivity',
            'design',
            'speed',
            'costs',
            'cost',
            'effectiveness',
            'importance',
            'value',
            'resilience',
            'talent',
            'reputation',
            'ability',
            'structure',
            'limitations',
            'complexity',
            'beauty',
            'behaviour',
            'behavior',
            'leadership',
            'direction',
            'identity',
            'outcomes',
            'outcome',
            'requirements',
            'principles',
            'features',
            'goals',
            'willingness',
            'strengths',
            'limits',
            'failure',
            'efforts',
            'meaning',
            'origins',
            'stability',
            'efficiency',
            'reliability',
            'readability',
          ],
          replacement: '$2 $3.possessive $1',
          conditions: [
            [
              'before',
              '/^(?:[.,;:]|$| (is|are|was|were|has|have|had|can|could|must|will|would|may|might|should|in|on|by|through|to|at|with|over|depends?|shows?|makes?|helps?|remains?|and (the|its|their|to)|as|that|which|from|while|but)\\b)',
            ],
            ['not 3', '/^(?:.*(ing|ed|ly))$'],
            ['not after', '/(?:\\b(all|both|half|most|some|many|one) (of )?)$'],
          ],
        },
        {
          pattern:
            '\\b(ensur(e|es|ing)|believes?|thinks?|feels?|shows?|means?|hopes?|knows?|suggests?|found|find|argues?) that\\b',
          words: [
            'ensure',
            'ensures',
            'ensuring',
            'believes',
            'believe',
            'thinks',
            'think',
            'feels',
            'feel',
            'shows',
            'show',
            'means',
            'mean',
            'hopes',
            'hope',
            'knows',
            'know',
            'suggests',
            'suggest',
            'found',
            'find',
            'argues',
            'argue',
          ],
          replacement: '$1',
          conditions: [
            ['before', '/^(?: (it|they|we|you|he|she|there) )'],
            ['not after', '/\\b(?:the|an?|this|by|for|of|any|no|which) $'],
          ],
        },
        {
          pattern: ', which (is|are|was|were)\\b',
          words: ['which'],
          replacement: ',',
          conditions: [['before', '/^(?: (an?|the) )']],
        },
        {
          pattern: '\\stirelessly\\b',
          words: [],
          replacement: '',
          conditions: [['before', '/^ ?(?:to)\\b']],
        },
        {
          pattern: '\\b(very|highly|quite|extremely) ',
          words: ['very', 'highly', 'quite', 'extremely'],
          replacement: '',
          conditions: [
            ['before', '/^ ?(?:important|effective|useful|valuable|complex|rewarding)\\b'],
            ['not after', "/\\b(?:not|\\p{L}+n['’]t) $"],
          ],
        },
        {
          pattern:
            '^(moreover|furthermore|additionally|in addition|ultimately|overall|indeed|essentially|fundamentally|basically|in essence|also|in the end|generally speaking|in this context|in this regard|in many ways|as such|at its core|in other words|in light of this|with this in mind|of course|simply put|thankfully|as we move forward|moving forward|going forward), ',
          words: [
            'moreover',
            'furthermore',
            'additionally',
            'addition',
            'ultimately',
            'overall',
            'indeed',
            'essentially',
            'fundamentally',
            'basically',
            'essence',
            'also',
            'end',
            'generally',
            'context',
            'regard',
            'many',
            'such',
            'core',
            'other',
            'light',
            'mind',
            'course',
            'simply',
            'thankfully',
            'forward',
          ],
          replacement: '',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            ",? (in today['’]s ((?:[\\p{L}-]+),? (and )?){0,3}(world|society|age|era)|in the modern (world|era|age|workplace)|in the years to come|moving forward|going forward|now more than ever|and beyond|along the way|like never before|as a whole|in (an|our) increasingly (complex|connected|digital) world|as the organization moves forward|for everyone involved|with ease)\\b",
          words: [],
          replacement: '',
          conditions: [['before', '/^(?:[.!]$)']],
        },
        {
          pattern:
            ', (thereby |thus |ultimately |further )?(highlighting|underscoring|emphasi[sz]ing|showcasing|demonstrating|reflecting|illustrating|reinforcing|showing|inviting \\p{L}+ to reflect on) (the|its|their|a|how)( (?:[\\p{L}-]+))? (importance|significance|need|value|commitment|dedication|relevance|resilience|potential|power|role|complexit(y|ies)|necessity|impact|awareness|passage|richness|beauty|strength|urgency|depth)\\b(?![^,;:.]*\\b(that|which|who|while)\\b)[^,;:.]*',
          words: [],
          replacement: '',
          conditions: [
            ['before', '/^(?:[.!]$)'],
            ['after', '/(?:( [^ ]*){5})$'],
          ],
        },
        {
          pattern:
            ', (in turn|indeed|of course|in fact|to be sure|as it were|so to speak|in many ways|in essence|at its core),',
          words: ['turn', 'indeed', 'course', 'fact', 'sure', 'as', 'speak', 'many', 'essence', 'core'],
          replacement: '',
          conditions: [
            ['not after', '/(?:,.*\\p{L})$'],
            ['before', '/^(?: )'],
          ],
        },
        {
          pattern: '\\b(?:within the context of|in the context of|in the realm of)\\b',
          words: ['context', 'realm'],
          replacement: 'in',
          conditions: [],
        },
        {
          pattern: '\\b(?:a large number of|a great many)\\b',
          words: ['number', 'great'],
          replacement: 'many',
          conditions: [],
        },
        {
          pattern: '\\bthe ways in which\\b',
          words: ['ways'],
          replacement: 'how',
          conditions: [['not before', '/^(?:.*\\b(are|were|have)\\b)']],
        },
        {
          pattern: '\\ba series of\\b',
          words: ['series'],
          replacement: 'several',
          conditions: [],
        },
        {
          pattern: '\\b(?:as well as|along with)\\b',
          words: ['well', 'along'],
          replacement: 'and',
          conditions: [['not after', '/(?:,\\s*)$']],
        },
        {
          pattern:
            '\\b(lacks?|lacked|have|has|had|provides?|provided|acquire|acquires|gain|give|offer) the necessary\\b',
          words: ['necessary'],
          replacement: '$1 the',
          conditions: [
            [
              'before',
              '/^ ?(?:resources|skills|tools|information|equipment|funds|funding|support|knowledge|training|means)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(is|are|am) currently\\b',
          words: ['currently'],
          replacement: '$1',
          conditions: [['before', '/^ ?(?:(?:\\p{L}+ing))\\b']],
        },
        {
          pattern: '\\bdecision-making process(es)?\\b',
          words: ['decision-making'],
          replacement: 'decision-making',
          conditions: [],
        },
        {
          pattern: '\\b(absolutely|truly|incredibly) ',
          words: ['absolutely', 'truly', 'incredibly'],
          replacement: '',
          conditions: [
            ['before', '/^ ?(?:essential|vital|crucial|critical|necessary|important|remarkable)\\b'],
            ['not after', "/\\b(?:not|\\p{L}+n['’]t) $"],
          ],
        },
        {
          pattern: '\\b(\\p{L}{3,}s|people|children|those|women|men) (who|that|which) (are|were)\\b',
          words: ['who', 'that', 'which'],
          replacement: '$1',
          conditions: [
            [
              'before',
              '/^ ?(?:able|designed|intended|associated|involved|committed|available|related|willing|based|needed|used|living|working|struggling|looking|choosing|experiencing|facing|unable|responsible|necessary|\\p{L}{4,}ing)\\b',
            ],
            ['not before', '/^ ?(?:able|unable)\\b'],
          ],
        },
        {
          pattern: '\\bboth ',
          words: ['both'],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            ['not after', '/\\b(?:of|in|the|that) $'],
            ['not after', '/(?:\\btwo, )$'],
            ['before', '/^(?:(the )?(?:[\\p{L}-]+) and (?:[\\p{L}-]+))'],
          ],
        },
        {
          pattern: '\\b(a |the )?(process|task|act|practice|concept|notion) of ',
          words: ['process', 'task', 'act', 'practice', 'concept', 'notion'],
          replacement: '',
          conditions: [
            ['before', '/^ ?(?:(?:\\p{L}+ing))\\b'],
            ['after', '/(?:^$|\\b(and|but|of|by|from|about|into|through|with) $)$'],
          ],
        },
        {
          pattern: '\\b(specific|individual|particular) ',
          words: ['specific', 'individual', 'particular'],
          replacement: '',
          conditions: [
            [
              'before',
              '/^ ?(?:factors|departments|communities|people|ways|types|kinds|proposals|needs|areas)\\b',
            ],
            ['not after', '/\\b(?:the|a|an|from|between|two|no|each|is|are|very) $'],
          ],
        },
        {
          pattern: '\\b(that|which) need(s)? to be\\b',
          words: ['needs', 'need'],
          replacement: 'to be',
          conditions: [['before', '/^(?: \\p{L}+(ed|en)\\b)']],
        },
        {
          pattern: '\\b(everyday|day-to-day|daily) lives\\b',
          words: ['everyday', 'day-to-day', 'daily'],
          replacement: 'lives',
          conditions: [],
        },
        {
          pattern: '\\b(knowledge|tools) and (expertise|resources|understanding)\\b',
          words: ['expertise', 'resources', 'understanding'],
          replacement: '$1',
          conditions: [],
        },
        {
          pattern:
            '\\b(thought|care|support|joy|passion|success) and (careful )?(consideration|attention|assistance|happiness|enthusiasm|achievement)\\b',
          words: ['consideration', 'attention', 'assistance', 'happiness', 'enthusiasm', 'achievement'],
          replacement: '$1',
          conditions: [],
        },
        {
          pattern: '\\bis (designed|intended) to\\b',
          words: ['designed', 'intended'],
          replacement: 'aims to',
          conditions: [
            ['before', '/^ ?(?:provide|help|support|encourage|equip|improve|reduce|teach|give|prepare)\\b'],
            ['not before', 'another gerund'],
          ],
        },
      ],
    },
  ],
  doublets: [
    {
      kind: 'doublet',
      modes: ['shorten', 'plain'],
      skip: '',
      rules: [
        {
          pattern: '\\b(?:knowledge and understanding|knowledge and expertise)\\b',
          words: ['understanding', 'knowledge'],
          replacement: 'knowledge',
          conditions: [],
        },
        {
          pattern: '\\bsupport and encouragement\\b',
          words: ['encouragement'],
          replacement: 'encouragement',
          conditions: [],
        },
        {
          pattern: '\\bhard work and dedication\\b',
          words: ['dedication'],
          replacement: 'hard work',
          conditions: [],
        },
        {
          pattern: '\\befficient and effective\\b',
          words: ['efficient'],
          replacement: 'effective',
          conditions: [],
        },
        {
          pattern: '\\bwelcoming and inclusive\\b',
          words: ['welcoming'],
          replacement: 'welcoming',
          conditions: [],
        },
        {
          pattern: '\\bideas and concepts\\b',
          words: ['concepts'],
          replacement: 'ideas',
          conditions: [],
        },
        {
          pattern: '\\bclear and concise\\b',
          words: ['concise'],
          replacement: 'clear',
          conditions: [],
        },
      ],
    },
    {
      kind: 'doublet',
      modes: ['shorten', 'plain', 'natural'],
      skip: '',
      rules: [
        {
          pattern: '\\bcomplex and multifaceted\\b',
          words: ['multifaceted'],
          replacement: 'complex',
          conditions: [],
        },
      ],
    },
  ],
  effects: [
    {
      kind: 'light_verb',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\b(having|have|has|had) an? (great|large|huge|major|big|profound|tremendous|massive|dramatic|significant|considerable|deep|enormous) (impact|effect) (up)?on\\b',
          words: ['impact', 'effect'],
          replacement: 'greatly {affect:1}',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?:[^.;]*\\b(and|or|but) (up)?on\\b)'],
          ],
        },
        {
          pattern: '\\b(having|have|has|had) an? (strong|powerful) (impact|effect) (up)?on\\b',
          words: ['strong', 'powerful'],
          replacement: 'strongly {affect:1}',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?:[^.;]*\\b(and|or|but) (up)?on\\b)'],
          ],
        },
        {
          pattern: '\\b(having|have|has|had) an? (substantial|direct) (impact|effect) (up)?on\\b',
          words: ['substantial', 'direct'],
          replacement: '$2.adverb {affect:1}',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?:[^.;]*\\b(and|or|but) (up)?on\\b)'],
          ],
        },
        {
          pattern:
            '\\b(having|have|has|had) (an? )?(negative|adverse|detrimental|harmful|damaging) (impact|effect|influence|impacts|effects) (up)?on\\b',
          words: ['negative', 'adverse', 'detrimental', 'harmful', 'damaging'],
          replacement: '{harm:1}',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?:[^.;]*\\b(and|or|but) (up)?on\\b)'],
          ],
        },
        {
          pattern:
            '\\b(results?|resulted|leads?|led|(?<=, )(?:resulting|leading)) (in|to) (an? |the )?(significant |substantial |sharp |marked )?(reduction|decrease|increase|improvement) (in|of)\\b',
          words: ['significant', 'substantial', 'reduction', 'decrease', 'increase', 'improvement'],
          replacement: '{$5:1}',
          conditions: [
            ['not after', '/\\b(?:the|an?|this|in) $'],
            ['before', 'word'],
          ],
        },
        {
          pattern:
            '\\b(through|by|via|by means of) the (effective |successful |careful |strategic )?(use|implementation|adoption|introduction|application) of\\b',
          words: [
            'effective',
            'implementation',
            'introduction',
            'application',
            'successful',
            'careful',
            'adoption',
            'strategic',
            'use',
          ],
          replacement: 'by $3.gerund',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?:[^.,;:]* by )'],
            ['not after', '/\\b(?:you|us|them|me|go|goes|went|is|are|was|were|\\p{L}+ed|\\p{L}+en) $'],
          ],
        },
        {
          pattern:
            '\\b(serves?|served) to (reduce|improve|highlight|emphasi[sz]e|underscore|illustrate|show|reinforce|strengthen|remind|protect|increase|limit|support|deepen|confirm|demonstrate)\\b',
          words: ['serves', 'serve', 'served'],
          replacement: '{$2:1}',
          conditions: [['before', '/^(?: (the|how|that|a|our|their|its))']],
        },
        {
          pattern: '\\bthe (process|act|practice|task) of ((?:\\p{L}+ing))\\b',
          words: ['process', 'act', 'practice', 'task'],
          replacement: '$2',
          conditions: [
            ['before', 'word'],
            ['2', 'known gerund'],
            ['after', '/(?:^$|\\b(and|but|that|of|by|from|about|into|through|with) $)$'],
            ['not before', '/^ ?(?:(the )?(papers?|process|notice|summons|subpoena|writ))\\b'],
          ],
        },
      ],
    },
    {
      kind: 'light_verb',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\bsignificantly (impacting|impacted|impacts|impact)\\b',
          words: ['significantly'],
          replacement: 'greatly {affect:1}',
          conditions: [],
        },
        {
          pattern:
            '\\b(for|in) the (effective |successful )?(implementation|evaluation|assessment|identification|prevention|treatment|diagnosis|promotion|reduction|preservation|utilization|sharing|teaching|making|communication) of\\b',
          words: [
            'implementation',
            'evaluation',
            'assessment',
            'identification',
            'prevention',
            'effective',
            'preservation',
            'utilization',
            'communication',
            'successful',
            'treatment',
            'diagnosis',
            'promotion',
            'reduction',
            'sharing',
            'teaching',
            'making',
          ],
          replacement: '$1 $3.gerund',
          conditions: [
            ['not after', 'start'],
            ['before', 'word'],
            ['not before', '/^(?:[^.,;:]* by )'],
          ],
        },
        {
          pattern:
            '\\bon the (effective |successful )?(implementation|evaluation|assessment|identification|prevention|treatment|diagnosis|promotion|reduction|preservation|utilization|sharing|teaching|making|communication) of\\b',
          words: [
            'implementation',
            'evaluation',
            'assessment',
            'identification',
            'prevention',
            'effective',
            'preservation',
            'utilization',
            'communication',
            'successful',
            'treatment',
            'diagnosis',
            'promotion',
            'reduction',
            'sharing',
            'teaching',
            'making',
          ],
          replacement: 'on $2.gerund',
          conditions: [
            ['after', '/\\b(?:emphasis|focus|focused|focuses|based) $'],
            ['before', 'word'],
            ['not before', '/^(?:[^.,;:]* by )'],
          ],
        },
      ],
    },
  ],
  'empty-phrases': [
    {
      kind: 'stock_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\b(?:gain insights into|gain insight into)\\b',
          words: ['insights', 'insight'],
          replacement: 'learn about',
          conditions: [],
        },
        {
          pattern: '\\b(?:in an attempt to|in an effort to)\\b',
          words: ['attempt', 'effort'],
          replacement: 'to',
          conditions: [],
        },
        {
          pattern:
            '\\b(provid(es?|ed|ing)|offer(s|ed|ing)?|giv(es?|ing)|gave) (us |readers |researchers )?(valuable |important |new |unique |useful |deep |key )*insights? into\\b',
          words: [
            'provides',
            'provide',
            'provided',
            'providing',
            'offers',
            'offered',
            'offering',
            'offer',
            'gives',
            'give',
            'giving',
            'gave',
          ],
          replacement: '{help:1} explain',
          conditions: [
            ['not before', '/^(?: (?:\\p{L}+ing) )'],
            ['before', '/^(?: (the|how|why|what|their|its|this|these|\\p{L}+) )'],
            [
              'after',
              '/\\b(?:(study|studies|papers?|research|data|experiments?|results?|findings|analysis|reports?|surveys?|interviews|fossils|work|paper)( (?:\\p{L}+ly)| also)?) $',
            ],
          ],
        },
        {
          pattern: '\\b(that|which) (is|are) (specifically )?(designed|intended) to\\b',
          words: ['specifically', 'designed', 'intended'],
          replacement: '$4 to',
          conditions: [
            ['before', 'word'],
            ['not after', '/(?:, )$'],
          ],
        },
        {
          pattern: '\\b(having|have|has|had) (an? )?positive (effect|impact|influence) (up)?on\\b',
          words: ['positive'],
          replacement: '{benefit:1}',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b(an?) (?:(?:rich|vibrant|intricate|complex|colou?rful|diverse)) (and (?:(?:rich|vibrant|intricate|complex|colou?rful|diverse)) )?tapestry of\\b',
          words: ['tapestry', 'intricate', 'colourful', 'colorful'],
          replacement: 'a rich mix of',
          conditions: [
            ['before', 'word'],
            [
              'not before',
              '/^ ?(?:(?:(?:\\p{L}+ ){0,2}(?:wool|silk|thread|cotton|linen|yarn|gold|fabric)))\\b',
            ],
          ],
        },
        {
          pattern:
            '\\b(?:(?:rich|vibrant|intricate|complex|colou?rful|diverse)) (and (?:(?:rich|vibrant|intricate|complex|colou?rful|diverse)) )?tapestry of\\b',
          words: ['tapestry', 'intricate', 'colourful', 'colorful'],
          replacement: 'rich mix of',
          conditions: [
            ['not after', '/\\b(?:an?) $'],
            ['before', 'word'],
            [
              'not before',
              '/^ ?(?:(?:(?:\\p{L}+ ){0,2}(?:wool|silk|thread|cotton|linen|yarn|gold|fabric)))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(is|are) home to\\b',
          words: ['home'],
          replacement: '{have:1}',
          conditions: [['before', '/^ ?(?:an?|the|many|some|several|over|more|numerous|\\d)\\b']],
        },
        {
          pattern:
            '\\b(an? )?(diverse|wide|broad|vast|extensive|rich|huge|whole|endless) (range|array|variety|set|selection|host|number|collection|spectrum) of\\b',
          words: ['diverse', 'wide', 'broad', 'vast', 'extensive', 'rich', 'huge', 'whole', 'endless'],
          replacement: 'many different',
          conditions: [
            ['before', 'word'],
            ['before', 'plural'],
            ['not after', '/\\b(?:the|this|that|its|their|his|her|such) $'],
          ],
        },
        {
          pattern:
            '\\b(empowering|empowered|empowers|empower) ((?:(?:(?:the|its|their|our|your|his|her|all|many|more|these|those|most|older|young|younger|small|new) )*(?:(?:[\\p{L}-]+) )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|children|parents|residents|patients|clients|participants|scientists|artists|employees|attendees|governments|schools|firms|everyone|\\p{L}+(?:ers|ors)|us|them|you|him|her|me))) to\\b',
          words: ['empowering', 'empowered', 'empowers', 'empower'],
          replacement: '{help:1} $2',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b(underscoring|underscores|underscored|underscore|showcasing|showcases|showcased|showcase)\\b',
          words: [
            'underscoring',
            'underscores',
            'underscored',
            'underscore',
            'showcasing',
            'showcases',
            'showcased',
            'showcase',
          ],
          replacement: '{show:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:(the|how|a|an|its|their|his|her|both) (\\p{L}+ )?(?:(?:importance|needs?|value|significance|role|relevance|power|resilience|commitment|potential|complex|talent|fact|dangers?|risks?|challenges?|strength|ways?|impact|interplay|tension|relationship|benefits?|limits|limitations|skill|beauty|creativity|remarkable|difference|gap|urgency|complexit(?:y|ies)|extent)))\\b',
            ],
            ['not after', 'determiner'],
            [
              'not with',
              '/\\b(?:he|she|i|they|you|we|statements?|letters?|speech(es)?|speakers?|authors?|writers?|officials?|critics|experts|advocates|supporters|opponents|spokes\\p{L}+|reports?|articles?|memos?|essays?|reviews?|guidelines|policy|policies)\\b',
            ],
            ['not 1', '/^(?:.*ing)$'],
          ],
        },
        {
          pattern:
            '\\b(underscoring|underscores|underscored|underscore|showcasing|showcases|showcased|showcase)\\b',
          words: [
            'underscoring',
            'underscores',
            'underscored',
            'underscore',
            'showcasing',
            'showcases',
            'showcased',
            'showcase',
          ],
          replacement: '{show:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:(the|how|a|an|its|their|his|her|both) (\\p{L}+ )?(?:(?:importance|needs?|value|significance|role|relevance|power|resilience|commitment|potential|complex|talent|fact|dangers?|risks?|challenges?|strength|ways?|impact|interplay|tension|relationship|benefits?|limits|limitations|skill|beauty|creativity|remarkable|difference|gap|urgency|complexit(?:y|ies)|extent)))\\b',
            ],
            ['not after', 'determiner'],
            [
              'not with',
              '/\\b(?:he|she|i|they|you|we|statements?|letters?|speech(es)?|speakers?|authors?|writers?|officials?|critics|experts|advocates|supporters|opponents|spokes\\p{L}+|reports?|articles?|memos?|essays?|reviews?|guidelines|policy|policies)\\b',
            ],
            ['1', '/^(?:.*ing)$'],
          ],
        },
      ],
    },
    {
      kind: 'stock_phrase',
      modes: ['plain', 'shorten'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\b(highlighting|highlighted|underlining|highlights|underlines|underlined|highlight|underline)\\b',
          words: [
            'highlighting',
            'highlighted',
            'underlining',
            'highlights',
            'underlines',
            'underlined',
            'highlight',
            'underline',
          ],
          replacement: '{show:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:(the|how|a|an|its|their|his|her|both) (\\p{L}+ )?(?:(?:importance|needs?|value|significance|role|relevance|power|resilience|commitment|potential|complex|talent|fact|dangers?|risks?|challenges?|strength|ways?|impact|interplay|tension|relationship|benefits?|limits|limitations|skill|beauty|creativity|remarkable|difference|gap|urgency|complexit(?:y|ies)|extent)))\\b',
            ],
            ['not after', 'determiner'],
            [
              'not with',
              '/\\b(?:he|she|i|they|you|we|statements?|letters?|speech(es)?|speakers?|authors?|writers?|officials?|critics|experts|advocates|supporters|opponents|spokes\\p{L}+|reports?|articles?|memos?|essays?|reviews?|guidelines|policy|policies)\\b',
            ],
            ['not 1', '/^(?:.*ing)$'],
          ],
        },
        {
          pattern: '\\bhave emerged as\\b',
          words: ['emerged'],
          replacement: 'have become',
          conditions: [],
        },
        {
          pattern: '\\bcontinues to be\\b',
          words: ['continues'],
          replacement: 'is still',
          conditions: [],
        },
        {
          pattern: '\\bhas emerged as\\b',
          words: ['emerged'],
          replacement: 'has become',
          conditions: [],
        },
        {
          pattern: '\\b(?:proved to be|proven to be)\\b',
          words: ['proved', 'proven'],
          replacement: 'proved',
          conditions: [],
        },
        {
          pattern: '\\bemerged as\\b',
          words: ['emerged'],
          replacement: 'became',
          conditions: [],
        },
        {
          pattern: '\\bhinges on\\b',
          words: ['hinges'],
          replacement: 'depends on',
          conditions: [],
        },
        {
          pattern: '\\b(a|an|the most|one|another) (((?:[\\p{L}-]+) )?)way of ((?:\\p{L}+ing))\\b',
          words: ['a', 'an', 'most', 'one', 'another'],
          replacement: '$1 $2way to $4.verb',
          conditions: [
            ['before', '/^(?: )'],
            ['not before', 'another gerund'],
          ],
        },
        {
          pattern: '\\bbut rather\\b',
          words: ['rather'],
          replacement: 'but',
          conditions: [['before', '/^ ?(?:an?|the)\\b']],
        },
        {
          pattern: '\\boverall ',
          words: ['overall'],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            ['before', '/^ ?(?:success|well-?being|quality|user|effectiveness|experience|growth)\\b'],
          ],
        },
        {
          pattern: '\\b(key|essential|important|critical|vital|crucial|core) (component|element) of\\b',
          words: ['component', 'element'],
          replacement: '$1 part of',
          conditions: [],
        },
        {
          pattern: '\\b(facilitating|facilitates|facilitated|facilitate)\\b',
          words: ['facilitating', 'facilitates', 'facilitated', 'facilitate'],
          replacement: '{help:lone}',
          conditions: [
            [
              'before',
              '/^(?: (better |easier |smooth |clear |open )?(communication|sharing|exchange|collaboration|movement|learning|growth|discussion|cooperation|access|development|understanding|dialogue|adoption|integration|process|trade)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(embracing|embraces|embraced|embrace)\\b',
          words: ['embracing', 'embraces', 'embraced', 'embrace'],
          replacement: '{welcome:lone}',
          conditions: [
            [
              'before',
              '/^(?: (the |new |a )?(change|technology|innovation|challenges?|opportunit|approach|practices|ideas?|technologies|tools|concept)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(constantly|continually|continuously|rapidly) evolving\\b',
          words: ['evolving'],
          replacement: '$1 changing',
          conditions: [['not before', '/^(?: (virus|species|gene|strain|bacteri|lineage|organism|protein))']],
        },
        {
          pattern: '\\b(posing|poses|posed|pose)\\b',
          words: ['posing', 'poses', 'posed', 'pose'],
          replacement: '{create:lone}',
          conditions: [
            [
              'before',
              '/^(?: (an? |many |several |new |significant |serious |major |unique )*(challenges?|problems?|difficult|risks?|threats?)\\b)',
            ],
          ],
        },
        {
          pattern:
            '\\b(emphasizing|emphasising|emphasizes|emphasized|emphasises|emphasised|emphasize|emphasise)\\b',
          words: [
            'emphasizing',
            'emphasising',
            'emphasizes',
            'emphasized',
            'emphasises',
            'emphasised',
            'emphasize',
            'emphasise',
          ],
          replacement: '{stress:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:(the|its|their|his|her|how) (\\p{L}+ )?(importance|needs?|value|significance|role|power|benefits?|dangers?|risks?))\\b',
            ],
            ['not after', 'determiner'],
          ],
        },
        {
          pattern: '\\bhelps to\\b',
          words: ['helps'],
          replacement: 'helps',
          conditions: [
            [
              'before',
              '/^ ?(?:avoid|bridge|build|create|improve|reduce|prevent|protect|support|strengthen|keep|make|shape|explain|ensure|develop|promote|bring|preserve|maintain|increase|raise|connect)\\b',
            ],
          ],
        },
        {
          pattern:
            '\\b(gives?|gave|giving|offers?|offered|offering) ((?:(?:(?:the|its|their|our|your|his|her|all|many|more|these|those|most|older|young|younger|small|new) )*(?:(?:[\\p{L}-]+) )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|children|parents|residents|patients|clients|participants|scientists|artists|employees|attendees|governments|schools|firms|everyone|\\p{L}+(?:ers|ors)|us|them|you|him|her|me))) (the ability|an opportunity|the opportunity|the chance|a chance|the freedom) to\\b',
          words: ['ability', 'opportunity', 'chance', 'freedom'],
          replacement: '{allow:1} $2 to',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(resonating|resonates|resonated|resonate) (deeply |strongly |profoundly )?with\\b',
          words: ['resonating', 'resonates', 'resonated', 'resonate'],
          replacement: '{appeal:1} to',
          conditions: [
            [
              'before',
              '/^(?: (the |its |their |many |modern |young |older )*(audiences?|readers?|viewers?|people|listeners?|fans|users|consumers?|customers?|students|voters|crowd|public|many)\\b)',
            ],
          ],
        },
      ],
    },
  ],
  'everyday-phrases': [
    {
      kind: 'everyday_word',
      modes: ['casual'],
      skip: 'sentences with terms',
      rules: [
        {
          pattern: '\\b(continuing|continues|continued|continue) to (\\p{L}+)\\b',
          words: ['continuing', 'continues', 'continued', 'continue'],
          replacement: '{keep:1} $2.gerund',
          conditions: [
            ['2', 'base form'],
            ['not 2', '/^(?:become|be|grow|exist)$'],
            ['not after', 'determiner'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\b(requires?)\\b',
          words: ['requires', 'require'],
          replacement: '{need:1}',
          conditions: [
            ['not after', 'determiner'],
            [
              'before',
              '/^ ?(?:more|careful|constant|strong|hard|immediate|urgent|collective|significant|creative)\\b',
            ],
          ],
        },
        {
          pattern: '\\bin a timely (manner|fashion)\\b',
          words: ['timely'],
          replacement: 'on time',
          conditions: [],
        },
        {
          pattern: ', such as\\b',
          words: ['such'],
          replacement: ', like',
          conditions: [
            ['before', 'word'],
            ['not after', 'start'],
            ['not after', '/(?:\\b(one|so|that|people|men|it))$'],
            ['not before', '/^ ?(?:it|he|she|they|I|we|to|was|is)\\b'],
          ],
        },
        {
          pattern: '\\bsuch as\\b',
          words: ['such'],
          replacement: 'like',
          conditions: [
            ['before', 'word'],
            ['not after', 'start'],
            ['after', '/(?:[^,] )$'],
            ['not after', '/\\b(?:one|so|that|people|men|it) $'],
            ['not before', '/^ ?(?:it|he|she|they|I|we|to|was|is)\\b'],
          ],
        },
        {
          pattern: '\\brather than\\b',
          words: ['rather'],
          replacement: 'instead of',
          conditions: [['before', '/^ ?(?:the|an?|on|(?:\\p{L}+ing))\\b']],
        },
        {
          pattern: '\\b(is|are) important\\b',
          words: ['important'],
          replacement: '{matter:1}',
          conditions: [
            ['not after', 'start'],
            ['not after', '/\\b(?:it|this|there|that|who|and) $'],
            [
              'before',
              '/^ ?(?:(to|for) (?!note|remember|have|be\\b)((?:\\p{L}+ing)|the|our|any|all|every|both|\\p{L}+s))\\b',
            ],
          ],
        },
        {
          pattern: '\\bremains\\b',
          words: ['remains'],
          replacement: 'is still',
          conditions: [['before', '/^ ?(?:an?|the|important|key|strong|one|popular|unclear)\\b']],
        },
        {
          pattern: '\\ba (large|significant|considerable|great) (number|amount) of\\b',
          words: ['number', 'amount'],
          replacement: 'a lot of',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\ba great deal of\\b',
          words: ['great'],
          replacement: 'a lot of',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(many|numerous)\\b',
          words: ['many', 'numerous'],
          replacement: 'a lot of',
          conditions: [
            ['before', 'word'],
            [
              'not after',
              "/\\b(?:how|so|too|as|the|these|those|his|her|their|its|our|not|a|great|good|very|of|\\p{L}+n['’]t) $",
            ],
            ['not before', '/^ ?(?:of|a|an|more|other)\\b'],
            ['before', 'plural'],
          ],
        },
        {
          pattern: '\\b(are|is) able to\\b',
          words: ['able'],
          replacement: 'can',
          conditions: [
            ['not after', '/\\b(?:not|to|be) $'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\bin addition to\\b',
          words: ['addition'],
          replacement: 'besides',
          conditions: [['before', '/^ ?(?:(?:\\p{L}+ing))\\b']],
        },
        {
          pattern: '\\bthe way\\b',
          words: ['way'],
          replacement: 'how',
          conditions: [['before', '/^(?: (we|people|they|you|doctors|employees|teachers|users|students) )']],
        },
        {
          pattern: '\\bas well as\\b',
          words: ['well'],
          replacement: 'and',
          conditions: [
            ['not after', '/\\b(?:just|quite|equally|work|works|do|does|did|known) $'],
            ['not after', '/(?:, )$'],
            ['not before', '/^ ?(?:possible|can|you|he|she|they|we|i|it)\\b'],
          ],
        },
        {
          pattern: '\\bthe majority of\\b',
          words: ['majority'],
          replacement: 'most',
          conditions: [
            ['before', 'word'],
            ['before', 'plural'],
            ['not before', '/^(?: (votes|shares|seats))'],
          ],
        },
        {
          pattern: '\\bin recent years,',
          words: ['recent'],
          replacement: 'lately,',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bindividuals\\b',
          words: ['individuals'],
          replacement: 'people',
          conditions: [['before', '/^ ?(?:to|who|can|from|with|in)\\b']],
        },
      ],
    },
    {
      kind: 'everyday_word',
      modes: ['plain', 'casual'],
      skip: 'sentences with terms',
      rules: [
        {
          pattern:
            '\\b(allow|allows|allowing|enable|enables|enabling) ((the |its |their |our |his |her )?(users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|customers|children|teachers|readers|workers|employees|groups|us|them|you|him|her|me)) to\\b',
          words: ['allow', 'allows', 'allowing', 'enable', 'enables', 'enabling'],
          replacement: '{let:1} $2',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bdue to\\b',
          words: ['due'],
          replacement: 'because of',
          conditions: [
            ['after', '/(?:\\p{L} )$'],
            [
              'before',
              '/^ ?(?:the|a|an|its|their|his|her|our|this|these|poor|high|low|limited|(?:\\p{L}+ing)|\\p{L}+(tion|ment|ness|ity|nce|ure)s?)\\b',
            ],
            [
              'not after',
              '/\\b(?:is|are|was|were|be|been|being|not|largely|mainly|partly|amounts?|payable|rent|balance|sums?|money|taxes|interest|fees|payments?|and|or) $',
            ],
            ['not before', '/^(?: gravity\\b)'],
            ['not before', '/^(?: the (fact|lender|bank|landlord|seller|estate|creditor))'],
          ],
        },
        {
          pattern: '^(as such|consequently|accordingly),',
          words: ['such', 'consequently', 'accordingly'],
          replacement: 'so',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(contributing|contributes|contributed|contribute) to\\b',
          words: ['contributing', 'contributes', 'contributed', 'contribute'],
          replacement: '{add:1} to',
          conditions: [
            [
              'before',
              '/^(?: (the |a |an )?(\\p{L}+ )?(growth|success|body|understanding|field|problem|discussion|debate|stress|knowledge|well-being|quality|beauty|confusion|diversity|sense)\\b)',
            ],
          ],
        },
        {
          pattern: '\\ba wealth of\\b',
          words: ['wealth'],
          replacement: 'much',
          conditions: [
            ['not after', 'start'],
            ['before', '/^ ?(?:information|knowledge|experience|data|expertise|history)\\b'],
          ],
        },
      ],
    },
  ],
  'everyday-words': [
    {
      kind: 'everyday_word',
      modes: ['plain', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\bdifficult\\b',
          words: ['difficult'],
          replacement: 'hard',
          conditions: [
            ['before', '/^ ?(?:to|for)\\b'],
            ['not after', '/\\b(?:more|most|less|least|increasingly) $'],
          ],
        },
        {
          pattern: '\\bdifficult\\b',
          words: ['difficult'],
          replacement: 'hard',
          conditions: [
            ['after', '/\\b(?:is|are|was|were|be|very|it|them) $'],
            ['not before', '/^ ?(?:and|or)\\b'],
          ],
        },
        {
          pattern: '\\bopportunity\\b',
          words: ['opportunity'],
          replacement: 'chance',
          conditions: [
            ['after', '/\\b(?:the|an) $'],
            ['before', '/^ ?(?:to|for)\\b'],
          ],
        },
        {
          pattern: '\\bensuring\\b',
          words: ['ensuring'],
          replacement: 'making sure',
          conditions: [['before', '/^ ?(?:that)\\b']],
        },
        {
          pattern: '\\bintended\\b',
          words: ['intended'],
          replacement: 'meant',
          conditions: [
            ['after', '/\\b(?:is|are|was|were) $'],
            ['before', '/^ ?(?:to)\\b'],
          ],
        },
        {
          pattern: '\\bmajor\\b',
          words: ['major'],
          replacement: 'big',
          conditions: [
            [
              'before',
              '/^ ?(?:challenges?|problems?|issues?|changes|role|opportunit|advantages?|barriers?|benefits)\\b',
            ],
          ],
        },
        {
          pattern: '\\bimproved\\b',
          words: ['improved'],
          replacement: 'better',
          conditions: [
            ['not after', '/\\b(?:is|are|was|were|be|been|has|have|had|an|and|or) $'],
            [
              'before',
              '/^ ?(?:results|outcomes|performance|quality|communication|efficiency|productivity|health|decision-making|access|experiences?|services?|collaboration|well-being|care|relationships|understanding)\\b',
            ],
            [
              'before',
              '/^(?: \\p{L}+([.,;]| (and|or|in|for|of|to|at|with|from|through|by|while|when|is|are)\\b))',
            ],
          ],
        },
        {
          pattern: '\\bgreater\\b',
          words: ['greater'],
          replacement: 'more',
          conditions: [
            ['not after', '/\\b(?:an?|much|even|far|no|the) $'],
            [
              'before',
              '/^ ?(?:collaboration|flexibility|transparency|understanding|efficiency|awareness|accountability|control|access|freedom|support|emphasis|confidence|creativity|ease|autonomy|independence|cooperation)\\b',
            ],
          ],
        },
        {
          pattern: '\\bindividuals\\b',
          words: ['individuals'],
          replacement: 'people',
          conditions: [
            ['not after', '/\\b(?:two|three|four|five|ten|healthy|control|between|\\d+) $'],
            ['before', '/^ ?(?:(are|is|work|have|may|need|often|and societies)[a-z]*)\\b'],
          ],
        },
        {
          pattern: '\\breduce\\b',
          words: ['reduce'],
          replacement: 'cut',
          conditions: [
            ['before', '/^(?: (costs?|errors?|emissions|carbon|stress|waste|the (risk|cost|number)))'],
          ],
        },
        {
          pattern: '\\breduces\\b',
          words: ['reduces'],
          replacement: 'cuts',
          conditions: [
            ['before', '/^(?: (costs?|errors?|emissions|carbon|stress|waste|the (risk|cost|number)))'],
          ],
        },
        {
          pattern: '\\breducing\\b',
          words: ['reducing'],
          replacement: 'cutting',
          conditions: [
            ['before', '/^(?: (costs?|errors?|emissions|carbon|stress|waste|the (risk|cost|number)))'],
          ],
        },
        {
          pattern: '\\bcollaboratively\\b',
          words: ['collaboratively'],
          replacement: 'together',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bin-depth\\b',
          words: ['in-depth'],
          replacement: 'detailed',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bassistance\\b',
          words: ['assistance'],
          replacement: 'help',
          conditions: [
            ['not before', "/^(?:['’-])"],
            ['not after', '/\\b(?:voice|roadside|legal|technical|public|effective) $'],
            ['not before', '/^ ?(?:of counsel)\\b'],
          ],
        },
        {
          pattern: '\\bensure\\b',
          words: ['ensure'],
          replacement: 'make sure',
          conditions: [
            ['after', 'modal'],
            ['before', '/^ ?(?:that)\\b'],
          ],
        },
        {
          pattern: '\\bensures\\b',
          words: ['ensures'],
          replacement: 'makes sure',
          conditions: [
            ['after', '/\\b(?:he|she|who|staff|team|manager|owner) $'],
            ['not after', 'noun position'],
            ['before', '/^ ?(?:that)\\b'],
          ],
        },
        {
          pattern: '\\bincreased\\b',
          words: ['increased'],
          replacement: 'more',
          conditions: [
            ['after', '/(?:\\b(and|in|to|of|with|for|as|from|including|through|by|the need for) $|, )$'],
            [
              'before',
              '/^ ?(?:efficiency|productivity|collaboration|competition|awareness|flexibility|demand|transparency|access|creativity|investment|attention|engagement|support|pressure|trust|stress|confidence|motivation)\\b',
            ],
          ],
        },
        {
          pattern: '\\bessential\\b',
          words: ['essential'],
          replacement: 'needed',
          conditions: [
            ['not after', '/(?:\\b(it|not) (is|was) )$'],
            ['after', '/\\b(?:is|are|was|were|be) $'],
            ['before', '/^ ?(?:for [a-z]{4,})\\b'],
          ],
        },
        {
          pattern: '\\bchallenging\\b',
          words: ['challenging'],
          replacement: 'hard',
          conditions: [
            ['before', '/^(?:([.,;]| (to|for)\\b))'],
            ['after', '/\\b(?:is|are|was|were|be|very|more) $'],
          ],
        },
        {
          pattern: '\\bpotential\\b',
          words: ['potential'],
          replacement: 'possible',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            [
              'before',
              '/^ ?(?:impacts?|effects|consequences|problems|solutions|drawbacks|complications|threats|issues|causes)\\b',
            ],
          ],
        },
        {
          pattern: '\\bsignificant\\b',
          words: ['significant'],
          replacement: 'big',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            ['not after', '/(?:\\d)$'],
            [
              'before',
              '/^ ?(?:challenges?|problems?|issues?|impact|changes?|differences? (to|for|in the lives)|improvements?|role|benefits?|opportunit|advantages?|steps?|barriers?)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(constructing|constructed|constructs|construct)\\b',
          words: ['constructing', 'constructed', 'constructs', 'construct'],
          replacement: '{build:lone}',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\b(striving|seeking|strives|strived|sought|strive|seeks|seek)\\b',
          words: ['striving', 'seeking', 'strives', 'strived', 'sought', 'strive', 'seeks', 'seek'],
          replacement: '{try:lone}',
          conditions: [['before', '/^(?: to )']],
        },
        {
          pattern: '\\b(wishing|wishes|wished|wish)\\b',
          words: ['wishing', 'wishes', 'wished', 'wish'],
          replacement: '{want:lone}',
          conditions: [['before', '/^(?: to )']],
        },
        {
          pattern: '\\b(receiving|receives|received|receive)\\b',
          words: ['receiving', 'receives', 'received', 'receive'],
          replacement: '{get:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'object'],
            ['not before', '/^(?:[^.,;]* as\\b)'],
            ['not after', '/\\b(?:is|are|was|were|be|been|being|has|have|had|who|that|which) $'],
          ],
        },
        {
          pattern: '\\b(examining|examines|examined|examine)\\b',
          words: ['examining', 'examines', 'examined', 'examine'],
          replacement: '{look:lone} at',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'object'],
          ],
        },
        {
          pattern: '\\b(establishing|establishes|established|establish)\\b',
          words: ['establishing', 'establishes', 'established', 'establish'],
          replacement: '{set:lone} up',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^(?: (an?|the) (\\p{L}+ )?(office|committee|school|company|fund|system|network|team|shop|clinic|centre|center)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(implementing|implemented|implements|implement)\\b',
          words: ['implementing', 'implemented', 'implements', 'implement'],
          replacement: '{put:lone} in place',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:(the |a |an |new )*((?:[\\p{L}-]+) )?(measures?|policies|policy|rules?|safeguards?|controls?|reforms?|restrictions?|bans?))\\b',
            ],
            ['not after', 'start'],
            ['not after', '/\\b(?:is|are|was|were|been|be) $'],
          ],
        },
        {
          pattern: '\\b(providing|provides|provided|provide)\\b',
          words: ['providing', 'provides', 'provided', 'provide'],
          replacement: '{give:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^(?: (us|you|them|him|her|users|people|students|readers|customers|(an? |the |more |new |real |useful |clear |many )*(\\p{L}+ )?(overview|explanation|examples?|information|advice|details?|reasons?|answers?|help|support|feedback|ideas?|hints?|warning|clues?|evidence)) (?!to\\b))',
            ],
            ['not before', '/^(?: [^,.;]{1,60} with\\b)'],
            ['not after', '/\\b(?:is|are|was|were|be|been) $'],
          ],
        },
        {
          pattern: '\\b(collaborating|collaborates|collaborated|collaborate)\\b',
          words: ['collaborating', 'collaborates', 'collaborated', 'collaborate'],
          replacement: '{work:lone} together',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^(?:([.,;]| (on|to|in)\\b))'],
          ],
        },
        {
          pattern: '\\b(encountering|encountered|encounters|encounter)\\b',
          words: ['encountering', 'encountered', 'encounters', 'encounter'],
          replacement: '{run:lone} into',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^ ?(?:(a |an |the |many |some )?(problems?|difficult|obstacle|issues?)[a-z]*)\\b'],
          ],
        },
        {
          pattern: '\\b(collaborating|collaborates|collaborated|collaborate)\\b',
          words: ['collaborating', 'collaborates', 'collaborated', 'collaborate'],
          replacement: '{work:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^ ?(?:with)\\b'],
          ],
        },
        {
          pattern: '\\b(prioritizing|prioritizes|prioritized|prioritize)\\b',
          words: ['prioritizing', 'prioritizes', 'prioritized', 'prioritize'],
          replacement: '{focus:lone} on',
          conditions: [
            ['not after', 'noun position'],
            ['not after', '/\\b(?:is|are|was|were|be|been|being) $'],
            [
              'before',
              '/^ ?(?:the|their|its|our|employee|user|customer|sustainab|people|quality|mental|safety|health|local|these|both)\\b',
            ],
            ['not before', '/^(?:[^.,;]* over\\b)'],
          ],
        },
        {
          pattern: '\\b(demonstrating|demonstrates|demonstrated|demonstrate)\\b',
          words: ['demonstrating', 'demonstrates', 'demonstrated', 'demonstrate'],
          replacement: '{show:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^ ?(?:a|an|the|its|their|his|her|strong|great|clear|that|how|real)\\b'],
          ],
        },
        {
          pattern: '\\b(aligning|aligned|aligns|align) with\\b',
          words: ['aligning', 'aligned', 'aligns', 'align'],
          replacement: '{match:1}',
          conditions: [
            [
              'before',
              '/^(?: (the|our|your|their|its|my|his|her) (\\p{L}+ ){0,2}(goals?|values?|needs|interests|expectations|principles|objectives|skills|mission|vision|priorities|preferences|standards|requirements|guidelines)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(remaining|remained|remains|remain)\\b',
          words: ['remaining', 'remained', 'remains', 'remain'],
          replacement: '{stay:lone}',
          conditions: [
            [
              'before',
              '/^ ?(?:agile|adaptable|competitive|relevant|calm|focused|healthy|safe|active|flexible|informed|connected|motivated|engaged|true|open|strong|alert|ahead|up-to-date)\\b',
            ],
          ],
        },
      ],
    },
    {
      kind: 'everyday_word',
      modes: ['casual'],
      skip: 'sentences with terms',
      rules: [
        {
          pattern: '\\b(addressing|addresses|addressed|address)\\b',
          words: ['addressing', 'addresses', 'addressed', 'address'],
          replacement: '{deal:lone} with',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:(the |these |this |those |a )?([a-z]+ )?(issues?|problems?|challenges?|causes|crisis|concerns?|shortcomings|question)[a-z]*)\\b',
            ],
          ],
        },
        {
          pattern: '\\bwithin\\b',
          words: ['within'],
          replacement: 'in',
          conditions: [['before', '/^(?: (the|an?|this|their|our|organi[sz]ations|companies|teams) )']],
        },
        {
          pattern: '\\bchildren\\b',
          words: ['children'],
          replacement: 'kids',
          conditions: [
            ['not before', "/^(?:['’-])"],
            ['not after', '/\\b(?:of the|and) $'],
            ['not with', '/\\b(?:children|kids)\\b'],
          ],
        },
        {
          pattern: '\\bemployees\\b',
          words: ['employees'],
          replacement: 'workers',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            ['not before', "/^(?:['’-])"],
          ],
        },
        {
          pattern: '\\bequipment\\b',
          words: ['equipment'],
          replacement: 'gear',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            ['not before', "/^(?:['’-])"],
          ],
        },
        {
          pattern: '\\balso\\b',
          words: ['also'],
          replacement: 'plus',
          conditions: [
            ['after', '/(?:^|[.!?] )$'],
            ['before', '/^(?:, )'],
          ],
        },
        {
          pattern: '\\bsignificant\\b',
          words: ['significant'],
          replacement: 'big',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            [
              'before',
              '/^ ?(?:impact|challenges?|changes?|increase|part|step|role|differences?|improvements?|contribution|problems?|shift|effect|threat|risk|amount|number)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(?:major|large)\\b',
          words: ['major', 'large'],
          replacement: 'big',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            [
              'before',
              '/^ ?(?:impact|challenges?|changes?|part|step|role|difference|improvements?|contribution|problems?|shift|effect|number|crowd|companies|company|city|cities|digital|themes?)\\b',
            ],
          ],
        },
        {
          pattern: '\\bessential\\b',
          words: ['essential'],
          replacement: 'key',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            [
              'before',
              '/^ ?(?:part|resource|skills?|steps?|tools?|role|element|component|ingredient|principles)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(?:enormous|tremendous|immense)\\b',
          words: ['enormous', 'tremendous', 'immense'],
          replacement: 'huge',
          conditions: [
            ['not after', '/\\b(?:statistically|no|not|not a|not an|any) $'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\b(?:essential|crucial|vital)\\b',
          words: ['essential', 'crucial', 'vital'],
          replacement: 'key',
          conditions: [
            ['not after', "/(?:\\bit( is|['’]s) )$"],
            ['after', '/\\b(?:is|are|was|were) $'],
            ['before', '/^ ?(?:to|for)\\b'],
          ],
        },
        {
          pattern: '\\bvaluable\\b',
          words: ['valuable'],
          replacement: 'useful',
          conditions: [
            ['before', '/^ ?(?:insights?|lessons?|tools?|resources?|information|advice|skills?)\\b'],
          ],
        },
        {
          pattern: '\\bparticipate\\b',
          words: ['participate'],
          replacement: 'take part',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bparticipating\\b',
          words: ['participating'],
          replacement: 'taking part',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bprimary\\b',
          words: ['primary'],
          replacement: 'main',
          conditions: [
            ['before', 'word'],
            ['not before', '/^ ?(?:and|or|but)\\b'],
          ],
        },
        {
          pattern: '\\bcurrently\\b',
          words: ['currently'],
          replacement: 'now',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\blarge\\b',
          words: ['large'],
          replacement: 'big',
          conditions: [
            ['before', '/^(?: \\p{Ll})'],
            ['after', '/\\b(?:an?|the|very|of|these|those) $'],
            ['not before', '/^ ?(?:(intestine|scale|language|hadron|print|and|number|amount)[a-z]*)\\b'],
          ],
        },
        {
          pattern: '\\b(transforming|transformed|transforms|transform)\\b',
          words: ['transforming', 'transformed', 'transforms', 'transform'],
          replacement: '{change:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'object'],
          ],
        },
        {
          pattern: '\\b(beginning|begins|begin|began|begun)\\b',
          words: ['beginning', 'begins', 'begin', 'began', 'begun'],
          replacement: '{start:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'object'],
          ],
        },
        {
          pattern: '\\b(informing|informed|informs|inform)\\b',
          words: ['informing', 'informed', 'informs', 'inform'],
          replacement: '{tell:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:((the|their|its|your|our|his|her) )?(\\p{L}+ )?(people|users?|customers?|students?|parents?|guests?|staff|public|employees|patients?|readers?|police|council|them|him|me|you|us))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(attending|attended|attends|attend)\\b',
          words: ['attending', 'attended', 'attends', 'attend'],
          replacement: '{go:lone} to',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'object'],
          ],
        },
      ],
    },
  ],
  fillers: [
    {
      kind: 'intensifier',
      modes: ['shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\b(very|really|extremely|truly|incredibly|exceedingly|absolutely) ',
          words: ['very', 'really', 'extremely', 'truly', 'incredibly', 'exceedingly', 'absolutely'],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            [
              'before',
              '/^ ?(?:(?:good|bad|nice|kind|sad|strange|pleasant|pleased|beautiful|pretty|interesting|interested|important|essential|necessary|useful|helpful|inspiring|happy|glad|excited|exciting|grateful|thankful|proud|lovely|valuable|unique|delicious|enjoyable|fun|impressive|old|angry|anxious|curious|careful|carefully|clear|clearly|clever|comfortable|dangerous|delicate|difficult|easy|easily|effective|fine|fond|funny|gentle|gently|handsome|hard|honest|indignant|kindly|natural|pale|plain|plainly|powerful|quiet|quietly|ridiculous|rich|serious|seriously|simple|sorry|strong|strongly|successful|sweet|terrible|tired|unhappy|unpleasant|well-known|wise|wonderful|worried|friendly|excellent|amazing|awesome|great|promising|supportive|satisfying|rewarding|challenging|comprehensive|innovative|talented|dedicated|encouraging|common))\\b',
            ],
            [
              'not after',
              "/(?:(?:(?:\\bnot|n['’]t) \\p{L}+|(?:\\bnot|n['’]t|\\bno|\\bnever|\\bnor|\\bwithout|\\bhardly|\\bso|\\bhow|\\btoo|\\bas|\\bmore|\\bless|\\bmost|\\bif|\\bwhether|\\bthe|\\bwhat|\\bvery|\\breally|,)(?: be| been| a| an| have| had| is| was| are)?) )$",
            ],
            ['not after', '/\\b(?:my|your) $'],
            ['not before', '/^ ?(?:(?:[\\p{L}-]+) (enough|but|yet|though))\\b'],
          ],
        },
        {
          pattern: '\\b(highly|quite) ',
          words: ['highly', 'quite'],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            [
              'before',
              '/^ ?(?:(?:good|bad|nice|kind|sad|strange|pleasant|pleased|beautiful|pretty|interesting|interested|important|essential|necessary|useful|helpful|inspiring|happy|glad|excited|exciting|grateful|thankful|proud|lovely|valuable|unique|delicious|enjoyable|fun|impressive|old|angry|anxious|curious|careful|carefully|clear|clearly|clever|comfortable|dangerous|delicate|difficult|easy|easily|effective|fine|fond|funny|gentle|gently|handsome|hard|honest|indignant|kindly|natural|pale|plain|plainly|powerful|quiet|quietly|ridiculous|rich|serious|seriously|simple|sorry|strong|strongly|successful|sweet|terrible|tired|unhappy|unpleasant|well-known|wise|wonderful|worried|friendly|excellent|amazing|awesome|great|promising|supportive|satisfying|rewarding|challenging|comprehensive|innovative|talented|dedicated|encouraging|common))\\b',
            ],
            [
              'not after',
              "/(?:(?:(?:\\bnot|n['’]t) \\p{L}+|(?:\\bnot|n['’]t|\\bno|\\bnever|\\bnor|\\bwithout|\\bhardly|\\bso|\\bhow|\\btoo|\\bas|\\bmore|\\bless|\\bmost|\\bif|\\bwhether|\\bthe|\\bwhat|\\bvery|\\breally|,)(?: be| been| a| an| have| had| is| was| are)?) )$",
            ],
            ['not after', '/\\b(?:my|your) $'],
            ['not before', '/^ ?(?:(?:[\\p{L}-]+) (enough|but|yet|though))\\b'],
            ['not before', '/^(?:a|the|similar|different|good|well)'],
          ],
        },
      ],
    },
    {
      kind: 'plain_phrase',
      modes: ['natural', 'plain', 'shorten', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bprior to\\b',
          words: ['prior'],
          replacement: 'before',
          conditions: [
            [
              'not around',
              '/\\b(an?|the|this|our|strong|\\p{L}+ed) _(?! (the|an?|this|that|these|those|its|his|her|their|my|our|your|any|all|each|\\p{L}+(ing|tion|ment|al|ure|ance)|\\d+)\\b)',
            ],
            ['before', '/^(?: [\\p{L}\\d])'],
          ],
        },
      ],
    },
    {
      kind: 'filler',
      modes: ['shorten'],
      skip: '',
      rules: [
        {
          pattern:
            '^(actually|in fact|as a matter of fact|interestingly|interestingly enough|overall|as we all know), ',
          words: ['actually', 'fact', 'matter', 'interestingly', 'overall', 'know'],
          replacement: '',
          conditions: [['before', '/^(?:[^\\d\\s])']],
        },
      ],
    },
  ],
  formal: [
    {
      kind: 'informal_word',
      modes: ['formal'],
      skip: '',
      rules: [
        {
          pattern: "(?<=\\p{L} )['’]em(?!\\p{L})\\b",
          words: [],
          replacement: 'them',
          conditions: [],
        },
        {
          pattern: '\\bfigured out\\b',
          words: ['figured'],
          replacement: 'determined',
          conditions: [],
        },
        {
          pattern: '\\ba bunch of\\b',
          words: ['bunch'],
          replacement: 'several',
          conditions: [],
        },
        {
          pattern: '\\bwrapped up\\b',
          words: ['wrapped'],
          replacement: 'completed',
          conditions: [],
        },
        {
          pattern: '\\bfigure out\\b',
          words: ['figure'],
          replacement: 'determine',
          conditions: [],
        },
        {
          pattern: '\\bawesome\\b',
          words: ['awesome'],
          replacement: 'excellent',
          conditions: [],
        },
        {
          pattern: '\\bthanks\\b',
          words: ['thanks'],
          replacement: 'thank you',
          conditions: [],
        },
        {
          pattern: '\\bgonna\\b',
          words: ['gonna'],
          replacement: 'going to',
          conditions: [],
        },
        {
          pattern: '\\bwanna\\b',
          words: ['wanna'],
          replacement: 'want to',
          conditions: [],
        },
        {
          pattern: '\\bgotta\\b',
          words: ['gotta'],
          replacement: 'have to',
          conditions: [],
        },
        {
          pattern: '\\bkinda\\b',
          words: ['kinda'],
          replacement: 'somewhat',
          conditions: [],
        },
        {
          pattern: '\\bfolks\\b',
          words: ['folks'],
          replacement: 'people',
          conditions: [],
        },
        {
          pattern: '\\bkids\\b',
          words: ['kids'],
          replacement: 'children',
          conditions: [],
        },
        {
          pattern: '\\byeah\\b',
          words: ['yeah'],
          replacement: 'yes',
          conditions: [],
        },
        {
          pattern: '\\binfo\\b',
          words: ['info'],
          replacement: 'information',
          conditions: [],
        },
        {
          pattern: '\\bmom\\b',
          words: ['mom'],
          replacement: 'mother',
          conditions: [],
        },
        {
          pattern: '\\bdad\\b',
          words: ['dad'],
          replacement: 'father',
          conditions: [],
        },
        {
          pattern: "\\bI ain['’]t\\b",
          words: ['ain'],
          replacement: 'I am not',
          conditions: [],
        },
        {
          pattern: "\\b(you|we|they) ain['’]t\\b",
          words: ['ain'],
          replacement: '$1 are not',
          conditions: [],
        },
        {
          pattern: "\\b(he|she|it|this|that) ain['’]t\\b",
          words: ['ain'],
          replacement: '$1 is not',
          conditions: [],
        },
        {
          pattern: '\\bpretty\\b',
          words: ['pretty'],
          replacement: 'fairly',
          conditions: [
            [
              'before',
              '/^ ?(?:hard|difficult|easy|slow|good|bad|expensive|tired|odd|strange|boring|late|small|big|cold|hot|sad|clear|sure|much|well)\\b',
            ],
            ['after', "/\\b(?:is|are|was|were|be|it['’]s|feel|felt|looks?|a) $"],
          ],
        },
        {
          pattern: '^plus,',
          words: ['plus'],
          replacement: 'also,',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^(well|anyway|anyways|look|hey|honestly|like), ',
          words: ['well', 'anyway', 'anyways', 'look', 'hey', 'honestly', 'like'],
          replacement: '',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bkid\\b',
          words: ['kid'],
          replacement: 'child',
          conditions: [['after', '/\\b(?:a|the|each|every|this|that|one|my|your|our|their|his|her|as a) $']],
        },
        {
          pattern: '\\bok(ay)?\\b',
          words: ['okay', 'ok'],
          replacement: 'acceptable',
          conditions: [
            ['after', "/\\b(?:is|are|be|was|it['’]s) $"],
            ['before', '/^(?:[.,;!?]| (to|for|if|with)\\b)'],
          ],
        },
        {
          pattern: '\\b(lots|a lot|tons|loads) of\\b',
          words: ['lots', 'lot', 'tons', 'loads'],
          replacement: 'many',
          conditions: [
            ['before', '/^(?: )'],
            ['before', 'plural'],
            ['not after', '/\\b(?:an?|quite|whole|such|the|just|is|are|was|were|be|not) $'],
          ],
        },
      ],
    },
    {
      kind: 'expansion',
      modes: ['formal'],
      skip: '',
      rules: [
        {
          pattern:
            "\\b(do|does|did|is|are|was|were|have|has|had|could|should|would|must|need)n['’]t (I|you|we|they|he|she|it|that|this|there)\\b",
          words: [
            'don',
            'doesn',
            'didn',
            'isn',
            'aren',
            'wasn',
            'weren',
            'haven',
            'hasn',
            'hadn',
            'couldn',
            'shouldn',
            'wouldn',
            'mustn',
            'needn',
          ],
          replacement: '$1 $2 not',
          conditions: [
            ['after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|who|and|but|so|or) )$'],
            ['before', 'word'],
          ],
        },
        {
          pattern: "\\bcan['’]t (I|you|we|they|he|she|it|that|this|there)\\b",
          words: ['can'],
          replacement: 'can $1 not',
          conditions: [
            ['after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|who|and|but|so|or) )$'],
            ['before', 'word'],
          ],
        },
        {
          pattern: "\\bwon['’]t (I|you|we|they|he|she|it|that|this|there)\\b",
          words: ['won'],
          replacement: 'will $1 not',
          conditions: [
            ['after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|who|and|but|so|or) )$'],
            ['before', 'word'],
          ],
        },
        {
          pattern: "\\b(does|did|is|are|was|were|have|has|had|could|should|would|must|need)n['’]t\\b",
          words: [
            'doesn',
            'didn',
            'isn',
            'aren',
            'wasn',
            'weren',
            'haven',
            'hasn',
            'hadn',
            'couldn',
            'shouldn',
            'wouldn',
            'mustn',
            'needn',
          ],
          replacement: '$1 not',
          conditions: [
            ['not after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|and|but|so) )$'],
            ['not before', '/^ ?(?:I|you|we|they|he|she|it|that|this|there)\\b'],
          ],
        },
        {
          pattern: "\\bcan['’]t\\b",
          words: ['can'],
          replacement: 'cannot',
          conditions: [
            ['not after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|and|but|so) )$'],
            ['not before', '/^ ?(?:I|you|we|they|he|she|it|that|this|there)\\b'],
          ],
        },
        {
          pattern: "\\bwon['’]t\\b",
          words: ['won'],
          replacement: 'will not',
          conditions: [
            ['not after', '/(?:^|[,;:.!?—] |\\b(why|how|what|where|when|and|but|so) )$'],
            ['not before', '/^ ?(?:I|you|we|they|he|she|it|that|this|there)\\b'],
          ],
        },
        {
          pattern: "\\bdon['’]t\\b",
          words: ['don'],
          replacement: 'do not',
          conditions: [
            ['not around', '/(^|[,;:.!?—] |\\b(why|how|what|where|when|and|but|so) )_.*\\?'],
            ['not before', '/^ ?(?:I|you|we|they|he|she|it|that|this|there)\\b'],
          ],
        },
        {
          pattern: "\\b(I)['’]m\\b",
          words: ['i'],
          replacement: '$1 am',
          conditions: [],
        },
        {
          pattern: "\\b(you|we|they)['’]re\\b",
          words: ['you', 'we', 'they'],
          replacement: '$1 are',
          conditions: [],
        },
        {
          pattern: "\\b(I|you|we|they|could|should|would|might|must)['’]ve\\b",
          words: ['ve', 'you', 'we', 'they', 'could', 'should', 'would', 'might', 'must'],
          replacement: '$1 have',
          conditions: [],
        },
        {
          pattern: "\\b(I|you|we|they|he|she|it|that|there)['’]ll\\b",
          words: ['ll', 'you', 'we', 'they', 'he', 'she', 'there'],
          replacement: '$1 will',
          conditions: [],
        },
        {
          pattern: "\\b(it|he|she|that|there|what|who|where|here)['’]s\\b",
          words: ['s', 'he', 'she', 'there', 'what', 'where', 'here'],
          replacement: '$1 has',
          conditions: [['before', '/^ ?(?:been|had|got|become|come|gone)\\b']],
        },
        {
          pattern: "\\b(it|he|she|that|there|what|who|where|here)['’]s\\b",
          words: ['s', 'he', 'she', 'there', 'what', 'where', 'here'],
          replacement: '$1 is',
          conditions: [
            ['before', '/^(?: )'],
            ['not before', '/^ ?(?:been|had|got|become|come|gone)\\b'],
          ],
        },
        {
          pattern: "\\blet['’]s\\b",
          words: ['let'],
          replacement: 'let us',
          conditions: [],
        },
        {
          pattern: "\\b(I|you|we|they|he|she|it)['’]d\\b",
          words: ['i', 'you', 'we', 'they', 'he', 'she', 'd'],
          replacement: '$1 had',
          conditions: [['before', '/^ ?(?:better|been)\\b']],
        },
        {
          pattern: "\\b(I|you|we|they|he|she|it)['’]d\\b",
          words: ['i', 'you', 'we', 'they', 'he', 'she', 'd'],
          replacement: '$1 would',
          conditions: [['before', '/^ ?(?:like|rather|prefer|be|have|love)\\b']],
        },
      ],
    },
  ],
  hedges: [
    {
      kind: 'stacked_hedge',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\b(may|might|could) (well )?(potentially|possibly|perhaps|conceivably)\\b',
          words: ['potentially', 'possibly', 'perhaps', 'conceivably'],
          replacement: '$1',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(has|have) the potential to\\b',
          words: ['potential'],
          replacement: 'could',
          conditions: [
            [
              'before',
              '/^(?: (greatly |significantly |fundamentally |further )?(help|enhance|enable|drive|unlock|lead|address|boost|alter|provide|change|transform|revolutioni[sz]e|improve|reduce|increase|become|make|create|provide|cause|disrupt|save|shape|affect|harm|offer|bring|be|open|support|limit|accelerate|deliver|contribute|serve|replace|influence|undermine|strengthen|generate|shift|reach|expand|leave|make)\\b)',
            ],
            ['not after', "/\\b(?:also|not|and|or|\\p{L}+n['’]t) $"],
          ],
        },
      ],
    },
  ],
  'inflated-words': [
    {
      kind: 'inflated_word',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bseamlessly\\b',
          words: ['seamlessly'],
          replacement: 'smoothly',
          conditions: [
            [
              'around',
              '/\\b(integrat|blend|connect|transition|flow|fit|work|run|mov)[a-z]*( \\p{L}+)? _|_ (integrat|blend|connect|transition|flow|fit|work|run|mov)[a-z]*\\b',
            ],
          ],
        },
        {
          pattern: '\\bmeticulously\\b',
          words: ['meticulously'],
          replacement: 'carefully',
          conditions: [],
        },
        {
          pattern: '\\bmeticulous\\b',
          words: ['meticulous'],
          replacement: 'careful',
          conditions: [],
        },
        {
          pattern: '\\butilization\\b',
          words: ['utilization'],
          replacement: 'use',
          conditions: [
            ['after', 'determiner'],
            ['before', '/^ ?(?:of)\\b'],
          ],
        },
        {
          pattern: '\\b(utilizing|utilizes|utilized|utilize)\\b',
          words: ['utilizing', 'utilizes', 'utilized', 'utilize'],
          replacement: '{use:lone}',
          conditions: [],
        },
      ],
    },
    {
      kind: 'inflated_word',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\bcutting-edge\\b',
          words: ['cutting-edge'],
          replacement: 'modern',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:(technolog|tools?|methods?|research|features?|equipment|systems?|software|solutions?|techniques?|analytics|design|science)[a-z]*)\\b',
            ],
          ],
        },
        {
          pattern: '\\bvibrant\\b',
          words: ['vibrant'],
          replacement: 'lively',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:communit(y|ies)|city|cities|cultures?|scenes?|neighbou?rhoods?|atmosphere|towns?|markets?|nightlife|downtown|districts?|festivals?)\\b',
            ],
          ],
        },
        {
          pattern: '\\brobust\\b',
          words: ['robust'],
          replacement: 'strong',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^ ?(?:support|economy|growth|evidence|foundation|relationships?)\\b'],
          ],
        },
        {
          pattern: '\\bprofound\\b',
          words: ['profound'],
          replacement: 'deep',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:sense|understanding|sadness|grief|love|respect|connection|gratitude|meaning|appreciation|knowledge)\\b',
            ],
          ],
        },
        {
          pattern: '\\bseamless\\b',
          words: ['seamless'],
          replacement: 'smooth',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:(and intuitive |shopping |user |overall |digital )?(experiences?|integration|transitions?|process|operation|connection|communication))\\b',
            ],
          ],
        },
        {
          pattern: '\\bcomprehensive\\b',
          words: ['comprehensive'],
          replacement: 'full',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:understanding|view|picture|list|account|review|guide|overview|report|range|description|analysis|study|assessment|audit|record|explanation|inventory)\\b',
            ],
          ],
        },
        {
          pattern: '\\bunwavering\\b',
          words: ['unwavering'],
          replacement: 'firm',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^ ?(?:commitment|belief|resolve|conviction|faith)\\b'],
          ],
        },
        {
          pattern: '\\bunwavering\\b',
          words: ['unwavering'],
          replacement: 'constant',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^ ?(?:support|loyalty|dedication|encouragement)\\b'],
          ],
        },
        {
          pattern: '\\bunderscore\\b',
          words: ['underscore'],
          replacement: 'stress',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:(?:that|the (?:\\p{L}+ )?(?:need|importance|point|value|risk|danger|message|fact|urgency|role|difference)|how|why))\\b',
            ],
          ],
        },
        {
          pattern: '\\bleverages\\b',
          words: ['leverages'],
          replacement: 'uses',
          conditions: [
            ['before', 'word'],
            [
              'not before',
              '/^ ?(?:(?:(?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)))\\b',
            ],
            ['not after', 'determiner'],
            ['not before', '/^ ?(?:(at|by|from|up|\\d))\\b'],
          ],
        },
        {
          pattern: '\\bleveraging\\b',
          words: ['leveraging'],
          replacement: 'using',
          conditions: [
            ['before', 'word'],
            [
              'not before',
              '/^ ?(?:(?:(?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)))\\b',
            ],
            ['not after', 'determiner'],
          ],
        },
        {
          pattern: '\\bleverage\\b',
          words: ['leverage'],
          replacement: 'use',
          conditions: [
            ['before', 'word'],
            [
              'not before',
              '/^ ?(?:(?:(?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)))\\b',
            ],
            ['not after', 'determiner'],
            ['after', '/\\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must) $'],
          ],
        },
        {
          pattern: '\\bleveraged\\b',
          words: ['leveraged'],
          replacement: 'used',
          conditions: [
            [
              'not before',
              '/^ ?(?:(?:(?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)))\\b',
            ],
            ['after', '/\\b(?:be|been|is|are|was|were|has|have|had|it|they|we) $'],
          ],
        },
        {
          pattern: '\\bburgeoning\\b',
          words: ['burgeoning'],
          replacement: 'growing',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\bpivotal\\b',
          words: ['pivotal'],
          replacement: 'key',
          conditions: [
            [
              'before',
              '/^ ?(?:(\\p{L}+ )?(approach(es)?|frameworks?|functions?|services?|roles?|parts?|steps?|factors?|moments?|points?|questions?|issues?|elements?|components?|aspects?|skills?|tools?|differences?|decisions?|evidence|details?|tasks?|lessons?|players?|resources?|events?|time|stages?|needs?|insights?|support|driver|drivers|considerations?|requirements?|change|changes|areas?|goals?|link|links|ingredients?|information|figures?))\\b',
            ],
            ['not after', 'start'],
            [
              'not after',
              "/\\b(?:(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as|\\p{L}+['’]s|\\p{L}+['’]re)) $",
            ],
            ['not before', '/^ ?(?:in|to|for|and|not|that|as|or|but)\\b'],
          ],
        },
        {
          pattern: '\\bparamount\\b',
          words: ['paramount'],
          replacement: 'essential',
          conditions: [
            [
              'after',
              "/\\b(?:(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as|\\p{L}+['’]s|\\p{L}+['’]re)) $",
            ],
            ['not before', '/^(?: \\p{L}+(e|n|r|t)$)'],
          ],
        },
        {
          pattern: '\\bmultifaceted\\b',
          words: ['multifaceted'],
          replacement: 'complex',
          conditions: [
            ['not with', '/\\b(?:complex)\\b'],
            [
              'not before',
              '/^ ?(?:approach|approaches|strateg(y|ies)|response|solutions?|plan|effort|talent|role)\\b',
            ],
          ],
        },
        {
          pattern: '\\btirelessly\\b',
          words: ['tirelessly'],
          replacement: 'hard',
          conditions: [['before', '/^ ?(?:to)\\b']],
        },
        {
          pattern: '\\bactionable\\b',
          words: ['actionable'],
          replacement: 'practical',
          conditions: [
            [
              'before',
              '/^ ?(?:(strateg|steps?|advice|recommendations?|plans?|feedback|ideas|guidance|insights?|solutions?|information)[a-z]*)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(enhancing|enhances|enhanced|enhance)\\b',
          words: ['enhancing', 'enhances', 'enhanced', 'enhance'],
          replacement: '{improve:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['not with', '/\\b(?:[a-z]*improv[a-z]*)\\b'],
            ['not after', '/\\b(?:(?:\\p{L}+ly)|been|be|being|is|was|are|were) $'],
            [
              'before',
              '/^ ?(?:((the|their|its|our|your|his|her|overall|customer|user|patient|employee|student|team|business|learning|operational|academic|reading|writing|communication|problem-solving|critical thinking|road|public|mental|air|service|data|online|shopping) )*(efficiency|performance|productivity|quality|safety|communication|accuracy|experiences?|skills?|satisfaction|outcomes|operations|processes|decision-making|readability|usability|accessibility|well-being|health|security|access)\\b(?! (of|and) (the )?(sense|drama|mood|atmosphere)))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(streamlining|streamlines|streamlined|streamline)\\b',
          words: ['streamlining', 'streamlines', 'streamlined', 'streamline'],
          replacement: '{simplify:lone}',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:((the|their|its|our|your|his|her|these|this) )?([a-z]+ )?(operations|process(es)?|workflows?|communication|procedures?|administration|paperwork)\\b(?! into))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(elucidating|elucidates|elucidated|elucidate)\\b',
          words: ['elucidating', 'elucidates', 'elucidated', 'elucidate'],
          replacement: '{explain:lone}',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^(?: (the|how|why|these|this|their|its) )'],
          ],
        },
        {
          pattern: '\\b(fostering|fostered|fosters|foster)\\b',
          words: ['fostering', 'fostered', 'fosters', 'foster'],
          replacement: '{build:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:(a |the |an )?(strong |stronger |deep |deeper |greater |mutual |better |sustained |close |lasting )*(relationships?|trust|sense|culture|communit(y|ies)|connections?|bonds?|understanding|appreciation|resilience|empathy|respect|friendships?))\\b',
            ],
            [
              'not before',
              '/^ ?(?:a (\\p{L}+ )?sense of (equanimity|serenity|gratitude|humility|wonder|awe|pride|accomplishment|urgency|mystery|calm|peace|nostalgia|excitement|joy))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(fostering|fostered|fosters|foster)\\b',
          words: ['fostering', 'fostered', 'fosters', 'foster'],
          replacement: '{encourage:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:((the|greater|more|further) )?((?:[\\p{L}-]+),? )?(innovation|growth|creativity|inclusion|inclusivity|learning|cooperation|collaboration|engagement|discussion|dialogue|debate|participation|independence|accountability|transparency|curiosity|teamwork|development|self-expression|exploration))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(cultivating|cultivates|cultivated|cultivate)\\b',
          words: ['cultivating', 'cultivates', 'cultivated', 'cultivate'],
          replacement: '{build:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'before',
              '/^ ?(?:(a |the |an )?(diverse |greater |strong |stronger |deep |deeper |positive |healthy )*(sense|culture|skills?|set|relationships?|trust|habits?|mindset|environment|community|connections?|resilience|empathy))\\b',
            ],
            [
              'not before',
              '/^ ?(?:a (\\p{L}+ )?sense of (equanimity|serenity|gratitude|humility|wonder|awe|pride|accomplishment|urgency|mystery|calm|peace|nostalgia|excitement|joy))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(spearheading|spearheaded|spearheads|spearhead)\\b',
          words: ['spearheading', 'spearheaded', 'spearheads', 'spearhead'],
          replacement: '{lead:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\b(positing|posited|posits|posit)\\b',
          words: ['positing', 'posited', 'posits', 'posit'],
          replacement: '{argue:lone}',
          conditions: [['before', '/^ ?(?:that)\\b']],
        },
      ],
    },
    {
      kind: 'inflated_word',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\badvancements\\b',
          words: ['advancements'],
          replacement: 'advances',
          conditions: [],
        },
        {
          pattern: '\\bamongst\\b',
          words: ['amongst'],
          replacement: 'among',
          conditions: [],
        },
        {
          pattern: '\\bwhilst\\b',
          words: ['whilst'],
          replacement: 'while',
          conditions: [],
        },
        {
          pattern: '\\b(exacerbating|exacerbates|exacerbated|exacerbate)\\b',
          words: ['exacerbating', 'exacerbates', 'exacerbated', 'exacerbate'],
          replacement: '{worsen:lone}',
          conditions: [],
        },
        {
          pattern: '\\b(necessitating|necessitates|necessitated|necessitate)\\b',
          words: ['necessitating', 'necessitates', 'necessitated', 'necessitate'],
          replacement: '{require:lone}',
          conditions: [],
        },
      ],
    },
    {
      kind: 'inflated_word',
      modes: ['plain', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\bcrucial\\b',
          words: ['crucial'],
          replacement: 'key',
          conditions: [
            [
              'before',
              '/^ ?(?:(\\p{L}+ )?(approach(es)?|frameworks?|functions?|services?|roles?|parts?|steps?|factors?|moments?|points?|questions?|issues?|elements?|components?|aspects?|skills?|tools?|differences?|decisions?|evidence|details?|tasks?|lessons?|players?|resources?|events?|time|stages?|needs?|insights?|support|driver|drivers|considerations?|requirements?|change|changes|areas?|goals?|link|links|ingredients?|information|figures?))\\b',
            ],
            ['not after', 'start'],
            [
              'not after',
              "/\\b(?:(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as|\\p{L}+['’]s|\\p{L}+['’]re)) $",
            ],
            ['not before', '/^ ?(?:in|to|for|and|not|that|as|or|but)\\b'],
          ],
        },
        {
          pattern: '\\bsignificantly\\b',
          words: ['significantly'],
          replacement: 'much',
          conditions: [
            [
              'not with',
              '/(?:\\d|%|\\b(?:experiments|datasets?|baselines|statistical|statistically|patients|mice|rats|trial|cohort|placebo|regression|versus|compared|hypothesis|samples?|groups?|tests?|digits?|figures|shareholders?|holder|bits?|equity|associate|investee|subsidiary|auditors?|covenant)\\b)',
            ],
            ['before', '/^ ?(?:more|less|better|easier|faster|larger|smaller|higher|lower|cheaper|worse)\\b'],
          ],
        },
        {
          pattern: '\\bsignificantly\\b',
          words: ['significantly'],
          replacement: 'greatly',
          conditions: [
            [
              'not with',
              '/(?:\\d|%|\\b(?:experiments|datasets?|baselines|statistical|statistically|patients|mice|rats|trial|cohort|placebo|regression|versus|compared|hypothesis|samples?|groups?|tests?|digits?|figures|shareholders?|holder|bits?|equity|associate|investee|subsidiary|auditors?|covenant)\\b)',
            ],
            ['not after', "/(?:n['’]t )$"],
            ['not after', '/\\b(?:not|statistically|more|most) $'],
            [
              'before',
              '/^ ?(?:improv(es?|ed|ing)|enhanc(es?|ed|ing)|simplif(y|ies|ied)|expand(s|ed|ing)?|strengthen(s|ed|ing)?|limit(s|ed)?|boost(s|ed|ing)?|impact(ed|ing)?|influenc(ed|ing)|reshap(es?|ed|ing)|streamlin(es?|ed|ing)|reduc(e|ing)|increas(e|ing)|alter(ed|ing)?)\\b',
            ],
          ],
        },
        {
          pattern: '\\bsignificant\\b',
          words: ['significant'],
          replacement: 'major',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'not with',
              '/(?:\\d|%|\\b(?:experiments|datasets?|baselines|statistical|statistically|patients|mice|rats|trial|cohort|placebo|regression|versus|compared|hypothesis|samples?|groups?|tests?|digits?|figures|shareholders?|holder|bits?|equity|associate|investee|subsidiary|auditors?|covenant)\\b)',
            ],
            ['not after', '/\\b(?:no|not|not a|any|statistically) $'],
            [
              'before',
              '/^ ?(?:issues?|problems?|barriers?|concerns?|influence|factors?|drivers?|force|benefits|threats?|risks?|potential|obstacles?|consequences|implications|efforts?|strain|delays?|undertaking|hurdles?|achievements?|breakthroughs?|advance(s|ments?)|developments?|attention|presence|parts?|events?|outages?|setbacks?|dividends|pressure|disruptions?|transformations?|savings|success|loss(es)?|economic|social|environmental)\\b',
            ],
            ['not after', '/\\b(?:and|or) $'],
          ],
        },
        {
          pattern: '\\bsignificantly\\b',
          words: ['significantly'],
          replacement: 'greatly',
          conditions: [
            ['not after', '/\\b(?:not|statistically|more|most) $'],
            [
              'before',
              '/^ ?(?:(influences?|shapes?|shaped|altered|alters|changed|changes|transform|benefits?|contribut|affects?|impacts?)[a-z]*)\\b',
            ],
          ],
        },
        {
          pattern: '\\bsignificant\\b',
          words: ['significant'],
          replacement: 'major',
          conditions: [
            ['not after', '/\\b(?:no|not|not a|any|statistically|more|most|less|so|as|too|very) $'],
            [
              'before',
              '/^ ?(?:challenges?|roles?|contributions?|steps?|improvements?|impacts?|growth|progress|investments?|advantages?|opportunit(y|ies)|shifts?|milestones?|strides|changes?|step forward)\\b',
            ],
            ['not after', '/\\b(?:and|or) $'],
          ],
        },
        {
          pattern: '\\btranquility\\b',
          words: ['tranquility'],
          replacement: 'calm',
          conditions: [['not after', '/\\b(?:more|most|less|least|so|as|too) $']],
        },
        {
          pattern: '\\bmethodologies\\b',
          words: ['methodologies'],
          replacement: 'methods',
          conditions: [['not after', '/\\b(?:more|most|less|least|so|as|too) $']],
        },
        {
          pattern: '\\bdetrimental\\b',
          words: ['detrimental'],
          replacement: 'harmful',
          conditions: [['not after', '/\\b(?:more|most|less|least|so|as|too) $']],
        },
        {
          pattern: '\\bindispensable\\b',
          words: ['indispensable'],
          replacement: 'essential',
          conditions: [['not after', '/\\b(?:more|most|less|least|so|as|too) $']],
        },
        {
          pattern: '\\bnovel\\b',
          words: ['novel'],
          replacement: 'new',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:approach(es)?|methods?|techniques?|frameworks?|ways?|strateg(y|ies)|solutions?|ideas?|perspectives?)\\b',
            ],
          ],
        },
        {
          pattern: '\\bmeaningful\\b',
          words: ['meaningful'],
          replacement: 'real',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^ ?(?:change|progress|improvements?)\\b'],
          ],
        },
        {
          pattern: '\\bvital\\b',
          words: ['vital'],
          replacement: 'key',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', '/^ ?(?:role|part|hub|component|resource|step|tool|link)\\b'],
          ],
        },
        {
          pattern: '\\bexceptional\\b',
          words: ['exceptional'],
          replacement: 'excellent',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:results?|service|quality|performance|customer|care|teacher|professor|talent|work|leadership|experiences?|support)\\b',
            ],
          ],
        },
        {
          pattern: '\\bimmense\\b',
          words: ['immense'],
          replacement: 'great',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'before',
              '/^ ?(?:potential|value|pressure|popularity|importance|benefits?|satisfaction|pride)\\b',
            ],
          ],
        },
        {
          pattern: '\\bpoignant\\b',
          words: ['poignant'],
          replacement: 'moving',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\bstate-of-the-art\\b',
          words: ['state-of-the-art'],
          replacement: 'modern',
          conditions: [
            [
              'not before',
              '/^ ?(?:for|in|on|with|without|by|and|or|to|of|at|from|results|performance|methods?|models?|baselines?|accuracy|approaches)\\b',
            ],
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['before', 'word'],
            ['not before', '/^ ?(?:results?|performance|accuracy|models?|methods?|score)\\b'],
          ],
        },
        {
          pattern: '\\bheightened\\b',
          words: ['heightened'],
          replacement: 'increased',
          conditions: [
            [
              'before',
              '/^ ?(?:awareness|risks?|demand|interest|security|pressure|levels?|scrutiny|attention|tensions?)\\b',
            ],
            ['after', '/\\b(?:a|an|of|to|the|for|with) $'],
          ],
        },
        {
          pattern: '\\bintricate\\b',
          words: ['intricate'],
          replacement: 'complex',
          conditions: [
            ['not with', '/\\b(?:complex)\\b'],
            [
              'before',
              '/^ ?(?:web|networks?|systems?|structures?|relationships?|process(es)?|plots?|problems?|issues?|interplay|dynamics|nature)\\b',
            ],
          ],
        },
        {
          pattern: '\\brenowned\\b',
          words: ['renowned'],
          replacement: 'well-known',
          conditions: [
            ['not after', '/(?:(world|internationally|globally|nationally|most|more|widely|so|as) )$'],
            ['not before', '/^ ?(?:for|\\p{L}+-)\\b'],
          ],
        },
        {
          pattern: '\\brenowned\\b',
          words: ['renowned'],
          replacement: 'known',
          conditions: [
            ['after', '/\\b(?:is|are|was|were|became|been|be) $'],
            ['before', '/^ ?(?:for)\\b'],
          ],
        },
        {
          pattern: '\\binvaluable\\b',
          words: ['invaluable'],
          replacement: 'valuable',
          conditions: [
            [
              'not after',
              "/\\b(?:(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as|\\p{L}+['’]s|\\p{L}+['’]re)) $",
            ],
            [
              'before',
              '/^ ?(?:(help|assistance|support|advice|insights?|resources?|tools?|experience|lessons?|skills?|knowledge|contributions?|guidance|opportunit|asset|service|part|source|role)[a-z]*)\\b',
            ],
          ],
        },
        {
          pattern: '\\bsignificant\\b',
          words: ['significant'],
          replacement: 'large',
          conditions: [
            ['not after', '/\\b(?:no|not|not a|any|statistically|more|most|less|so|as|too|very) $'],
            ['before', '/^ ?(?:amounts?|increase in the number|portion)\\b'],
          ],
        },
        {
          pattern: '\\binterplay\\b',
          words: ['interplay'],
          replacement: 'relationship',
          conditions: [['before', '/^ ?(?:between)\\b']],
        },
        {
          pattern: '\\b(?:critical|essential|integral)\\b',
          words: ['critical', 'essential', 'integral'],
          replacement: 'key',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            [
              'after',
              '/\\b(?:an?|the|these|those|its|their|our|other|many|several|of|as|some|are|with|offers?|provides?) $',
            ],
            [
              'before',
              '/^ ?(?:(role|roles|part|parts|aspects?|components?|factors?|elements?|skills?|steps?|tools?|drivers?|considerations?|resources?|support|pillars?|ingredients?|areas|lessons?|building blocks?)\\b(?! (of the constitution|frequency)))\\b',
            ],
          ],
        },
        {
          pattern: '\\bvaluable\\b',
          words: ['valuable'],
          replacement: 'useful',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['not after', '/\\b(?:and|or|is|are|was|were) $'],
            [
              'before',
              '/^ ?(?:insights?|lessons?|resources?|tools?|advice|feedback|guidance|skills?|knowledge|context|perspectives?|contributions?)\\b',
            ],
          ],
        },
        {
          pattern: '\\bpressing\\b',
          words: ['pressing'],
          replacement: 'urgent',
          conditions: [
            ['not after', '/\\b(?:more|most|less|least|so|as|too) $'],
            ['not after', '/(?:\\burgent\\b)$'],
            ['before', '/^ ?(?:challenges?|issues?|problems?|concerns?|needs?|questions?)\\b'],
          ],
        },
        {
          pattern: '\\b(bolstering|bolstered|bolsters|bolster)\\b',
          words: ['bolstering', 'bolstered', 'bolsters', 'bolster'],
          replacement: '{strengthen:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'not before',
              '/^(?:.{0,52}\\b(vaults?|walls?|roofs?|beams?|bridge|shafts?|ceilings?|oak|steel|wood|props?)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(encompassing|encompasses|encompassed|encompass)\\b',
          words: ['encompassing', 'encompasses', 'encompassed', 'encompass'],
          replacement: '{include:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['not after', '/\\b(?:(?:\\p{L}+ly)) $'],
          ],
        },
        {
          pattern: '\\b(underpining|underpined|underpins|underpin)\\b',
          words: ['underpining', 'underpined', 'underpins', 'underpin'],
          replacement: '{support:lone}',
          conditions: [['not after', 'noun position']],
        },
        {
          pattern: '\\b(safeguarding|safeguarded|safeguards|safeguard)\\b',
          words: ['safeguarding', 'safeguarded', 'safeguards', 'safeguard'],
          replacement: '{protect:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^ ?(?:the|our|their|its|sensitive|data|user|customer|personal|your|public)\\b'],
          ],
        },
        {
          pattern: '\\b(impacting|impacted|impacts|impact)\\b',
          words: ['impacting', 'impacted', 'impacts', 'impact'],
          replacement: '{affect:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['not with', '/\\b(?:positive(ly)?)\\b'],
            [
              'not after',
              '/\\b(?:direct|negative|positive|major|any|environmental|social|economic|potential|overall) $',
            ],
            [
              'before',
              "/^ ?(?:((the|our|their|its|your|people['’]s|students['’]|how|every|many|most) )*(\\p{L}+ )?(lives|health|people|students|families|businesses|performance|results|productivity|quality|decisions?|economy|society|communities|education|learning|ability|we|you|they))\\b",
            ],
          ],
        },
        {
          pattern: '\\bcrucial (for|to)\\b',
          words: ['crucial'],
          replacement: 'key to',
          conditions: [
            ['not after', "/(?:\\bit( is|['’]s| was) )$"],
            ['after', '/\\b(?:is|are|was|were) $'],
            ['before', '/^ ?(?:the|an?|our|its|their|any|(?:\\p{L}+ing))\\b'],
          ],
        },
        {
          pattern: '\\bshowcased\\b',
          words: ['showcased'],
          replacement: 'showed',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\bshowcase\\b',
          words: ['showcase'],
          replacement: 'show',
          conditions: [
            ['before', 'word'],
            ['after', '/\\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must|which|also) $'],
          ],
        },
        {
          pattern: '\\b(showcasing|showcases|showcased|showcase)\\b',
          words: ['showcasing', 'showcases', 'showcased', 'showcase'],
          replacement: '{show:lone}',
          conditions: [
            ['not after', 'noun position'],
            [
              'not before',
              '/^(?:.{0,32}\\b(products?|works?|artists?|designs?|collections?|bands?|gallery|fair)\\b)',
            ],
            [
              'not after',
              '/(?:\\b(products?|works?|artists?|designs?|collections?|bands?|gallery|fair)\\b.{0,32})$',
            ],
            ['before', '/^ ?(?:the|its|their|his|her|a|an|your|our|how|both)\\b'],
          ],
        },
      ],
    },
  ],
  'light-verbs': [
    {
      kind: 'light_verb',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\b(providing|provides|provided|provide) an overview of\\b',
          words: ['overview'],
          replacement: '{outline:1}',
          conditions: [],
        },
        {
          pattern: '\\b(providing|provides|provided|provide) an analysis of\\b',
          words: ['analysis'],
          replacement: '{analyze:1}',
          conditions: [],
        },
        {
          pattern: '\\b(providing|provides|provided|provide) support to\\b',
          words: ['providing', 'provides', 'provided', 'provide'],
          replacement: '{support:1}',
          conditions: [['before', 'noun phrase']],
        },
        {
          pattern: '\\b(am|is|are|was|were|be|been|being) a reflection of\\b',
          words: ['reflection'],
          replacement: '{reflect:1}',
          conditions: [],
        },
      ],
    },
    {
      kind: 'light_verb',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\b(am|is|are|was|were|be|been|being) dependent on\\b',
          words: ['dependent'],
          replacement: '{depend:1} on',
          conditions: [],
        },
        {
          pattern: '\\b(taking|takes|taken|take|took) a look at\\b',
          words: ['taking', 'takes', 'taken', 'take', 'took'],
          replacement: '{look:1} at',
          conditions: [],
        },
      ],
    },
  ],
  openers: [
    {
      kind: 'empty_opener',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            "\\b(?:\\b(?:it (?:should|must|can) (?:also |further )?be (?:noted|mentioned|emphasi[sz]ed|stressed|remembered|said|observed|pointed out|acknowledged|borne in mind)(?: here)? that|it(?: i|['’])s (?:also |equally |particularly |perhaps )?(?:important|worth|essential|crucial|vital|necessary|interesting|imperative|critical|useful|helpful|worthwhile) (?:for us )?(?:to )?(?:also )?(?:note|noting|mention|mentioning|remember|remembering|recogni[sz]e|recogni[sz]ing|understand|acknowledge|acknowledging|emphasi[sz]e|emphasi[sz]ing|point out|pointing out|observe|reali[sz]e|consider|stress|highlight|keep in mind|bear in mind)(?: that)?|it (?:also )?bears (?:noting|mentioning|repeating|emphasi[sz]ing) that|it goes without saying that|it is safe to say that|it is (?:undeniable|indisputable) that|it is true that|it (?:should )?come(?:s)? as no surprise that|there (?:is|can be) no (?:doubt|question|denying(?: the fact)?) that|needless to say,|it could (?:potentially |perhaps )?be argued that(?=[^.;]*\\b(?:may|might|could|possibly|perhaps)\\b)|one (?:should|must) (?:note|remember) that)(?! the (?:time|number|name|dose|date)s? of)) ",
          words: [],
          replacement: '',
          conditions: [
            ['0', '/^(?:.*(that|,) ?)$'],
            ['not after', '/(?:^\\p{L}+ing\\b[^,]*, )$'],
            ['not after', '/\\b(?:because|since|if) $'],
          ],
        },
        {
          pattern:
            "^in (today['’]s|the modern|this modern|our modern|an increasingly|our increasingly) ((?!(job|business|housing|labou?r|academic|work|school|political|legal|financial|media)\\b)(?:[\\p{L}-]+),? (and )?){0,3}(world|society|age|era|landscape|day and age|environment|climate),",
          words: ['today', 'modern', 'increasingly'],
          replacement: 'today,',
          conditions: [['not before', '/^(?: (which|where|who)\\b)']],
        },
        {
          pattern:
            "^the reason (why |that |for which )?(([\\p{L}\\p{N}'’-]+ ){2,10}?)is (because|that|due to the fact that)\\b",
          words: ['reason'],
          replacement: '$2because',
          conditions: [
            ['before', 'word'],
            ['not 2', '/^(?:(of|for|behind|to|in) .*)$'],
          ],
        },
        {
          pattern:
            '^(for all intents and purposes|when all is said and done|as a matter of fact|in a very real sense), ',
          words: ['purposes', 'when', 'matter', 'sense'],
          replacement: '',
          conditions: [],
        },
        {
          pattern: '^please (be aware|note) that ',
          words: ['please'],
          replacement: '',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            "\\bin today['’]s ((modern|fast-paced|digital|ever-changing|ever-evolving|rapidly changing|busy|hectic|contemporary),? )?(world|society|day and age)\\b",
          words: ['today'],
          replacement: 'today',
          conditions: [
            ['before', '/^(?:[.,;]| (is|are|has|have)\\b)'],
            ['not after', '/(?:[,;] )$'],
          ],
        },
        {
          pattern:
            '^(in conclusion|in summary|to sum up|to summarize|to conclude|all in all|in essence|notably|importantly|significantly|interestingly|needless to say|without a doubt|at its core), ',
          words: [
            'conclusion',
            'summary',
            'sum',
            'summarize',
            'conclude',
            'all',
            'essence',
            'notably',
            'importantly',
            'significantly',
            'interestingly',
            'needless',
            'without',
            'core',
          ],
          replacement: '',
          conditions: [],
        },
        {
          pattern:
            '^the (main |primary |overall |ultimate |key )?(goal|aim|purpose|objective) of (the|this|our|their|its) ([\\p{L}-]*[^s\\W]) is to\\b',
          words: ['main', 'purpose', 'objective', 'primary', 'overall', 'ultimate', 'goal', 'key', 'aim'],
          replacement: '$3 $4 aims to',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^(first and foremost|first of all),',
          words: ['foremost', 'first'],
          replacement: 'first,',
          conditions: [],
        },
      ],
    },
    {
      kind: 'empty_opener',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\bone of the (key|main|primary|biggest|major) (\\p{L}+[^s\\W]s) (of|that|for)\\b',
          words: ['one'],
          replacement: 'a $1 $2.singular $3',
          conditions: [],
        },
        {
          pattern: '^overall, ',
          words: ['overall'],
          replacement: '',
          conditions: [
            ['before', '/^(?:(the|this|these|those|he|she|it|they|our|its|their|his|her|(?:\\p{L}+ing)) )'],
            ['not before', '/^(?:.*(\\d|%))'],
          ],
        },
      ],
    },
  ],
  parallelism: [
    {
      kind: 'negative_parallelism',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\b(is|are|was|were) not (only|just|merely|simply) ([^.,;:]{3,80}),? but (it|they|he|she|we|you) (also )?\\b',
          words: ['only', 'just', 'merely', 'simply'],
          replacement: '$1 $3, and $4 $5',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^not only (is|are|was|were) (she|he|it|this|they|these) ([^.,;:]{3,80}), but\\b',
          words: ['only'],
          replacement: '$2 $1 $3, and',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b(is|are|was|were) not (only|just|merely|simply) (an? [^.,;:]{3,40}?) but( rather| also)?\\b',
          words: ['only', 'just', 'merely', 'simply'],
          replacement: '$1 both $3 and',
          conditions: [['before', '/^ ?(?:an?)\\b']],
        },
        {
          pattern:
            "\\b(is|are) not (just|only|merely|simply) about ([^.,;:—]{3,60})(;|,| —|—) (it['’]s|it is|they are|they['’]re) (also |really )?about\\b",
          words: ['about'],
          replacement: '$1 about $3 and also about',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            "\\b(\\p{L}{1,40}) (isn['’]t|is not) (just|only|merely|simply) ((about )?(an? |the )?([\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+)(;|,|—| —| –) ?(it['’]s|it is)( also)?\\b",
          words: ['just', 'only', 'merely', 'simply'],
          replacement: '$1 is both $4 and',
          conditions: [
            ['before', '/^ ?(?:an?|the)\\b'],
            ['not 4', '/^(?:.*\\b(but|and|not)\\b.*)$'],
          ],
        },
        {
          pattern:
            "\\b(\\p{L}{1,40}) (aren['’]t|are not) (just|only|merely|simply) ((about )?(an? |the )?([\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+)(;|,|—| —| –) ?(they['’]re|they are)( also)?\\b",
          words: ['just', 'only', 'merely', 'simply'],
          replacement: '$1 are both $4 and',
          conditions: [
            ['before', '/^ ?(?:an?|the)\\b'],
            ['not 4', '/^(?:.*\\b(but|and|not)\\b.*)$'],
          ],
        },
      ],
    },
  ],
  'plain-words': [
    {
      kind: 'plain_word',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bindividuals\\b',
          words: ['individuals'],
          replacement: 'people',
          conditions: [
            [
              'not before',
              "/^(?:['’]| of\\b| (named|listed|identified|charged|convicted|described)\\b|[^.;]*\\bnot (to )?companies\\b|, (corporations|companies|organi[sz]ations|families|groups|businesses))",
            ],
            [
              'not with',
              '/\\b(?:species|animals?|mice|cats?|dogs?|birds?|fish|plants?|cells?|genes?|alleles?|samples?|populations?|people)\\b',
            ],
            [
              'not after',
              '/\\b(?:two|three|four|five|ten|as|healthy|control|these two|between|both|\\d+|of) $',
            ],
            ['not before', '/^(?:,| (and|or)\\b)'],
            ['not after', '/\\b(?:than) $'],
          ],
        },
        {
          pattern: '\\bassist\\b',
          words: ['assist'],
          replacement: 'help',
          conditions: [
            ['after', 'modal'],
            ['before', 'word'],
            ['not before', '/^ ?(?:in|by)\\b'],
          ],
        },
        {
          pattern: '\\bnumerous\\b',
          words: ['numerous'],
          replacement: 'many',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:an?|more|too|so|as|are|were|is|most|very) $'],
          ],
        },
        {
          pattern: '\\bupon\\b',
          words: ['upon'],
          replacement: 'on',
          conditions: [
            ['before', 'word'],
            [
              'after',
              '/\\b(?:based|depends?|depending|rely|relies|relied|relying|built|build|builds|focus|focused|called|calls|call|dependent|reflect|reflecting|agreed|placed|imposed|draws?|drawing) $',
            ],
          ],
        },
        {
          pattern: '\\bapproximately\\b',
          words: ['approximately'],
          replacement: 'about',
          conditions: [
            [
              'before',
              '/^(?: (\\d|[$€£]|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty))',
            ],
          ],
        },
      ],
    },
    {
      kind: 'plain_word',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bfrequently\\b',
          words: ['frequently'],
          replacement: 'often',
          conditions: [['not before', '/^(?:(-| asked\\b))']],
        },
        {
          pattern: '\\binitially\\b',
          words: ['initially'],
          replacement: 'at first',
          conditions: [['after', 'start']],
        },
        {
          pattern: '\\binitially\\b',
          words: ['initially'],
          replacement: 'at first',
          conditions: [['before', '/^(?:,)']],
        },
        {
          pattern: '\\bpurchase\\b',
          words: ['purchase'],
          replacement: 'buy',
          conditions: [
            ['after', 'modal'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\bpurchasing\\b',
          words: ['purchasing'],
          replacement: 'buying',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\bpurchased\\b',
          words: ['purchased'],
          replacement: 'bought',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\bprimarily\\b',
          words: ['primarily'],
          replacement: 'mainly',
          conditions: [],
        },
        {
          pattern: '\\bpurchased\\b',
          words: ['purchased'],
          replacement: 'bought',
          conditions: [['after', '/\\b(?:i|he|she|we|they|you|was|were|be|been|has|have|had|who) $']],
        },
        {
          pattern: '\\bbeneficial\\b',
          words: ['beneficial'],
          replacement: 'good',
          conditions: [
            ['before', '/^ ?(?:for)\\b'],
            ['after', '/\\b(?:is|are|was|were|be|very) $'],
          ],
        },
        {
          pattern: '\\bsubstantial\\b',
          words: ['substantial'],
          replacement: 'large',
          conditions: [
            [
              'before',
              '/^ ?(?:amounts?|number|increase|decrease|reduction|portion|part|sums?|gains?|losses|improvements?|differences?)\\b',
            ],
          ],
        },
        {
          pattern: '\\bsufficient\\b',
          words: ['sufficient'],
          replacement: 'enough',
          conditions: [
            ['not after', '/\\b(?:an?|the|is|not|self|its|their) $'],
            [
              'before',
              '/^ ?(?:time|money|evidence|information|food|water|data|resources|support|space|funds|funding|energy|sleep|knowledge|power)\\b',
            ],
          ],
        },
        {
          pattern: '\\bresiding\\b',
          words: ['residing'],
          replacement: 'living',
          conditions: [['before', '/^ ?(?:in|at|near)\\b']],
        },
        {
          pattern: '\\bsufficient\\b',
          words: ['sufficient'],
          replacement: 'enough',
          conditions: [
            ['before', '/^(?:( (to|for)\\b|[.,;]))'],
            ['after', '/\\b(?:is|are|was|were|be|not|no longer) $'],
          ],
        },
        {
          pattern: '\\badditional\\b',
          words: ['additional'],
          replacement: 'extra',
          conditions: [
            [
              'before',
              '/^ ?(?:(time|money|funds|funding|costs?|charges?|fees?|work|space|hours|staff|layers?|steps?|effort|help|pay|beds?|seats?)\\b)\\b',
            ],
            ['not after', '/(?:\\bextra\\b)$'],
            ['not after', '/\\b(?:any) $'],
          ],
        },
        {
          pattern: '\\bregarding\\b',
          words: ['regarding'],
          replacement: 'about',
          conditions: [
            ['before', 'word'],
            [
              'after',
              '/\\b(?:information|questions?|concerns?|issues?|debates?|discussions?|laws?|rules?|policies|policy|decisions?|views?|opinions?|data|details|research|advice|arguments?) $',
            ],
          ],
        },
        {
          pattern: '\\b(retaining|retained|retains|retain)\\b',
          words: ['retaining', 'retained', 'retains', 'retain'],
          replacement: '{keep:lone}',
          conditions: [
            ['before', 'object'],
            [
              'not before',
              '/^ ?(?:(the |this |that )?((?:[\\p{L}-]+) )?(information|knowledge|material|lessons?|heat|moisture|water|staff|employees))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(alleviating|alleviates|alleviated|alleviate)\\b',
          words: ['alleviating', 'alleviates', 'alleviated', 'alleviate'],
          replacement: '{ease:lone}',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\b(accelerating|accelerates|accelerated|accelerate)\\b',
          words: ['accelerating', 'accelerates', 'accelerated', 'accelerate'],
          replacement: '{speed:lone} up',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\b(modifying|modifies|modified|modify)\\b',
          words: ['modifying', 'modifies', 'modified', 'modify'],
          replacement: '{change:lone}',
          conditions: [['before', 'object']],
        },
        {
          pattern: '\\b(initiating|initiates|initiated|initiate)\\b',
          words: ['initiating', 'initiates', 'initiated', 'initiate'],
          replacement: '{start:lone}',
          conditions: [
            ['before', 'object'],
            ['not after', 'noun position'],
          ],
        },
        {
          pattern: '\\b(obtaining|obtained|obtains|obtain)\\b',
          words: ['obtaining', 'obtained', 'obtains', 'obtain'],
          replacement: '{get:lone}',
          conditions: [
            ['before', 'object'],
            ['not after', 'auxiliary'],
          ],
        },
        {
          pattern: '\\b(demonstrating|demonstrates|demonstrated|demonstrate)\\b',
          words: ['demonstrating', 'demonstrates', 'demonstrated', 'demonstrate'],
          replacement: '{show:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['before', '/^ ?(?:that|how|the|their|its|his|her|why)\\b'],
          ],
        },
        {
          pattern: '\\b(requiring|requires|required|require)\\b',
          words: ['requiring', 'requires', 'required', 'require'],
          replacement: '{need:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['not after', '/\\b(?:is|are|was|were|be|been|being|as|not|if|has|have|had) $'],
            ['before', '/^ ?(?:more|less|much|little|extra|careful|time|a lot|a great deal)\\b'],
          ],
        },
        {
          pattern: '\\b(requiring|requires|required|require)\\b',
          words: ['requiring', 'requires', 'required', 'require'],
          replacement: '{take:lone}',
          conditions: [
            ['not after', 'noun position'],
            ['not after', '/\\b(?:is|are|was|were|be|been|being|as|not|if|has|have|had) $'],
            [
              'before',
              '/^ ?(?:((consistent|great|constant|considerable|significant|hard|some|a lot of|much|more) )?(effort|patience|courage|practice|dedication|teamwork|perseverance))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(residing|resides|resided|reside)\\b',
          words: ['residing', 'resides', 'resided', 'reside'],
          replacement: '{live:lone}',
          conditions: [['before', '/^ ?(?:in (?!the fact|its|their))\\b']],
        },
        {
          pattern: '\\b(ascertaining|ascertained|ascertains|ascertain)\\b',
          words: ['ascertaining', 'ascertained', 'ascertains', 'ascertain'],
          replacement: '{find:lone} out',
          conditions: [['before', '/^ ?(?:whether|if|how|what|why|the)\\b']],
        },
        {
          pattern: '\\b(contending|contended|contends|contend)\\b',
          words: ['contending', 'contended', 'contends', 'contend'],
          replacement: '{argue:lone}',
          conditions: [['before', '/^ ?(?:that)\\b']],
        },
      ],
    },
  ],
  praise: [
    {
      kind: 'praise',
      modes: ['shorten'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\b(?:innovative|groundbreaking|cutting-edge|state-of-the-art|remarkable|impressive|compelling|stunning|cherished|resounding|unparalleled|unmatched|invaluable|captivating|transformative|unwavering|thought-provoking|poignant|ever-changing|ever-evolving|game-changing|world-class|far-reaching|thriving) ',
          words: [
            'innovative',
            'groundbreaking',
            'cutting-edge',
            'state-of-the-art',
            'remarkable',
            'impressive',
            'compelling',
            'stunning',
            'cherished',
            'resounding',
            'unparalleled',
            'unmatched',
            'invaluable',
            'captivating',
            'transformative',
            'unwavering',
            'thought-provoking',
            'poignant',
            'ever-changing',
            'ever-evolving',
            'game-changing',
            'world-class',
            'far-reaching',
            'thriving',
          ],
          replacement: '',
          conditions: [
            ['before', '/^(?:\\p{L}{3})'],
            ['not before', '/^ ?(?:ones?|results|performance|accuracy)\\b'],
            ['not after', "/(?:(\\b(is|are|was|were|be|been)|['’]s|['’]re) (also )?an? )$"],
            [
              'not before',
              '/^(?:experience|step|and|or|but|to|for|in|of|than|as|with|landscape\\b|world|market|environment|approach)',
            ],
            [
              'after',
              '/\\b(?:an?|the|of|in|with|for|its|their|our|his|her|this|these|those|\\p{L}+s|\\p{L}+ing|to|from|by) $',
            ],
            ['not after', '/\\b(?:is|was|as|less|one of the|\\p{L}+ly) $'],
            [
              'not around',
              '/(?<!\\b(the|its|their|our|his|her|your|this|these|those) )_(?:(?:(?:user|learning|shopping|teaching) )?(?:experiences?|perspectives?|approach(?:es)?|advance(?:s|ments?)?|voice|environment|mindset|technolog(?:y|ies)|methods?|need|look|place|space|ways?|blend|decisions|thinking|content|products?|tools?|experience))\\b',
            ],
            ['not after', '/(?:\\bplay(s|ed|ing)? an? )$'],
          ],
        },
        {
          pattern:
            '\\b(?:innovative|groundbreaking|transformative|seamless|unparalleled|invaluable|ever-evolving|ever-changing|fast-paced|holistic|multifaceted|overarching|game-changing|world-class|remarkable|impressive|incredible|cutting-edge|state-of-the-art|compelling|captivating|vibrant|meaningful|thoughtful|thought-provoking|poignant|stunning|cherished|unwavering|unforgettable|resounding|enduring|overall|various|valued|comprehensive|robust|valuable|dynamic|significant|important|powerful|profound|actionable|intuitive|proactive|lasting|solid|smooth|lively|new and innovative|unique|exceptional|outstanding|extensive|considerable|immense|tremendous|engaging|fascinating|precious) ',
          words: [
            'innovative',
            'groundbreaking',
            'transformative',
            'seamless',
            'unparalleled',
            'invaluable',
            'ever-evolving',
            'ever-changing',
            'fast-paced',
            'holistic',
            'multifaceted',
            'overarching',
            'game-changing',
            'world-class',
            'remarkable',
            'impressive',
            'incredible',
            'cutting-edge',
            'state-of-the-art',
            'compelling',
            'captivating',
            'vibrant',
            'meaningful',
            'thoughtful',
            'thought-provoking',
            'poignant',
            'stunning',
            'cherished',
            'unwavering',
            'unforgettable',
            'resounding',
            'enduring',
            'overall',
            'various',
            'valued',
            'comprehensive',
            'robust',
            'valuable',
            'dynamic',
            'significant',
            'important',
            'powerful',
            'profound',
            'actionable',
            'intuitive',
            'proactive',
            'lasting',
            'solid',
            'smooth',
            'lively',
            'unique',
            'exceptional',
            'outstanding',
            'extensive',
            'considerable',
            'immense',
            'tremendous',
            'engaging',
            'fascinating',
            'precious',
          ],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            [
              'before',
              '/^ ?(?:(?:insights?|understanding|overview|solutions?|approach(?:es)?|framework|strateg(?:y|ies)|commitment|exploration|performance|culture|environment|connections?|relationships?|support|communities|community|change|progress|impact|benefits|power|role|role in|resources?|tools?|skills|opportunit(?:y|ies)|platform|program|initiatives?|improvements?|contributions?|heritage|interplay|journey|potential|service|design|talent|creativity|glimpse|perspectives?|technology|technologies|advancements?|advances|research|challenges|implications|themes?|factors|processes|procedures|reminder|catalyst|example|sense|appreciation|consideration|needs|principles|guidance|knowledge|information|tradition|effort|efforts|success|interest|debate|features|analysis|review|look|mission|views|emphasis|learning|communication|dialogue|trends|combination|awareness|examination|evaluation|study|ideas|importance|experiences?|collaboration|engagement|growth|strengths|blend|voice|voices|thinking|decisions|transformation|collection|history|past|landscapes|outcomes|results|obstacles|need|needs|considerations?|content|narrative|stor(?:y|ies)|teaching methods|team|mindset|lessons|portrayal|account))\\b',
            ],
            ['not after', "/(?:(\\b(is|are|was|were|be|been)|['’]s|['’]re) (also )?an? )$"],
            [
              'not after',
              "/\\b(?:(?:all|any|every|each|most|some|only|few|more|less|least|so|too|very|as|not|no|and|or|how|statistically|\\p{L}+n['’]t|(?:\\p{L}+ly))) $",
            ],
            [
              'not after',
              '/(?:(?<!\\b(of|in|with|on|to|for|from|by|about|through|\\p{L}{3,}s|\\p{L}+ing) )\\bthe )$',
            ],
            [
              'not around',
              '/(?<!\\b(the|its|their|our|his|her|your|this|these|those) )_(?:(?:(?:user|learning|shopping|teaching) )?(?:experiences?|perspectives?|approach(?:es)?|advance(?:s|ments?)?|voice|environment|mindset|technolog(?:y|ies)|methods?|need|look|place|space|ways?|blend|decisions|thinking|content|products?|tools?|experience))\\b',
            ],
            ['not after', '/(?:\\bplay(s|ed|ing)? an? )$'],
          ],
        },
        {
          pattern:
            '\\b(?:innovative|groundbreaking|transformative|seamless|unparalleled|invaluable|ever-evolving|ever-changing|fast-paced|holistic|multifaceted|overarching|game-changing|world-class|remarkable|impressive|incredible|cutting-edge|state-of-the-art|compelling|captivating|vibrant|meaningful|thoughtful|thought-provoking|poignant|stunning|cherished|unwavering|unforgettable|resounding|enduring|overall|various|valued|comprehensive|robust|valuable|dynamic|significant|important|powerful|profound|actionable|intuitive|proactive|lasting|solid|smooth|lively|new and innovative|unique|exceptional|outstanding|extensive|considerable|immense|tremendous|engaging|fascinating|precious) and ',
          words: [
            'innovative',
            'groundbreaking',
            'transformative',
            'seamless',
            'unparalleled',
            'invaluable',
            'ever-evolving',
            'ever-changing',
            'fast-paced',
            'holistic',
            'multifaceted',
            'overarching',
            'game-changing',
            'world-class',
            'remarkable',
            'impressive',
            'incredible',
            'cutting-edge',
            'state-of-the-art',
            'compelling',
            'captivating',
            'vibrant',
            'meaningful',
            'thoughtful',
            'thought-provoking',
            'poignant',
            'stunning',
            'cherished',
            'unwavering',
            'unforgettable',
            'resounding',
            'enduring',
            'overall',
            'various',
            'valued',
            'comprehensive',
            'robust',
            'valuable',
            'dynamic',
            'significant',
            'important',
            'powerful',
            'profound',
            'actionable',
            'intuitive',
            'proactive',
            'lasting',
            'solid',
            'smooth',
            'lively',
            'unique',
            'exceptional',
            'outstanding',
            'extensive',
            'considerable',
            'immense',
            'tremendous',
            'engaging',
            'fascinating',
            'precious',
          ],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            [
              'before',
              '/^ ?(?:\\p{L}+(ive|al|ful|able|ic|ed|ing|ent|ant|st|ous|se) (?:insights?|understanding|overview|solutions?|approach(?:es)?|framework|strateg(?:y|ies)|commitment|exploration|performance|culture|environment|connections?|relationships?|support|communities|community|change|progress|impact|benefits|power|role|role in|resources?|tools?|skills|opportunit(?:y|ies)|platform|program|initiatives?|improvements?|contributions?|heritage|interplay|journey|potential|service|design|talent|creativity|glimpse|perspectives?|technology|technologies|advancements?|advances|research|challenges|implications|themes?|factors|processes|procedures|reminder|catalyst|example|sense|appreciation|consideration|needs|principles|guidance|knowledge|information|tradition|effort|efforts|success|interest|debate|features|analysis|review|look|mission|views|emphasis|learning|communication|dialogue|trends|combination|awareness|examination|evaluation|study|ideas|importance|experiences?|collaboration|engagement|growth|strengths|blend|voice|voices|thinking|decisions|transformation|collection|history|past|landscapes|outcomes|results|obstacles|need|needs|considerations?|content|narrative|stor(?:y|ies)|teaching methods|team|mindset|lessons|portrayal|account))\\b',
            ],
            [
              'not after',
              "/\\b(?:(?:all|any|every|each|most|some|only|few|more|less|least|so|too|very|as|not|no|and|or|how|statistically|\\p{L}+n['’]t|(?:\\p{L}+ly))|the) $",
            ],
          ],
        },
        {
          pattern:
            '\\b(seamlessly|effortlessly|truly|undeniably|inherently|fundamentally|essentially|basically|actively|genuinely|dramatically|vastly|immensely|tremendously|remarkably|incredibly|deeply|tirelessly|successfully|effectively|profoundly|ultimately|smoothly|absolutely) ',
          words: [
            'seamlessly',
            'effortlessly',
            'truly',
            'undeniably',
            'inherently',
            'fundamentally',
            'essentially',
            'basically',
            'actively',
            'genuinely',
            'dramatically',
            'vastly',
            'immensely',
            'tremendously',
            'remarkably',
            'incredibly',
            'deeply',
            'tirelessly',
            'successfully',
            'effectively',
            'profoundly',
            'ultimately',
            'smoothly',
            'absolutely',
          ],
          replacement: '',
          conditions: [
            ['before', '/^(?:\\p{L}{3,})'],
            ['not after', 'start'],
            [
              'not after',
              "/\\b(?:not|no|never|so|too|how|more|most|as|very|less|and|or|is|are|was|were|\\p{L}+n['’]t) $",
            ],
            ['not before', '/^ ?(?:and|but|or|than|as|from|in|by|with|to|on|at|for|different)\\b'],
            ['not with', "/\\b(?:not|n['’]t)\\b"],
          ],
        },
      ],
    },
  ],
  role: [
    {
      kind: 'inflated_role',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\b(plays?|played) an? (increasingly |very |truly |absolutely |highly )?(?:crucial|vital|pivotal|key|critical|essential|central|integral|paramount|decisive|instrumental|fundamental)(,? (and )?((?:crucial|vital|pivotal|key|critical|essential|central|integral|paramount|decisive|instrumental|fundamental)|(?:significant|important|major|huge|big|large|prominent|substantial)))? (role|part) in\\b',
          words: ['plays', 'play', 'played'],
          replacement: '{be:1} key to',
          conditions: [
            ['not after', '/(?:\\bkey\\b.*)$'],
            [
              'not before',
              '/^ ?(?:(?:(?:the |a |an |his |her |their |this |that )?(?:\\p{L}+ ){0,2}(?:films?|movies?|plays?|operas?|productions?|series|dramas?|shows?|musicals?|adaptations?|sequels?|episodes?|sitcoms?|ballets?|band|orchestra)))\\b',
            ],
            ['not before', '/^(?:[^,.;]* by (?:\\p{L}+ing)\\b)'],
            ['not around', '/\\b(he|she|to) ((can|will|must) )?_(?!.{0,18}ing\\b)'],
          ],
        },
        {
          pattern:
            '\\b(plays?|played) an? (increasingly |very |truly |absolutely |highly )?(?:significant|important|major|huge|big|large|prominent|substantial)(,? (and )?((?:crucial|vital|pivotal|key|critical|essential|central|integral|paramount|decisive|instrumental|fundamental)|(?:significant|important|major|huge|big|large|prominent|substantial)))? (role|part) in\\b',
          words: ['plays', 'play', 'played'],
          replacement: '{be:1} important in',
          conditions: [
            [
              'not before',
              '/^ ?(?:(?:(?:the |a |an |his |her |their |this |that )?(?:\\p{L}+ ){0,2}(?:films?|movies?|plays?|operas?|productions?|series|dramas?|shows?|musicals?|adaptations?|sequels?|episodes?|sitcoms?|ballets?|band|orchestra)))\\b',
            ],
            ['not before', '/^(?:[^,.;]* by (?:\\p{L}+ing)\\b)'],
            ['not around', '/\\b(he|she|to) ((can|will|must) )?_(?!.{0,18}ing\\b)'],
            ['not before', '/^(?:[^,.;]* by (?:\\p{L}+ing)\\b)'],
            ['not after', 'modal'],
            ['before', '/^ ?(?:(?:\\p{L}+ing))\\b'],
          ],
        },
      ],
    },
    {
      kind: 'inflated_role',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\b(is|are|was|were|be|been) instrumental in\\b',
          words: ['instrumental'],
          replacement: '$1 key to',
          conditions: [['before', 'word']],
        },
      ],
    },
  ],
  'sentence-starts': [
    {
      kind: 'transition',
      modes: ['natural', 'plain', 'shorten', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\b(moreover|furthermore|additionally|in addition),',
          words: ['moreover', 'furthermore', 'additionally', 'addition'],
          replacement: 'also,',
          conditions: [
            ['after', '/(?:^|[.!?] )$'],
            ['not before', '/^(?:.*\\b(also\\b|(too|as well)[.,;!?]))'],
          ],
        },
        {
          pattern: '\\b(moreover|furthermore|additionally|in addition), ',
          words: ['moreover', 'furthermore', 'additionally', 'addition'],
          replacement: '',
          conditions: [
            ['after', '/(?:^|[.!?] )$'],
            ['before', '/^(?:.*\\b(also\\b|(too|as well)[.,;!?]))'],
          ],
        },
      ],
    },
    {
      kind: 'transition',
      modes: ['plain', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '^(therefore|thus|hence|as a result),',
          words: ['therefore', 'thus', 'hence', 'result'],
          replacement: 'so',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^however,',
          words: ['however'],
          replacement: 'but',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^for instance,',
          words: ['instance'],
          replacement: 'for example,',
          conditions: [],
        },
        {
          pattern: '^(nevertheless|nonetheless),',
          words: ['nevertheless', 'nonetheless'],
          replacement: 'still,',
          conditions: [],
        },
      ],
    },
    {
      kind: 'vague_attribution',
      modes: ['shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\bstudies have shown that\\b',
          words: ['studies'],
          replacement: 'studies show that',
          conditions: [],
        },
        {
          pattern: '\\bresearch has shown that\\b',
          words: ['research'],
          replacement: 'research shows that',
          conditions: [],
        },
      ],
    },
    {
      kind: 'there_are',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\bthere (are|were) (many|some|several|numerous|various|multiple|countless|a few) (((?:[\\p{L}-]+) ){0,2}(people|\\p{L}+[^s\\W]s)) who\\b',
          words: ['there'],
          replacement: '$2 $3',
          conditions: [
            ['after', '/(?:^([^,.]{2,40}, )?)$'],
            ['not 3', '/^(?:.*\\b(of|and|or|in|for|with|to)\\b.*)$'],
            [
              'not before',
              '/^ ?(?:we|you|i|they|he|she|it|the|an?|my|our|their|people|one|can be|is|has)\\b',
            ],
          ],
        },
        {
          pattern:
            '\\bthere (are|were) (many|some|several|numerous|various|multiple|countless|a few) (((?:[\\p{L}-]+) ){0,2}(people|\\p{L}+[^s\\W]s)) that\\b',
          words: ['there'],
          replacement: '$2 $3',
          conditions: [
            ['after', '/(?:^([^,.]{2,40}, )?)$'],
            ['not 3', '/^(?:.*\\b(of|and|or|in|for|with|to)\\b.*)$'],
            [
              'not before',
              '/^ ?(?:we|you|i|they|he|she|it|the|an?|my|our|their|people|one|can be|is|has)\\b',
            ],
            [
              'before',
              '/^ ?(?:(?:(?:(?:\\p{L}+ly) )?(?:are|were|have|had|do|did|can|could|will|would|may|might|must|should|think|believe|want|need|use|make|say|feel|live|work|offer|provide|help|support|show|suggest|seem|include|affect|require|allow|exist|remain|contribute|deserve|matter|depend|come|go|get|give|take|keep|look|\\p{L}+ed)))\\b',
            ],
          ],
        },
      ],
    },
  ],
  'stock-phrases': [
    {
      kind: 'stock_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\b(gain|gains|develop|develops|acquire|achieve|(?<!, )(?:gaining|developing|acquiring|achieving)) an? (?:(?:much )?(?:deeper|better|greater|clearer|fuller|more \\p{L}+(?: and \\p{L}+)?) understanding of)\\b',
          words: ['an', 'a'],
          replacement: 'better {understand:1}',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\bhave an? (?:(?:much )?(?:deeper|better|greater|clearer|fuller|more \\p{L}+(?: and \\p{L}+)?) understanding of)\\b',
          words: ['have'],
          replacement: 'better understand',
          conditions: [
            ['before', 'word'],
            ['after', 'modal'],
          ],
        },
        {
          pattern:
            '\\b(gain|gains|develop|develops|acquire|achieve|(?<!, )(?:gaining|developing|acquiring|achieving)) an? (?:(?:(?:deep|clear|thorough|comprehensive|solid|good|strong|firm|full|nuanced|detailed|complete|profound|rich|broad|basic) )?(?:and (?:[\\p{L}-]+) )?understanding of)\\b',
          words: ['an', 'a'],
          replacement: '{understand:1}',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\bhave an? (?:(?:(?:deep|clear|thorough|comprehensive|solid|good|strong|firm|full|nuanced|detailed|complete|profound|rich|broad|basic) )?(?:and (?:[\\p{L}-]+) )?understanding of)\\b',
          words: ['have'],
          replacement: 'understand',
          conditions: [
            ['before', 'word'],
            ['after', 'modal'],
          ],
        },
        {
          pattern:
            '\\b(underscores?|highlights?|emphasi[sz]es?|demonstrates?|illustrates?|shows?) the (need|necessity) (for|of) ((?:\\p{L}+ing))\\b',
          words: [
            'underscores',
            'underscore',
            'highlights',
            'highlight',
            'emphasises',
            'emphasise',
            'emphasizes',
            'emphasize',
            'demonstrates',
            'demonstrate',
            'illustrates',
            'illustrate',
            'shows',
            'show',
          ],
          replacement: '{show:1} the need to $4.verb',
          conditions: [
            ['not after', 'determiner'],
            ['not before', 'another gerund'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\bwhile simultaneously\\b',
          words: ['simultaneously'],
          replacement: 'while',
          conditions: [['before', '/^ ?(?:(?:\\p{L}+ing))\\b']],
        },
        {
          pattern:
            '\\b(aids?|assists?|helps?|aiding|assisting|helping) in the (\\p{L}+ )?((?:development|creation|implementation|formation|promotion|identification|prevention|reduction|decrease|design|management|preservation|treatment|analysis|evaluation|assessment|improvement|integration|adoption|expansion|protection|use|utilization|introduction|establishment|application|provision|elimination|diagnosis|sharing|teaching|making|communication|increase)) of\\b',
          words: ['aids', 'aid', 'assists', 'assist', 'helps', 'help', 'aiding', 'assisting', 'helping'],
          replacement: '{help:1} $3.verb',
          conditions: [
            ['not after', 'determiner'],
            ['before', 'word'],
            ['not before', '/^(?:[^.,;:]* by )'],
          ],
        },
        {
          pattern:
            '\\b(gaining|gained|gains|gain) (an? )?(deep(er)?|better|greater|clearer|new|fresh|unique|valuable|practical) insights? into\\b',
          words: ['insights', 'insight'],
          replacement: 'better {understand:1}',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b(delving|delves|delved|delve) (deep(ly)? )?into the (intricacies|complexities|nuances|complexity|depths|details) of\\b',
          words: ['intricacies', 'complexities', 'nuances', 'complexity', 'depths', 'details'],
          replacement: '{explore:1}',
          conditions: [['before', '/^(?: (\\p{L}|the\\b))']],
        },
        {
          pattern: '\\b(navigating|navigates|navigated|navigate)\\b',
          words: ['navigating', 'navigates', 'navigated', 'navigate'],
          replacement: '{deal:lone} with',
          conditions: [
            [
              'before',
              '/^(?: ((this|these|the|any|such|their|our|your) (new |unfamiliar |complex |difficult |digital |ethical |often )?(landscape|experiences?|transitions?|situations?|pandemic|crisis|crises|conflicts?|changes?|relationships?|emotions|terrain of|dynamics)\\b|conflicts?\\b|change\\b|relationships\\b|uncertainty\\b))',
            ],
          ],
        },
        {
          pattern: '\\b(has|have|had) successfully\\b',
          words: ['successfully'],
          replacement: '$1',
          conditions: [
            [
              'before',
              '/^ ?(?:launched|positioned|implemented|integrated|transformed|navigated|established|adapted|expanded|built|created|developed)\\b',
            ],
          ],
        },
        {
          pattern:
            '\\bit is (essential|vital|crucial|imperative|necessary|critical) that (((the|our|all|these|those|every|each|any|both|such) )?((?:[\\p{L}-]+) ){0,3}?(?:[\\p{L}-]+)) (\\p{L}+)(?= \\p{L})\\b',
          words: ['essential', 'vital', 'crucial', 'imperative', 'necessary', 'critical'],
          replacement: '$2 must $6.base',
          conditions: [
            ['after', '/(?:^| (and|but|so) |, )$'],
            ['not 2', '/^(?:.*(ing|ed|\\bof|\\band|ly))$'],
          ],
        },
      ],
    },
    {
      kind: 'stock_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\b(is|are|was|were) (truly |also )?a (true |powerful |living |lasting |shining |remarkable )?testament to\\b',
          words: ['testament', 'remarkable'],
          replacement: '{show:1}',
          conditions: [['not before', '/^ ?(?:the (idea|fact|notion|power of))\\b']],
        },
        {
          pattern:
            '\\b(stands?|stood|standing|serv(es?|ed|ing)|act(s|ed|ing)?) as a (true |powerful |living |lasting |shining |remarkable )?testament to\\b',
          words: ['testament', 'remarkable'],
          replacement: '{show:1}',
          conditions: [['not before', '/^ ?(?:the (idea|fact|notion|power of))\\b']],
        },
        {
          pattern: '\\b(a |an )?(vast|huge) (range|array) of\\b',
          words: ['range', 'array'],
          replacement: 'many',
          conditions: [
            [
              'after',
              '/\\b(?:(?:of|consider|into account|in|on|for|with|from|to|through|by|across|about|into|against|has|have|had|offers?|offered|provides?|provided|includes?|included|including|(?:\\p{L}+ing)|use|uses|used|make|makes|made|requires?|required|faces?|faced|covers?|covered|bring|brings|brought|see|give|gives|find|contains?|contained|produces?|presents?|explores?|supports?|over|enjoy|enjoys|together|encompass(?:es)?|including|to|creates?|attracts?|hosts?|learn|experience|encounter|develop|as|affects?|need|needs)) $',
            ],
            ['before', 'plural'],
          ],
        },
        {
          pattern: '\\ba (myriad|multitude|plethora|wealth|host) of\\b',
          words: ['myriad', 'multitude', 'plethora', 'wealth', 'host'],
          replacement: 'many',
          conditions: [
            [
              'after',
              '/\\b(?:(?:of|consider|into account|in|on|for|with|from|to|through|by|across|about|into|against|has|have|had|offers?|offered|provides?|provided|includes?|included|including|(?:\\p{L}+ing)|use|uses|used|make|makes|made|requires?|required|faces?|faced|covers?|covered|bring|brings|brought|see|give|gives|find|contains?|contained|produces?|presents?|explores?|supports?|over|enjoy|enjoys|together|encompass(?:es)?|including|to|creates?|attracts?|hosts?|learn|experience|encounter|develop|as|affects?|need|needs)) $',
            ],
            ['before', 'plural'],
          ],
        },
        {
          pattern: '\\b(with)?in the (realm|landscape|sphere) of\\b',
          words: ['realm', 'landscape', 'sphere'],
          replacement: 'in',
          conditions: [
            ['before', 'word'],
            ['not after', 'start'],
            ['not before', '/^ ?(?:the|today|this|work|dreams?|ideas?|possibility|men)\\b'],
          ],
        },
        {
          pattern:
            '\\b(cultivating|cultivates|cultivated|instilling|fostering|cultivate|nurturing|instilled|fostered|nurtures|nurtured|instills|fosters|nurture|instill|foster) (a (strong(er)? |deep(er)? )?(sense|culture|spirit|climate|environment) of)\\b',
          words: [
            'cultivating',
            'cultivates',
            'cultivated',
            'instilling',
            'fostering',
            'cultivate',
            'nurturing',
            'instilled',
            'fostered',
            'nurtures',
            'nurtured',
            'instills',
            'fosters',
            'nurture',
            'instill',
            'foster',
          ],
          replacement: '{build:1} $2',
          conditions: [
            [
              'not before',
              '/^ ?(?:(equanimity|serenity|gratitude|humility|wonder|awe|pride|accomplishment|urgency|mystery|calm|peace|nostalgia|excitement|joy))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(sheds|shedding) (new |more |further )?light on\\b',
          words: ['sheds', 'shedding'],
          replacement: '{help:1} explain',
          conditions: [
            [
              'not before',
              '/^ ?(?:(the )?(potential|possibilit(y|ies)|limits|limitations|role|presence|existence))\\b',
            ],
          ],
        },
        {
          pattern: '\\bshed (new |more |further )?light on\\b',
          words: ['light', 'further'],
          replacement: 'help explain',
          conditions: [
            ['after', 'modal'],
            [
              'not before',
              '/^ ?(?:(the )?(potential|possibilit(y|ies)|limits|limitations|role|presence|existence))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(harnessing|harnesses|harnessed|harness) (the )?(full )?(power|potential) of\\b',
          words: ['harnessing', 'harnesses', 'harnessed', 'harness'],
          replacement: '{use:1}',
          conditions: [],
        },
        {
          pattern: '\\b(navigating|navigates|navigated|navigate)( through)?\\b',
          words: ['navigating', 'navigates', 'navigated', 'navigate'],
          replacement: '{deal:1} with',
          conditions: [
            [
              'before',
              "/^(?: (the |these |such |life['’]s |their |its |his |her |our )?(\\p{L}+ )?(complexit|challeng|difficult|obstacle|uncertaint|hardship))",
            ],
          ],
        },
        {
          pattern:
            '\\b(leave|leaves|left|leaving|made|make|makes|making) an indelible (mark|impact|impression)\\b',
          words: ['indelible'],
          replacement: '$1 a lasting $2',
          conditions: [],
        },
        {
          pattern: '\\bon a global scale\\b',
          words: ['global'],
          replacement: 'worldwide',
          conditions: [],
        },
        {
          pattern: '\\bever-evolving\\b',
          words: ['ever-evolving'],
          replacement: 'changing',
          conditions: [
            ['before', 'word'],
            ['after', "/\\b(?:an?|the|this|that|today['’]s|our|its|their|of|in|to|with|for) $"],
          ],
        },
        {
          pattern: '\\b(embarking|embarked|embarks|embark) (up)?on\\b',
          words: ['embarking', 'embarked', 'embarks', 'embark'],
          replacement: '{set:1} out on',
          conditions: [
            [
              'before',
              '/^(?: (an?|the|this|his|her|its|their|our|my) (\\p{L}+ )?(journey|mission|quest|search|path|tour|adventure)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(embarking|embarked|embarks|embark) (up)?on\\b',
          words: ['embarking', 'embarked', 'embarks', 'embark'],
          replacement: '{start:1}',
          conditions: [
            [
              'before',
              '/^(?: (an?|the|this|his|her|its|their|our|my) (\\p{L}+ )?(project|career|campaign|program|programme|course|study|process|life)\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(strike|strikes|striking) (a|the right) (delicate |careful |fine )?balance between\\b',
          words: ['delicate', 'careful', 'balance'],
          replacement: '{balance:1}',
          conditions: [],
        },
      ],
    },
    {
      kind: 'stock_phrase',
      modes: ['plain', 'shorten'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern:
            '\\bcontinues to ((?:face|pose|play|need|affect|impact|influence|serve|represent|offer|provide|struggle|inspire|shape|attract|support|inform|benefit|drive|plague|dominate|resonate|captivate|matter|hold|rely|depend|seek|experience|enjoy|draw|lead|live|work))\\b',
          words: ['continues'],
          replacement: 'still $1.third',
          conditions: [
            ['not after', 'modal'],
            ['not after', 'determiner'],
            ['not after', '/\\b(?:and) $'],
            ['not after', '/(?:["”’,] )$'],
          ],
        },
        {
          pattern:
            '\\bcontinue to ((?:face|pose|play|need|affect|impact|influence|serve|represent|offer|provide|struggle|inspire|shape|attract|support|inform|benefit|drive|plague|dominate|resonate|captivate|matter|hold|rely|depend|seek|experience|enjoy|draw|lead|live|work))\\b',
          words: ['continue'],
          replacement: 'still $1',
          conditions: [
            ['not after', 'modal'],
            ['not after', 'determiner'],
            ['not after', '/\\b(?:and) $'],
            ['not after', '/(?:["”’,] )$'],
          ],
        },
        {
          pattern:
            '\\b(providing|provides|provided|provide) ((?:(?:(?:the|its|their|our|his|her|your|these|those|all|many|young|local) )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|children|parents|residents|patients|clients|participants|employees|visitors|readers|consumers|guests|governments|schools|customers|audience|\\p{L}+(?:ers|ors)|us|them|you|him|her|me|it))) with\\b',
          words: ['providing', 'provides', 'provided', 'provide'],
          replacement: '{give:1} $2',
          conditions: [
            [
              'before',
              '/^ ?(?:an?|the|more|greater|better|personalized|meaningful|valuable|access|information|useful|new|real|practical)\\b',
            ],
            ['not before', '/^(?: (the )?(ability|means|opportunit|understanding))'],
          ],
        },
        {
          pattern: '\\b(bringing|brought|brings|bring) about\\b',
          words: ['bringing', 'brought', 'brings', 'bring'],
          replacement: '{create:1}',
          conditions: [
            [
              'before',
              '/^ ?(?:(?:(?:(?:\\p{L}+ )?(?:profound|significant|positive|lasting|meaningful|real|new|major|sweeping|radical|important|many|social|economic|much-needed) )?(?:changes?|improvements?|shifts?|transformation|reforms?|progress)))\\b',
            ],
            ['before', '/^(?:.{0,18}(positive|meaningful|real|progress|improve|lasting|reform))'],
          ],
        },
        {
          pattern: '\\b(bringing|brought|brings|bring) about\\b',
          words: ['bringing', 'brought', 'brings', 'bring'],
          replacement: '{cause:1}',
          conditions: [
            [
              'before',
              '/^ ?(?:(?:(?:(?:\\p{L}+ )?(?:profound|significant|positive|lasting|meaningful|real|new|major|sweeping|radical|important|many|social|economic|much-needed) )?(?:changes?|improvements?|shifts?|transformation|reforms?|progress)))\\b',
            ],
            ['not before', '/^(?:.{0,18}(positive|meaningful|real|progress|improve|lasting|reform))'],
          ],
        },
        {
          pattern: '\\b(seeking|sought|seeks|seek) out\\b',
          words: ['seeking', 'sought', 'seeks', 'seek'],
          replacement: '$1',
          conditions: [
            [
              'before',
              '/^(?: (\\p{L}+ )?(new|brands|authentic|opportunities|information|products|experiences|alternatives|sustainable|ways|companies)\\b)',
            ],
          ],
        },
        {
          pattern:
            '\\b(helping|helped|helps|help) ((?:(?:(?:the|its|their|our|his|her|your|these|those|all|many|young|local) )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|children|parents|residents|patients|clients|participants|employees|visitors|readers|consumers|guests|governments|schools|customers|audience|\\p{L}+(?:ers|ors)|us|them|you|him|her|me|it))) to(?= (\\p{L}+) )\\b',
          words: ['helping', 'helped', 'helps', 'help'],
          replacement: '$1 $2',
          conditions: [
            ['3', 'base form'],
            ['not after', 'determiner but that'],
          ],
        },
        {
          pattern: '\\bone reason why\\b',
          words: ['reason'],
          replacement: 'one reason',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\ba range of\\b',
          words: ['range'],
          replacement: 'various',
          conditions: [
            [
              'not before',
              '/^(?: (hills|mountains|values|temperatures|frequencies|motion|peaks|wavelengths))',
            ],
            ['not after', '/\\b(?:over|within|such|across|(?:\\p{L}+ly)) $'],
            ['before', 'plural'],
          ],
        },
        {
          pattern: '\\ba variety of\\b',
          words: ['variety'],
          replacement: 'various',
          conditions: [
            ['not after', '/\\b(?:such) $'],
            ['before', 'plural'],
          ],
        },
        {
          pattern: '\\b(is|are|was|were) deeply rooted in\\b',
          words: ['deeply'],
          replacement: '$1 rooted in',
          conditions: [['not before', '/^(?: (the|a) (pot|soil|ground|earth|garden|sand))']],
        },
        {
          pattern:
            '\\b(is|are|was|were|be|been|remains?|become|becomes|became) ((absolutely|truly|also|particularly|especially) )?(?:crucial|vital|essential|critical|paramount|pivotal|imperative|indispensable|instrumental) (for|to|in)(?= ((?:\\p{L}+ly) )?((?:\\p{L}+ing))\\b)\\b',
          words: [
            'absolutely',
            'indispensable',
            'instrumental',
            'crucial',
            'truly',
            'essential',
            'critical',
            'paramount',
            'pivotal',
            'imperative',
            'vital',
            'particularly',
            'especially',
          ],
          replacement: '$1 key to',
          conditions: [
            ['6', 'known gerund'],
            ['not after', '/\\b(?:it|not|as|more|most|so|if) $'],
          ],
        },
        {
          pattern:
            '\\b(is|are|was|were|be|remains?) (absolutely )?(?:crucial|vital|essential|critical|paramount|pivotal|imperative|indispensable|instrumental) (for|to|in)\\b',
          words: [
            'absolutely',
            'indispensable',
            'instrumental',
            'crucial',
            'vital',
            'essential',
            'critical',
            'paramount',
            'pivotal',
            'imperative',
          ],
          replacement: '$1 key to',
          conditions: [
            [
              'before',
              '/^ ?(?:(the )?(?:success|growth|progress|sustainability|well-being|effectiveness|efficiency|productivity|innovation|collaboration|teamwork|trust|communication|learning|development|maintaining|long-term|sustainable|effective|personal|professional|economic|business|organi[sz]ational|building|future|honest|creating|achieving|overall|any|all|our|both))\\b',
            ],
            ['not after', '/\\b(?:it|not|as|more|most|so|if) $'],
          ],
        },
      ],
    },
    {
      kind: 'stock_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\b(delving|delves|delved|delve) (deep|deeply )?into\\b',
          words: ['delving', 'delves', 'delved', 'delve'],
          replacement: '{explore:1}',
          conditions: [
            [
              'not before',
              '/^(?:(?: (?:(?:the|an?|his|her|their|its|our|my|your|this|that) )?(?:(?:[\\p{L}-]+) ){0,2}?(?:mines?|caves?|cavern|caverns|earth|ground|soil|sand|pockets?|bags?|pack|purse|box|boxes|chest|trunk|drawers?|cupboard|woods?|forest|jungle|tunnels?|ruins?|tomb|cellar|sea|ocean|depths|snow|mud|archives?|vaults?|reserves?|savings|treasury|coffers|roots?|crust|holes?|fridge|cupboards|wallets?|accounts?|budgets?|funds?|rabbit|dark|darkness|rubble|heap|pile|hole|shaft|rock|rocks|wound|basket|sack|jar|fridge))\\b)',
            ],
          ],
        },
        {
          pattern: '\\b(delving|delves|delved|delve) deeper into\\b',
          words: ['deeper'],
          replacement: '{look:1} more closely at',
          conditions: [
            [
              'not before',
              '/^(?:(?: (?:(?:the|an?|his|her|their|its|our|my|your|this|that) )?(?:(?:[\\p{L}-]+) ){0,2}?(?:mines?|caves?|cavern|caverns|earth|ground|soil|sand|pockets?|bags?|pack|purse|box|boxes|chest|trunk|drawers?|cupboard|woods?|forest|jungle|tunnels?|ruins?|tomb|cellar|sea|ocean|depths|snow|mud|archives?|vaults?|reserves?|savings|treasury|coffers|roots?|crust|holes?|fridge|cupboards|wallets?|accounts?|budgets?|funds?|rabbit|dark|darkness|rubble|heap|pile|hole|shaft|rock|rocks|wound|basket|sack|jar|fridge))\\b)',
            ],
          ],
        },
      ],
    },
  ],
  wordy: [
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bdue to the fact that\\b',
          words: ['fact'],
          replacement: 'because',
          conditions: [['not around', '/\\p{L}, _[^,.;]*, \\p{L}']],
        },
        {
          pattern: '\\bin the (near|immediate|very near) future\\b',
          words: ['future'],
          replacement: 'soon',
          conditions: [
            ['after', "/(?:\\b(will|shall|won['’]t)\\b[^,;.]*|\\p{L}['’]ll\\b[^,;.]*)$"],
            ['before', '/^(?:[.,;!]|$)'],
          ],
        },
        {
          pattern: '\\bin order to\\b',
          words: ['order'],
          replacement: 'to',
          conditions: [
            ['not after', '/\\b(?:everything|things|all|it|them|house|affairs|room|files|papers) $'],
            ['not after', 'infinitive'],
            [
              'not after',
              '/\\b(?:attempted|tried|used|needed|wanted|agreed|decided|planned|managed|failed|chosen|begun) $',
            ],
          ],
        },
        {
          pattern:
            '\\b(for the purposes? of|with the (aim|goal|intention|objective|purpose|hope) of|with a view to|with an eye to) ((?:\\p{L}+ing))\\b',
          words: ['purposes', 'purpose', 'aim', 'goal', 'intention', 'objective', 'hope', 'view', 'eye'],
          replacement: 'to $3.verb',
          conditions: [
            ['not before', 'another gerund'],
            ['before', '/^(?: )'],
            ['not after', '/(?:, )$'],
          ],
        },
        {
          pattern:
            '\\b(measures?|initiatives?|steps?|programs?|programmes?|efforts?|policies|projects?|campaigns?) aimed at ((?:\\p{L}+ing))\\b',
          words: ['aimed'],
          replacement: '$1 to $2.verb',
          conditions: [
            ['before', '/^(?: )'],
            ['not before', 'another gerund'],
          ],
        },
        {
          pattern: '\\ba (large|great|significant|vast|huge|substantial|considerable) (number|amount) of\\b',
          words: ['number', 'amount'],
          replacement: 'many',
          conditions: [
            ['before', '/^(?: )'],
            ['before', 'plural'],
            ['not before', '/^ ?(?:votes?)\\b'],
          ],
        },
        {
          pattern: '\\b(making|makes|make|made) use of\\b',
          words: ['making', 'makes', 'make', 'made'],
          replacement: '{use:1}',
          conditions: [['not before', '/^(?: (me\\b|him\\b|her[.,;]|us\\b|them\\b))']],
        },
        {
          pattern:
            '\\bin an? (efficient|effective|responsible|safe|sustainable|similar|consistent|systematic|professional|respectful|careful|timely|clear|positive|negative|constructive|meaningful|creative|peaceful|logical|concise|thoughtful) manner\\b',
          words: ['manner'],
          replacement: '$1.adverb',
          conditions: [],
        },
        {
          pattern: '\\bthe (vast |great |large )?majority of\\b',
          words: ['majority'],
          replacement: 'most of',
          conditions: [
            ['not after', '/\\b(?:by|is|was|not|that) $'],
            ['before', '/^ ?(?:the|these|those|his|her|its|their|our|my|your|them|us)\\b'],
            [
              'not before',
              '/^(?:(?:(?: (?:\\p{L}+ ){0,2}(?:votes?|voters|seats|members|shareholders|shares|justices|judges|people (?:winning|voting|vote|voted|wins?))\\b)))',
            ],
          ],
        },
        {
          pattern: '\\bthe (vast |great |large )?majority of\\b',
          words: ['majority'],
          replacement: 'most',
          conditions: [
            ['before', 'word'],
            ['before', 'plural'],
            [
              'not before',
              '/^(?:(?:(?: (?:\\p{L}+ ){0,2}(?:votes?|voters|seats|members|shareholders|shares|justices|judges|people (?:winning|voting|vote|voted|wins?))\\b)))',
            ],
          ],
        },
        {
          pattern: '\\bin terms of\\b',
          words: ['terms'],
          replacement: 'in',
          conditions: [['before', '/^ ?(?:(?:\\p{L}+ing))\\b']],
        },
        {
          pattern:
            '\\b(is|are) (an? )?(absolutely |truly )?(essential|vital|crucial|critical|necessary) (components?|elements?|aspects?) of\\b',
          words: ['components', 'component', 'elements', 'element', 'aspects', 'aspect'],
          replacement: '$1 $4 to',
          conditions: [['before', 'word']],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\bover the course of\\b',
          words: ['course'],
          replacement: 'during',
          conditions: [['before', '/^ ?(?:the|this|that|these|those|its|his|her|their|our|my|your|an?)\\b']],
        },
        {
          pattern: '\\bwhether or not to\\b',
          words: ['whether'],
          replacement: 'whether to',
          conditions: [],
        },
        {
          pattern: '\\bways in which\\b',
          words: ['ways'],
          replacement: 'ways',
          conditions: [],
        },
        {
          pattern: '\\bon a daily basis\\b',
          words: ['daily'],
          replacement: 'daily',
          conditions: [
            ['not after', 'start'],
            ['not before', '/^ ?(?:of|is)\\b'],
          ],
        },
        {
          pattern:
            '\\bin an? ((?:timely|meaningful|positive|negative|practical|sudden|sustainable|consistent|logical|creative|systematic|responsible|respectful|thoughtful|similar|dignified|concise|peaceful|professional|appropriate|proper|careful|effective|efficient|safe|secure|transparent|predictable|natural|realistic|mechanical|frightful|beautiful|graceful|cheerful|solemn|formal|serious|mysterious|gradual|strategic|collaborative|constructive|courteous|cautious|deliberate|thorough|clear|strange|curious|rational|methodical|innovative|interactive|identical|cost-effective|time-efficient)) (manner|way|fashion)\\b',
          words: [
            'timely',
            'meaningful',
            'positive',
            'negative',
            'practical',
            'sudden',
            'sustainable',
            'consistent',
            'logical',
            'creative',
            'systematic',
            'responsible',
            'respectful',
            'thoughtful',
            'similar',
            'dignified',
            'concise',
            'peaceful',
            'professional',
            'appropriate',
            'proper',
            'careful',
            'effective',
            'efficient',
            'safe',
            'secure',
            'transparent',
            'predictable',
            'natural',
            'realistic',
            'mechanical',
            'frightful',
            'beautiful',
            'graceful',
            'cheerful',
            'solemn',
            'formal',
            'serious',
            'mysterious',
            'gradual',
            'strategic',
            'collaborative',
            'constructive',
            'courteous',
            'cautious',
            'deliberate',
            'thorough',
            'clear',
            'strange',
            'curious',
            'rational',
            'methodical',
            'innovative',
            'interactive',
            'identical',
            'cost-effective',
            'time-efficient',
          ],
          replacement: '$1.adverb',
          conditions: [['not before', '/^ ?(?:that|to|which|as|of|so|than|in which|where|when|and|or)\\b']],
        },
        {
          pattern: '\\ba number of\\b',
          words: ['number'],
          replacement: 'several',
          conditions: [
            ['before', '/^(?: )'],
            ['before', 'plural'],
            ['not after', '/\\b(?:quite|such|in|by|just|only|than|to|is|are|was|were|be) $'],
          ],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\b(is|are|am) unable to\\b',
          words: ['unable'],
          replacement: 'cannot',
          conditions: [
            ['not after', '/(?:\\b(who|and|or)( \\p{L}+)? )$'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\bplease feel free to\\b',
          words: ['please'],
          replacement: 'please',
          conditions: [['before', '/^ ?(?:(contact|reach|call|write|ask|let|email|share|get))\\b']],
        },
        {
          pattern: '\\bany given\\b',
          words: ['given'],
          replacement: 'any',
          conditions: [
            ['before', 'word'],
            ['not before', '/^(?: (time|moment|point|day|date|hour|year|week|month|number|value|set|name))'],
          ],
        },
        {
          pattern: '\\bin conjunction with\\b',
          words: ['conjunction'],
          replacement: 'with',
          conditions: [],
        },
        {
          pattern: '\\bas a result of\\b',
          words: ['result'],
          replacement: 'because of',
          conditions: [
            ['not after', '/\\b(?:died|dies|die|killed|injured|is|are|was|were|be|been|formed) $'],
          ],
        },
        {
          pattern: '\\boutside of the\\b',
          words: ['outside'],
          replacement: 'outside the',
          conditions: [['not after', '/\\b(?:the|and|or|from) $']],
        },
        {
          pattern: '\\bin the wake of\\b',
          words: ['wake'],
          replacement: 'after',
          conditions: [],
        },
        {
          pattern: '\\bup until\\b',
          words: ['until'],
          replacement: 'until',
          conditions: [],
        },
        {
          pattern: '\\ball of (the|my|our|your|his|her|its|their)\\b',
          words: ['all'],
          replacement: 'all $1',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:or|and|any|if|not|almost|nearly) $'],
          ],
        },
        {
          pattern: '\\ball of (these|those)\\b',
          words: ['these', 'those'],
          replacement: 'all $1',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:or|and|any|if|not|almost|nearly) $'],
            [
              'not before',
              '/^ ?(?:(?:\\p{L}+ly)|is|are|was|were|have|had|can|will|would|who|that|which|in|on|and|or|end|ends)\\b',
            ],
          ],
        },
        {
          pattern: '\\bboth of (the|my|our|your|his|her|its|their)\\b',
          words: ['both'],
          replacement: 'both $1',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:or|and|any|if|not|almost|nearly) $'],
            ['not before', '/^(?:[^.,;:]* and\\b)'],
            ['before', '/^(?:[^.,;:]*s\\b)'],
          ],
        },
        {
          pattern: '\\bboth of (these|those)\\b',
          words: ['these', 'those'],
          replacement: 'both $1',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:or|and|any|if|not|almost|nearly) $'],
            ['not before', '/^(?:[^.,;:]* and\\b)'],
            ['before', '/^(?:[^.,;:]*s\\b)'],
            [
              'not before',
              '/^ ?(?:(?:\\p{L}+ly)|is|are|was|were|have|had|can|will|would|who|that|which|in|on|and|or|end|ends)\\b',
            ],
          ],
        },
        {
          pattern:
            '\\b(takes?|took|taken|(?<=\\b(?:by|of|without|while|when|after|before|is|are|was|were|be) )taking) into account\\b',
          words: ['account'],
          replacement: '{consider:1}',
          conditions: [['before', 'word']],
        },
        {
          pattern: '^in addition to\\b',
          words: ['addition'],
          replacement: 'besides',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(consulting|consulted|consults|consult) with\\b',
          words: ['consulting', 'consulted', 'consults', 'consult'],
          replacement: '$1',
          conditions: [['before', '/^ ?(?:an?|the|your|their|his|her|our)\\b']],
        },
        {
          pattern:
            '\\b(this (report|paper|article|guide|essay|study|chapter|section|document|post|review|thesis|presentation|book|course)) (aims|seeks|attempts) to (\\p{L}+)(?! (and|or)\\b)(?= )\\b',
          words: [
            'report',
            'paper',
            'article',
            'guide',
            'essay',
            'study',
            'chapter',
            'section',
            'document',
            'post',
            'review',
            'thesis',
            'presentation',
            'book',
            'course',
          ],
          replacement: '$1 $4.third',
          conditions: [
            ['4', 'base form'],
            ['not before', '/^(?:[^.;]* (and|or) \\p{L}+ (the|an?|its|their|how|to)\\b)'],
          ],
        },
        {
          pattern: '\\bthe current state of\\b',
          words: ['current'],
          replacement: 'the state of',
          conditions: [['before', 'word']],
        },
        {
          pattern:
            '\\b((considering|addressing|discussing|considered|addresses|addressed|discusses|discussed|exploring|examining|considers|resolving|tackling|explores|explored|examines|examined|consider|resolves|resolved|address|tackles|tackled|discuss|explore|examine|raising|resolve|tackle|raises|raised|raise)) the (issue|problem|topic|subject|matter) of\\b',
          words: [
            'considering',
            'addressing',
            'discussing',
            'considered',
            'addresses',
            'addressed',
            'discusses',
            'discussed',
            'exploring',
            'examining',
            'considers',
            'resolving',
            'tackling',
            'explores',
            'explored',
            'examines',
            'examined',
            'consider',
            'resolves',
            'resolved',
            'address',
            'tackles',
            'tackled',
            'discuss',
            'explore',
            'examine',
            'raising',
            'resolve',
            'tackle',
            'raises',
            'raised',
            'raise',
          ],
          replacement: '$1',
          conditions: [
            ['before', 'word'],
            ['not before', '/^ ?(?:shares|bonds|stocks?|notes|securities|debt|stamps|coins|an?|the)\\b'],
          ],
        },
        {
          pattern: '\\ba (comprehensive |clear |detailed |common |shared )?set of ',
          words: ['comprehensive', 'clear', 'detailed', 'common', 'shared', 'set'],
          replacement: '',
          conditions: [
            [
              'before',
              '/^(?:(clear |common |shared |detailed )?(guidelines|rules|principles|recommendations|standards|criteria|objectives|values|best practices|requirements|expectations)\\b)',
            ],
            ['not after', 'start'],
            ['not before', '/^ ?(?:(\\p{L}+ ){1,3}(that|which) (is|has|was|\\p{L}+s))\\b'],
          ],
        },
        {
          pattern: '\\bfrom (all over|all around|around|across) the (world|globe)\\b',
          words: ['world', 'globe'],
          replacement: 'worldwide',
          conditions: [
            ['before', '/^(?:[.,;]|$)'],
            ['after', '/(?: )$'],
          ],
        },
        {
          pattern:
            '\\b(in|to|for|through|by) the (prevention|reduction|promotion|creation|implementation|identification|management|preservation|protection|adoption|evaluation) of\\b',
          words: [
            'prevention',
            'reduction',
            'promotion',
            'creation',
            'implementation',
            'identification',
            'management',
            'preservation',
            'protection',
            'adoption',
            'evaluation',
          ],
          replacement: '$1 $2.gerund',
          conditions: [
            ['before', 'word'],
            ['not before', '/^ ?(?:(an? |the )?(trust|company|contract|estate))\\b'],
            ['not before', '/^(?:[^.,;:]* by )'],
          ],
        },
        {
          pattern: '\\b(that|which|who) (is|are|was|were) ',
          words: ['that', 'which', 'who'],
          replacement: '',
          conditions: [
            [
              'after',
              '/(?:\\b(the|an?|any|some|these|those|our|this|their|its|his|her) ((?:[\\p{L}-]+) )?[\\p{L}-]{4,} )$',
            ],
            [
              'before',
              '/^ ?(?:(\\p{L}+ed|given|made|held|known|seen|written|found|sent|built|taken|shown|done) (by|in|on|for|from|with|at|to|as|into|under|through))\\b',
            ],
            ['not before', '/^ ?(?:[^,.;]* and (is|are|was|were|has|have|had|can|will|\\p{L}+s))\\b'],
            ['not after', "/(?:\\b(it|this|that)( is| was|['’]s) [^,.;]*)$"],
            [
              'not after',
              '/(?:\\b(is|was|were|are|be|been|of|so|and|but|say|says|said|believe|think|know|told|ensure|show|shows) (?:[\\p{L}-]+) )$',
            ],
          ],
        },
        {
          pattern: '\\bas well as\\b',
          words: ['well'],
          replacement: 'and',
          conditions: [
            [
              'not after',
              '/\\b(?:just|quite|equally|about|perform|performs|work|works|do|does|did|done|known) $',
            ],
            ['not after', '/(?:,\\s*)$'],
            [
              'not before',
              '/^ ?(?:hoped|expected|planned|intended|needed|ever|before|possible|can|could|you|he|she|they|we|i|it)\\b',
            ],
          ],
        },
        {
          pattern: '\\ba lot of\\b',
          words: ['lot'],
          replacement: 'many',
          conditions: [
            ['before', '/^(?: )'],
            ['before', 'plural'],
            [
              'not after',
              "/\\b(?:quite|such|whole|like|just|is|are|was|were|be|not|\\p{L}+n['’]t( \\p{L}+)?) $",
            ],
          ],
        },
        {
          pattern: '\\ba great deal of\\b',
          words: ['great'],
          replacement: 'much of',
          conditions: [
            ['not after', '/\\b(?:quite|by|of|is|was) $'],
            ['before', '/^ ?(?:the|this|that|these|those|his|her|its|their|our|my|your|it|them|what)\\b'],
          ],
        },
        {
          pattern: '\\ba great deal of\\b',
          words: ['great'],
          replacement: 'much',
          conditions: [
            ['not after', '/\\b(?:quite|by|of|is|was) $'],
            ['before', 'word'],
            ['not before', '/^ ?(?:the|this|that|these|those|his|her|its|their|our|my|your|it|them|what)\\b'],
          ],
        },
        {
          pattern: '\\bin the (field|area) of\\b',
          words: ['field', 'area'],
          replacement: 'in',
          conditions: [
            ['before', '/^(?: \\p{L}{4,})'],
            [
              'not before',
              '/^ ?(?:view|vision|play|fire|expertise|the|this|these|those|their|which|barley|wheat|corn|maize|rye|grass|flowers|snow|ice|battle)\\b',
            ],
          ],
        },
        {
          pattern: '\\bin addition to\\b',
          words: ['addition'],
          replacement: 'besides',
          conditions: [
            ['not after', 'start'],
            ['not after', '/(?:, )$'],
            ['not after', '/\\b(?:is|are|was|were|be|and|comes?) $'],
            ['before', 'word'],
          ],
        },
        {
          pattern: '\\ba number of\\b',
          words: ['number'],
          replacement: 'several',
          conditions: [
            ['before', 'word'],
            [
              'before',
              "/^ ?(?:(?:(?:(?!(?:of|in|and|or|to|for|that|which|who|with|is|are|was|were)\\b)(?:[\\p{L}-]+) ){0,3}(?:[\\p{L}-]*[^sui'’\\s]s|people|children|men|women)(?= (?!of\\b)|[.,;:!?]|$)))\\b",
            ],
            ['not before', '/^ ?(?:the|these|those|his|her|their|our|us|them)\\b'],
            ['not after', '/\\b(?:quite|such|by|just|only|than|to|is|was|be) $'],
          ],
        },
        {
          pattern:
            '\\b(decid(e|es|ed|ing)|determin(e|es|ed|ing)|know|knows|knew|wonder(s|ed|ing)?|see|question|debat(e|ed|ing)|choos(e|ing)|about|of|on) whether or not\\b',
          words: ['whether'],
          replacement: '$1 whether',
          conditions: [['before', 'word']],
        },
        {
          pattern: '\\b(several|some|few|most) different\\b',
          words: ['different'],
          replacement: '$1',
          conditions: [['before', '/^(?: \\p{L}+s\\b)']],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: '\\b(am|is|are) able to\\b',
          words: ['able'],
          replacement: 'can',
          conditions: [
            ['before', 'word'],
            ['not before', '/^ ?(?:not)\\b'],
            [
              'not after',
              '/(?:\\b(to|will|would|can|could|may|might|must|shall|should|not|do|does|did|be|let|and|or)( (?:\\p{L}+ly)| also| always| still)? )$',
            ],
            ['not after', "/\\b(?:\\p{L}+n['’]t|\\p{L}+['’]ll) $"],
          ],
        },
        {
          pattern: '\\b(has|have) the (ability|capability|capacity) to\\b',
          words: ['ability', 'capability', 'capacity'],
          replacement: 'can',
          conditions: [
            ['before', 'word'],
            ['not before', '/^ ?(?:not)\\b'],
            [
              'not after',
              '/(?:\\b(to|will|would|can|could|may|might|must|shall|should|not|do|does|did|be|let|and|or)( (?:\\p{L}+ly)| also| always| still)? )$',
            ],
            ['not after', "/\\b(?:\\p{L}+n['’]t|\\p{L}+['’]ll) $"],
          ],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern: '\\b(was|were) able to\\b',
          words: ['able'],
          replacement: 'could',
          conditions: [
            ['not after', 'start'],
            [
              'not after',
              "/(?:(?:\\b(?:if|unless|whether|wish|wished|not|and|or|as though|as if)(?: \\p{L}+){0,3}|\\b(?:(?:\\p{L}+ly)|also|always|still|never)|n['’]t) )$",
            ],
            [
              'before',
              '/^ ?(?:see|hear|feel|tell|understand|remember|find|identify|use|afford|choose|read|walk|move|speak|reach|produce|recogni[sz]e|follow|enjoy|work|live)\\b',
            ],
          ],
        },
        {
          pattern: '\\bhad the (ability|capability|capacity) to\\b',
          words: ['ability', 'capability', 'capacity'],
          replacement: 'could',
          conditions: [
            ['not after', 'start'],
            [
              'not after',
              "/(?:(?:\\b(?:if|unless|whether|wish|wished|not|and|or|as though|as if)(?: \\p{L}+){0,3}|\\b(?:(?:\\p{L}+ly)|also|always|still|never)|n['’]t) )$",
            ],
            [
              'before',
              '/^ ?(?:see|hear|feel|tell|understand|remember|find|identify|use|afford|choose|read|walk|move|speak|reach|produce|recogni[sz]e|follow|enjoy|work|live)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(was|were) unable to\\b',
          words: ['unable'],
          replacement: 'could not',
          conditions: [
            ['before', 'word'],
            ['not after', 'start'],
            [
              'not after',
              "/(?:(?:\\b(?:if|unless|whether|wish|wished|not|and|or|as though|as if)(?: \\p{L}+){0,3}|\\b(?:(?:\\p{L}+ly)|also|always|still|never)|n['’]t) )$",
            ],
            ['not before', '/^ ?(?:not|be|have)\\b'],
          ],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern: "\\bin (this|today['’]s) day and age\\b",
          words: ['day'],
          replacement: 'today',
          conditions: [],
        },
        {
          pattern:
            '\\bat (this point in time|the present (time|moment)|this moment in time|this present time)\\b',
          words: ['point', 'present', 'moment'],
          replacement: 'now',
          conditions: [
            ['not before', '/^ ?(?:of|when|that)\\b'],
            ['not before', '/^(?:[^.;]*\\b(\\p{L}+ed|was|were|had|did)\\b)'],
          ],
        },
        {
          pattern: '\\bat that (point|moment) in time\\b',
          words: ['point', 'moment'],
          replacement: 'then',
          conditions: [['not before', '/^ ?(?:when|that)\\b']],
        },
        {
          pattern: '\\bin the event that\\b',
          words: ['event'],
          replacement: 'if',
          conditions: [['not before', '/^ ?(?:is|was)\\b']],
        },
        {
          pattern: '\\b(in spite of|despite|regardless of|notwithstanding) the fact that\\b',
          words: ['spite', 'despite', 'regardless', 'notwithstanding'],
          replacement: 'although',
          conditions: [['not around', '/\\p{L}, _[^,.;]*, \\p{L}']],
        },
        {
          pattern:
            '\\b(?:((in (light|view)|on account|because|by virtue) of|owing to) the fact that|for the (simple )?reason that)\\b',
          words: ['light', 'view', 'account', 'because', 'virtue', 'owing', 'simple', 'reason'],
          replacement: 'because',
          conditions: [
            ['not around', '/\\p{L}, _[^,.;]*, \\p{L}'],
            ['not after', '/\\b(?:is|was) $'],
          ],
        },
        {
          pattern: '\\bgiven the fact that\\b',
          words: ['given'],
          replacement: 'since',
          conditions: [['not around', '/\\p{L}, _[^,.;]*, \\p{L}']],
        },
        {
          pattern: '\\buntil such time as\\b',
          words: ['until'],
          replacement: 'until',
          conditions: [],
        },
        {
          pattern: '\\bduring the time (that|when)\\b',
          words: ['during'],
          replacement: 'while',
          conditions: [],
        },
        {
          pattern: '\\bat the time (when|that)\\b',
          words: ['time'],
          replacement: 'when',
          conditions: [['not before', '/^ ?(?:is|was|of)\\b']],
        },
        {
          pattern: '\\b(in|during) the course of (the|this|that|his|her|its|their|our)\\b',
          words: ['course'],
          replacement: 'during $2',
          conditions: [
            ['not before', '/^ ?(?:(law|river|events|action))\\b'],
            ['not before', '/^ ?(?:[\\p{L}]+ (river|stream))\\b'],
          ],
        },
        {
          pattern: '\\b(for|within) a period of\\b',
          words: ['period'],
          replacement: '$1',
          conditions: [
            [
              'before',
              '/^ ?(?:(an? |about |up to |at least )?(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|week|month|year))\\b',
            ],
          ],
        },
        {
          pattern: '\\ba total of ',
          words: ['total'],
          replacement: '',
          conditions: [
            ['not after', 'start'],
            [
              'not after',
              '/\\b(?:for|make|makes|made|making|to|with|bringing|is|was|are|were|gives|giving|at|than|from) $',
            ],
            ['before', '/^ ?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b'],
          ],
        },
        {
          pattern: '\\bin excess of\\b',
          words: ['excess'],
          replacement: 'over',
          conditions: [['before', '/^(?:[ ][$€£]?\\d)']],
        },
        {
          pattern: '\\bin the (neighbou?rhood|region|vicinity) of\\b',
          words: ['neighbourhood', 'neighborhood', 'region', 'vicinity'],
          replacement: 'about',
          conditions: [['before', '/^(?:[ ][$€£]?\\d)']],
        },
        {
          pattern: '\\bin (close )?proximity to\\b',
          words: ['proximity'],
          replacement: 'near',
          conditions: [['not after', '/\\b(?:the) $']],
        },
        {
          pattern: '\\b(?:(with|in) regards? to|with reference to)\\b',
          words: ['regards', 'regard', 'reference'],
          replacement: 'about',
          conditions: [
            ['not after', 'start'],
            [
              'after',
              '/\\b(?:(questions?|concerns?|information|advice|views?|opinions?|research|rules?|policy|policies|decisions?|details?|complaints?|guidance|letter|email)) $',
            ],
          ],
        },
        {
          pattern: '\\b(concerning|regarding|about|on) the (matter|issue|topic|subject) of\\b',
          words: ['matter', 'issue', 'topic', 'subject'],
          replacement: 'about',
          conditions: [
            [
              'not after',
              '/\\b(?:depend(s|ing)?|based|focus(es|ed)?|vary|varies|according|work(s|ed|ing)?) $',
            ],
            ['not before', '/^ ?(?:an?|the)\\b'],
            ['not before', '/^ ?(?:(bonds|stocks?|shares|notes))\\b'],
          ],
        },
        {
          pattern: '\\bon a (weekly|monthly|yearly|quarterly|nightly) basis\\b',
          words: ['weekly', 'monthly', 'yearly', 'quarterly', 'nightly'],
          replacement: '$1',
          conditions: [['not before', '/^ ?(?:of|is)\\b']],
        },
        {
          pattern: '\\bon a regular basis\\b',
          words: ['regular'],
          replacement: 'regularly',
          conditions: [
            ['not after', 'start'],
            ['not before', '/^ ?(?:of|is)\\b'],
          ],
        },
        {
          pattern: '\\bon a case-by-case basis\\b',
          words: ['case-by-case'],
          replacement: 'case by case',
          conditions: [['not before', '/^ ?(?:of|is)\\b']],
        },
        {
          pattern: '\\ban? (sufficient|adequate) (number|amount|quantity|supply) of\\b',
          words: ['sufficient', 'adequate'],
          replacement: 'enough',
          conditions: [['not after', '/\\b(?:such|is|was) $']],
        },
        {
          pattern: '\\bas a means of ((?:\\p{L}+ing))\\b',
          words: ['means'],
          replacement: 'to $1.verb',
          conditions: [
            ['not after', '/(?:, )$'],
            ['1', 'known gerund'],
            ['not before', 'another gerund'],
            ['not before', '/^(?:[^,.;]* (is|was|has) )'],
          ],
        },
        {
          pattern: '\\bby means of\\b',
          words: ['means'],
          replacement: 'by',
          conditions: [['before', '/^ ?(?:(?:\\p{L}+ing))\\b']],
        },
        {
          pattern: '\\b(am|is|are) capable of ((?:\\p{L}+ing))\\b',
          words: ['capable'],
          replacement: 'can $2.verb',
          conditions: [
            ['2', 'known gerund'],
            ['not after', '/(?:\\b(that|who|which|it|not|and|or)( \\p{L}+ly)? )$'],
            ['not before', 'another gerund'],
          ],
        },
        {
          pattern: ', with the result that\\b',
          words: ['result'],
          replacement: ', so that',
          conditions: [],
        },
        {
          pattern: '\\bin order that\\b',
          words: ['order'],
          replacement: 'so that',
          conditions: [],
        },
        {
          pattern: '\\bas to whether\\b',
          words: ['whether'],
          replacement: 'whether',
          conditions: [
            ['after', '/\\b(?:say|says|said|know|knew|decide|decided|unclear|unsure|uncertain|asked) $'],
          ],
        },
        {
          pattern: '\\bsubsequent to\\b',
          words: ['subsequent'],
          replacement: 'after',
          conditions: [
            ['before', 'word'],
            ['not after', '/\\b(?:is|are|was|were|be) $'],
          ],
        },
        {
          pattern: '\\bin advance of\\b',
          words: ['advance'],
          replacement: 'before',
          conditions: [['before', '/^ ?(?:the|an?|this|that|his|her|its|their|our|your)\\b']],
        },
        {
          pattern: '^last but not least,',
          words: ['least'],
          replacement: 'finally,',
          conditions: [],
        },
        {
          pattern: '\\bin actual fact\\b',
          words: ['actual'],
          replacement: 'in fact',
          conditions: [],
        },
        {
          pattern:
            '\\b(?:past (?=histor)|end (?=results?\\b)|final (?=outcomes?\\b)|advance (?=warning)|basic (?=fundamentals\\b)|unexpected (?=surprises?\\b)|free (?=gifts?\\b)|added (?=bonus)|personal (?=opinions?\\b)|true (?=facts?\\b)|mutual (?=cooperation\\b)|brief (?=summar(?:y|ies)\\b)|new (?=innovations?\\b)|future (?=plans\\b))()\\b',
          words: [],
          replacement: '$1',
          conditions: [['not after', '/\\b(?:no|not) $']],
        },
        {
          pattern:
            '\\b((collaborating|collaborates|collaborated|collaborate|connecting|combining|connected|gathering|combines|combined|connects|gathered|combine|merging|connect|gathers|merges|merged|gather|mixing|merge|mixes|mixed|mix)) together\\b',
          words: ['together'],
          replacement: '$1',
          conditions: [],
        },
        {
          pattern: '\\b((returning|reverting|returned|reverted|returns|reverts|return|revert)) back\\b',
          words: ['returning', 'reverting', 'returned', 'reverted', 'returns', 'reverts', 'return', 'revert'],
          replacement: '$1',
          conditions: [],
        },
        {
          pattern: '\\ban? (long|short|brief) period of time\\b',
          words: ['period'],
          replacement: 'a $1 time',
          conditions: [],
        },
        {
          pattern: '\\b(large|small|big|huge|round|square|oval) in (size|shape)\\b',
          words: ['size', 'shape'],
          replacement: '$1',
          conditions: [['not before', '/^(?:,? (and|or|but|to)\\b)']],
        },
      ],
    },
    {
      kind: 'light_verb',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'sentences with terms',
      rules: [
        {
          pattern: '\\b(making|makes|make|made) a decision (to|whether|about|on)\\b',
          words: ['decision'],
          replacement: '{decide:1} $2',
          conditions: [],
        },
        {
          pattern: '\\b(reaching|reaches|reached|reach) the conclusion that\\b',
          words: ['conclusion'],
          replacement: '{conclude:1} that',
          conditions: [],
        },
        {
          pattern: '\\b(coming|comes|come|came) to the conclusion that\\b',
          words: ['conclusion'],
          replacement: '{conclude:1} that',
          conditions: [],
        },
        {
          pattern: '\\b(making|makes|make|made) (an attempt|attempts) to\\b',
          words: ['attempt', 'attempts'],
          replacement: '{try:1} to',
          conditions: [],
        },
        {
          pattern: '\\b(making|makes|make|made) (a )?reference to\\b',
          words: ['reference'],
          replacement: '{refer:1} to',
          conditions: [],
        },
        {
          pattern: '\\b(making|makes|make|made) mention of\\b',
          words: ['mention'],
          replacement: '{mention:1}',
          conditions: [],
        },
        {
          pattern: '\\b(giving|gives|given|give|gave) consideration to\\b',
          words: ['consideration'],
          replacement: '{consider:1}',
          conditions: [],
        },
        {
          pattern: '\\b(taking|takes|taken|take|took) into consideration\\b',
          words: ['consideration'],
          replacement: '{consider:1}',
          conditions: [['before', 'noun phrase']],
        },
        {
          pattern:
            '\\b(conducting|performing|conducted|performed|conducts|performs|conduct|perform) an? (analysis|evaluation|assessment|review) of\\b',
          words: [
            'conducting',
            'performing',
            'conducted',
            'performed',
            'conducts',
            'performs',
            'conduct',
            'perform',
          ],
          replacement: '{$2:1}',
          conditions: [],
        },
        {
          pattern:
            '\\b(providing|provides|provided|offering|provide|offered|offers|giving|offer|gives|given|give|gave) assistance to\\b',
          words: ['assistance'],
          replacement: '{help:1}',
          conditions: [],
        },
        {
          pattern: '\\b(puts|putting|(?<=\\b(?:to|can|could|will|would|may|might|must) )put) an end to\\b',
          words: ['end'],
          replacement: '{end:1}',
          conditions: [],
        },
        {
          pattern: '\\b(having|have|has|had) a tendency to\\b',
          words: ['tendency'],
          replacement: '{tend:1} to',
          conditions: [],
        },
        {
          pattern: '\\b(is|are|was|were) in need of\\b',
          words: ['need'],
          replacement: '{need:1}',
          conditions: [['not after', '/\\b(?:who|that|those|which) $']],
        },
        {
          pattern: '\\b(is|are|was|were) in agreement (with|that)\\b',
          words: ['agreement'],
          replacement: '{agree:1} $2',
          conditions: [],
        },
        {
          pattern: '\\b(is|are|was|were) indicative of\\b',
          words: ['indicative'],
          replacement: '{indicate:1}',
          conditions: [],
        },
        {
          pattern: '\\b(is|are|was|were) of the (opinion|view) that\\b',
          words: ['opinion', 'view'],
          replacement: '{believe:1} that',
          conditions: [],
        },
        {
          pattern: '\\b(is|are|was|were) (well |fully |already )?aware of the fact that\\b',
          words: ['aware', 'fully', 'already'],
          replacement: '{know:1} that',
          conditions: [],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: 'concrete sentences',
      rules: [
        {
          pattern: '\\b(am|is|are|was|were) (currently |now )?in the process of ((?:\\p{L}+ing))\\b',
          words: ['process'],
          replacement: '$1 $2$3',
          conditions: [],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['natural', 'plain', 'shorten', 'formal', 'casual'],
      skip: '',
      rules: [
        {
          pattern:
            '\\bfor the sake of (simplicity|convenience|clarity|brevity|completeness|consistency|efficiency)\\b',
          words: [
            'simplicity',
            'convenience',
            'clarity',
            'brevity',
            'completeness',
            'consistency',
            'efficiency',
          ],
          replacement: 'for $1',
          conditions: [],
        },
        {
          pattern: '\\bnothing short of ',
          words: ['nothing'],
          replacement: '',
          conditions: [
            ['after', '/\\b(?:is|are|was|were|be|been) $'],
            ['not before', '/^ ?(?:an?|the)\\b'],
          ],
        },
        {
          pattern:
            '\\b(looking|looked|looks|look) forward to the (opportunity|chance|possibility) to (\\p{L}+)\\b',
          words: ['forward'],
          replacement: '$1 forward to $3.gerund',
          conditions: [
            [
              'not before',
              '/^(?:[^,.;]* and \\p{L}+(?<!ing|ed|s) (the|an?|your|our|its|their|to|with|in|how)\\b)',
            ],
          ],
        },
        {
          pattern:
            '\\b(looking|looked|looks|look) forward to the (opportunity|chance|possibility) of ((?:\\p{L}+ing))\\b',
          words: ['forward'],
          replacement: '$1 forward to $3',
          conditions: [],
        },
        {
          pattern: '\\b(\\p{L}+ed) by a number of\\b',
          words: ['number'],
          replacement: '$1 by several',
          conditions: [['before', 'plural']],
        },
        {
          pattern: "\\bplease (do not hesitate|don['’]t hesitate) to\\b",
          words: ['hesitate'],
          replacement: 'please',
          conditions: [['before', '/^ ?(?:(contact|reach|call|write|ask|let|email|share|get))\\b']],
        },
        {
          pattern: '\\b(is|are|was|were) comprised of\\b',
          words: ['comprised'],
          replacement: '{consist:1} of',
          conditions: [],
        },
      ],
    },
    {
      kind: 'wordy_phrase',
      modes: ['plain', 'shorten'],
      skip: '',
      rules: [
        {
          pattern:
            '\\b(is|are|was|were) (?:conveniently |ideally |perfectly |strategically )?(?:located|situated) (near|close to|within|in|on|at|between|opposite|behind|beside|next to)\\b',
          words: ['conveniently', 'ideally', 'situated', 'perfectly', 'strategically', 'located'],
          replacement: '$1 $2',
          conditions: [['not after', '/(?:\\b(it|that|which|and|or)( \\p{L}+)? )$']],
        },
        {
          pattern: '\\b(can|could|may|might|will|would|should|to) help to\\b',
          words: ['help'],
          replacement: '$1 help',
          conditions: [['before', '/^(?: (?!(?:be|have)\\b)\\p{L}+ )']],
        },
        {
          pattern:
            '\\b(feeling|feels|feel|felt) an? (deep|strong|growing|great|profound|renewed|real|quiet|sudden) sense of\\b',
          words: ['sense'],
          replacement: '{feel:1} $2',
          conditions: [
            [
              'before',
              '/^ ?(?:(?:dread|awe|unease|relief|loss|pride|calm|peace|urgency|excitement|joy|guilt|wonder|anxiety|gratitude|nostalgia|satisfaction|pleasure|anger|sadness|shame|hope|fear|anticipation|disappointment|frustration|happiness|regret))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(feeling|feels|feel|felt) a sense of\\b',
          words: ['sense'],
          replacement: '{feel:1}',
          conditions: [
            [
              'before',
              '/^ ?(?:(?:dread|awe|unease|relief|loss|pride|calm|peace|urgency|excitement|joy|guilt|wonder|anxiety|gratitude|nostalgia|satisfaction|pleasure|anger|sadness|shame|hope|fear|anticipation|disappointment|frustration|happiness|regret))\\b',
            ],
          ],
        },
        {
          pattern: '\\b(provides?|offers?|gives?) an? (?:strong |deep |great |real )?sense of\\b',
          words: ['strong', 'sense', 'great'],
          replacement: '$1',
          conditions: [
            [
              'before',
              '/^ ?(?:(comfort|security|safety|relief|purpose|stability|belonging|closure|calm|peace|control|freedom)\\b)\\b',
            ],
          ],
        },
        {
          pattern: '\\b(is|are|was|were) evident in\\b',
          words: ['evident'],
          replacement: '{show:1} in',
          conditions: [['not after', '/(?:\\b(as|it|that|which|also|not)( \\p{L}+)? )$']],
        },
        {
          pattern: '^upon ((?:\\p{L}+ing))\\b',
          words: ['upon'],
          replacement: 'on $1',
          conditions: [],
        },
        {
          pattern: '^due to\\b',
          words: ['due'],
          replacement: 'because of',
          conditions: [
            ['before', '/^ ?(?:(the|a|an|its|their|his|her|our|my|this|these|high|low|limited)\\b)\\b'],
            ['not before', '/^(?: the fact\\b)'],
          ],
        },
        {
          pattern: '\\bregarding\\b',
          words: ['regarding'],
          replacement: 'about',
          conditions: [
            [
              'after',
              '/\\b(?:(contact(ed|ing)?|writ(e|ing)|called|asked?|inquir(e|ed|ing)|complaints?|calls?|messages?|emails?|updates?|guidance|clarification|inquir(y|ies)|feedback|instructions|recommendations)( (you|me|us|them))?) $',
            ],
          ],
        },
        {
          pattern: '\\bmultiple\\b',
          words: ['multiple'],
          replacement: 'several',
          conditions: [
            [
              'before',
              '/^ ?(?:(times|ways|reasons|attempts|occasions|factors|studies|options|sources|languages|people|teams|days|weeks|months|years|hours|rounds|calls|emails|countries|companies|problems|issues)\\b)\\b',
            ],
            ['not after', '/\\b(?:across|the|these|those) $'],
          ],
        },
        {
          pattern: '\\b(?:in order )?to be able to\\b',
          words: ['able'],
          replacement: 'to',
          conditions: [
            [
              'before',
              '/^ ?(?:(see|use|find|read|make|get|work|pay|move|live|keep|understand|help|enjoy|run|write|learn)\\b)\\b',
            ],
            [
              'not after',
              '/\\b(?:want|wants|wanted|need|needs|needed|have|has|had|like|hope|hopes|seem|seems|expect|expects|going|ought|used|sure|enough|too|due) $',
            ],
          ],
        },
        {
          pattern: '\\bas a way (of|to) (?:help )?((?:\\p{L}+ing))\\b',
          words: ['way'],
          replacement: 'to $2.verb',
          conditions: [
            ['2', 'known gerund'],
            ['before', '/^(?: )'],
            ['not before', 'another gerund'],
            ['not after', '/\\b(?:is|was|serves?|acts?|,) $'],
          ],
        },
        {
          pattern: '\\b(continue|continues|continued) on\\b',
          words: ['continue', 'continues', 'continued'],
          replacement: '$1',
          conditions: [['before', '/^ ?(?:(with|to))\\b']],
        },
      ],
    },
  ],
} as const;
