import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const calendar = listIndex('calendar') * lexicon.ids;
const march = lexicon.wordId('march');

/**
 * Collects numbers, months and days: facts that can be checked. March needs a capital, and May a capital
 * inside a sentence, where the segmenter gives it no id.
 */
function locate(text: Prepared, spans: SpanCollector): void {
  const { belongs } = lexicon;
  for (let i = 0; i < text.words && !spans.full; i++) {
    const id = text.wordId[i]!;
    const bits = text.wordFlags[i]!;
    const capital = (bits & wordFlag.capitalised) !== 0;
    const named = belongs[calendar + id] === 1 && (capital || id !== march);
    if (named || (bits & wordFlag.digit) !== 0 || (capital && id === 0 && isMay(text, i)))
      addWords(text, spans, i, i + 1);
  }
}

function isMay({ text, wordStart, wordEnd }: Prepared, word: number): boolean {
  return wordEnd[word]! - wordStart[word]! === 3 && text.startsWith('May', wordStart[word]!);
}

export const specifics = rate({
  name: 'specifics',
  category: 'habit',
  direction: -1,
  noun: ['word with a digit, month or day of the week', 'words with a digit, months or days of the week'],
  locate,
  fix: {
    text: 'Give the number, the date or the amount.',
    genres: ['academic', 'expository', 'promotional', 'conversational', 'impersonal'],
    conflicts: ['spelled_numbers'],
  },
});
