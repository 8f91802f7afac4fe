import { frames } from '../fact-words.js';
import { everyMode, table } from '../rule.js';

/** Words that only announce the sentence: it says the same without them. */
export const openers = table('empty_opener', everyMode, [
  [new RegExp(`${frames.source} `, 'gi'), ''],
  [
    /(?<=^\W*)in (?:today['’]s|the modern|this modern) (?:[\p{L}-]+,? ){0,3}(?:world|society|age|era|landscape|day and age), /giu,
    'Today, ',
  ],
  [/(?<=^\W*)(?:in conclusion|in summary|to sum up|to summarize|all in all), /gi, ''],
]);
