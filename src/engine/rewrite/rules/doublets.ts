import { patternRule } from '../rule.js';

/** Reduces pairs of synonyms to one word. */
export const doublets = patternRule(
  'doublet',
  ['shorten', 'plain', 'natural'],
  [
    [/\beach and every\b/gi, 'every'],
    [/\bfirst and foremost(?=,)/gi, 'first'],
    [
      /\bany and all\b/gi,
      ({ before }) => (/\b(?:not|n['’]t|without|never|against|from) $/i.test(before) ? null : 'all'),
    ],
    [/\bvarious different\b/gi, 'various'],
    [/\bmany different\b/gi, 'many'],
    [/\bpast history\b/gi, 'history'],
    [/\bfuture plans\b/gi, 'plans'],
    [/\bend result\b/gi, 'result'],
    [/\bfinal outcome\b/gi, 'outcome'],
    [/\bbasic fundamentals\b/gi, 'fundamentals'],
    [/\babsolutely (essential|necessary|vital|crucial)\b/gi, '$1'],
    [/\badvance planning\b/gi, 'planning'],
    [/\b(collaborate|cooperate|join|merge|combine) together\b/gi, '$1'],
    [/\b(?:goals and objectives|objectives and goals)\b/gi, 'goals'],
    [/\baims and objectives\b/gi, 'aims'],
    [/\brules and regulations\b/gi, 'rules'],
    [/\b(?:obstacles and challenges|challenges and obstacles)\b/gi, 'obstacles'],
    [/\b(?:thoughts and ideas|ideas and thoughts)\b/gi, 'ideas'],
    [/\bfull and complete\b/gi, 'full'],
    [/\bcritical and essential\b/gi, 'essential'],
    [/\bnull and void\b/gi, 'void'],
    [/\bcompletely unique\b/gi, 'unique'],
    [/\b(?:important and essential|essential and important)\b/gi, 'essential'],
    [/\bcrucial and (important|essential|vital)\b/gi, '$1'],
  ],
);
