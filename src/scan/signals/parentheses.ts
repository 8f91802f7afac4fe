import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects the first word of each aside in brackets. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.open) !== 0) spans.add(text.wordStart[i]!, text.wordEnd[i]!);
  }
}

export const parentheses = rate({
  name: 'parentheses',
  category: 'habit',
  direction: -1,
  english: false,
  noun: ['bracketed aside', 'bracketed asides'],
  count: text => text.marks[kind.open]!,
  locate,
});
