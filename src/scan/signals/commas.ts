import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.comma) !== 0) spots.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const commas = rate({
  name: 'commas',
  shape: 'formality',
  direction: 1,
  english: false,
  noun: ['comma', 'commas'],
  count: text => text.tallies.commas,
  locate,
  fix: 'Split sentences that run on through comma after comma.',
});
