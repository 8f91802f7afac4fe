import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addMark, markBefore, type SpanCollector } from '../spans.js';

/** Collects semicolons, each with the words before and after it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.semicolon) !== 0)
      addMark(text, spans, i, markBefore(text, i, kind.semicolon));
  }
}

/** Semicolons. Older prose has many; among modern texts, AI models use fewer than professional authors. */
export const semicolons = rate({
  name: 'semicolons',
  category: 'voice',
  direction: -1,
  english: false,
  noun: ['semicolon between words', 'semicolons between words'],
  count: text => text.tallies.semicolons,
  locate,
});
