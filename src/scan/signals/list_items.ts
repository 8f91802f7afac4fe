import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import type { SpanCollector } from '../signal.js';
import { rate } from '../signal.js';

/** Collects list items. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.sentences && !spans.full; i++) {
    if (text.sentenceKind[i] === sentenceKind.list) spans.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

/** Bulleted and numbered items. */
export const listItems = rate({
  name: 'list_items',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['list item', 'list items'],
  count: text => text.lineKinds[lineKind.list]! + text.lineKinds[lineKind.numbered]!,
  locate,
  fix: { text: 'Turn lists whose items are sentences back into paragraphs.' },
});
