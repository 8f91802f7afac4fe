import { patternRule } from '../rule.js';
import { phraseRow, replacements } from './replacements.js';

const doublet = replacements(`
  every: each and every; various: various different; many: many different; history: past history;
  plans: future plans; result: end result; outcome: final outcome; fundamentals: basic fundamentals;
  planning: advance planning; goals: goals and objectives, objectives and goals; aims: aims and objectives;
  rules: rules and regulations; obstacles: obstacles and challenges, challenges and obstacles;
  ideas: thoughts and ideas, ideas and thoughts; full: full and complete; void: null and void;
  unique: completely unique; necessary: absolutely necessary; vital: absolutely vital, crucial and vital;
  crucial: absolutely crucial; important: crucial and important;
  essential: absolutely essential, critical and essential, important and essential, essential and important,
    crucial and essential;
  collaborate: collaborate together; cooperate: cooperate together; join: join together;
  merge: merge together; combine: combine together`);

/** Reduces pairs of synonyms to one word. */
export const doublets = patternRule(
  'doublet',
  ['shorten', 'plain', 'natural'],
  [
    phraseRow(doublet),
    [/\bfirst and foremost(?=,)/gi, 'first'],
    [
      /\bany and all\b/gi,
      ({ before }) => (/\b(?:not|n['’]t|without|never|against|from) $/i.test(before) ? null : 'all'),
    ],
  ],
);
