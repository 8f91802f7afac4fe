import { everyMode } from '../rule.js';
import { needsBaseForm, needsNoun } from '../verbs.js';
import { hasObject, isVerbPosition, WordRules } from '../word-rules.js';

const next = (pattern: RegExp) => (before: string, after: string) => !compared(before) && pattern.test(after);
/** After a comparative word: “more robust” cannot become “more strong”. */
const compared = (before: string) => /\b(?:more|most|less|least|so|as|too) $/i.test(before);
/** The verb “endeavor to”, not the noun in “an earnest endeavor to help”. */
const tried = (before: string, after: string) =>
  after.startsWith(' to ') &&
  (needsBaseForm(before) ||
    /\b(?:i|he|she|we|they|you|it|who|have|has|had|is|are|was|were|also) $/i.test(before));
const predicate = (before: string) =>
  /(?:['’]s|['’]re|\b(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as)) $/i.test(
    before,
  );

const fosterable =
  /^ (?:the |an? |their |our |its |his |her |greater |more |better |such )*(?:[\p{L}-]+(?:al|ive|ic|ous|er|ing|ed|y|ble|ant|ent)? )?(?:[\p{L}-]+(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ancy|ency)|dialogue|debate|growth|trust|change|learning|loyalty|peace|respect|empathy|curiosity|hope|creativity|independence|teamwork|discussion|trade|progress|love|fear|interest|culture|sense|spirit|environment)\b/iu;

