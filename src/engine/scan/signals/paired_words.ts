import { lexicon } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const and = lexicon.wordId('and');
const unitsMin = 5;

/** Collects pairs of longer words: growth and development. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordId, wordStart, wordEnd, words } = text;
  for (let i = 1; i < words - 1 && !spans.full; i++) {
    if (
      wordId[i] !== and ||
      (wordSeparators[i]! & ~separator.newline) !== separator.space ||
      (wordSeparators[i + 1]! & ~separator.newline) !== separator.space
    )
      continue;
    if (wordEnd[i - 1]! - wordStart[i - 1]! < unitsMin || wordEnd[i + 1]! - wordStart[i + 1]! < unitsMin)
      continue;
    addWords(text, spans, i - 1, i + 2);
  }
}

export const pairedWords = rate({
  name: 'paired_words',
  category: 'formality',
  direction: 1,
  noun: [
    "pair of words of five or more characters joined by 'and'",
    "pairs of words of five or more characters joined by 'and'",
  ],
  locate,
  fix: { text: "Of two near-synonyms joined by 'and', keep one." },
});
