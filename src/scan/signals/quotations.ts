import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

/** Words that open or close a quotation. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.quote) !== 0) spots.add(text.wordStart[i]!, text.wordEnd[i]!);
  }
}

export const quotations = rate({
  name: 'quotations',
  shape: 'habit',
  direction: -1,
  english: false,
  noun: ['quotation mark', 'quotation marks'],
  count: text => text.tallies.quotes,
  locate,
});
