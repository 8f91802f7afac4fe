import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import { shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

/** Traces of typing by hand: a small i, a sentence without its capital, shouted words, doubled marks. */
function locate(text: Prepared, spots: Spots): void {
  const { wordShape, wordGap, wordStart, wordEnd } = text;
  for (let i = 1; i < text.words && !spots.full; i++) {
    const bits = wordShape[i]!;
    const start = wordStart[i]!;
    const units = wordEnd[i]! - start;
    if (wordGap[i] === gap.space && units > 1 && (bits & shape.allCaps) === 0) continue;
    const smallI = units === 1 && text.text.charCodeAt(start) === 0x69 && wordGap[i] === gap.space;
    const uncapital =
      (bits & (shape.sentenceStart | shape.capitalised | shape.digit | shape.uncased)) ===
        shape.sentenceStart && (wordGap[i]! & (gap.stop | gap.question | gap.exclamation)) !== 0;
    const shouted = (bits & (shape.allCaps | shape.digit)) === shape.allCaps && units >= 5;
    const mixed =
      (wordGap[i]! & gap.ellipsis) !== 0 ||
      (wordGap[i]! & (gap.question | gap.exclamation)) === (gap.question | gap.exclamation);
    if (smallI || uncapital || shouted || mixed) addWords(text, spots, i, i + 1);
  }
}

export const informalTyping = rate({
  name: 'informal_typing',
  shape: 'habit',
  direction: -1,
  noun: ['trace of typing by hand', 'traces of typing by hand'],
  locate,
});
