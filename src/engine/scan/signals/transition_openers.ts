import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const list = listIndex('transition_openers');
const row = list * lexicon.ids;
const size = lexicon.lists[list]!.entries.length;

/**
 * Collects transitions (However, Then, First) at the start of a sentence. Advice only, because learners are
 * taught them.
 */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let sentence = 0; sentence < text.sentences && !spans.full; sentence++) {
    const first = text.sentenceFirst[sentence]!;
    if (lexicon.belongs[row + text.wordId[first]!] === 1) addWords(text, spans, first, first + 1);
  }
}

export const transitionOpeners = rate({
  name: 'transition_openers',
  category: 'formality',
  direction: 1,
  adviceOnly: true,
  noun: [
    `sentence that starts with one of ${size} transition words`,
    `sentences that start with one of ${size} transition words`,
  ],
  locate,
});
