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
  without,
} from '../word-rules.js';

/** Not in a sentence that reports measurements, where "significant" is a term. */
const unmeasured: Condition = (before, after) =>
  !/\d|%|\b(?:statistical|statistically|patients|mice|rats|trial|cohort|placebo|regression|versus|compared|hypothesis|samples?|groups?|tests?|digits?|figures|shareholders?|holder|bits?|equity|associate|investee|subsidiary|auditors?|covenant)\b/i.test(
    before + after,
  );
/** Not after a comparative word: “more robust” cannot become “more strong”. */
const uncompared: Condition = before => !/\b(?:more|most|less|least|so|as|too) $/i.test(before);
/** The verb “endeavor to”, not the noun in “an earnest endeavor to help”. */
const tried: Condition = (before, after) =>
  after.startsWith(' to ') &&
  (needsBaseForm(before) ||
    /\b(?:i|he|she|we|they|you|it|who|have|has|had|is|are|was|were|also) $/i.test(before));
const predicate: Condition = before =>
  /(?:['’]s|['’]re|\b(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as)) $/i.test(
    before,
  );
const unimprovable =
  /^ (?:the |their |its |our |a |an |his |her )?(?:\p{L}+ )?(?:risks?|effects?|likelihood|chances?|dangers?|fears?|pain|power|threats?|sense|image|contrast|probability|interest|yields?|bids?|offers?|penalt(?:y|ies)|sentences?)\b/iu;
/** In these the words are terms of finance. */
const financial =
  /^ (?:(?:its|the|their|his|her|our|a|an|every|each) )?(?:\p{L}+ )?(?:balance sheet|capital|equity|assets?|positions?|portfolios?|debt|funds?|returns?|bets?|buyout|loans?|bonds?|ratio|holdings|collateral|investments?|nothing)\b/iu;
const isNotFinancial: Condition = (_, after) => !financial.test(after);
const leveraged = all(nextIsWord, isNotFinancial, before => !needsNoun(before));
const stress = next(
  /^ (?:that|the (?:\p{Ll}+ )?(?:need|importance|point|value|risk|danger|message|fact|urgency|role|difference)|how|why)\b/iu,
);
const shown = next(
  /^ (?:the|its|their|how|both|that) (?:\p{Ll}+ )?(?:importance|need|value|significance|role|relevance|power|potential|impact|complexity|tension|way|difficult|challenges|extent|urgency|differences?|benefits?|risks?)/u,
);
const isNotComplex: Condition = (before, after) =>
  !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20));

/** Replaces long words that have no other sense. */
export const longWords = new WordRules()
  .words(
    'seamlessly: smoothly; meticulously: carefully; meticulous: careful; ' +
      'advancements: advances; amongst: among; whilst: while',
  )
  .words('utilization|utilisation: use: _ of', needsNoun)
  .verbs('utilize|utilise: use; exacerbate: worsen; necessitate: require; ameliorate: improve')
  .verbs('endeavor|endeavour: try', tried)
  .rule('inflated_word', everyMode);

