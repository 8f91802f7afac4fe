import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addMark, markBefore, type SpanCollector } from '../spans.js';

/** Collects colons, each with the words before and after it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.colon) !== 0)
      addMark(text, spans, i, markBefore(text, i, kind.colon));
  }
}

export const colons = rate({
  name: 'colons',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['colon between words', 'colons between words'],
  count: text => text.tallies.colons,
  locate,
  fix: {
    text: 'Write out some of what the colons introduce as plain sentences.',
    conflicts: ['sentence_length'],
  },
});
