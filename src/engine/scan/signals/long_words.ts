import type { Prepared } from '../../text/prepare.js';
import { longUnitsMin } from '../../text/statistics.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** Collects words of eight letters or more. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordStart, wordEnd, words } = text;
  for (let i = 0; i < words && !spans.full; i++)
    if (wordEnd[i]! - wordStart[i]! >= longUnitsMin) addWords(text, spans, i, i + 1);
}

export const longWords = rate({
  name: 'long_words',
  category: 'formality',
  direction: 1,
  noun: ['word of eight or more characters', 'words of eight or more characters'],
  count: text => text.tallies.longWords,
  locate,
  fix: {
    text: 'Prefer the short word where there is one.',
    genres: ['expository', 'fiction', 'promotional', 'conversational', 'impersonal'],
  },
});
