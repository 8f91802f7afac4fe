import { lexicon, listIndex } from '../../text/lexicon/index.js';
import type { Prepared } from '../../text/prepare.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { allSpans, level, listRate, locateList, rate, type Signal } from '../signal.js';
import { addClause, addWords, type SpanCollector } from '../spans.js';

const ingNouns = listIndex('ing_nouns') * lexicon.ids;
const highlighting = listIndex('highlighting_verbs');
const highlightingVerbs = highlighting * lexicon.ids;

const closing = listIndex('closing_openers');
const closingWordsMin = 100;

/** Collects closing formulas at the start of a sentence in the last third, or of the last paragraph. */
function locateClosing(text: Prepared, spans: SpanCollector): void {
  const { phrases, paragraphs, paragraphFirst, sentenceFirst, sentences, wordId } = text;
  const from = Math.floor((text.words * 2) / 3);
  const last = paragraphs > 1 ? paragraphFirst[paragraphs - 1] : -1;
  let phrase = 0;
  for (let sentence = 0; sentence < sentences && !spans.full; sentence++) {
    const first = sentenceFirst[sentence]!;
    if (first < from && sentence !== last) continue;
    while (phrase < phrases.count && phrases.start[phrase]! < first) phrase++;
    let end = lexicon.belongs[closing * lexicon.ids + wordId[first]!] === 1 ? first + 1 : -1;
    for (let p = phrase; p < phrases.count && phrases.start[p] === first; p++) {
      if (phrases.list[p] === closing) end = phrases.end[p]!;
    }
    if (end > 0) addWords(text, spans, first, end);
  }
}

const contrasts =
  /^(?:not (?:only|just|merely|simply|solely)|more than just|(?:is|was|are) not just|(?:is|was|are)n['’]t just)\b/i;

/** Collects denials that a second part outdoes: "not only … but", "more than just". */
function locateDenials(text: Prepared, spans: SpanCollector): void {
  const all = allSpans(text, (of, found) => locateList(of, listIndex('negative_parallelism'), found));
  all.starts.forEach((start, i) => {
    const end = all.ends[i]!;
    if (!spans.full && contrasts.test(text.text.slice(start, end))) spans.add(start, end);
  });
}

/** Signals of constructions: how sentences are built, opened and closed. */
export const constructions: readonly Signal[] = [
  /** Collects participial clauses at the end of a sentence: “…, giving the town a new start”. */
  rate('participial_tails', 'voice', 1, {
    noun: 'word{|s} in -ing that follow{s|} a comma and {is|are} not followed by one',
    none: "No word in -ing (without 'during', 'something' and the like) that follows a comma and is not followed by one",
    locate(text, spans) {
      const { wordSeparators, wordFlags, wordId, words } = text;
      for (let i = 1; i < words && !spans.full; i++) {
        if (
          (wordFlags[i]! & (wordFlag.ing | wordFlag.capitalised)) !== wordFlag.ing ||
          (wordSeparators[i]! & separator.comma) === 0
        )
          continue;
        if (lexicon.belongs[ingNouns + wordId[i]!] === 1) continue;
        // A list of -ing words is not a tail.
        if (i + 1 === words || (wordSeparators[i + 1]! & separator.comma) === 0) addClause(text, spans, i, 4);
      }
    },
  }),
  /** Collects participial tails that only comment: “…, highlighting the need for”. */
  rate('highlighting_tails', 'habit', 1, {
    noun: `word{|s} from the list of ${lexicon.lists[highlighting]!.entries.length} -ing forms such as highlighting and ensuring, right after a comma`,
    locate(text, spans) {
      const { wordSeparators, wordId, words } = text;
      const { belongs } = lexicon;
      for (let i = 1; i < words && !spans.full; i++) {
        if ((wordSeparators[i]! & separator.comma) !== 0 && belongs[highlightingVerbs + wordId[i]!] === 1) {
          addClause(text, spans, i, 4);
        }
      }
    },
    fix: {
      text: "Cut tails such as ', highlighting ...'; if the comment matters, give it its own evidence.",
      conflicts: ['sentence_length'],
    },
  }),
  /** Contrasts such as not X but Y, not just X, more than just X. */
  listRate('negative_parallelism', 'voice', 1, 'phrases of negation and contrast', {
    fix: { text: 'State what is, without first denying what is not.', locate: locateDenials },
  }),
  /** Comparisons: like a, as if, the way a. */
  listRate('similes', 'voice', 1, 'phrases that can introduce a comparison'),
  /** Counts closing formulas: In conclusion, Overall. */
  level('closing_opener', 'formality', 1, {
    unit: 'closing formulas near the end',
    measure(text) {
      if (text.words < closingWordsMin) return null;
      const { count } = allSpans(text, locateClosing);
      return { value: Math.min(count, 2), count, exposure: text.words };
    },
    locate: locateClosing,
    detail({ count }, typical, quoted) {
      const found = `${count === 0 ? 'No' : count} sentence${count > 1 ? 's' : ''} or line${count > 1 ? 's' : ''}`;
      const verb = count > 1 ? 'start' : 'starts';
      const example = quoted === '' ? '' : `, as in ${quoted}`;
      return `${found} in the last third or at the start of the last paragraph ${verb} with one of ${lexicon.lists[closing]!.entries.length} closing words and phrases${example} ${typical.compared}.`;
    },
  }),
  /** Phrases that announce a point: what matters is, the truth is, this means. */
  listRate('emphasis_frames', 'habit', 1, 'phrases such as the point is, the key and over time'),
];
