import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** Collects words in -ly. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++)
    if ((text.wordFlags[i]! & wordFlag.ly) !== 0) addWords(text, spans, i, i + 1);
}

export const adverbsLy = rate({
  name: 'adverbs_ly',
  category: 'formality',
  direction: 1,
  noun: ['word of five or more characters in -ly', 'words of five or more characters in -ly'],
  count: text => text.tallies.ly,
  locate,
  fix: {
    text: 'Cut the -ly words that a stronger verb makes unnecessary.',
    conflicts: ['casual_intensifiers'],
  },
});