/** Replaces words that are frequent in AI-generated text with everyday words, where they fit. */
export const inflated = new WordRules()
  .words('cutting-edge: modern', all(uncompared, next(/^ (?!blades?|tools?|steel|angle)\p{Ll}/u)))
  .words(
    `vibrant: lively: _ communit(?:y|ies)|city|cities|cultures?|scenes?|arts|econom(?:y|ies)|neighbou?rhoods?|
      atmosphere|towns?|markets?|hubs?|nightlife|downtown|ecosystems?|societ(?:y|ies)|places?|districts?|
      festivals?|mix|democracy|history|traditions?|music;
    robust: strong: _ support|economy|growth|evidence|performance|foundation|relationships?|community;
    robust: solid: _ (?:frameworks?|sets?|systems?|features?|insights?|solutions?|strateg|platforms?|tools?|
      process|infrastructure|measures|approach|foundation)[a-z]*;
    profound: deep: _ sense|understanding|sadness|grief|love|respect|influence|connection|changes?|effects?|
      impacts?|insights?|gratitude|truths?|differences?|consequences|questions?|meaning|appreciation|
      significance|wisdom|knowledge|shifts?|lessons?|relationship;
    seamless: smooth: _ (?:and intuitive |shopping |user |overall |digital )?(?:experiences?|integration|
      transitions?|process|operation|flow|blend|connection|communication);
    captivating: gripping: _ story|stories|tale|novel|narrative|read|plot|performances?|content|account|book;
    advancement: advance: _ in|that|was|is;
    albeit: though: _ with|in|at|a|an|not|slowly|only;
    comprehensive: full: _ understanding|view|picture|list|account|review|guide|overview|report|range|
      description|analysis|study|assessment|audit|response|record|explanation|treatment|inventory;
    comprehensive: broad: _ (?:and collaborative )?(?:solutions?|strateg|approach|plans?|framework|programs?|
      polic|reforms?)[a-z]*|curriculum|knowledge|education|training|suite|support;
    tranquility|tranquillity: calm; methodologies: methods; detrimental: harmful; indispensable: essential;
    nuanced: detailed: _ understanding|view|portrait|picture|approach|analysis|look;
    novel: new: _ approach(?:es)?|methods?|techniques?|frameworks?|ways?|strateg(?:y|ies)|solutions?|ideas?|
      perspectives?;
    innovative: new: _ (?:approach|solutions?|methods?|ideas?|use|business|designs?|products?|ways?|strateg|
      technolog|tools?|techniques?|features?|programs?)[a-z]*|teaching|digital|problem|data|financial|
      marketing|research|services?|practices?|models?|materials?|applications?|software|platforms?;
    innovative: creative: _ thinkers?|thinking|mindset|spirit|minds?|teams?|problem-solving|people;
    groundbreaking: new: _ (?:research|work|study|studies|discover|findings|approach|technolog)[a-z]*;
    cutting-edge: modern: _ tools? (?:for|and|to);
    meaningful: real: _ change|progress|connections?|impact|difference|benefits?|economic|results|dialogue|
      improvements?;
    meaningful: important: _ experiences?|relationships?|moments?;
    vital: key: _ role|part|hub|component|resource|step|tool|link;
    valuable: good: _ opportunity|opportunities|source|way|step|means;
    exceptional: excellent: _ results?|service|quality|performance|value|customer|care|teacher|professor|
      talent|work|leadership|experiences?|support;
    unforgettable|extraordinary: memorable: _ experiences?|memories|adventures?|journeys?|moments?|stays?|
      trips?;
    holistic: broad: _ approach(?:es)?|view|understanding|perspective|strategy|framework|assessment;
    immense: great: _ potential|value|pressure|popularity|importance|benefits?|satisfaction|pride;
    tremendous|remarkable: great: _ (?:potential|value|growth|progress|opportunit|success|skill|
      achievements?|advances?|strides|impact)[a-z]*`,
    uncompared,
  )
  .words(
    'bustling: busy; poignant: moving; state-of-the-art: modern; unwavering: firm; cherished: much-loved',
    all(uncompared, nextIsWord),
  )
  .words('showcased: showed', hasObject)
  .words('underscored: stressed; underscoring: stressing', stress)
  .words('underscores: stresses; underscore: stress', all(isVerbPosition, stress))
  .words(
    `leverages: uses; leveraging: using;
    leverage: use: to|can|could|will|and|that|they|we|you|may|might|should|must _`,
    leveraged,
  )
  .words('leveraged: used: be|been|is|are|was|were|has|have|had|it|they|we _', isNotFinancial)
  .words(
    `showcase: show: to|can|could|will|and|that|they|we|you|may|might|should|must|which|also _;
    heightened: increased: a|an|of|to|the|for|with _;
    unparalleled: unmatched; burgeoning: growing`,
    nextIsWord,
  )
  .words('endeavors|endeavours: efforts: _ !to', needsNoun)
  .words(
    'pivotal|crucial: key: _ !in|to|for|and|not|that|as|or|but',
    all(nextIsWord, before => before !== '' && !predicate(before, '')),
  )
  .words(
    'paramount: essential',
    all(predicate, (_, after) => !/^ [\p{L}]+(?:e|n|r|t)$/iu.test(after)),
  )
  .words(
    `intricate: complex: _ web|networks?|systems?|structures?|relationships?|process(?:es)?|plots?|problems?|
      issues?|interplay|dynamics|nature;
    multifaceted: complex`,
    isNotComplex,
  )
  .words(
    `intricate: complex: _ details? of|workings|balance|connections?|interactions?|challenges?|tapestry|
      history|world|patterns? of (?:behavio|human|thought)[a-z]*`,
    all(uncompared, isNotComplex),
  )
  .words(
    'renowned: well-known: _ !for',
    before => !/(?:world|internationally|globally|nationally|most|more|widely|so|as) $/i.test(before),
  )
  .words(
    `invaluable: valuable: _ (?:help|assistance|support|advice|insights?|information|resources?|tools?|
      experience|lessons?|skills?|knowledge|contributions?|guidance|opportunit|asset|service|part|source|
      role)[a-z]*`,
    before => !predicate(before, ''),
  )
  .words(
    `renowned: known: is|are|was|were|became|been|be _ for;
    significant: major: !no|not|not a|any|statistically|more|most|less|so|as|too|very _ challenges?|roles?|
      contributions?|steps?|improvements?|impacts?|growth|progress|investments?|advantages?|
      opportunit(?:y|ies)|shifts?|milestones?|strides|changes?|step forward;
    significant: large: !no|not|not a|any|statistically|more|most|less|so|as|too|very _ amounts?|
      increase in the number|portion;
    significantly: greatly: !not|statistically|more|most _ (?:influences?|shapes?|shaped|altered|alters|
      changed|changes|transform|benefits?|contribut|affects?|impacts?)[a-z]*;
    tirelessly: hard: _ to;
    interplay: relationship: _ between|of;
    transformative: great: _ impact|effect|change|potential;
    far-reaching: wide: _ implications|effects|consequences|impact;
    thriving: busy: _ arts|music|art|market|port|town|city;
    overarching: main: _ goals?|aims?|themes?|objectives?|purpose|message|questions?|principles?;
    underlying: basic: _ principles?;
    actionable: practical: _ (?:strateg|steps?|advice|recommendations?|plans?|feedback|ideas|guidance|
      insights?|solutions?|information)[a-z]*;
    nuances|intricacies: details: the _ of;
    embark: start: _ on (?:a|an|this|their|your) (?:journey|career|project);
    adept: good: is|are|was|were _ at;
    proficiency: skill: _ in (?![Ee]nglish);
    myriad: many: _ ways|reasons|factors|challenges|benefits|possibilities`,
  )
  .words(
    'crucial|critical: key: is|are|was|were _ for|in (?!order)|to (?:the|a|an|our|its|their|any|[a-z]+ing)',
    before => !/\bit(?: is|['’]s| was) $/i.test(before),
  )
  .words(
    `significant: major: !no|not|not a|any|statistically _ issues?|problems?|barriers?|concerns?|influence|
      factors?|drivers?|force|benefits|threats?|risks?|potential|obstacles?|consequences|implications|
      efforts?|strain|delays?|undertaking|hurdles?|achievements?|breakthroughs?|advance(?:s|ments?)|
      developments?|attention|presence|parts?|events?|outages?|setbacks?|dividends|pressure|disruptions?|
      transformations?|savings|success|loss(?:es)?|economic|social|environmental`,
    all(uncompared, unmeasured),
  )
  .words(
    `significantly: greatly: !not|statistically|more|most _ improv(?:es?|ed|ing)|enhanc(?:es?|ed|ing)|
      simplif(?:y|ies|ied)|expand(?:s|ed|ing)?|strengthen(?:s|ed|ing)?|limit(?:s|ed)?|boost(?:s|ed|ing)?|
      impact(?:ed|ing)?|influenc(?:ed|ing)|reshap(?:es?|ed|ing)|streamlin(?:es?|ed|ing)|reduc(?:e|ing)|
      increas(?:e|ing)|alter(?:ed|ing)?`,
    all(unmeasured, before => !/n['’]t $/i.test(before)),
  )
  .words(
    'significantly: much: _ more|less|better|easier|faster|larger|smaller|higher|lower|cheaper|worse',
    unmeasured,
  )
  .words(
    `vital|critical|essential|fundamental|crucial|pivotal|integral: key: an?|the|these|those|its|their|our|
      other|many|several|of|as|some|are|with|offers?|provides? _ (?:role|roles|part|parts|aspects?|
      components?|factors?|elements?|skills?|steps?|tools?|drivers?|considerations?|resources?|support|
      pillars?|ingredients?|areas|lessons?|insights?|building blocks?|issues?|
      services)\\b(?! (?:of the constitution|frequency));
    valuable: useful: !and|or|is|are|was|were _ insights?|lessons?|information|resources?|tools?|advice|
      feedback|guidance|skills?|knowledge|context|experience|perspectives?|contributions?;
    critical|crucial: major: !the|a _ challenges?|problems?|concerns?;
    diverse: varied: an?|the|its|their|our|with|of|for|to|from|and|including|offers?|provides?|[a-z]+ing _
      needs|backgrounds|perspectives|learning (?:styles|needs)|experiences|cultures?|landscapes?|interests|
      viewpoints|voices|audiences?|opinions|ideas|communities|populations?|industries|applications|topics|
      sources|talents|skills|contexts|settings|styles|fields|range|tastes|ecosystems?|groups|user|customer|
      stakeholder`,
    uncompared,
  )
  .words(
    `unique: own: their|its|our|your|his|her _ strengths|needs|perspectives?|experiences?|challenges|
      circumstances|talents|voices?|styles?|skills?|ideas|backgrounds?|qualities|characteristics|identity|
      identities|flavou?rs?|history|culture|cultures|goals|interests|(?:business|individual|specific) needs|
      learning|abilities|requirements|preferences`,
    without('own\\b'),
  )
  .words(
    'pressing: urgent: _ challenges?|issues?|problems?|concerns?|needs?|questions?',
    all(uncompared, before => !/\burgent\b/i.test(before)),
  )
  .words(
    'facet: part; facets: parts',
    next(
      /^ of (?:life|our|the (?:business|industry|organi|company|problem)|modern|society|daily|human|everyday|business)\b/,
    ),
  )
  .verbs(
    'bolster: strengthen',
    all(
      isVerbPosition,
      (_, after) =>
        !/\b(?:vaults?|walls?|roofs?|beams?|bridge|shafts?|ceilings?|oak|steel|wood|props?)\b/i.test(
          after.slice(0, 60),
        ),
    ),
  )
  .verbs(
    'unveil: reveal',
    all(hasObject, (_, after) =>
      /\b(?:plans?|strateg|polic|program|initiative|products?|truth|secrets?|design|results?|findings|details)/i.test(
        after.slice(0, 40),
      ),
    ),
  )
  .verbs(
    'enhance: improve: _ !by|with|in|and|or|to|when|the same',
    all(isVerbPosition, next(/^ \p{Ll}/u), without('[a-z]*improv'), (_, after) => !unimprovable.test(after)),
  )
  .verbs(
    `garner: gain: _ (?:the |a |an |more |much |some |widespread |significant |considerable |international |
      critical |enough |public )?(?:support|attention|interest|recognition|praise|acclaim|respect|votes|
      sympathy|approval|reputation|popularity)[a-z]*;
    streamline: simplify: _ (?:(?:the|their|its|our|your|his|her|these|this) )?(?:[a-z]+ )?(?:operations|
      process(?:es)?|workflows?|communication|procedures?|administration|paperwork)\\b(?! into)`,
    uncompared,
  )
  .verbs('elucidate: explain', all(uncompared, next(/^ (?:the|how|why|these|this|their|its) /i)))
  // Only abstract objects: animals and children are cared for.
  .verbs(
    `encompass: include; underpin: support;
    enhance: strengthen: _ (?:[a-z]+ )*(?:competitiveness|security|
      skills?|relationships?|abilit(?:y|ies)|capacity|efforts|capabilities|cooperation|collaboration|
      reputation|resilience|position|understanding|posture|memory|engagement);
    foster: build: _ (?:a |the |an )?(?:strong |stronger |deep |deeper |greater |mutual |better |sustained |
      close |lasting )*(?:relationships?|trust|sense|culture|communit(?:y|ies)|connections?|bonds?|
      understanding|appreciation);
    foster: encourage: _ (?:the |an? |their |our |its |his |her |greater |more |better |
      such )*(?:[a-z-]+(?:al|ive|ic|ous|er|ing|ed|y|ble|ant|ent)? )?(?:[a-z-]+(?:tion|sion|ment|ness|ity|
      ance|ence|ships?|ism|ancy|ency|ity)|dialogue|debate|growth|trust|change|learning|loyalty|peace|respect|
      empathy|curiosity|hope|creativity|independence|teamwork|discussion|trade|progress|love|fear|interest|
      culture|sense|spirit|environment);
    foster: encourage: _ (?:[a-z]+,? )?(?:innovation|growth|creativity|inclusion|inclusivity|resilience|
      empathy|learning|understanding|cooperation|collaboration|engagement|sustainability|discussion|
      well-being|accountability|independence|transparency|leadership|diversity|intuitive|meaningful|economic|
      social|personal|critical);
    mitigate: reduce: _ (?:the |these |those |its |their |any |such |some of the )?(?:[a-z]+ )?(?:risks?|
      effects?|impacts?|damage|harm|problems?|costs?|bias|issues?|consequences|threats?)[a-z]*;
    cultivate: build: _ (?:a |the |an )?(?:diverse |greater |strong |stronger |deep |deeper |positive |
      healthy )*(?:sense|culture|skills?|set|relationships?|trust|habits?|mindset|environment|community|
      connections?|resilience|empathy);
    elevate: improve: _ (?:the |their |its |your |our |a )?(?:[a-z]+ )?(?:experiences?|quality|brand|
      performance|standards?|skills?|service);
    empower: help: _ (?:the |our |their |its )?(?:[a-z]+ )?(?:individuals|people|users|students|communities|
      employees|women|teams|organi[sz]ations|citizens|businesses|learners|patients|consumers|workers|
      teachers|readers|them|others)\\b(?! to);
    safeguard: protect: _ the|our|their|its|sensitive|against|data|user|customer|personal|your|public;
    impact: affect: !direct|negative|positive|major|any|environmental|social|economic|potential|overall _ the|
      our|their|its|individuals|people|communit|societ|families|businesses|how|every|both|millions|many`,
    isVerbPosition,
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
    'revolutionize|revolutionise: transform; captivate: charm; spearhead: lead',
    all(isVerbPosition, nextIsWord),
  )
  .verbs(
    `posit: argue: _ that;
    unleash: release: _ (?:the |their |its |your |our )?(?:full |creative |true )?(?:potential|creativity|
      talents?|power of);
    revolutionize: transform: _ the|how|our|industries|healthcare|education|business|therapeutic|[a-z]+s`,
  )
  .verbs(
    'permeate: run through: _ much|his|her|their|the (?:work|novel|book|film|text|story)',
    all(isVerbPosition, hasObject),
  )
  .verbs(
    'showcase: show: _ the|its|their|his|her|a|an|your|our|how|both',
    all(
      isVerbPosition,
      (before, after) =>
        !/\b(?:products?|works?|artists?|designs?|collections?|bands?|gallery|fair)\b/i.test(
          before.slice(-40) + after.slice(0, 40),
        ),
    ),
  )
  .verbs(
    'underscore|highlight: show',
    all(isVerbPosition, shown, before => !/\b(?:he|she|i|we|they|you)(?: also)? $/i.test(before)),
  )
  .rule('inflated_word', everyMode);
