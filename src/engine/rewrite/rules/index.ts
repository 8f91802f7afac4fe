import { ruleFiles } from '../../../generated/rewrite-rules.js';
import { type Rule, rulesOf } from '../rule.js';
import { dashes } from './dashes.js';
import { parallelism } from './parallelism.js';
import { capital, contract } from './spelling.js';
import { split } from './split.js';
import { tails } from './tails.js';

const sections = Object.values(ruleFiles).flat();
const compiled = rulesOf(sections);
const from = (file: keyof typeof ruleFiles): Rule[] =>
  ruleFiles[file].map(section => compiled[sections.indexOf(section)]!);

/** Every rule, in order: phrases before single words. Each rule runs on the output of the one before it. */
export const rules: readonly Rule[] = [
  ...from('openers'),
  ...from('hedges'),
  ...from('praise'),
  ...from('cuts'),
  parallelism,
  ...from('parallelism'),
  ...from('stock-phrases'),
  ...from('role'),
  ...from('effects'),
  ...from('copula'),
  ...from('doublets'),
  tails,
  ...from('empty-phrases'),
  ...from('everyday-phrases'),
  ...from('sentence-starts'),
  ...from('light-verbs'),
  ...from('wordy'),
  ...from('fillers'),
  ...from('inflated-words'),
  ...from('plain-words'),
  ...from('everyday-words'),
  dashes,
  split,
  ...from('formal'),
  capital,
  contract,
];
