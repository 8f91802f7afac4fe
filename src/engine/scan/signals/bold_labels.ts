import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const labelWordsMax = 6;

/** Collects list items that start with a bold label and a colon: “**Speed:** …”. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordSeparators, words } = text;
  for (let i = 0; i < words && !spans.full; i++) {
    const before = wordSeparators[i]!;
    if ((before & separator.paragraph) === 0 || (before & separator.emphasis) === 0) continue;
    for (let end = i + 1; end <= i + labelWordsMax && end < words && !spans.full; end++) {
      const after = wordSeparators[end]!;
      if ((after & (separator.stop | separator.newline)) !== 0) break;
      if ((after & separator.emphasis) === 0) continue;
      if ((after & separator.colon) !== 0) addWords(text, spans, i, end);
      break;
    }
  }
}

export const boldLabels = rate({
  name: 'bold_labels',
  category: 'form',
  direction: 1,
  english: false,
  noun: [
    'bold or italic label with a colon at the start of a paragraph or list item',
    'bold or italic labels with a colon at the start of a paragraph or list item',
  ],
  none: 'No bold or italic label of up to six words with a colon at the start of a paragraph or list item',
  locate,
  fix: { text: 'Write labelled bullets as sentences.' },
});
