import type { Rule } from '../rule.js';
import { able, ableThen } from './able.js';
import { active } from './active.js';
import { attribution } from './attribution.js';
import { closings } from './closings.js';
import { hasTerm, isConcrete } from './concrete.js';
import { contract, contractMore } from './contract.js';
import { copula, copulaOfThings } from './copula.js';
import { cuts } from './cuts.js';
import { deniedNouns } from './denied-nouns.js';
import { doublets } from './doublets.js';
import { emptyPhrases } from './empty-phrases.js';
import { casualWords, everydayPhrases, everydayWords, plainestPhrases } from './everyday.js';
import { existential } from './existential.js';
import { expand } from './expand.js';
import { fillers } from './fillers.js';
import { frames } from './frames.js';
import { hedges } from './hedges.js';
import { impact } from './impact.js';
import { inflated, longWords } from './inflated.js';
import { intensifiers } from './intensifiers.js';
import { lightVerbs, shorterLightVerbs } from './light-verbs.js';
import { openers } from './openers.js';
import { parallelism } from './parallelism.js';
import { besides, phrases, shortening } from './phrases.js';
import { light, plainest } from './plain.js';
import { plainPhrases } from './plain-phrases.js';
import { praise } from './praise.js';
import { role } from './role.js';
import { capital, slang } from './slang.js';
import { split } from './split.js';
import { stock } from './stock.js';
import { tails } from './tails.js';
import { plainTransitions, transitions } from './transitions.js';
import { wordy } from './wordy.js';

/** A rule for words that also have a literal sense. */
const figurative = (rule: Rule): Rule => ({ ...rule, skips: isConcrete });
/** A rule for words of reports, which may also be terms. */
const reported = (rule: Rule): Rule => ({ ...rule, skips: hasTerm });

/** Every rule, in order: phrases before single words. Each rule runs on the output of the one before it. */
export const rules: readonly Rule[] = [
  openers,
  hedges,
  figurative(praise),
  figurative(closings),
  cuts,
  parallelism,
  figurative(frames),
  figurative(stock),
  role,
  impact,
  copula,
  figurative(copulaOfThings),
  doublets,
  tails,
  figurative(emptyPhrases),
  reported(everydayPhrases),
  reported(plainestPhrases),
  transitions,
  plainTransitions,
  attribution,
  existential,
  active,
  lightVerbs,
  shorterLightVerbs,
  wordy,
  phrases,
  besides,
  shortening,
  able,
  ableThen,
  deniedNouns,
  intensifiers,
  plainPhrases,
  fillers,
  longWords,
  figurative(inflated),
  light,
  plainest,
  figurative(everydayWords),
  reported(casualWords),
  split,
  slang,
  expand,
  capital,
  contract,
  contractMore,
];
