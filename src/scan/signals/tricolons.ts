import { clauseBreak, gap } from '../../text/gaps.js';
import { lexicon } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const and = lexicon.wordId('and');
const or = lexicon.wordId('or');
const memberWordsMax = 4;

/** A, B, and C: three members of up to four words, with or without the last comma. */
function locate(text: Prepared, spots: Spots): void {
  const { wordGap, wordId, words } = text;
  for (let i = 2; i < words - 1 && !spots.full; i++) {
    const id = wordId[i]!;
    if ((id !== and && id !== or) || (wordGap[i]! & clauseBreak) !== 0) continue;
    const second = memberStart(text, i - 1);
    if (second < 0) continue;
    const first = memberStart(text, second - 1);
    // A further comma close before makes a longer list.
    if (first < 0) addWords(text, spots, Math.max(second - 1, 0), i + 2);
  }
  function memberStart(from: Prepared, last: number): number {
    for (let word = last; word > 0 && word > last - memberWordsMax; word--) {
      const before = from.wordGap[word]!;
      if ((before & clauseBreak) !== 0) return -1;
      if ((before & gap.comma) !== 0) return word;
    }
    return -1;
  }
}

export const tricolons = rate({
  name: 'tricolons',
  shape: 'voice',
  direction: 1,
  noun: ['list of three', 'lists of three'],
  locate,
  fix: 'Break the habit of threes: name the one thing that matters, or as many as there are.',
});
