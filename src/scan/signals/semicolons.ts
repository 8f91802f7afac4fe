import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.semicolon) !== 0) spots.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

/** Period prose is full of them; of today's writers, models use fewer than people of letters. */
export const semicolons = rate({
  name: 'semicolons',
  shape: 'voice',
  direction: -1,
  english: false,
  noun: ['semicolon', 'semicolons'],
  count: text => text.tallies.semicolons,
  locate,
});
