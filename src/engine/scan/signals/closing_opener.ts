import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { compareMeans, level } from '../signal.js';
import { addWords, SpanCollector } from '../spans.js';

const list = listIndex('closing_openers');
const wordsMin = 100;
const formulas = lexicon.lists[list]!.entries.length;

/** Collects closing formulas (In conclusion, Overall) at the start of a sentence in the last third. */
function locate(text: Prepared, spans: SpanCollector): void {
  const { phrases, sentenceFirst, sentences, wordId } = text;
  const from = Math.floor((text.words * 2) / 3);
  let phrase = 0;
  for (let sentence = 0; sentence < sentences && !spans.full; sentence++) {
    const first = sentenceFirst[sentence]!;
    if (first < from) continue;
    while (phrase < phrases.count && phrases.start[phrase]! < first) phrase++;
    let end = lexicon.belongs[list * lexicon.ids + wordId[first]!] === 1 ? first + 1 : -1;
    for (let p = phrase; p < phrases.count && phrases.start[p] === first; p++) {
      if (phrases.list[p] === list) end = phrases.end[p]!;
    }
    if (end > 0) addWords(text, spans, first, end);
  }
}

export const closingOpener = level({
  name: 'closing_opener',
  category: 'formality',
  direction: 1,
  unit: 'closing formulas in the last third',
  measure(text) {
    if (text.words < wordsMin) return null;
    const spans = new SpanCollector(0);
    locate(text, spans);
    const { count } = spans;
    return { value: Math.min(count, 2), count, exposure: text.words };
  },
  locate,
  detail({ count }, typical, quoted) {
    const found = count === 0 ? 'No sentence' : count === 1 ? '1 sentence' : `${count} sentences`;
    const verb = count > 1 ? 'start' : 'starts';
    const example = quoted === '' ? '' : `, as in ${quoted}`;
    return `${found} in the last third of the text ${verb} with one of ${formulas} closing words and phrases${example}; ${compareMeans(typical)}.`;
  },
  fix: { text: 'Stop when the argument is done; a closing formula repeats it.' },
});
