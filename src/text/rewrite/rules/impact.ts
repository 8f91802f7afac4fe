import { everyMode, table } from '../rule.js';

/** “A profound impact on” is “a great effect on”. */
export const impact = table('inflated_impact', everyMode, [
  [
    /\ba (?:profound|tremendous|huge|massive|dramatic|substantial) (?:impact|influence) (?:up)?on\b/gi,
    'a great effect on',
  ],
  [/\ba (?:significant|major|considerable) impact (?:up)?on\b/gi, 'a large effect on'],
  [/\bsignificantly impact(s|ed|ing|)\b/gi, 'greatly affect$1'],
]);
