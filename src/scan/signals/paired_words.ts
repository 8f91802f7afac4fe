import { gap } from '../../text/gaps.js';
import { lexicon } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const and = lexicon.wordId('and');
const unitsMin = 5;

/** Doublets of longer words: growth and development. */
function locate(text: Prepared, spots: Spots): void {
  const { wordGap, wordId, wordStart, wordEnd, words } = text;
  for (let i = 1; i < words - 1 && !spots.full; i++) {
    if (wordId[i] !== and || wordGap[i] !== gap.space || wordGap[i + 1] !== gap.space) continue;
    if (wordEnd[i - 1]! - wordStart[i - 1]! < unitsMin || wordEnd[i + 1]! - wordStart[i + 1]! < unitsMin)
      continue;
    addWords(text, spots, i - 1, i + 2);
  }
}

export const pairedWords = rate({
  name: 'paired_words',
  shape: 'formality',
  direction: 1,
  noun: ['doublet', 'doublets'],
  locate,
  fix: "Of two near-synonyms joined by 'and', keep one.",
});
