import { kind } from '../../text/characters.js';
import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

function locate(text: Prepared, spots: Spots): void {
  for (let i = 1; i < text.words && !spots.full; i++) {
    if ((text.wordGap[i]! & gap.exclamation) !== 0)
      spots.add(text.wordStart[i - 1]!, text.wordEnd[i - 1]! + 1);
  }
}

export const exclamations = rate({
  name: 'exclamations',
  shape: 'habit',
  direction: -1,
  english: false,
  noun: ['exclamation mark', 'exclamation marks'],
  count: text => text.marks[kind.exclamation]!,
  locate,
});
