import { kind, kindOf } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { rate } from '../signal.js';
import { markBefore, type SpanCollector } from '../spans.js';

/** Maximum UTF-16 units of an aside that is quoted to its closing bracket. */
const asideUnitsMax = 80;
const asideWordsMax = 4;

/** Collects opening brackets, each with its aside or the beginning of it. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++) {
    if ((text.wordSeparators[i]! & separator.open) === 0) continue;
    const at = markBefore(text, i, kind.open);
    spans.add(at, asideEnd(text, at, i));
  }
}

/** End of the aside whose bracket is at `at`: after the closing bracket, or after a few words. */
function asideEnd({ text, words, wordEnd }: Prepared, at: number, first: number): number {
  const end = Math.min(at + asideUnitsMax, text.length);
  let depth = 0;
  for (let i = at; i < end; i++) {
    const what = kindOf[text.charCodeAt(i)];
    if (what === kind.open) depth++;
    else if (what === kind.close && --depth === 0) return i + 1;
  }
  let last = first;
  while (last + 1 < Math.min(words, first + asideWordsMax) && wordEnd[last + 1]! <= end) last++;
  return wordEnd[last]!;
}

export const parentheses = rate({
  name: 'parentheses',
  category: 'habit',
  direction: -1,
  english: false,
  noun: ['opening bracket', 'opening brackets'],
  count: text => text.marks[kind.open]!,
  locate,
});
