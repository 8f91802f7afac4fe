export type { Prepared } from './prepared.js';

import { copyColumns, type ScratchColumns, scratchColumns } from './columns.js';
import { normalizeConfusables } from './homoglyphs.js';
import { lexicon } from './lexicon/index.js';
import { countLists, matchPhrases } from './phrases.js';
import type { Prepared } from './prepared.js';
import { Quotable } from './quotable.js';
import { Segmenter } from './segmenter.js';
import { measureSentences, measureVocabulary, tallyWords } from './statistics.js';
import { countWords } from './words.js';

/** Scratch columns are reused between texts of up to this many UTF-16 units. */
const reusedUnits = 65_536;
const reused = scratchColumns(reusedUnits);

/**
 * Reads a text once into the tables that every signal measures. Linear in the text; never throws.
 *
 *   homoglyphs ─► words, sentences, paragraphs, lines ─► phrases and word lists ─► counts
 */
export function prepare(original: string): Prepared {
  const { text, originalOffsets, mixedScriptWords } = normalizeConfusables(original);
  const columns = scratchFor(text);
  const segmenter = new Segmenter(text, columns);
  segmenter.run();
  const { words, sentences, paragraphs, skippedWords } = segmenter;
  const packed = copyColumns(columns, words, sentences, paragraphs);
  const phrases = matchPhrases(packed, lexicon);
  const lists = countLists(packed, phrases, lexicon);
  return {
    text,
    original,
    quotable: new Quotable(original),
    originalOffsets,
    mixedScriptWords,
    wordCount: text === original ? words + skippedWords : countWords(original),
    ...packed,
    marks: segmenter.marks,
    lines: segmenter.lines,
    shortLines: segmenter.shortLines,
    lineKinds: segmenter.lineKinds,
    skippedWords,
    listCount: lists.count,
    listSum: lists.sum,
    phrases,
    tallies: tallyWords(packed),
    lengths: measureSentences(packed.sentenceFirst, packed.sentenceKind, sentences),
    vocabulary: measureVocabulary(packed.wordHash),
  };
}

/** Shared columns, or new ones for a very long text, so that its memory is freed afterwards. */
function scratchFor({ length }: string): ScratchColumns {
  // Every word takes at least one UTF-16 unit, and so does every sentence; one more entry marks the end.
  return length < reusedUnits ? reused : scratchColumns(length + 1);
}
