import { gap } from '../../text/gaps.js';
import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const row = listIndex('passive_auxiliaries') * lexicon.ids;

/** Was built, is considered: careful writers use it more, so it only advises. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordShape[i]! & shape.ed) === 0 || text.wordGap[i] !== gap.space) continue;
    if (lexicon.belongs[row + text.wordId[i - 1]!] === 1) addWords(text, spots, i - 1, i + 1);
  }
}

export const passiveVoice = rate({
  name: 'passive_voice',
  shape: 'formality',
  direction: 1,
  adviceOnly: true,
  noun: ['passive', 'passives'],
  locate,
  fix: 'Say who did it where the reader would ask.',
});
