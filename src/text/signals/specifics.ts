import { lexicon, listIndex } from '../lexicon/index.js';
import { type Prepared, shape } from '../prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const numbers = listIndex('number_words') * lexicon.ids;
const calendar = listIndex('calendar') * lexicon.ids;

/** Numbers, dates, months, amounts: what can be checked. */
function locate(text: Prepared, spots: Spots): void {
  const { belongs } = lexicon;
  for (let i = 0; i < text.words; i++) {
    const id = text.wordId[i]!;
    const named = belongs[numbers + id] === 1 || belongs[calendar + id] === 1;
    if (named || (text.wordShape[i]! & shape.digit) !== 0) addWords(text, spots, i, i + 1);
  }
}

export const specifics = rate({
  name: 'specifics',
  shape: 'habit',
  direction: -1,
  noun: ['number or date', 'numbers and dates'],
  locate,
  fix: 'Give the number, the date or the amount.',
});
