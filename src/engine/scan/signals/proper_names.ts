import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** I, I'm, I've, I'd and I'll; the other words of the list do not begin with I. */
const pronouns = listIndex('first_singular') * lexicon.ids;

/** Collects capitalised words inside sentences: people, places, products. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { belongs } = lexicon;
  const named = wordFlag.capitalised | wordFlag.sentenceStart;
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordFlags[i]! & named) !== wordFlag.capitalised) continue;
    const units = text.wordEnd[i]! - text.wordStart[i]!;
    const pronoun =
      text.text.charCodeAt(text.wordStart[i]!) === 0x49 && belongs[pronouns + text.wordId[i]!] === 1;
    if (units > 1 && !pronoun) addWords(text, spans, i, i + 1);
  }
}

export const properNames = rate({
  name: 'proper_names',
  category: 'habit',
  direction: -1,
  noun: ['capitalised word inside a sentence or heading', 'capitalised words inside a sentence or heading'],
  none: "No capitalised words of two or more letters (without I'm, I've and the like) inside a sentence or heading",
  locate,
  fix: {
    text: 'Name the people, places and things you mean.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
  },
});
