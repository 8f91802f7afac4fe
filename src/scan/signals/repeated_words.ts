import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** Collects words repeated within four words. Editing removes most of them. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordHash, wordSeparators, words } = text;
  for (let i = 2; i < words && !spans.full; i++) {
    const hash = wordHash[i]!;
    if (hash !== wordHash[i - 2] && hash !== wordHash[i - 3]) continue;
    if ((wordSeparators[i]! & separator.paragraph) === 0) addWords(text, spans, i - 2, i + 1);
  }
}

export const repeatedWords = rate({
  name: 'repeated_words',
  category: 'voice',
  direction: -1,
  noun: ['word repeated within four words', 'words repeated within four words'],
  locate,
});
