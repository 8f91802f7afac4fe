import { patternRule } from '../rule.js';
import { phraseRow, replacements } from './replacements.js';

const doublet = replacements(`
  various: various different; many: many different; history: past history; plans: future plans;
  result: end result; outcome: final outcome; planning: advance planning;
  goals: goals and objectives, objectives and goals; aims: aims and objectives;
  rules: rules and regulations; obstacles: obstacles and challenges, challenges and obstacles;
  ideas: thoughts and ideas, ideas and thoughts, ideas and concepts; full: full and complete;
  unique: completely unique; necessary: absolutely necessary; vital: absolutely vital, crucial and vital;
  crucial: absolutely crucial; essential: absolutely essential, important and essential;
  collaborate: collaborate together; cooperate: cooperate together; join: join together;
  complex: complex and multifaceted, multifaceted and complex, complex and intricate, intricate and complex;
  changing: dynamic and ever-changing, dynamic and evolving; new: new and innovative;
  varied: vast and varied, rich and diverse, rich and varied;
  skills: skills and abilities, abilities and skills; support: support and assistance, help and support;
  methods: methods and techniques, techniques and methods; needs: needs and requirements;
  thoughts: thoughts and opinions; fair: fair and equitable, fair and just; open: open and transparent;
  strong: strong and robust; deep: deep and profound; safe: safe and secure;
  clear: clear and evident, clear and concise; modern: modern and contemporary;
  processes: processes and procedures; thought: thought and consideration;
  knowledge: knowledge and expertise, knowledge and understanding; meaningful: meaningful and impactful;
  creative: creative and innovative, innovative and creative; values: values and principles;
  effective: effective and efficient, efficient and effective;
  special: unique and special, special and unique; engaging: dynamic and engaging, engaging and dynamic;
  lasting: meaningful and lasting, significant and lasting; intuitive: seamless and intuitive;
  reliable: robust and reliable, reliable and robust;
  welcoming: inclusive and welcoming, welcoming and inclusive; hardworking: hardworking and dedicated;
  caring: caring and compassionate; kind: kind and compassionate; hard work: hard work and dedication;
  commitment: dedication and commitment, commitment and dedication; dedication: passion and dedication;
  difficulties: challenges and difficulties, difficulties and challenges; rich: rich and vibrant;
  detailed: detailed and comprehensive; precise: precise and accurate;
  happiness: happiness and joy, joy and happiness; peace: peace and tranquility, peace and serenity;
  encouragement: support and encouragement;
  strategies: strategies and approaches, approaches and strategies;
  perspectives: insights and perspectives;
  complexities: complexities and nuances, nuances and complexities; merge: merge together;
  combine: combine together`);

/** Reduces pairs of synonyms to one word. */
export const doublets = patternRule(
  'doublet',
  ['shorten', 'plain', 'natural'],
  [
    phraseRow(doublet),
    [/\bfirst and foremost(?=,)/gi, 'first'],
    [
      /\beach and every(?= (?!(?:is|was|has|had|of|can|could|will|would|must|may|should)\b)\p{L})/giu,
      'every',
    ],
    [
      /\bany and all\b/gi,
      ({ before, after }) =>
        /\b(?:not|n['’]t|without|never|against|from) $/i.test(before) ||
        /^ (?:\p{L}+ )?(?:liability|liabilities|claims?|rights?|damages|losses|taxes|obligations?|expenses|actions?|remedies)\b/iu.test(
          after,
        )
          ? null
          : 'all',
    ],
  ],
);
