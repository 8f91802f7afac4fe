import { everyMode } from '../rule.js';
import { needsBaseForm, needsNoun } from '../verbs.js';
import {
  all,
  type Condition,
  hasObject,
  isVerbPosition,
  next,
  nextIsWord,
  WordRules,
} from '../word-rules.js';

/** Not in a sentence that reports measurements, where "significant" is a term. */
const unmeasured: Condition = (before, after) =>
  !/\d|%|\b(?:statistical|statistically|patients|mice|rats|trial|cohort|placebo|regression|versus|compared|hypothesis|samples?|groups?|tests?|digits?|figures|shareholders?|holder|bits?|equity|associate|investee|subsidiary|auditors?|covenant)\b/i.test(
    before + after,
  );
/** Not after a comparative word: “more robust” cannot become “more strong”. */
const uncompared: Condition = before => !/\b(?:more|most|less|least|so|as|too) $/i.test(before);
const isVerbWithObject = all(isVerbPosition, hasObject);
/** The verb “endeavor to”, not the noun in “an earnest endeavor to help”. */
const tried = (before: string, after: string) =>
  after.startsWith(' to ') &&
  (needsBaseForm(before) ||
    /\b(?:i|he|she|we|they|you|it|who|have|has|had|is|are|was|were|also) $/i.test(before));
const predicate = (before: string) =>
  /(?:['’]s|['’]re|\b(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as)) $/i.test(
    before,
  );

/** Objects, and nouns after adjectives, that the everyday words go with. */
const fosterable =
  /^ (?:the |an? |their |our |its |his |her |greater |more |better |such )*(?:[\p{L}-]+(?:al|ive|ic|ous|er|ing|ed|y|ble|ant|ent)? )?(?:[\p{L}-]+(?:tion|sion|ment|ness|ity|ance|ence|ships?|ism|ancy|ency|ity)|dialogue|debate|growth|trust|change|learning|loyalty|peace|respect|empathy|curiosity|hope|creativity|independence|teamwork|discussion|trade|progress|love|fear|interest|culture|sense|spirit|environment)\b/iu;
const unimprovable =
  /^ (?:the |their |its |our |a |an |his |her )?(?:\p{L}+ )?(?:risks?|effects?|likelihood|chances?|dangers?|fears?|pain|power|threats?|sense|image|contrast|probability|interest|yields?|bids?|offers?|penalt(?:y|ies)|sentences?)\b/iu;
const gainable =
  /^ (?:the |a |an |more |much |some |widespread |significant |considerable |international |critical |enough |public )?(?:support|attention|interest|recognition|praise|acclaim|respect|votes|sympathy|approval|reputation|popularity)/i;
const reducible =
  /^ (?:the |these |those |its |their |any |such |some of the )?(?:[\p{L}]+ )?(?:risks?|effects?|impacts?|damage|harm|problems?|costs?|bias|issues?|consequences|threats?)/iu;
const simplifiable =
  /^ (?:(?:the|their|its|our|your|his|her|these|this) )?(?:[\p{L}]+ )?(?:operations|process(?:es)?|workflows?|communication|procedures?|administration|paperwork)\b(?! into)/iu;
const valued =
  /^ (?:help|assistance|support|advice|insights?|information|resources?|tools?|experience|lessons?|skills?|knowledge|contributions?|guidance|opportunit|asset|service|part|source|role)/i;
const intricate =
  /^ (?:web|networks?|systems?|structures?|relationships?|process(?:es)?|plots?|problems?|issues?|interplay|dynamics|nature)\b/i;
const lively =
  /^ (?:communit(?:y|ies)|city|cities|cultures?|scenes?|arts|econom(?:y|ies)|neighbou?rhoods?|atmosphere|towns?|markets?|hubs?|nightlife|downtown|ecosystems?|societ(?:y|ies)|places?|districts?|festivals?|mix|democracy|history|traditions?|music)\b/i;
