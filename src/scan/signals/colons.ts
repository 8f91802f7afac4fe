import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects colons, each with the words before and after it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.colon) !== 0)
      spans.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const colons = rate({
  name: 'colons',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['colon', 'colons'],
  count: text => text.tallies.colons,
  locate,
  fix: {
    text: 'Write out some of what the colons introduce as plain sentences.',
    conflicts: ['sentence_length'],
  },
});
