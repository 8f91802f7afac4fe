import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addClause, type SpanCollector } from '../spans.js';

const nouns = listIndex('ing_nouns') * lexicon.ids;

/** Collects participial clauses at the end of a sentence: “…, giving the town a new start”. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordFlags, wordId, words } = text;
  for (let i = 1; i < words && !spans.full; i++) {
    if (
      (wordFlags[i]! & (wordFlag.ing | wordFlag.capitalised)) !== wordFlag.ing ||
      (wordSeparators[i]! & separator.comma) === 0
    )
      continue;
    if (lexicon.belongs[nouns + wordId[i]!] === 1) continue;
    // A list of -ing words is not a tail.
    if (i + 1 === words || (wordSeparators[i + 1]! & separator.comma) === 0) addClause(text, spans, i, 4);
  }
}

export const participialTails = rate({
  name: 'participial_tails',
  category: 'voice',
  direction: 1,
  noun: [
    'word in -ing that follows a comma and is not followed by one',
    'words in -ing that follow a comma and are not followed by one',
  ],
  none: "No word in -ing (without 'during', 'something' and the like) that follows a comma and is not followed by one",
  locate,
  fix: {
    text: "End sentences at their point; make a trailing '-ing' clause a sentence of its own or cut it.",
    conflicts: ['sentence_length'],
  },
});
