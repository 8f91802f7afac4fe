import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.colon) !== 0) spots.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const colons = rate({
  name: 'colons',
  shape: 'form',
  direction: 1,
  english: false,
  noun: ['colon', 'colons'],
  count: text => text.tallies.colons,
  locate,
  fix: 'Write out some of what the colons introduce as plain sentences.',
});
