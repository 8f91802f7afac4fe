import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects commas, each with the words before and after it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.comma) !== 0)
      spans.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const commas = rate({
  name: 'commas',
  category: 'formality',
  direction: 1,
  english: false,
  noun: ['comma', 'commas'],
  count: text => text.tallies.commas,
  locate,
  fix: { text: 'Split sentences that run on through comma after comma.', conflicts: ['sentence_length'] },
});
