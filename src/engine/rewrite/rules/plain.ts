import { allButFormal } from '../rule.js';
import { needsBaseForm, needsParticiple } from '../verbs.js';
import { all, hasObject, isVerbPosition, next, nextIsWord, WordRules } from '../word-rules.js';

/** Replaces long words with short ones that fit in any context. */
export const light = new WordRules()
  .words(`assisting: helping: _ people|students|users|customers|patients|families`)
  .words(
    'commenced: began',
    before => !/\b(?:has|have|had|is|was|were|be|been|having|['’]ve)(?: [\p{L}]+)? $/iu.test(before),
  )
  .words(
    'individuals: people: !two|three|four|five|ten|as|healthy|control|these two|between|both|\\d+|of _',
    (before, after) =>
      !/^['’]/.test(after) &&
      !/^(?: of\b| (?:named|listed|identified|charged|convicted|described)\b|[^.;]*\bnot (?:to )?companies\b|, (?:corporations|companies|organi[sz]ations|families|groups|businesses))/i.test(
        after,
      ) &&
      !/\p{Lu}\p{Lu}+ $/u.test(before) &&
      !/\b(?:species|animals?|mice|cats?|dogs?|birds?|fish|plants?|cells?|genes?|alleles?|samples?|populations?|people)\b/i.test(
        before + after,
      ),
  )
  .words('assist: help: _ !in|by', all(needsBaseForm, nextIsWord))
  .words('assisting: helping', hasObject)
  .words(
    `numerous: many: !an?|more|too|so|as|are|were|is|most|very _;
    upon: on: based|depends?|depending|rely|relies|relied|relying|built|build|builds|focus|focused|called|
      calls|call|dependent|reflect|reflecting|agreed|placed|imposed|draws?|drawing _`,
    nextIsWord,
  )
  .words(
    'approximately: about',
    next(/^ (?:\d|[$€£]|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty)/i),
  )
  .rule('plain_word', allButFormal);

/** Replaces long words with short ones wherever one fits; the strongest of the word rules. */
export const plainest = new WordRules()
  .words('frequently: often', (_, after) => !/^(?:-| asked\b)/i.test(after))
  .words('initially: at first', (before, after) => after.startsWith(',') || before === '')
  .words('purchase: buy', all(needsBaseForm, nextIsWord))
  .words('purchasing: buying; purchased: bought', hasObject)
  .words(
    `primarily: mainly;
    purchased: bought: i|he|she|we|they|you|was|were|be|been|has|have|had|who _;
    demonstrated: shown: been|was|were|is|are _ that|to|by|in;
    beneficial: useful: _ for|to;
    substantial: large: _ amounts?|number|increase|decrease|reduction|portion|part|sums?|gains?|losses|
      improvements?|differences?;
    sufficient: enough: !an?|the|is|not|self|its|their _ time|money|evidence|information|food|water|data|
      resources|support|space|funds|funding|energy|sleep|knowledge|power;
    residing: living: _ in|at|near`,
  )
  .words('sufficient: enough: is|are|was|were|be|not|no longer _', next(/^(?: (?:to|for)\b|[.,;])/i))
  .words(
    `additional: extra: !any _ !(?:rate|tax|premium|paid-in|member|insured|director|protocol)[a-z]*`,
    all(nextIsWord, before => !/\bextra\b/i.test(before)),
  )
  .words(
    `optimal: best: the _;
    concerning|regarding: about: information|questions?|concerns?|issues?|debates?|discussions?|laws?|rules?|
      policies|policy|decisions?|views?|opinions?|data|details|research|advice|arguments? _`,
    nextIsWord,
  )
  .verbs(
    `terminate: end: _ !(?:the|this|that|an?|any|its|his|her|their) (?:[a-z]+ )?(?:agreements?|contracts?|
      leases?|tenanc(?:y|ies)|employment|polic(?:y|ies)|licen[cs]es?|subscriptions?|pregnanc(?:y|ies));
    retain: keep; alleviate: ease; diminish: reduce; augment: add to; accelerate: speed up;
    comprehend: understand; modify: change`,
    hasObject,
  )
  .verbs('initiate: start', all(hasObject, isVerbPosition))
  .verbs(
    'obtain: get',
    all(hasObject, before => !needsParticiple(before)),
  )
  .verbs(
    `demonstrate: show: _ that|how|the|their|its|his|her|why;
    possess: have: _ an?|the|many|some|more|several|great|strong;
    require: need: !is|are|was|were|be|been|being|as|not|if|has|have|had _ more|less|much|little|extra|
      careful|time|a lot|a great deal;
    require: take: !is|are|was|were|be|been|being|as|not|if|has|have|had _ (?:(?:consistent|great|constant|
      considerable|significant|hard|some|a lot of|much|more) )?(?:effort|patience|courage|practice|
      dedication|teamwork|perseverance)`,
    isVerbPosition,
  )
  .verbs(
    `commence: begin;
    reside: live: _ in (?!the fact|its|their);
    attain: reach: _ a|an|the|their|its|his|her|your|our|this|these;
    ascertain: find out: _ whether|if|how|what|why|the;
    contend: argue: _ that`,
  )
  .rule('plain_word', allButFormal);
