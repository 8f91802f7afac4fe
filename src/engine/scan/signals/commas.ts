import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addMark, markBefore, type SpanCollector } from '../spans.js';

/** Collects commas, each with the words before and after it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.comma) !== 0)
      addMark(text, spans, i, markBefore(text, i, kind.comma));
  }
}

export const commas = rate({
  name: 'commas',
  category: 'formality',
  direction: 1,
  english: false,
  noun: ['comma between words', 'commas between words'],
  count: text => text.tallies.commas,
  locate,
  fix: { text: 'Split sentences that run on through comma after comma.', conflicts: ['sentence_length'] },
});
