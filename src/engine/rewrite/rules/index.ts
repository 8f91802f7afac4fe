import type { Rule } from '../rule.js';
import { able, ableThen } from './able.js';
import { active } from './active.js';
import { attribution } from './attribution.js';
import { contract } from './contract.js';
import { copula } from './copula.js';
import { deniedNouns } from './denied-nouns.js';
import { doublets } from './doublets.js';
import { existential } from './existential.js';
import { expand } from './expand.js';
import { fillers } from './fillers.js';
import { impact } from './impact.js';
import { inflated } from './inflated.js';
import { intensifiers } from './intensifiers.js';
import { lightVerbs } from './light-verbs.js';
import { openers } from './openers.js';
import { parallelism } from './parallelism.js';
import { phrases, shortening } from './phrases.js';
import { light, plainest } from './plain.js';
import { plainPhrases } from './plain-phrases.js';
import { role } from './role.js';
import { slang } from './slang.js';
import { stock } from './stock.js';
import { tails } from './tails.js';
import { plainTransitions, transitions } from './transitions.js';
import { wordy } from './wordy.js';

/** Every rule, in order: phrases before single words. Each rule runs on the output of the one before it. */
export const rules: readonly Rule[] = [
  openers,
  parallelism,
  stock,
  role,
  impact,
  copula,
  doublets,
  tails,
  transitions,
  plainTransitions,
  attribution,
  existential,
  active,
  lightVerbs,
  wordy,
  phrases,
  shortening,
  able,
  ableThen,
  deniedNouns,
  intensifiers,
  plainPhrases,
  fillers,
  inflated,
  light,
  plainest,
  slang,
  expand,
  contract,
];
