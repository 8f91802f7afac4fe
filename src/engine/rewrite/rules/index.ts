import { ruleFiles } from '../../../generated/rewrite-rules.js';
import { type Rule, ruleOf } from '../rule.js';
import { parallelism } from './parallelism.js';
import { capital, contract } from './spelling.js';
import { split } from './split.js';
import { tails } from './tails.js';

const rulesOf = (file: keyof typeof ruleFiles): Rule[] => ruleFiles[file].map(ruleOf);

/** Every rule, in order: phrases before single words. Each rule runs on the output of the one before it. */
export const rules: readonly Rule[] = [
  ...rulesOf('openers'),
  ...rulesOf('hedges'),
  ...rulesOf('praise'),
  ...rulesOf('cuts'),
  parallelism,
  ...rulesOf('parallelism'),
  ...rulesOf('stock-phrases'),
  ...rulesOf('role'),
  ...rulesOf('effects'),
  ...rulesOf('copula'),
  ...rulesOf('doublets'),
  tails,
  ...rulesOf('empty-phrases'),
  ...rulesOf('everyday-phrases'),
  ...rulesOf('sentence-starts'),
  ...rulesOf('light-verbs'),
  ...rulesOf('wordy'),
  ...rulesOf('fillers'),
  ...rulesOf('inflated-words'),
  ...rulesOf('plain-words'),
  ...rulesOf('everyday-words'),
  split,
  ...rulesOf('formal'),
  capital,
  contract,
];
