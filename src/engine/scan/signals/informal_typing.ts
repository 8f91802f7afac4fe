import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

const requirements = listIndex('requirement_keywords') * lexicon.ids;
const capitalsUnitsMin = 5;

/**
 * Collects informal typing: a lower-case i, a sentence without a capital, words in capitals, doubled marks.
 * The requirement keywords of standards (RFC 2119) are not counted.
 */
function locate(text: Prepared, spans: SpanCollector): void {
  const { wordFlags, wordSeparators, wordStart, wordEnd, wordId } = text;
  for (let i = 0; i < text.words && !spans.full; i++) {
    const bits = wordFlags[i]!;
    const start = wordStart[i]!;
    const units = wordEnd[i]! - start;
    if (wordSeparators[i] === separator.space && units > 1 && (bits & wordFlag.allCaps) === 0) continue;
    const smallI =
      units === 1 &&
      text.text.charCodeAt(start) === 0x69 &&
      wordSeparators[i] === separator.space &&
      wordId[i] !== 0;
    const uncapital =
      (bits & (wordFlag.sentenceStart | wordFlag.capitalised | wordFlag.digit | wordFlag.uncased)) ===
        wordFlag.sentenceStart &&
      (wordSeparators[i]! & (separator.stop | separator.question | separator.exclamation)) !== 0;
    const shouted =
      (bits & (wordFlag.allCaps | wordFlag.digit)) === wordFlag.allCaps &&
      units >= capitalsUnitsMin &&
      lexicon.belongs[requirements + wordId[i]!] === 0;
    const mixed =
      (wordSeparators[i]! & separator.ellipsis) !== 0 ||
      (wordSeparators[i]! & (separator.question | separator.exclamation)) ===
        (separator.question | separator.exclamation);
    // The span of a mark begins at the word before it.
    if (mixed) addWords(text, spans, Math.max(0, i - 1), i + 1);
    else if (smallI || uncapital || shouted) addWords(text, spans, i, i + 1);
  }
}

export const informalTyping = rate({
  name: 'informal_typing',
  category: 'habit',
  direction: -1,
  noun: [
    "case of a lower-case 'i', a sentence start without a capital, a word in capitals, an ellipsis or '?!'",
    "cases of a lower-case 'i', a sentence start without a capital, a word in capitals, an ellipsis or '?!'",
  ],
  none: "No case of a lower-case 'i', a sentence start without a capital, a word in capitals (without SHOULD and the like), an ellipsis or '?!'",
  locate,
});
