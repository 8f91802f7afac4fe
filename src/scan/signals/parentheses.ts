import { kind } from '../../text/characters.js';
import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

/** Asides in brackets. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.open) !== 0) spots.add(text.wordStart[i]!, text.wordEnd[i]!);
  }
}

export const parentheses = rate({
  name: 'parentheses',
  shape: 'habit',
  direction: -1,
  english: false,
  noun: ['bracketed aside', 'bracketed asides'],
  count: text => text.marks[kind.open]!,
  locate,
});
