import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects headings marked with #, a trace of a pasted chat answer. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.sentences && !spans.full; i++) {
    if (text.sentenceKind[i] === sentenceKind.heading)
      spans.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

export const markdownHeadings = rate({
  name: 'markdown_headings',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['marked heading', 'marked headings'],
  count: text => text.lineKinds[lineKind.heading]!,
  locate,
});
