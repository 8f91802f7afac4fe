import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import { rate } from '../signal.js';
import { lineKindBefore, type SpanCollector } from '../spans.js';

/** Collects headings marked with #, which pasted chat answers contain. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.sentences && !spans.full; i++) {
    const start = text.sentenceStart[i]!;
    if (text.sentenceKind[i] === sentenceKind.heading && lineKindBefore(text, start) === lineKind.heading)
      spans.add(start, text.sentenceEnd[i]!);
  }
}

export const markdownHeadings = rate({
  name: 'markdown_headings',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['line that starts with # as a heading', 'lines that start with # as a heading'],
  count: text => text.lineKinds[lineKind.heading]!,
  locate,
});
