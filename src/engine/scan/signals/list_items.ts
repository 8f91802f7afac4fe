import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import { rate } from '../signal.js';
import { lineKindBefore, type SpanCollector } from '../spans.js';

/** Collects the first sentence of each list item. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.sentences && !spans.full; i++) {
    if (text.sentenceKind[i] !== sentenceKind.list) continue;
    const start = text.sentenceStart[i]!;
    const marker = lineKindBefore(text, start);
    if (marker === lineKind.list || marker === lineKind.numbered) spans.add(start, text.sentenceEnd[i]!);
  }
}

/** Bulleted and numbered items. */
export const listItems = rate({
  name: 'list_items',
  category: 'form',
  direction: 1,
  english: false,
  noun: [
    "line that starts with a list marker such as '-' or '1.'",
    "lines that start with a list marker such as '-' or '1.'",
  ],
  count: text => text.lineKinds[lineKind.list]! + text.lineKinds[lineKind.numbered]!,
  locate,
  fix: { text: 'Turn lists whose items are sentences back into paragraphs.' },
});
