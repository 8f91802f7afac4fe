import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** Collects words repeated within four words. Editing removes most of them. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordHash, wordSeparators, words } = text;
  for (let i = 2; i < words && !spans.full; i++) {
    const hash = wordHash[i]!;
    const two = hash === wordHash[i - 2];
    if (!two && hash !== wordHash[i - 3]) continue;
    const first = i - (two ? 2 : 3);
    let between = 0;
    for (let j = first + 1; j <= i; j++) between |= wordSeparators[j]!;
    if ((between & separator.paragraph) === 0) addWords(text, spans, first, i + 1);
  }
}

export const repeatedWords = rate({
  name: 'repeated_words',
  category: 'voice',
  direction: -1,
  noun: [
    'word that repeats the word two or three places before it',
    'words that repeat the word two or three places before them',
  ],
  locate,
});
