import { everyMode, type Replace, table } from '../rule.js';

/** One makes an impact, and has an effect. */
const effect =
  (written: string): Replace =>
  ({ before }) =>
    /\b(?:make|makes|made|making|leave|leaves|left|leaving) $/i.test(before) ? null : written;

/** “A profound impact on” is “a great effect on”. */
export const impact = table('inflated_impact', everyMode, [
  [
    /\ba (?:profound|tremendous|huge|massive|dramatic|substantial) (?:impact|influence) (?:up)?on\b/gi,
    effect('a great effect on'),
  ],
  [/\ba (?:significant|major|considerable) impact (?:up)?on\b/gi, effect('a large effect on')],
  [/\bsignificantly impact(s|ed|ing|)\b/gi, 'greatly affect$1'],
]);
