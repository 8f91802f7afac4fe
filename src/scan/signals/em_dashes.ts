import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

/** Dashes between words. How many a model writes depends on the model, so the weight is small. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & (gap.dash | gap.newline)) === gap.dash)
      spots.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const emDashes = rate({
  name: 'em_dashes',
  shape: 'voice',
  direction: 1,
  english: false,
  noun: ['dash', 'dashes'],
  count: text => text.tallies.dashes,
  locate,
  fix: 'Try a comma, a full stop or brackets in place of some dashes.',
});