/** Replaces words that are frequent in AI-generated text with everyday words, where they fit. */
export const inflated = new WordRules()
  .verbs('utilize: use; utilise: use; exacerbate: worsen; necessitate: require; ameliorate: improve')
  .word('utilization|utilisation', 'use', (before, after) => needsNoun(before) && after.startsWith(' of'))
  .word('leveraging', 'using', hasObject)
  .word(
    'leveraging',
    'using',
    (before, after) => /\b(?:by|and|for|of|in|,) $/i.test(before) && /^ [\p{L}]/u.test(after),
  )
  .word(
    'leverage',
    'use',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must) $/i.test(before) &&
      /^ [\p{L}]/u.test(after),
  )
  .word('leverages', 'uses', (before, after) => isVerbPosition(before, after) && hasObject(before, after))
  .word(
    'leveraged',
    'used',
    (before, after) =>
      /\b(?:be|been|is|are|was|were|has|have|had|it|they|we) $/i.test(before) && !/^ buyout/i.test(after),
  )
  .word('showcases', 'shows', (before, after) => isVerbPosition(before, after) && hasObject(before, after))
  .word('showcasing', 'showing', hasObject)
  .word(
    'showcase',
    'show',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must|which|also) $/i.test(before) &&
      /^ [\p{L}]/u.test(after),
  )
  .word('showcased', 'showed', hasObject)
  .word(
    'underscores',
    'stresses',
    (before, after) => isVerbPosition(before, after) && hasObject(before, after),
  )
  .word('underscored', 'stressed', hasObject)
  .word('underscoring', 'stressing', hasObject)
  .word('underscore', 'stress', (before, after) => isVerbPosition(before, after) && hasObject(before, after))
  .verb(
    'enhance',
    'improve',
    (before, after) =>
      isVerbPosition(before, after) &&
      /^ (?:the |their |its |our |your |his |her |my |a |your |one['’]s |students['’] )?(?:[\p{L}-]+ ){0,2}(?:quality|performance|experiences?|skills?|abilit(?:y|ies)|learning|understanding|safety|security|efficiency|accuracy|productivity|communication|health|well-?being|lives|life|knowledge|capabilit(?:y|ies)|collaboration|readability|reliability|resilience|usability|wording|services?|designs?|memory|relationships?|education|outcomes|results|opportunities|efforts)\b/iu.test(
        after,
      ),
  )
  .verb('bolster', 'strengthen', (before, after) => !/^ed/.test(after) && isVerbPosition(before, after))
  .verb(
    'garner',
    'gain',
    next(
      /^ (?:the |a |an |more |much |some |widespread |significant |considerable |international |critical |enough |public )?(?:support|attention|interest|recognition|praise|acclaim|respect|votes|sympathy|approval|reputation|popularity)/i,
    ),
  )
  .verb(
    'foster',
    'encourage',
    // Only abstract objects: animals and children are cared for.
    (before, after) => isVerbPosition(before, after) && fosterable.test(after),
  )
  .verb(
    'mitigate',
    'reduce',
    (before, after) =>
      isVerbPosition(before, after) &&
      /^ (?:the |these |those |its |their |any |such |some of the )?(?:[\p{L}]+ )?(?:risks?|effects?|impacts?|damage|harm|problems?|costs?|bias|issues?|consequences|threats?)/iu.test(
        after,
      ),
  )
  .verb('elucidate', 'explain', next(/^ (?:the|how|why|these|this|their|its) /i))
  .verb(
    'streamline',
    'simplify',
    next(
      /^ (?:(?:the|their|its|our|your|his|her|these|this) )?(?:[\p{L}]+ )?(?:operations|process(?:es)?|workflows?|communication|procedures?|administration|paperwork)\b(?! into)/iu,
    ),
  )
  .verb('encompass', 'include', isVerbPosition)
  .verb('unveil', 'reveal', hasObject)
  .verb('underpin', 'support', isVerbPosition)
  .verb('endeavor', 'try', tried)
  .verb('endeavour', 'try', tried)
  .word('endeavors|endeavours', 'efforts', (before, after) => !after.startsWith(' to') && needsNoun(before))
  .word(
    'pivotal|crucial',
    'key',
    (before, after) =>
      !predicate(before) &&
      /^ [\p{L}]/u.test(after) &&
      !/^ (?:in|to|for|and|not|that|as|or|but)\b/i.test(after),
  )
  .word(
    'paramount',
    'essential',
    (before, after) => predicate(before) && !/^ [\p{L}]+(?:e|n|r|t)$/iu.test(after),
  )
  .word(
    'robust',
    'strong',
    next(
      /^ (?:support|economy|growth|evidence|performance|foundation|relationships?|defen[cs]e|community)\b/i,
    ),
  )
  .word(
    'intricate',
    'complex',
    (before, after) =>
      /^ (?:web|networks?|systems?|structures?|relationships?|process(?:es)?|plots?|problems?|issues?|interplay|dynamics|nature)\b/i.test(
        after,
      ) && !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20)),
  )
  .word(
    'multifaceted',
    'complex',
    (before, after) => !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20)),
  )
  .word(
    'profound',
    'deep',
    next(
      /^ (?:sense|understanding|sadness|grief|love|respect|influence|connection|change|effects?|impacts?|insights?|gratitude|truths?|differences?|consequences)\b/i,
    ),
  )
  .word(
    'seamless',
    'smooth',
    next(
      /^ (?:experience|integration|transition|process|operation|flow|blend|transitions|connection|communication)\b/i,
    ),
  )
  .word('seamlessly', 'smoothly')
  .word('unparalleled', 'unmatched')
  .word('vibrant', 'lively', next(/^ [\p{L}]/u))
  .word('bustling', 'busy', next(/^ [\p{L}]/u))
  .word(
    'captivating',
    'gripping',
    next(/^ (?:story|tale|novel|narrative|read|plot|performance|performances)\b/i),
  )
  .word(
    'renowned',
    'well-known',
    (before, after) =>
      !/(?:world|internationally|globally|nationally|most|more|widely|so|as) $/i.test(before) &&
      !after.startsWith(' for'),
  )
  .word(
    'renowned',
    'known',
    (before, after) => /\b(?:is|are|was|were|became|been|be) $/i.test(before) && after.startsWith(' for'),
  )
  .word(
    'invaluable',
    'valuable',
    (before, after) =>
      !predicate(before) &&
      /^ (?:help|assistance|support|advice|insights?|information|resources?|tools?|experience|lessons?|skills?|knowledge|contributions?|guidance|opportunit|asset|service|part|source|role)/i.test(
        after,
      ),
  )
  .word(
    'unwavering',
    'firm',
    next(/^ (?:support|commitment|belief|faith|resolve|dedication|determination|loyalty|stance)\b/i),
  )
  .word('meticulously', 'carefully')
  .word('meticulous', 'careful')
  .word('cutting-edge', 'modern', next(/^ (?:technolog|facilit|equipment|kitchen)/iu))
  .word('advancements', 'advances')
  .word('advancement', 'advance', next(/^ (?:in|that|was|is)\b/i))
  .word('albeit', 'though', next(/^ (?:with|in|at|a|an|not|slowly|only)\b/i))
  .word('amongst', 'among')
  .word('whilst', 'while')
  .word(
    'heightened',
    'increased',
    (before, after) => /\b(?:a|an|of|to|the|for|with) $/i.test(before) && /^ [\p{L}]/u.test(after),
  )
  .word(
    'comprehensive',
    'full',
    next(
      /^ (?:understanding|view|picture|list|account|review|guide|overview|report|range|description|analysis|study|assessment)\b/i,
    ),
  )
  .rule('inflated_word', everyMode);
