import { everyMode, table } from '../rule.js';

const manner: Readonly<Record<string, string>> = {
  efficient: 'efficiently',
  effective: 'effectively',
  responsible: 'responsibly',
  safe: 'safely',
  sustainable: 'sustainably',
  similar: 'similarly',
  consistent: 'consistently',
  systematic: 'systematically',
  professional: 'professionally',
  respectful: 'respectfully',
  careful: 'carefully',
  timely: 'promptly',
  clear: 'clearly',
  positive: 'positively',
  negative: 'negatively',
  constructive: 'constructively',
  meaningful: 'meaningfully',
  creative: 'creatively',
  peaceful: 'peacefully',
  logical: 'logically',
  concise: 'concisely',
  thoughtful: 'thoughtfully',
};

/** Several words for what one says. */
export const wordy = table('wordy_phrase', everyMode, [
  [/\bin order to\b/gi, 'to'],
  [
    /\bso as to\b/gi,
    ({ before }) => (/\bnot $/i.test(before) || /\b(?:be|is|are) $/i.test(before) ? null : 'to'),
  ],
  [/\b(?:due to|owing to|in light of|because of) the fact that\b/gi, 'because'],
  [/\b(?:despite|in spite of) the fact that\b/gi, 'although'],
  [/\bin the event that\b/gi, 'if'],
  [/\b(?:at this point in time|at the present time|at this moment in time)\b/gi, 'now'],
  [/\bfor the purposes? of (?=[\p{L}]+ing\b)/giu, 'for '],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bin close proximity to\b/gi, 'close to'],
  [
    /\ba (?:large|great|significant|vast|huge|substantial|considerable) (?:number|amount) of (?=(?:[\p{L}-]+ )?(?:[\p{L}]+[^s\W]s|people|children)\b)/giu,
    'many ',
  ],
  [
    /\bmak(e|es|ing) use of\b/gi,
    ({ groups }) => ({ e: 'use', es: 'uses', ing: 'using' })[groups[1]!.toLowerCase()]!,
  ],
  [/\bmade use of\b/gi, 'used'],
  [
    /\btak(e|es|ing) into consideration\b/gi,
    ({ groups }) => ({ e: 'consider', es: 'considers', ing: 'considering' })[groups[1]!.toLowerCase()]!,
  ],
  [
    /\b(came|come|comes|coming) to the conclusion that\b/gi,
    ({ groups }) =>
      ({ came: 'concluded', come: null, comes: 'concludes', coming: 'concluding' })[
        groups[1]!.toLowerCase()
      ] ?? null,
  ],
  [/\b(is|are) in need of\b/gi, ({ groups }) => (groups[1]!.toLowerCase() === 'is' ? 'needs' : 'need')],
  [
    /\b(is|are) indicative of\b/gi,
    ({ groups }) => (groups[1]!.toLowerCase() === 'is' ? 'indicates' : 'indicate'),
  ],
  [
    /\b(is|are) reflective of\b/gi,
    ({ groups }) => (groups[1]!.toLowerCase() === 'is' ? 'reflects' : 'reflect'),
  ],
  [
    /\b(is|are) (?:highly |heavily )?dependent (?:up)?on\b/gi,
    ({ groups }) =>
      /highly|heavily/i.test(groups[0]!)
        ? null
        : groups[1]!.toLowerCase() === 'is'
          ? 'depends on'
          : 'depend on',
  ],
  [
    /\b(has|have) an? (?:impact|effect) on\b/gi,
    ({ groups }) => (groups[1]!.toLowerCase() === 'has' ? 'affects' : 'affect'),
  ],
  [/\bin an? ([\p{L}]+) manner\b/giu, ({ groups }) => manner[groups[1]!.toLowerCase()] || null],
  [/\bin the near future\b/gi, 'soon'],
  [/\bthe reason why\b/gi, 'the reason'],
  [
    /\bin the process of (?=[\p{L}]+ing\b)/giu,
    ({ before }) => (/\b(?:is|are|was|were|am|been|be|still|currently|now) $/i.test(before) ? '' : null),
  ],
  [/\bthe majority of (?=(?:the|these|those|his|her|its|their|our|my|your|them|us)\b)/gi, 'most of '],
  [/\bthe majority of (?=[\p{L}])/giu, 'most '],
  [/\ball of the (?=[\p{L}]+s\b)/giu, 'all the '],
  [/\bin the vicinity of\b/gi, 'near'],
  [/\bis considered to be\b/gi, 'is considered'],
  [/\bare considered to be\b/gi, 'are considered'],
  [/\buntil such time as\b/gi, 'until'],
  [
    /\bserves? (?:to|the purpose of) (highlight|underscore|illustrate|show|demonstrate|emphasize) (?=the|how|that|a)/gi,
    ({ groups }) => (/^serves/i.test(groups[0]!) ? `${groups[1]}s ` : null),
  ],
]);
