import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** Nouns made from verbs and adjectives: -tion, -ment, -ness, -ity, -ance. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.words && !spots.full; i++)
    if ((text.wordShape[i]! & shape.nominal) !== 0) addWords(text, spots, i, i + 1);
}

export const nominalSuffixes = rate({
  name: 'nominal_suffixes',
  shape: 'formality',
  direction: 1,
  noun: ['nominalisation', 'nominalisations'],
  count: text => text.tallies.nominal,
  locate,
  fix: 'Turn nouns in -tion and -ment back into verbs.',
});
