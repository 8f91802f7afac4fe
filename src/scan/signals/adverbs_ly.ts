import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** Words in -ly. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.words && !spots.full; i++)
    if ((text.wordShape[i]! & shape.ly) !== 0) addWords(text, spots, i, i + 1);
}

export const adverbsLy = rate({
  name: 'adverbs_ly',
  shape: 'formality',
  direction: 1,
  noun: ['word in -ly', 'words in -ly'],
  count: text => text.tallies.ly,
  locate,
  fix: 'Cut the -ly words that a stronger verb would make needless.',
});
