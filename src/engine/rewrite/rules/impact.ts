import { everyMode, patternRule, type Replacer } from '../rule.js';

/** Replaces “impact” with “effect”, except after “make” and “leave”, which do not go with “effect”. */
const effect =
  (written: string): Replacer =>
  ({ before }) =>
    /\b(?:make|makes|made|making|leave|leaves|left|leaving) $/i.test(before) ? null : written;

/** Replaces “a profound impact on” with “a great effect on”. */
export const impact = patternRule('inflated_impact', everyMode, [
  [
    /\ba (?:profound|tremendous|huge|massive|dramatic|substantial) (?:impact|influence) (?:up)?on\b/gi,
    effect('a great effect on'),
  ],
  [/\ba (?:significant|major|considerable) impact (?:up)?on\b/gi, effect('a large effect on')],
  [/\bsignificantly impact(s|ed|ing|)\b/gi, 'greatly affect$1'],
]);
