import { lineKind } from '../../text/lines.js';
import { sentenceKind } from '../../text/sentences.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { type Locate, rate, type Signal } from '../signal.js';
import { addWords, lineKindBefore } from '../spans.js';

const titleWordsMin = 3;
const labelWordsMax = 6;

/** Collects the first sentence of each line with a marker of one of these kinds. */
const locateItems =
  (...markers: readonly number[]): Locate =>
  (text, spans) => {
    for (let i = 0; i < text.sentences && !spans.full; i++) {
      if (text.sentenceKind[i] !== sentenceKind.list) continue;
      const start = text.sentenceStart[i]!;
      if (markers.includes(lineKindBefore(text, start))) spans.add(start, text.sentenceEnd[i]!);
    }
  };

/** Signals of layout: headings, labels and lists. */
export const layout: readonly Signal[] = [
  /** Collects headings marked with #, which pasted chat answers contain. */
  rate('markdown_headings', 'form', 1, {
    english: false,
    noun: 'line{ that starts|s that start} with # as a heading',
    count: text => text.lineKinds[lineKind.heading]!,
    locate(text, spans) {
      for (let i = 0; i < text.sentences && !spans.full; i++) {
        const start = text.sentenceStart[i]!;
        if (text.sentenceKind[i] === sentenceKind.heading && lineKindBefore(text, start) === lineKind.heading)
          spans.add(start, text.sentenceEnd[i]!);
      }
    },
  }),
  /**
   * Collects headings in title case: at least two thirds of the words are capitalised. Single letters are not
   * counted, because the pronoun I and initials are capitals in any heading. Nor is the first line of a text,
   * since people capitalise titles.
   */
  rate('title_case_headings', 'form', 1, {
    noun: 'heading{|s} or short line{|s} of three or more words after the title, at least two thirds of them capitalised',
    fix: { text: 'Capitalise only the first word and the names in headings.' },
    locate(text, spans) {
      for (let i = 1; i < text.sentences && !spans.full; i++) {
        if (text.sentenceKind[i] !== sentenceKind.heading) continue;
        const from = text.sentenceFirst[i]!;
        const to = text.sentenceFirst[i + 1]!;
        if (to - from < titleWordsMin) continue;
        let counted = 0;
        let capitals = 0;
        for (let word = from; word < to; word++) {
          if (text.wordEnd[word]! - text.wordStart[word]! === 1) continue;
          counted++;
          if ((text.wordFlags[word]! & wordFlag.capitalised) !== 0) capitals++;
        }
        if (counted > 1 && capitals * 3 >= counted * 2)
          spans.add(text.sentenceStart[i]!, text.sentenceEnd[i]!);
      }
    },
  }),
  /** Collects list items that start with a bold label and a colon: “**Speed:** …”. */
  rate('bold_labels', 'form', 1, {
    english: false,
    noun: 'bold or italic label{|s} with a colon at the start of a paragraph or list item',
    none: 'No bold or italic label of up to six words with a colon at the start of a paragraph or list item',
    locate(text, spans) {
      const { wordSeparators, words } = text;
      for (let i = 0; i < words && !spans.full; i++) {
        const before = wordSeparators[i]!;
        if ((before & separator.paragraph) === 0 || (before & separator.emphasis) === 0) continue;
        for (let end = i + 1; end <= i + labelWordsMax && end < words && !spans.full; end++) {
          const after = wordSeparators[end]!;
          if ((after & (separator.stop | separator.newline)) !== 0) break;
          if ((after & separator.emphasis) === 0) continue;
          if ((after & separator.colon) !== 0) addWords(text, spans, i, end);
          break;
        }
      }
    },
  }),
  /** Lines that start with an emoji. */
  rate('emoji_bullets', 'form', 1, {
    english: false,
    noun: 'line{ that starts|s that start} with an emoji or a pictograph',
    count: text => text.lineKinds[lineKind.emoji]!,
    locate: locateItems(lineKind.emoji),
  }),
  /** Bulleted and numbered items. */
  rate('list_items', 'form', 1, {
    english: false,
    noun: "line{ that starts|s that start} with a list marker such as '-' or '1.'",
    count: text => text.lineKinds[lineKind.list]! + text.lineKinds[lineKind.numbered]!,
    locate: locateItems(lineKind.list, lineKind.numbered),
  }),
];
