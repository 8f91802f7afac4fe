import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import type { SpanCollector } from '../spans.js';

const wordsMin = 3;

/** Collects headings in title case: at least two thirds of the words are capitalised. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.sentences && !spans.full; i++) {
    if (text.sentenceKind[i] !== sentenceKind.heading) continue;
    const from = text.sentenceFirst[i]!;
    const to = text.sentenceFirst[i + 1]!;
    if (to - from < wordsMin) continue;
    let capitals = 0;
    for (let word = from; word < to; word++)
      if ((text.wordFlags[word]! & wordFlag.capitalised) !== 0) capitals++;
    if (capitals * 3 >= (to - from) * 2) spans.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
  }
}

export const titleCaseHeadings = rate({
  name: 'title_case_headings',
  category: 'form',
  direction: 1,
  noun: [
    'heading or short line with three or more words, at least two thirds of them capitalised',
    'headings or short lines with three or more words, at least two thirds of them capitalised',
  ],
  locate,
});
