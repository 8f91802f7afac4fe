import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** The same word again within four words: speech does it, polish removes it. */
function locate(text: Prepared, spots: Spots): void {
  const { wordHash, wordGap, words } = text;
  for (let i = 2; i < words && !spots.full; i++) {
    const hash = wordHash[i]!;
    if (hash !== wordHash[i - 2] && hash !== wordHash[i - 3]) continue;
    if ((wordGap[i]! & gap.paragraph) === 0) addWords(text, spots, i - 2, i + 1);
  }
}

export const repeatedWords = rate({
  name: 'repeated_words',
  shape: 'voice',
  direction: -1,
  noun: ['word said again at once', 'words said again at once'],
  locate,
});
