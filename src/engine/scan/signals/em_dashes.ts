import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import type { SpanCollector } from '../spans.js';

/**
 * Collects dashes between words. Their number differs much between AI models, so the fitted weight is small.
 */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & (separator.dash | separator.newline)) === separator.dash)
      spans.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
  }
}

export const emDashes = rate({
  name: 'em_dashes',
  category: 'voice',
  direction: 1,
  english: false,
  noun: ['dash between words of a line', 'dashes between words of a line'],
  count: text => text.tallies.dashes,
  locate,
  fix: {
    text: 'Try a comma, a full stop or brackets in place of some dashes.',
    conflicts: ['commas', 'sentence_length'],
  },
});
