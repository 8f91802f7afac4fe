import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/word-flags.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const months = listIndex('calendar');
const calendar = months * lexicon.ids;

/** Collects numbers, dates and months: facts that can be checked. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { belongs } = lexicon;
  for (let i = 0; i < text.words && !spans.full; i++) {
    const id = text.wordId[i]!;
    if (belongs[calendar + id] === 1 || (text.wordFlags[i]! & wordFlag.digit) !== 0)
      addWords(text, spans, i, i + 1);
  }
}

export const specifics = rate({
  name: 'specifics',
  category: 'habit',
  direction: -1,
  noun: ['word with a digit, month or day of the week', 'words with a digit, months or days of the week'],
  count: text => text.tallies.digitWords + text.listCount[months]!,
  locate,
  fix: {
    text: 'Give the number, the date or the amount.',
    genres: ['academic', 'expository', 'promotional', 'conversational', 'impersonal'],
    conflicts: ['spelled_numbers'],
  },
});
