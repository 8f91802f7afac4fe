import { allButFormal } from '../rule.js';
import { needsBaseForm, needsParticiple } from '../verbs.js';
import { all, hasObject, isVerbPosition, next, nextIsWord, WordRules } from '../word-rules.js';

/** Replaces long words with short ones that fit in any context. */
export const light = new WordRules()
  .words('commence: begin; commences: begins; commencing: beginning')
  .words(
    'commenced: began',
    before => !/\b(?:has|have|had|is|was|were|be|been|having|['’]ve)(?: [\p{L}]+)? $/iu.test(before),
  )
  .words(
    'numerous: many',
    (before, after) =>
      !/\b(?:an?|more|too|so|as|are|were|is|most|very) $/i.test(before) && nextIsWord(before, after),
  )
  .words(
    'individuals: people',
    (before, after) =>
      !/\b(?:two|three|four|five|ten|as|healthy|control|these two|between|both|\d+|of) $/i.test(before) &&
      !/^['’]/.test(after) &&
      !/^(?: of\b| (?:named|listed|identified|charged|convicted|described)\b|[^.;]*\bnot (?:to )?companies\b|, (?:corporations|companies|organi[sz]ations|families|groups|businesses))/i.test(
        after,
      ) &&
      !/\p{Lu}\p{Lu}+ $/u.test(before) &&
      !/\b(?:species|animals?|mice|cats?|dogs?|birds?|fish|plants?|cells?|genes?|alleles?|samples?|populations?|people)\b/i.test(
        before + after,
      ),
  )
  .words(
    'assist: help',
    (before, after) => needsBaseForm(before) && !/^ (?:in|by)\b/i.test(after) && nextIsWord(before, after),
  )
  .words('assisting: helping', hasObject)
  .wordsBefore('assisting: helping: people|students|users|customers|patients|families')
  .words(
    'upon: on',
    (before, after) =>
      /\b(?:based|depends?|depending|rely|relies|relied|relying|built|build|builds|focus|focused|called|calls|call|dependent|reflect|reflecting|agreed|placed|imposed|draws?|drawing) $/i.test(
        before,
      ) && nextIsWord(before, after),
  )
  .words(
    'approximately: about',
    next(/^ (?:\d|[$€£]|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty)/i),
  )
  .rule('plain_word', allButFormal);

const isVerbBefore = (pattern: RegExp) => all(isVerbPosition, next(pattern));

/** Replaces long words with short ones wherever one fits; the strongest of the word rules. */
export const plainest = new WordRules()
  .words('primarily: mainly')
  .words('frequently: often', (_, after) => !/^(?:-| asked\b)/i.test(after))
  .words('initially: at first', (before, after) => after.startsWith(',') || before === '')
  .words('purchase: buy', (before, after) => needsBaseForm(before) && nextIsWord(before, after))
  .words('purchasing: buying; purchased: bought', hasObject)
  .words('purchased: bought', before =>
    /\b(?:i|he|she|we|they|you|was|were|be|been|has|have|had|who) $/i.test(before),
  )
  .words(
    'additional: extra',
    (before, after) =>
      nextIsWord(before, after) &&
      !/\bextra\b|\bany $/i.test(before) &&
      !/^ (?:rate|tax|premium|paid-in|member|insured|director|protocol)/i.test(after),
  )
  .wordsBefore(
    `sufficient: enough: time|money|evidence|information|food|water|data|resources|support|space|funds|funding|
      energy|sleep|knowledge|power`,
    before => !/\b(?:an?|the|is|not|self|its|their) $/i.test(before),
  )
  .words(
    'sufficient: enough',
    (before, after) =>
      /\b(?:is|are|was|were|be|not|no longer) $/i.test(before) && /^(?: (?:to|for)\b|[.,;])/i.test(after),
  )
  .words(
    'demonstrated: shown',
    (before, after) => /\b(?:been|was|were|is|are) $/i.test(before) && /^ (?:that|to|by|in)\b/i.test(after),
  )
  .wordsBefore(
    `beneficial: useful: for|to;
    substantial: large: amounts?|number|increase|decrease|reduction|portion|part|sum|sums|gains?|losses|
      improvements?|differences?`,
  )
  .words('optimal: best', (before, after) => /\bthe $/i.test(before) && nextIsWord(before, after))
  .words('residing: living', next(/^ (?:in|at|near)\b/))
  .words(
    'concerning|regarding: about',
    (before, after) =>
      /\b(?:information|questions?|concerns?|issues?|debates?|discussions?|laws?|rules?|policies|policy|decisions?|views?|opinions?|data|details|research|advice|arguments?) $/i.test(
        before,
      ) && nextIsWord(before, after),
  )
  .verbs('commence: begin')
  .verbs(
    'terminate: end',
    all(
      hasObject,
      (_, after) =>
        !/^ (?:the|this|that|an?|any|its|his|her|their) (?:\p{L}+ )?(?:agreements?|contracts?|leases?|tenanc(?:y|ies)|employment|polic(?:y|ies)|licen[cs]es?|subscriptions?|pregnanc(?:y|ies))\b/iu.test(
          after,
        ),
    ),
  )
  .verbs(
    'retain: keep; alleviate: ease; diminish: reduce; augment: add to; accelerate: speed up; ' +
      'comprehend: understand; modify: change',
    hasObject,
  )
  .verbs('initiate: start', all(hasObject, isVerbPosition))
  .verbs('obtain: get', (before, after) => hasObject(before, after) && !needsParticiple(before))
  .verbs('demonstrate: show', isVerbBefore(/^ (?:that|how|the|their|its|his|her|why)\b/i))
  .verbs('possess: have', isVerbBefore(/^ (?:an?|the|many|some|more|several|great|strong)\b/i))
  .verbs(
    'require: need',
    (before, after) =>
      isVerbPosition(before, after) &&
      !/\b(?:is|are|was|were|be|been|being|as|not|if|has|have|had) $/i.test(before) &&
      /^ (?:more|less|much|little|extra|careful|time|a lot|a great deal)\b/i.test(after),
  )
  .verbs(
    'require: take',
    (before, after) =>
      isVerbPosition(before, after) &&
      !/\b(?:is|are|was|were|be|been|being|as|not|if|has|have|had) $/i.test(before) &&
      /^ (?:(?:consistent|great|constant|considerable|significant|hard|some|a lot of|much|more) )?(?:effort|patience|courage|practice|dedication|teamwork|perseverance)\b/i.test(
        after,
      ),
  )
  .verbs('reside: live', next(/^ in (?!the fact|its|their)/i))
  .verbs('attain: reach', next(/^ (?:a|an|the|their|its|his|her|your|our|this|these)\b/i))
  .verbs('ascertain: find out', next(/^ (?:whether|if|how|what|why|the)\b/i))
  .verbs('contend: argue', next(/^ that\b/i))
  .rule('plain_word', allButFormal);
