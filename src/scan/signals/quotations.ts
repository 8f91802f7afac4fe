import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects the words after an opening or closing quotation mark. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.quote) !== 0) spans.add(text.wordStart[i]!, text.wordEnd[i]!);
  }
}

export const quotations = rate({
  name: 'quotations',
  category: 'habit',
  direction: -1,
  english: false,
  noun: ['quotation mark', 'quotation marks'],
  count: text => text.tallies.quotes,
  locate,
});
