import { kind, kindOf } from '../../text/characters.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { type Locate, rate, type Signal } from '../signal.js';
import { addMark, markBefore, markStart } from '../spans.js';

/** Defines a rate of marks between words, each located with the words before and after it. */
const betweenWords = (
  mark: 'colon' | 'semicolon' | 'comma',
  category: Signal['category'],
  direction: 1 | -1,
  priorEvents?: number,
): Signal => {
  const bit = separator[mark];
  const character = kind[mark];
  return rate(`${mark}s`, category, direction, {
    priorEvents,
    english: false,
    noun: `${mark}{|s} between words`,
    count: text => text.tallies[`${mark}s`],
    locate(text, spans) {
      for (let i = 1; i < text.words && !spans.full; i++)
        if ((text.wordSeparators[i]! & bit) !== 0) addMark(text, spans, i, markBefore(text, i, character));
    },
  });
};

/** Collects marks at the end of sentences, each with the word before it. */
const locateEnding =
  (bit: number, mark: number): Locate =>
  (text, spans) => {
    for (let i = 1; i < text.words && !spans.full; i++)
      if ((text.wordSeparators[i]! & bit) !== 0) {
        const at = markBefore(text, i, mark, kind.cjkStop);
        spans.add(markStart(text, i, at), at + 1);
      }
    const { words, wordStart, wordEnd, sentences, sentenceEnd } = text;
    if (words === 0 || spans.full) return;
    for (let at = wordEnd[words - 1]!; at < sentenceEnd[sentences - 1]!; at++) {
      if (kindOf[text.text.charCodeAt(at)] !== mark) continue;
      spans.add(wordStart[words - 1]!, at + 1);
      return;
    }
  };

/** Maximum UTF-16 units of an aside that is quoted to its closing bracket. */
const asideUnitsMax = 80;
const asideWordsMax = 4;

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

/** Signals of punctuation, which are measured in every language. */
export const punctuation: readonly Signal[] = [
  /** Dashes between words. Their number differs much between AI models, so the fitted weight is small. */
  rate('em_dashes', 'voice', 1, {
    english: false,
    noun: 'dash{|es} between words of a line',
    count: text => text.tallies.dashes,
    locate(text, spans) {
      for (let i = 1; i < text.words && !spans.full; i++) {
        if ((text.wordSeparators[i]! & (separator.dash | separator.newline)) === separator.dash)
          spans.add(text.wordStart[i - 1]!, text.wordEnd[i]!);
      }
    },
    fix: {
      text: 'Try a comma, a full stop or brackets in place of some dashes.',
      conflicts: ['commas', 'sentence_length'],
    },
  }),
  betweenWords('colon', 'form', 1),
  /**
   * Semicolons. Older prose has many; among modern texts, AI models use fewer than professional authors. One
   * is no habit yet, so it counts little.
   */
  betweenWords('semicolon', 'voice', -1, 1.5),
  betweenWords('comma', 'formality', 1),
  rate('exclamations', 'habit', -1, {
    english: false,
    noun: 'exclamation mark{|s}',
    count: text => text.marks[kind.exclamation]!,
    locate: locateEnding(separator.exclamation, kind.exclamation),
  }),
  /** Collects opening brackets, each with its aside or the beginning of it. */
  rate('parentheses', 'habit', -1, {
    english: false,
    noun: 'opening bracket{|s}',
    count: text => text.marks[kind.open]!,
    locate(text, spans) {
      for (let i = 0; i < text.words && !spans.full; i++) {
        if ((text.wordSeparators[i]! & separator.open) === 0) continue;
        const at = markBefore(text, i, kind.open);
        spans.add(at, asideEnd(text, at, i));
      }
    },
  }),
];
