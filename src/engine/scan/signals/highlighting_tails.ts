import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addClause, type SpanCollector } from '../spans.js';

const list = listIndex('highlighting_verbs');
const verbs = list * lexicon.ids;
const from = `the list of ${lexicon.lists[list]!.entries.length} -ing forms such as highlighting and ensuring, right after a comma`;

/** Collects participial tails that only comment: “…, highlighting the need for”. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, wordId, words } = text;
  const { belongs } = lexicon;
  for (let i = 1; i < words && !spans.full; i++) {
    if ((wordSeparators[i]! & separator.comma) !== 0 && belongs[verbs + wordId[i]!] === 1) {
      addClause(text, spans, i, 4);
    }
  }
}

export const highlightingTails = rate({
  name: 'highlighting_tails',
  category: 'habit',
  direction: 1,
  noun: [`word from ${from}`, `words from ${from}`],
  locate,
  fix: {
    text: "Cut tails such as ', highlighting ...'; if the comment matters, give it its own evidence.",
    conflicts: ['sentence_length'],
  },
});
