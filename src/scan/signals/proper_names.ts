import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const pronounUnits = 1;

/** Capitalised words inside sentences: people, places, products. */
function locate(text: Prepared, spots: Spots): void {
  const named = shape.capitalised | shape.sentenceStart;
  for (let i = 0; i < text.words && !spots.full; i++) {
    if ((text.wordShape[i]! & named) !== shape.capitalised) continue;
    const units = text.wordEnd[i]! - text.wordStart[i]!;
    const pronoun = units === pronounUnits || text.text.charCodeAt(text.wordStart[i]! + 1) === 0x27;
    if (!pronoun) addWords(text, spots, i, i + 1);
  }
}

export const properNames = rate({
  name: 'proper_names',
  shape: 'habit',
  direction: -1,
  noun: ['name', 'names'],
  locate,
  fix: 'Name the people, places and things you mean.',
});
