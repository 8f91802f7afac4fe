import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/word-flags.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const pronounUnits = 1;

/** Collects capitalised words inside sentences: people, places, products. */
function locate(text: Prepared, spans: SpanCollector): void {
  const named = wordFlag.capitalised | wordFlag.sentenceStart;
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordFlags[i]! & named) !== wordFlag.capitalised) continue;
    const units = text.wordEnd[i]! - text.wordStart[i]!;
    const pronoun = units === pronounUnits || text.text.charCodeAt(text.wordStart[i]! + 1) === 0x27;
    if (!pronoun) addWords(text, spans, i, i + 1);
  }
}

export const properNames = rate({
  name: 'proper_names',
  category: 'habit',
  direction: -1,
  noun: ['capitalised word inside a sentence or heading', 'capitalised words inside a sentence or heading'],
  locate,
  fix: {
    text: 'Name the people, places and things you mean.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
  },
});
