import type { Prepared } from '../../text/prepare.js';
import { sentenceKind, shape } from '../../text/shapes.js';
import type { Spots } from '../signal.js';
import { rate } from '../signal.js';

const wordsMin = 3;

/** Headings With Every Word Capitalised. */
function locate(text: Prepared, spots: Spots): void {
  for (let i = 0; i < text.sentences && !spots.full; i++) {
    if (text.sentenceKind[i] !== sentenceKind.heading) continue;
    const from = text.sentenceFirst[i]!;
    const to = text.sentenceFirst[i + 1]!;
    if (to - from < wordsMin) continue;
    let capitals = 0;
    for (let word = from; word < to; word++)
      if ((text.wordShape[word]! & shape.capitalised) !== 0) capitals++;
    if (capitals * 3 >= (to - from) * 2) spots.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

export const titleCaseHeadings = rate({
  name: 'title_case_headings',
  shape: 'form',
  direction: 1,
  noun: ['heading in title case', 'headings in title case'],
  locate,
});
