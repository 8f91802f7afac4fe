import { everyMode } from '../rule.js';
import { wantsNoun } from '../verbs.js';
import { object, Vocabulary, verbPlace } from '../words.js';

const next = (pattern: RegExp) => (_: string, after: string) => pattern.test(after);
const predicate = (before: string) =>
  /\b(?:is|are|was|were|be|been|being|become|becomes|remains?|seems?|and|more|so|most|as) $/i.test(before);

/** Words that machine prose reaches for, and the everyday word that fits where they stand. */
export const inflated = new Vocabulary()
  .verb('utilize', 'use')
  .verb('utilise', 'use')
  .word('utilization|utilisation', 'use', (before, after) => wantsNoun(before) && after.startsWith(' of'))
  .word('leveraging', 'using', object)
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
  .word('leverages', 'uses', (before, after) => verbPlace(before, after) && object(before, after))
  .word(
    'leveraged',
    'used',
    (before, after) =>
      /\b(?:be|been|is|are|was|were|has|have|had|it|they|we) $/i.test(before) && !/^ buyout/i.test(after),
  )
  .word('showcases', 'shows', (before, after) => verbPlace(before, after) && object(before, after))
  .word('showcasing', 'showing', object)
  .word(
    'showcase',
    'show',
    (before, after) =>
      /\b(?:to|can|could|will|and|that|they|we|you|may|might|should|must|which|also) $/i.test(before) &&
      /^ [\p{L}]/u.test(after),
  )
  .word('showcased', 'showed', object)
  .word('underscores', 'stresses', (before, after) => verbPlace(before, after) && object(before, after))
  .word('underscored', 'stressed', object)
  .word('underscoring', 'stressing', object)
  .word('underscore', 'stress', (before, after) => verbPlace(before, after) && object(before, after))
  .verb('enhance', 'improve')
  .verb('bolster', 'strengthen', (before, after) => !/^ed/.test(after) && verbPlace(before, after))
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
    (before, after) =>
      verbPlace(before, after) &&
      !/^ (?:care|carer|child|children|parents?|parenting|home|homes|family|families|mother|father|youth|kids?|system)\b/i.test(
        after,
      ),
  )
  .verb(
    'facilitate',
    'support',
    (before, after) => verbPlace(before, after) && !/^ (?:sessions?|workshops?|meetings?|by)\b/i.test(after),
  )
  .verb(
    'mitigate',
    'reduce',
    (before, after) =>
      verbPlace(before, after) &&
      /^ (?:the |these |those |its |their |any |such |some of the )?(?:[\p{L}]+ )?(?:risks?|effects?|impacts?|damage|harm|problems?|costs?|bias|issues?|consequences|threats?)/iu.test(
        after,
      ),
  )
  .verb('exacerbate', 'worsen')
  .verb('necessitate', 'require')
  .verb('elucidate', 'explain')
  .verb('ameliorate', 'improve')
  .verb(
    'streamline',
    'simplify',
    next(/^ (?:the|their|its|our|your|his|her|operations|processes|workflows?|communication|procedures)\b/i),
  )
  .verb('encompass', 'include', verbPlace)
  .verb('unveil', 'reveal', object)
  .verb('underpin', 'support', verbPlace)
  .verb('endeavor', 'try', next(/^ to /i))
  .verb('endeavour', 'try', next(/^ to /i))
  .word('endeavors|endeavours', 'efforts', (before, after) => !after.startsWith(' to') && wantsNoun(before))
  .word(
    'pivotal',
    'key',
    (before, after) =>
      !predicate(before) && /^ [\p{L}]/u.test(after) && !/^ (?:in|to|for|and)\b/i.test(after),
  )
  .word('crucial|pivotal', 'important')
  .word(
    'paramount',
    'essential',
    (before, after) => predicate(before) && !/^ [\p{L}]+(?:e|n|r|t)$/iu.test(after),
  )
  .word(
    'robust',
    'strong',
    next(
      /^ (?:framework|support|system|economy|growth|evidence|performance|foundation|security|relationship|defence|defense|community|[\p{L}]+s)\b/iu,
    ),
  )
  .word(
    'intricate',
    'complex',
    (before, after) => !/\bcomplex\b/i.test(before.slice(-20) + after.slice(0, 20)),
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
  .word(
    'vibrant',
    'lively',
    next(
      /^ (?:community|communities|culture|city|town|neighborhood|neighbourhood|atmosphere|nightlife|market|markets|scene|tradition|traditions|cities)\b/i,
    ),
  )
  .word('bustling', 'busy')
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
  .word('invaluable', 'valuable')
  .word('unwavering', 'firm')
  .word('meticulously', 'carefully')
  .word('meticulous', 'careful')
  .word(
    'cutting-edge|state-of-the-art',
    'modern',
    next(/^ (?:tech|facilit|equipment|research|design|[\p{L}]+s\b)/iu),
  )
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
