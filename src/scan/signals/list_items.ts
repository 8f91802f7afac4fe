import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.sentences && !spots.full; i++) {
    if (text.sentenceKind[i] === sentenceKind.list) spots.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

/** Bulleted and numbered lines. */
export const listItems = rate({
  name: 'list_items',
  shape: 'form',
  direction: 1,
  english: false,
  noun: ['list item', 'list items'],
  count: text => text.lineKinds[lineKind.list]! + text.lineKinds[lineKind.numbered]!,
  locate,
  fix: 'Turn lists whose items are sentences back into paragraphs.',
});
