import { kind } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { markBefore, type SpanCollector } from '../spans.js';

/** Collects question marks, each with the word before it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 1; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.question) !== 0)
      spans.add(text.wordStart[i - 1]!, markBefore(text, i, kind.question, kind.cjkStop) + 1);
  }
}

export const questionMarks = rate({
  name: 'question_marks',
  category: 'habit',
  direction: -1,
  english: false,
  noun: ['question mark', 'question marks'],
  count: text => text.marks[kind.question]!,
  locate,
});
