import { emptyFrames } from '../fact-words.js';
import { everyMode, patternRule } from '../rule.js';

/** Removes openers that only announce the sentence. */
export const openers = patternRule('empty_opener', everyMode, [
  [
    new RegExp(`${emptyFrames.source} `, 'gi'),
    ({ groups, after }) => (groups[0]!.trim().endsWith('that') && !/^[,;:]/.test(after) ? '' : null),
  ],
  [
    /^in (?:today['’]s|the modern|this modern) (?:[\p{L}-]+,? (?:and )?){0,3}(?:world|society|age|era|landscape|day and age), /giu,
    'today, ',
  ],
  [
    /\bin today['’]s (?:(?:modern|fast-paced|digital|ever-changing|ever-evolving|rapidly changing|busy|hectic|contemporary),? )?(?:world|society|day and age)(?=[.,;]| (?:is|are|has|have)\b)/gi,
    ({ before }) => (/[,;] $/.test(before) ? null : 'today'),
  ],
  [
    /^(?:in conclusion|in summary|to sum up|to summarize|to conclude|all in all|in essence|notably|importantly|needless to say|without a doubt|at its core), /gi,
    '',
  ],
  [/^it is (?:clear|evident|apparent|obvious) that /gi, 'clearly, '],
]);
