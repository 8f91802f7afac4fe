import { gap } from '../../text/gaps.js';
import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const verbs = listIndex('highlighting_verbs') * lexicon.ids;

/** A tail that only comments: “…, highlighting the need for”. */
function locate(text: Prepared, spots: Spots): void {
  const { wordGap, wordId, words } = text;
  const { belongs } = lexicon;
  for (let i = 3; i < words - 1 && !spots.full; i++) {
    if ((wordGap[i]! & gap.comma) !== 0 && belongs[verbs + wordId[i]!] === 1) {
      addWords(text, spots, i, Math.min(i + 4, words));
    }
  }
}

export const highlightingTails = rate({
  name: 'highlighting_tails',
  shape: 'habit',
  direction: 1,
  noun: ['tail that only comments', 'tails that only comment'],
  locate,
  fix: "Cut tails such as ', highlighting ...'; if the comment matters, give it its own evidence.",
});
