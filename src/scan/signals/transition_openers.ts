import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import type { SpanCollector } from '../signal.js';
import { addWords, rate } from '../signal.js';

const row = listIndex('transition_openers') * lexicon.ids;

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
  noun: ['sentence that starts with a transition', 'sentences that start with a transition'],
  locate,
});
