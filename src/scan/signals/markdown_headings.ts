import { lineKind } from '../../text/lines.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

/** Lines marked # as headings: a trace of a paste. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.sentences && !spots.full; i++) {
    if (text.sentenceKind[i] === sentenceKind.heading)
      spots.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

export const markdownHeadings = rate({
  name: 'markdown_headings',
  shape: 'form',
  direction: 1,
  english: false,
  noun: ['marked heading', 'marked headings'],
  count: text => text.lineKinds[lineKind.heading]!,
  locate,
});
