import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const row = listIndex('passive_auxiliaries') * lexicon.ids;

/** Collects passives: was built, is considered. Advice only, because careful writers use many. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordFlags[i]! & wordFlag.ed) === 0 || text.wordSeparators[i] !== separator.space) continue;
    if (lexicon.belongs[row + text.wordId[i - 1]!] === 1) addWords(text, spans, i - 1, i + 1);
  }
}

export const passiveVoice = rate({
  name: 'passive_voice',
  category: 'formality',
  direction: 1,
  adviceOnly: true,
  noun: [
    "form of 'be' or 'get' directly before a word in -ed",
    "forms of 'be' or 'get' directly before a word in -ed",
  ],
  locate,
});