/** In these the words are terms of finance. */
const financial =
  /^ (?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)\b/iu;
const leveraged: Condition = (before, after) =>
  nextIsWord(before, after) && !financial.test(after) && !needsNoun(before);
const stress =
  /^ (?:that|the (?:\p{Ll}+ )?(?:need|importance|point|value|risk|danger|message|fact|urgency|role|difference)|how|why)\b/iu;
const isNotComplex: Condition = (before, after) =>
  !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20));

/** Replaces long words that have no other sense. */
export const longWords = new WordRules()
  .words(
    'seamlessly: smoothly; meticulously: carefully; meticulous: careful; ' +
      'advancements: advances; amongst: among; whilst: while',
  )
  .words('utilization|utilisation: use', (before, after) => needsNoun(before) && after.startsWith(' of'))
  .verbs('utilize: use; utilise: use; exacerbate: worsen; necessitate: require; ameliorate: improve')
  .verbs('endeavor: try; endeavour: try', tried)
  .rule('inflated_word', everyMode);

/** Replaces words that are frequent in AI-generated text with everyday words, where they fit. */
export const inflated = new WordRules()
  .words('vibrant: lively', all(uncompared, next(lively)))
  .words('bustling: busy', all(uncompared, nextIsWord))
  .wordsBefore(
    `robust: strong: support|economy|growth|evidence|performance|foundation|relationships?|community;
    profound: deep: sense|understanding|sadness|grief|love|respect|influence|connection|change|effects?|
      impacts?|insights?|gratitude|truths?|differences?|consequences;
    seamless: smooth: experience|integration|transition|process|operation|flow|blend|transitions|connection|
      communication;
    captivating: gripping: story|tale|novel|narrative|read|plot|performance|performances;
    unwavering: firm: support|commitment|belief|faith|resolve|dedication|determination|loyalty|stance;
    advancement: advance: in|that|was|is;
    albeit: though: with|in|at|a|an|not|slowly|only;
    comprehensive: full: understanding|view|picture|list|account|review|guide|overview|report|range|
      description|analysis|study|assessment|audit|response|record|explanation|treatment|inventory`,
    uncompared,
  )
  .words('cutting-edge: modern', all(uncompared, next(/^ (?!blades?|tools?|steel|angle)\p{Ll}/u)))
  .words('showcasing: showing; showcased: showed', hasObject)
  .words('underscored: stressed; underscoring: stressing', next(stress))
  .words('showcases: shows', isVerbWithObject)
  .words('underscores: stresses; underscore: stress', all(isVerbPosition, next(stress)))
  .words('leverages: uses; leveraging: using', leveraged)
  .words(
    'leverage: use',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must) $/i.test(before) &&
      leveraged(before, after),
  )
  .words(
    'leveraged: used',
    (before, after) =>
      /\b(?:be|been|is|are|was|were|has|have|had|it|they|we) $/i.test(before) && !financial.test(after),
  )
  .words(
    'showcase: show',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must|which|also) $/i.test(before) &&
      nextIsWord(before, after),
  )
  .words('endeavors|endeavours: efforts', (before, after) => !after.startsWith(' to') && needsNoun(before))
  .words(
    'pivotal|crucial: key',
    (before, after) =>
      before !== '' &&
      !predicate(before) &&
      nextIsWord(before, after) &&
      !/^ (?:in|to|for|and|not|that|as|or|but)\b/i.test(after),
  )
  .words(
    'paramount: essential',
    (before, after) => predicate(before) && !/^ [\p{L}]+(?:e|n|r|t)$/iu.test(after),
  )
  .words('intricate: complex', all(next(intricate), isNotComplex))
  .words('multifaceted: complex', isNotComplex)
  .words(
    'renowned: well-known',
    (before, after) =>
      !/(?:world|internationally|globally|nationally|most|more|widely|so|as) $/i.test(before) &&
      !after.startsWith(' for'),
  )
  .words(
    'renowned: known',
    (before, after) => /\b(?:is|are|was|were|became|been|be) $/i.test(before) && after.startsWith(' for'),
  )
  .words('invaluable: valuable', (before, after) => !predicate(before) && valued.test(after))
  .words(
    'heightened: increased',
    (before, after) => /\b(?:a|an|of|to|the|for|with) $/i.test(before) && nextIsWord(before, after),
  )
  .verbs('encompass: include; underpin: support', isVerbPosition)
  .verbs(
    'bolster: strengthen',
    (before, after) =>
      isVerbPosition(before, after) &&
      !/\b(?:vaults?|walls?|roofs?|beams?|bridge|shafts?|ceilings?|oak|steel|wood|props?)\b/i.test(
        after.slice(0, 60),
      ),
  )
  .verbs(
    'unveil: reveal',
    (before, after) =>
      hasObject(before, after) &&
      /\b(?:plans?|strateg|polic|program|initiative|products?|truth|secrets?|design|results?|findings|details)/i.test(
        after.slice(0, 40),
      ),
  )
  .verbs(
    'enhance: improve',
    (before, after) =>
      !/improv/i.test(before + after) &&
      isVerbPosition(before, after) &&
      /^ \p{Ll}/u.test(after) &&
      !/^ (?:by|with|in|and|or|to|when|the same)\b/.test(after) &&
      !unimprovable.test(after),
  )
  .verbs(
    'enhance: strengthen',
    all(
      isVerbPosition,
      next(
        /^ (?:the |their |its |our |your |overall |\p{Ll}+ )*(?:competitiveness|security|skills?|relationships?|abilit(?:y|ies)|capacity|efforts|capabilities|cooperation|collaboration|reputation|resilience|position|understanding|posture|memory|engagement)\b/u,
      ),
    ),
  )
  .verbs('garner: gain', all(uncompared, next(gainable)))
  // Only abstract objects: animals and children are cared for.
  .verbs(
    'foster: build',
    all(
      isVerbPosition,
      next(
        /^ (?:a |the |an )?(?:strong |stronger |deep |deeper |greater |mutual |better |sustained |close |lasting )*(?:relationships?|trust|sense|culture|communit(?:y|ies)|connections?|bonds?|understanding|appreciation)\b/,
      ),
    ),
  )
  .verbs('foster: encourage', all(isVerbPosition, next(fosterable)))
  .verbs('mitigate: reduce', all(isVerbPosition, next(reducible)))
  .verbs('elucidate: explain', all(uncompared, next(/^ (?:the|how|why|these|this|their|its) /i)))
  .verbs('streamline: simplify', all(uncompared, next(simplifiable)))
  .verbs(
    'revolutionize: transform; revolutionise: transform; captivate: charm; spearhead: lead',
    all(isVerbPosition, nextIsWord),
  )
  .verbs('posit: argue', next(/^ that\b/))
  .verbs(
    'cultivate: build',
    all(
      isVerbPosition,
      next(
        /^ (?:a |the |an )?(?:diverse |greater |strong |stronger |deep |deeper |positive |healthy )*(?:sense|culture|skills?|set|relationships?|trust|habits?|mindset|environment|community|connections?|resilience|empathy)\b/,
      ),
    ),
  )
  .verbs(
    'elevate: improve',
    all(
      isVerbPosition,
      next(
        /^ (?:the |their |its |your |our |a )?(?:\p{Ll}+ )?(?:experiences?|quality|brand|performance|standards?|skills?|service)\b/u,
      ),
    ),
  )
  .verbs(
    'permeate: run through',
    all(
      isVerbPosition,
      hasObject,
      next(/^ (?:much|his|her|their|the (?:work|novel|book|film|text|story))\b/),
    ),
  )
  .words('tranquility|tranquillity: calm; methodologies: methods', uncompared)
  .words('detrimental: harmful', uncompared)
  .words('tirelessly: hard', next(/^ to\b/))
  .words('interplay: relationship', next(/^ (?:between|of)\b/))
  .words(
    'nuanced: detailed',
    all(uncompared, next(/^ (?:understanding|view|portrait|picture|approach|analysis|look)\b/)),
  )
  .words('poignant: moving', all(uncompared, nextIsWord))
  .words(
    'innovative: new',
    all(
      uncompared,
      next(
        /^ (?:approach|approaches|solutions?|methods?|ideas?|use|uses|business|designs?|products?|ways?|strateg|technolog|tools?|techniques?|features?|programs?)/,
      ),
    ),
  )
  .words(
    'groundbreaking: new',
    all(uncompared, next(/^ (?:research|work|study|studies|discover|findings|approach|technolog)/)),
  )
  .words('state-of-the-art: modern', all(uncompared, nextIsWord))
  .words('unparalleled: unmatched', nextIsWord)
  .words('transformative: great', next(/^ (?:impact|effect|change|potential)\b/))
  .words(
    'meaningful: real',
    all(
      uncompared,
      next(
        /^ (?:change|progress|connections?|impact|difference|benefits?|economic|results|dialogue|improvements?)\b/,
      ),
    ),
  )
  .words('meaningful: important', all(uncompared, next(/^ (?:experiences?|relationships?|moments?)\b/)))
  .words(
    'significant: major',
    (before, after) =>
      !/\b(?:no|not|not a|any|statistically|more|most|less|so|as|too|very|n't) $/i.test(before) &&
      /^ (?:challenges?|roles?|contributions?|steps?|improvements?|impacts?|growth|progress|investments?|advantages?|opportunit(?:y|ies)|shifts?|milestones?|strides|changes?|step forward)\b/.test(
        after,
      ),
  )
  .words(
    'significant: large',
    (before, after) =>
      !/\b(?:no|not|not a|any|statistically|more|most|less|so|as|too|very) $/i.test(before) &&
      /^ (?:amounts?|increase in the number|portion)\b/.test(after),
  )
  .words(
    'significantly: greatly',
    (before, after) =>
      !/\b(?:not|statistically|n['’]t|more|most) $/i.test(before) &&
      /^ (?:influences?|shapes?|shaped|altered|alters|changed|changes|transform|benefits?|contribut|affects?|impacts?)/.test(
        after,
      ),
  )
  .words(
    'comprehensive: broad',
    all(
      uncompared,
      next(
        /^ (?:and collaborative )?(?:solutions?|strateg|approach|plans?|framework|programs?|polic|reforms?)/,
      ),
    ),
  )
  .words(
    'robust: solid',
    all(
      uncompared,
      next(
        /^ (?:frameworks?|sets?|systems?|features?|insights?|solutions?|strateg|platforms?|tools?|process|infrastructure|measures|approach|foundation)/,
      ),
    ),
  )
  .words(
    'seamless: smooth',
    all(
      uncompared,
      next(
        /^ (?:and intuitive |shopping |user |overall |digital )?(?:experiences?|integration|transitions?|process|operation|flow|connection|communication)\b/,
      ),
    ),
  )
  .words('pivotal: key', all(uncompared, next(/^ (?:moment|point|role|step|figure|part|decision)\b/)))
  .words('vital: key', all(uncompared, next(/^ (?:role|part|hub|component|resource|step|tool|link)\b/)))
  .words(
    'crucial|critical: key',
    (before, after) =>
      /\b(?:is|are|was|were) $/i.test(before) &&
      !/\bit(?: is|['’]s| was) $/i.test(before) &&
      /^ (?:for|in (?!order)|to (?:the|a|an|our|its|their|any|\p{L}+ing)\b)/u.test(after),
  )
  .words('far-reaching: wide', next(/^ (?:implications|effects|consequences|impact)\b/))
  .words('thriving: busy', next(/^ (?:arts|music|art|market|port|town|city)\b/))
  .words('unwavering: firm', all(uncompared, nextIsWord))
  .words('captivating: gripping', all(uncompared, next(/^ (?:content|stories|plot|account|book)\b/)))
  .words('cherished: much-loved', all(uncompared, nextIsWord))
  .words(
    'significant: major',
    all(
      uncompared,
      unmeasured,
      before => !/\b(?:no|not|not a|any|statistically) $/i.test(before),
      next(
        /^ (?:issues?|problems?|barriers?|concerns?|influence|factors?|drivers?|force|benefits|threats?|risks?|potential|obstacles?|consequences|implications|efforts?|strain|delays?|undertaking|hurdles?|achievements?|breakthroughs?|advance(?:s|ments?)|developments?|attention|presence|parts?|events?|outages?|setbacks?|dividends|pressure|disruptions?|transformations?|savings|success|loss(?:es)?|economic|social|environmental)\b/,
      ),
    ),
  )
  .words(
    'significantly: greatly',
    all(
      unmeasured,
      before => !/\b(?:not|statistically|more|most) $|n['’]t $/i.test(before),
      next(
        /^ (?:improv(?:es?|ed|ing)|enhanc(?:es?|ed|ing)|simplif(?:y|ies|ied)|expand(?:s|ed|ing)?|strengthen(?:s|ed|ing)?|limit(?:s|ed)?|boost(?:s|ed|ing)?|impact(?:ed|ing)?|influenc(?:ed|ing)|reshap(?:es?|ed|ing)|streamlin(?:es?|ed|ing)|reduc(?:e|ing)|increas(?:e|ing)|alter(?:ed|ing)?)\b/,
      ),
    ),
  )
  .words(
    'significantly: much',
    all(unmeasured, next(/^ (?:more|less|better|easier|faster|larger|smaller|higher|lower|cheaper|worse)\b/)),
  )
  .words(
    'vital|critical|essential|fundamental|crucial|pivotal|integral: key',
    all(
      uncompared,
      (before, after) =>
        /\b(?:an?|the|these|those|its|their|our|other|many|several|of|as|some|are|with|offers?|provides?) $/i.test(
          before,
        ) &&
        /^ (?:role|roles|part|parts|aspects?|components?|factors?|elements?|skills?|steps?|tools?|drivers?|considerations?|resources?|support|pillars?|ingredients?|areas|lessons?|insights?|building blocks?|issues?|services)\b(?! (?:of the constitution|frequency))/.test(
          after,
        ),
    ),
  )
  .words(
    'novel: new',
    all(
      uncompared,
      next(
        /^ (?:approach(?:es)?|methods?|techniques?|frameworks?|ways?|strateg(?:y|ies)|solutions?|ideas?|perspectives?)\b/,
      ),
    ),
  )
  .words('indispensable: essential', uncompared)
  .words(
    'valuable: useful',
    all(
      uncompared,
      before => !/\b(?:and|or|is|are|was|were) $/i.test(before),
      next(
        /^ (?:insights?|lessons?|information|resources?|tools?|advice|feedback|guidance|skills?|knowledge|context|experience|perspectives?|contributions?)\b/,
      ),
    ),
  )
  .words('valuable: good', all(uncompared, next(/^ (?:opportunity|opportunities|source|way|step|means)\b/)))
  .words(
    'critical|crucial: major',
    all(
      uncompared,
      before => !/\b(?:the|a) $/i.test(before),
      next(/^ (?:challenges?|problems?|concerns?)\b/),
    ),
  )
  .words(
    'comprehensive: broad',
    all(uncompared, next(/^ (?:curriculum|knowledge|education|training|suite|support)\b/)),
  )
  .words(
    'exceptional: excellent',
    all(
      uncompared,
      next(
        /^ (?:results?|service|quality|performance|value|customer|care|teacher|professor|talent|work|leadership|experiences?|support)\b/,
      ),
    ),
  )
  .words(
    'unforgettable|extraordinary: memorable',
    all(uncompared, next(/^ (?:experiences?|memories|adventures?|journeys?|moments?|stays?|trips?)\b/)),
  )
  .words(
    'overarching: main',
    next(/^ (?:goals?|aims?|themes?|objectives?|purpose|message|questions?|principles?)\b/),
  )
  .words('underlying: basic', next(/^ (?:principles?)\b/))
  .words(
    'unique: own',
    (before, after) =>
      /\b(?:their|its|our|your|his|her) $/i.test(before) &&
      !/\bown\b/i.test(before + after) &&
      /^ (?:strengths|needs|perspectives?|experiences?|challenges|circumstances|talents|voices?|styles?|skills?|ideas|backgrounds?|qualities|characteristics|identity|identities|flavou?rs?|history|culture|cultures|goals|interests|(?:business |individual |specific )?needs|learning|abilities|requirements|preferences)\b/.test(
        after,
      ),
  )
  .words(
    'diverse: varied',
    all(
      uncompared,
      (before, after) =>
        /\b(?:an?|the|its|their|our|with|of|for|to|from|and|including|offers?|provides?) $|\p{L}ing $/iu.test(
          before,
        ) &&
        /^ (?:needs|backgrounds|perspectives|learning (?:styles|needs)|experiences|cultures?|landscapes?|interests|viewpoints|voices|audiences?|opinions|ideas|communities|populations?|industries|applications|topics|sources|talents|skills|contexts|settings|styles|fields|range|tastes|ecosystems?|groups|user|customer|stakeholder)\b/.test(
          after,
        ),
    ),
  )
  .words(
    'innovative: new',
    all(
      uncompared,
      next(
        /^ (?:teaching|digital|problem|data|financial|marketing|research|services?|practices?|models?|materials?|applications?|strategies|software|platforms?)\b/,
      ),
    ),
  )
  .words(
    'innovative: creative',
    all(uncompared, next(/^ (?:thinkers?|thinking|mindset|spirit|minds?|teams?|problem-solving|people)\b/)),
  )
  .words(
    'cutting-edge|state-of-the-art: modern',
    all(
      uncompared,
      next(
        /^ (?:technolog|research|facilit|equipment|tools? (?:for|and|to)|features|solutions?|software|design|systems?|techniques?|methods?)/,
      ),
    ),
  )
  .words(
    'holistic: broad',
    all(
      uncompared,
      next(/^ (?:approach(?:es)?|view|understanding|perspective|strategy|framework|assessment)\b/),
    ),
  )
  .words(
    'actionable: practical',
    next(
      /^ (?:strateg|steps?|advice|recommendations?|plans?|feedback|ideas|guidance|insights?|solutions?|information)/,
    ),
  )
  .words(
    'profound: deep',
    all(
      uncompared,
      next(
        /^ (?:changes?|questions?|respect|meaning|appreciation|significance|wisdom|knowledge|shifts?|lessons?|relationship)\b/,
      ),
    ),
  )
  .words(
    'immense: great',
    all(
      uncompared,
      next(/^ (?:potential|value|pressure|popularity|importance|benefits?|satisfaction|pride)\b/),
    ),
  )
  .words(
    'tremendous|remarkable: great',
    all(
      uncompared,
      next(
        /^ (?:potential|value|growth|progress|opportunit|success|skill|achievements?|advances?|strides|impact)/,
      ),
    ),
  )
  .words('burgeoning: growing', nextIsWord)
  .words(
    'pressing: urgent',
    all(
      uncompared,
      next(/^ (?:challenges?|issues?|problems?|concerns?|needs?|questions?)\b/),
      before => !/\burgent\b/i.test(before),
    ),
  )
  .words(
    'intricate: complex',
    all(
      uncompared,
      isNotComplex,
      next(
        /^ (?:details? of|workings|balance|connections?|interactions?|challenges?|tapestry|history|world|patterns? of (?:behavio|human|thought))/,
      ),
    ),
  )
  .words('nuances|intricacies: details', (before, after) => /\bthe $/i.test(before) && /^ of\b/.test(after))
  .words(
    'facet: part; facets: parts',
    next(
      /^ of (?:life|our|the (?:business|industry|organi|company|problem)|modern|society|daily|human|everyday|business)\b/,
    ),
  )
  .words('embark: start', next(/^ on (?:a|an|this|their|your) (?:journey|career|project)/))
  .words(
    'adept: good',
    (before, after) => /\b(?:is|are|was|were) $/i.test(before) && after.startsWith(' at '),
  )
  .words('proficiency: skill', next(/^ in (?!english)\b/i))
  .verbs(
    'impact: affect',
    all(
      isVerbPosition,
      next(
        /^ (?:the|our|their|its|individuals|people|communit|societ|families|businesses|how|every|both|millions|many)\b/,
      ),
      before =>
        !/\b(?:direct|negative|positive|major|any|environmental|social|economic|potential|overall) $/i.test(
          before,
        ),
    ),
  )
  .verbs(
    'foster: encourage',
    all(
      isVerbPosition,
      next(
        /^ (?:\p{Ll}+,? )?(?:innovation|growth|creativity|inclusion|inclusivity|resilience|empathy|learning|understanding|cooperation|collaboration|engagement|sustainability|discussion|well-being|accountability|independence|transparency|leadership|diversity|intuitive|meaningful|economic|social|personal|critical)\b/u,
      ),
    ),
  )
  .verbs(
    'empower: help',
    all(
      isVerbPosition,
      next(
        /^ (?:the |our |their |its )?(?:\p{Ll}+ )?(?:individuals|people|users|students|communities|employees|women|teams|organi[sz]ations|citizens|businesses|learners|patients|consumers|workers|teachers|readers|them|others)\b(?! to)/u,
      ),
    ),
  )
  .verbs(
    'showcase: show',
    all(
      isVerbPosition,
      next(/^ (?:the|its|their|his|her|a|an|your|our|how|both)\b/),
      (before, after) =>
        !/\b(?:products?|works?|artists?|designs?|collections?|bands?|gallery|fair)\b/i.test(
          before.slice(-40) + after.slice(0, 40),
        ),
    ),
  )
  .verbs(
    'safeguard: protect',
    all(
      isVerbPosition,
      next(/^ (?:the|our|their|its|sensitive|against|data|user|customer|personal|your|public)\b/),
    ),
  )
  .verbs(
    'underscore: show; highlight: show',
    all(
      isVerbPosition,
      next(
        /^ (?:the|its|their|how|both|that) (?:\p{Ll}+ )?(?:importance|need|value|significance|role|relevance|power|potential|impact|complexity|tension|way|difficult|challenges|extent|urgency|differences?|benefits?|risks?)/u,
      ),
      before => !/\b(?:he|she|i|we|they|you)(?: also)? $/i.test(before),
    ),
  )
  .verbs(
    'unleash: release',
    next(
      /^ (?:the |their |its |your |our )?(?:full |creative |true )?(?:potential|creativity|talents?|power of)\b/,
    ),
  )
  .verbs(
    'catalyze: drive; galvanize: move',
    all(
      isVerbPosition,
      next(
        /^ (?:the |individual |economic |social |positive |public |personal )*(?:growth|change|innovation|action|progress|transformation|development|support|opinion)\b/,
      ),
    ),
  )
  .verbs(
    'revolutionize: transform; revolutionise: transform',
    next(/^ (?:the|how|our|industries|healthcare|education|business|therapeutic|\p{Ll}+s)\b/u),
  )
  .words('myriad: many', next(/^ (?:ways|reasons|factors|challenges|benefits|possibilities)\b/))

  .rule('inflated_word', everyMode);
