import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { listRate, rate, type Signal } from '../signal.js';
import { addWords } from '../spans.js';

const calendar = listIndex('calendar') * lexicon.ids;
const march = lexicon.wordId('march');

const isMay = ({ text, wordStart, wordEnd }: Prepared, word: number): boolean =>
  wordEnd[word]! - wordStart[word]! === 3 && text.startsWith('May', wordStart[word]!);

/** I, I'm, I've, I'd and I'll; the other words of the list do not begin with I. */
const pronouns = listIndex('first_singular') * lexicon.ids;
const requirements = listIndex('requirement_keywords') * lexicon.ids;
const capitalsUnitsMin = 5;

/** Signals of people, speech and checkable facts. */
export const peopleAndFacts: readonly Signal[] = [
  /** First-person words: I, me, my, we, our. */
  listRate('first_person', 'formality', -1, 'first-person words'),
  /** Casual words of conversation: really, pretty, actually, just, stuff. */
  listRate('casual_intensifiers', 'formality', -1, 'words and phrases such as really, just and get'),
  /**
   * Collects numbers, months and days: facts that can be checked. March needs a capital, and May a capital
   * inside a sentence, where the segmenter gives it no id.
   */
  rate('specifics', 'habit', -1, {
    noun: 'word{|s} with a digit, month{|s} or day{|s} of the week',
    locate(text, spans) {
      const { belongs } = lexicon;
      for (let i = 0; i < text.words && !spans.full; i++) {
        const id = text.wordId[i]!;
        const bits = text.wordFlags[i]!;
        const capital = (bits & wordFlag.capitalised) !== 0;
        const named = belongs[calendar + id] === 1 && (capital || id !== march);
        if (named || (bits & wordFlag.digit) !== 0 || (capital && id === 0 && isMay(text, i)))
          addWords(text, spans, i, i + 1);
      }
    },
  }),
  /** Numbers written as words. Models of 2026 spell out numbers that people write as digits. */
  listRate('spelled_numbers', 'habit', 1, 'number words', {
    list: 'number_words',
  }),
  /** Collects capitalised words inside sentences: people, places, products. */
  rate('proper_names', 'habit', -1, {
    noun: 'capitalised word{|s} inside a sentence or heading',
    none: "No capitalised words of two or more letters (without I'm, I've and the like) inside a sentence or heading",
    locate(text, spans) {
      const { belongs } = lexicon;
      const named = wordFlag.capitalised | wordFlag.sentenceStart;
      for (let i = 0; i < text.words && !spans.full; i++) {
        if ((text.wordFlags[i]! & named) !== wordFlag.capitalised) continue;
        const units = text.wordEnd[i]! - text.wordStart[i]!;
        const pronoun =
          text.text.charCodeAt(text.wordStart[i]!) === 0x49 && belongs[pronouns + text.wordId[i]!] === 1;
        if (units > 1 && !pronoun) addWords(text, spans, i, i + 1);
      }
    },
  }),
  /**
   * Collects informal typing: a lower-case i, a sentence without a capital, words in capitals, doubled marks.
   * The requirement keywords of standards (RFC 2119) are not counted.
   */
  rate('informal_typing', 'habit', -1, {
    noun: "case{|s} of a lower-case 'i', a sentence start without a capital, a word in capitals, an ellipsis or '?!'",
    none: "No case of a lower-case 'i', a sentence start without a capital, a word in capitals (without SHOULD and the like), an ellipsis or '?!'",
    locate(text, spans) {
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
    },
  }),
];
