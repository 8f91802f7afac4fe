import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const row = listIndex('conjunctions') * lexicon.ids;

/** Collects the first words of sentences that start with And, But or So. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let sentence = 0; sentence < text.sentences && !spans.full; sentence++) {
    const first = text.sentenceFirst[sentence]!;
    if (lexicon.belongs[row + text.wordId[first]!] === 1)
      addWords(text, spans, first, Math.min(first + 3, text.sentenceFirst[sentence + 1]!));
  }
}

export const conjunctionOpeners = rate({
  name: 'conjunction_openers',
  category: 'formality',
  direction: -1,
  noun: [
    'sentence that starts with And, But, So, Or, Because, Yet, Nor or Plus',
    'sentences that start with And, But, So, Or, Because, Yet, Nor or Plus',
  ],
  locate,
  fix: {
    text: 'A sentence may begin with And or But.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
    conflicts: ['sentence_length'],
  },
});
