import { everyMode, patternRule } from '../rule.js';

/** Reduces stacked hedges to one: "may possibly" says no more than "may". */
export const hedges = patternRule('stacked_hedge', everyMode, [
  [/\b(may|might|could|can) (?:well )?(?:potentially|possibly|perhaps|conceivably) (?=\p{L})/giu, '$1 '],
  [
    /\b(?:has|have) the potential to (?=(?:greatly |significantly |fundamentally |further )?(?:help|enhance|enable|drive|unlock|lead|address|boost|alter|provide|change|transform|revolutioni[sz]e|improve|reduce|increase|become|make|create|provide|cause|disrupt|save|shape|affect|harm)\b)/gi,
    ({ before }) => (/\b(?:also|not|and|or) $|n['’]t $/i.test(before) ? null : 'could '),
  ],
]);
