import { lexicon } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { clauseBreak, separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const and = lexicon.wordId('and');
const or = lexicon.wordId('or');
const memberWordsMax = 4;

/** Collects lists of three (A, B, and C): each of up to four words, with or without the last comma. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordId, words } = text;
  for (let i = 2; i < words - 1 && !spans.full; i++) {
    const id = wordId[i]!;
    if ((id !== and && id !== or) || (wordSeparators[i]! & clauseBreak) !== 0) continue;
    const second = memberStart(text, i - 1);
    if (second < 0) continue;
    const first = memberStart(text, second - 1);
    // Another comma shortly before means a longer list.
    if (first < 0) addWords(text, spans, Math.max(second - 1, 0), i + 2);
  }
  function memberStart(from: Prepared, last: number): number {
    for (let word = last; word > 0 && word > last - memberWordsMax; word--) {
      const before = from.wordSeparators[word]!;
      if ((before & clauseBreak) !== 0) return -1;
      if ((before & separator.comma) !== 0) return word;
    }
    return -1;
  }
}

export const tricolons = rate({
  name: 'tricolons',
  category: 'voice',
  direction: 1,
  noun: [
    "passage of the form 'A, B and C' or 'A, B or C'",
    "passages of the form 'A, B and C' or 'A, B or C'",
  ],
  none: "No passage of the form 'A, B and C' or 'A, B or C' with B of up to four words",
  locate,
  fix: { text: 'Break the habit of threes: name the one thing that matters, or as many as there are.' },
});
