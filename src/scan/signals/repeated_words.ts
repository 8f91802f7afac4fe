import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** The same word again within four words: speech does it, polish removes it. */
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
  noun: ['word said again at once', 'words said again at once'],
  locate,
});
