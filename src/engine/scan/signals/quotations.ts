import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { markBefore, type SpanCollector } from '../spans.js';

/** Collects quotation marks between words, each with the word that it touches. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.quote) === 0) continue;
    const at = markBefore(text, i, kind.quote, kind.apostrophe);
    const closes = i > 0 && at - text.wordEnd[i - 1]! < text.wordStart[i]! - at;
    spans.add(closes ? text.wordStart[i - 1]! : at, closes ? at + 1 : text.wordEnd[i]!);
  }
}

export const quotations = rate({
  name: 'quotations',
  category: 'habit',
  direction: -1,
  english: false,
  noun: [
    'place beside a word with a quotation mark or a loose apostrophe',
    'places beside a word with a quotation mark or a loose apostrophe',
  ],
  count: text => text.tallies.quotes,
  locate,
});
