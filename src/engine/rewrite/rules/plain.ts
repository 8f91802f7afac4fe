import { allButFormal, plainModes } from '../rule.js';
import { needsBaseForm, needsParticiple } from '../verbs.js';
import { hasObject, isVerbPosition, WordRules } from '../word-rules.js';

const next = (pattern: RegExp) => (_: string, after: string) => pattern.test(after);
const asVerb = (before: string, after: string) => needsBaseForm(before) && /^ [\p{L}]/u.test(after);

/** Replaces long words with short ones that fit in any context. */
export const light = new WordRules()
  .word(
    'numerous',
    'many',
    (before, after) =>
      !/\b(?:an?|the|his|her|their|these|those|our|its|more|too|so|as|are|were|is|most|very) $/i.test(
        before,
      ) && /^ [\p{L}]/u.test(after),
  )
  .word(
    'individuals',
    'people',
    (before, after) =>
      !/\b(?:two|three|four|five|ten|as|healthy|control|these two|between|both|\d+|of) $/i.test(before) &&
      !after.startsWith("'") &&
      !/^(?: of\b|, (?:corporations|companies|organi[sz]ations|families|groups|businesses))/i.test(after) &&
      !/\p{Lu}\p{Lu}+ $/u.test(before) &&
      !/\b(?:species|animals?|mice|cats?|dogs?|birds?|fish|plants?|cells?|genes?|alleles?|samples?|populations?)\b/i.test(
        before + after,
      ) &&
      !after.startsWith('’') &&
      !/\bpeople\b/i.test(before + after),
  )
  .word(
    'assist',
    'help',
    (before, after) => needsBaseForm(before) && !/^ (?:in|by)\b/i.test(after) && /^ [\p{L}]/u.test(after),
  )
  .word(
    'assisting',
    'helping',
    (before, after) =>
      hasObject(before, after) || /^ (?:people|students|users|customers|patients|families)\b/i.test(after),
  )
  .word('commence', 'begin')
  .word('commences', 'begins')
  .word('commencing', 'beginning')
  .word(
    'commenced',
    'began',
    before => !/\b(?:has|have|had|is|was|were|be|been|having|['’]ve)(?: [\p{L}]+)? $/iu.test(before),
  )
  .word(
    'upon',
    'on',
    (before, after) =>
      /\b(?:based|depends?|depending|rely|relies|relied|relying|built|build|builds|focus|focused|called|calls|call|dependent|reflect|reflecting|agreed|placed|imposed|draws?|drawing) $/i.test(
        before,
      ) && /^ [\p{L}]/u.test(after),
  )
  .word(
    'approximately',
    'about',
    next(/^ (?:\d|[$€£]|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty)/i),
  )
  .rule('plain_word', allButFormal);

/** Replaces long words with short ones wherever one fits; the strongest of the word rules. */
export const plainest = new WordRules()
  .word('purchase', 'buy', asVerb)
  .word('purchasing', 'buying', hasObject)
  .word(
    'purchased',
    'bought',
    (before, after) =>
      /\b(?:i|he|she|we|they|you|was|were|be|been|has|have|had|who) $/i.test(before) ||
      hasObject(before, after),
  )
  .verb('obtain', 'get', (before, after) => hasObject(before, after) && !needsParticiple(before))
  .word(
    'additional',
    'extra',
    (before, after) => /^ [\p{L}]/u.test(after) && !/\bextra\b/i.test(before) && !/\bany $/i.test(before),
  )
  .word(
    'sufficient',
    'enough',
    (before, after) =>
      !/\b(?:an?|the|is|not|self|its|their) $/i.test(before) &&
      /^ (?:time|money|evidence|information|food|water|data|resources|support|space|funds|funding|energy|sleep|knowledge|power)\b/i.test(
        after,
      ),
  )
  .word(
    'sufficient',
    'enough',
    (before, after) =>
      /\b(?:is|are|was|were|be|not) $/i.test(before) && /^(?: (?:to|for)\b|[.,;])/i.test(after),
  )
  .verb(
    'demonstrate',
    'show',
    (before, after) =>
      /^ (?:that|how|the|their|its|his|her|why)\b/i.test(after) && isVerbPosition(before, after),
  )
  .word(
    'demonstrated',
    'shown',
    (before, after) => /\b(?:been|was|were|is|are) $/i.test(before) && /^ (?:that|to|by|in)\b/i.test(after),
  )
  .verb(
    'require',
    'need',
    (before, after) =>
      isVerbPosition(before, after) &&
      !/\b(?:is|are|was|were|be|been|being|as|not|if|has|have|had) $/i.test(before) &&
      /^ (?:more|less|much|little|extra|careful|time|a lot|a great deal)\b/i.test(after),
  )
  .verb(
    'possess',
    'have',
    (before, after) =>
      /^ (?:an?|the|many|some|more|several|great|strong)\b/i.test(after) && isVerbPosition(before, after),
  )
  .verb('reside', 'live', next(/^ in (?!the fact|its|their)/i))
  .word('residing', 'living', next(/^ (?:in|at|near)\b/))
  .verb('attain', 'reach', next(/^ (?:a|an|the|their|its|his|her|your|our|this|these)\b/i))
  .verb('commence', 'begin')
  .verbs(
    'terminate: end; retain: keep; alleviate: ease; diminish: reduce; augment: add to; accelerate: speed up; comprehend: understand; modify: change',
    hasObject,
  )
  .verb('ascertain', 'find out', next(/^ (?:whether|if|how|what|why|the)\b/i))
  .verb('initiate', 'start', (before, after) => hasObject(before, after) && isVerbPosition(before, after))
  .verb('contend', 'argue', next(/^ that\b/i))
  .word(
    'substantial',
    'large',
    next(
      /^ (?:amounts?|number|increase|decrease|reduction|portion|part|sum|sums|gains?|losses|improvements?|differences?)\b/i,
    ),
  )
  .word('beneficial', 'useful', next(/^ (?:for|to)\b/i))
  .word('optimal', 'best', (before, after) => /\bthe $/i.test(before) && /^ [\p{L}]/u.test(after))
  .word('primarily', 'mainly')
  .word('frequently', 'often', (_, after) => !/^(?:-| asked\b)/i.test(after))
  .word('initially', 'at first', (before, after) => /^,/.test(after) || before === '')
  .word(
    'concerning|regarding',
    'about',
    (before, after) =>
      /\b(?:information|questions?|concerns?|issues?|debates?|discussions?|laws?|rules?|policies|policy|decisions?|views?|opinions?|data|details|research|advice|arguments?) $/i.test(
        before,
      ) && /^ [\p{L}]/u.test(after),
  )
  .rule('plain_word', plainModes);
