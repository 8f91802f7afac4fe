import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { addWords, rate } from '../signal.js';

const verbs = listIndex('highlighting_verbs') * lexicon.ids;

/** Collects participial tails that only comment: “…, highlighting the need for”. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordId, words } = text;
  const { belongs } = lexicon;
  for (let i = 3; i < words - 1 && !spans.full; i++) {
    if ((wordSeparators[i]! & separator.comma) !== 0 && belongs[verbs + wordId[i]!] === 1) {
      addWords(text, spans, i, Math.min(i + 4, words));
    }
  }
}

export const highlightingTails = rate({
  name: 'highlighting_tails',
  category: 'habit',
  direction: 1,
  noun: ['tail that only comments', 'tails that only comment'],
  locate,
  fix: {
    text: "Cut tails such as ', highlighting ...'; if the comment matters, give it its own evidence.",
    conflicts: ['sentence_length'],
  },
});
