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
  /^ (?:the |an? |their |our |its |his |her |greater |more |better |such )*(?:[\p{L}-]+(?:al|ive|ic|ous|er|ing|ed|y|ble|ant|ent)? )?(?:[\p{L}-]+(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ancy|ency)|dialogue|debate|growth|trust|change|learning|loyalty|peace|respect|empathy|curiosity|hope|creativity|independence|teamwork|discussion|trade|progress|love|fear|interest|culture|sense|spirit|environment)\b/iu;
const enhanceable =
  /^ (?:the |their |its |our |your |his |her |my |a |your |one['’]s |students['’] )?(?:[\p{L}-]+ ){0,2}(?:quality|performance|experiences?|skills?|abilit(?:y|ies)|learning|understanding|safety|security|efficiency|accuracy|productivity|communication|health|well-?being|lives|life|knowledge|capabilit(?:y|ies)|collaboration|readability|reliability|resilience|usability|wording|services?|designs?|memory|relationships?|education|outcomes|results|opportunities|efforts)\b/iu;
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
const isNotComplex: Condition = (before, after) =>
  !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20));

/** Replaces words that are frequent in AI-generated text with everyday words, where they fit. */
export const inflated = new WordRules()
  .words(
    'seamlessly: smoothly; unparalleled: unmatched; meticulously: carefully; meticulous: careful; ' +
      'advancements: advances; amongst: among; whilst: while',
  )
  .words('vibrant: lively; bustling: busy', all(uncompared, nextIsWord))
  .wordsBefore(
    `robust: strong: support|economy|growth|evidence|performance|foundation|relationships?|defen[cs]e|community;
    profound: deep: sense|understanding|sadness|grief|love|respect|influence|connection|change|effects?|
      impacts?|insights?|gratitude|truths?|differences?|consequences;
    seamless: smooth: experience|integration|transition|process|operation|flow|blend|transitions|connection|
      communication;
    captivating: gripping: story|tale|novel|narrative|read|plot|performance|performances;
    unwavering: firm: support|commitment|belief|faith|resolve|dedication|determination|loyalty|stance;
    advancement: advance: in|that|was|is;
    albeit: though: with|in|at|a|an|not|slowly|only;
    comprehensive: full: understanding|view|picture|list|account|review|guide|overview|report|range|
      description|analysis|study|assessment`,
    uncompared,
  )
  .words('cutting-edge: modern', all(uncompared, next(/^ (?:technolog|facilit|equipment|kitchen)/i)))
  .words(
    'leveraging: using; showcasing: showing; showcased: showed; underscored: stressed; underscoring: stressing',
    hasObject,
  )
  .words('leverages: uses; showcases: shows; underscores: stresses; underscore: stress', isVerbWithObject)
  .words('utilization|utilisation: use', (before, after) => needsNoun(before) && after.startsWith(' of'))
  .words(
    'leveraging: using',
    (before, after) => /\b(?:by|and|for|of|in|,) $/i.test(before) && nextIsWord(before, after),
  )
  .words(
    'leverage: use',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must) $/i.test(before) &&
      nextIsWord(before, after),
  )
  .words(
    'leveraged: used',
    (before, after) =>
      /\b(?:be|been|is|are|was|were|has|have|had|it|they|we) $/i.test(before) && !/^ buyout/i.test(after),
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
  .verbs('utilize: use; utilise: use; exacerbate: worsen; necessitate: require; ameliorate: improve')
  .verbs('bolster: strengthen; encompass: include; underpin: support', isVerbPosition)
  .verbs('unveil: reveal', hasObject)
  .verbs('endeavor: try; endeavour: try', tried)
  .verbs('enhance: improve', all(isVerbPosition, next(enhanceable)))
  .verbs('garner: gain', all(uncompared, next(gainable)))
  // Only abstract objects: animals and children are cared for.
  .verbs('foster: encourage', all(isVerbPosition, next(fosterable)))
  .verbs('mitigate: reduce', all(isVerbPosition, next(reducible)))
  .verbs('elucidate: explain', all(uncompared, next(/^ (?:the|how|why|these|this|their|its) /i)))
  .verbs('streamline: simplify', all(uncompared, next(simplifiable)))
  .rule('inflated_word', everyMode);
