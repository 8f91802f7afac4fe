import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** A clause that trails off: “…, giving the town a new start”. */
function locate(text: Prepared, spots: Spots): void {
  const { wordGap, wordShape, words } = text;
  for (let i = 3; i < words - 2 && !spots.full; i++) {
    if ((wordShape[i]! & (shape.ing | shape.capitalised)) !== shape.ing || (wordGap[i]! & gap.comma) === 0)
      continue;
    // A list of -ing words is no tail.
    if ((wordGap[i + 1]! & gap.comma) === 0) addWords(text, spots, i, Math.min(i + 4, words));
  }
}

export const participialTails = rate({
  name: 'participial_tails',
  shape: 'voice',
  direction: 1,
  noun: ['participial tail', 'participial tails'],
  locate,
  fix: "End sentences at their point; make a trailing '-ing' clause a sentence of its own or cut it.",
});
