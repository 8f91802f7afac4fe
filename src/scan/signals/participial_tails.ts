import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/word-flags.js';
import { rate } from '../signal.js';
import { addClause, type SpanCollector } from '../spans.js';

/** Collects participial clauses at the end of a sentence: “…, giving the town a new start”. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordFlags, words } = text;
  for (let i = 3; i < words - 2 && !spans.full; i++) {
    if (
      (wordFlags[i]! & (wordFlag.ing | wordFlag.capitalised)) !== wordFlag.ing ||
      (wordSeparators[i]! & separator.comma) === 0
    )
      continue;
    // A list of -ing words is not a tail.
    if ((wordSeparators[i + 1]! & separator.comma) === 0) addClause(text, spans, i, 4);
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
  none: 'No word in -ing that follows a comma, continues the sentence and is not followed by a comma',
  locate,
  fix: {
    text: "End sentences at their point; make a trailing '-ing' clause a sentence of its own or cut it.",
    conflicts: ['sentence_length'],
  },
});
