import { copyColumns, type ScratchColumns, scratchColumns } from './columns.js';
import { normalizeConfusables } from './homoglyphs.js';
import { lexicon } from './lexicon/index.js';
import { countLists, matchPhrases } from './phrases.js';
import { Segmenter } from './segmenter.js';
import { measureSentences, measureVocabulary, tallyWords } from './statistics.js';

/** Scratch columns are reused between texts of up to this many UTF-16 units. */
const reusedUnits = 65_536;
const reused = scratchColumns(reusedUnits);

/**
 * A text with its words, sentences and paragraphs. Offsets are in UTF-16 units of `text`; `originalSpan`
 * (src/engine/scan/evidence.ts) maps them to the original text.
 */
export type Prepared = Readonly<ReturnType<typeof prepare>>;

/**
 * Reads a text once into the tables that every signal measures. Linear in the text; never throws.
 *
 *   homoglyphs ─► words, sentences, paragraphs, lines ─► phrases and word lists ─► counts
 */
export function prepare(original: string) {
  const { text, originalOffsets, replacedWords } = normalizeConfusables(original);
  const columns = scratchFor(text);
  const segmenter = new Segmenter(text, columns);
  segmenter.run();
  const { words, sentences, paragraphs, skippedWords } = segmenter;
  const packed = copyColumns(columns, words, sentences, paragraphs);
  const phrases = matchPhrases(packed, lexicon);
  const lists = countLists(packed, phrases, lexicon);
  return {
    /** The text with homoglyphs and styled letters normalised (homoglyphs.ts). */
    text,
    original,
    /** Offset in `original` of each unit of `text`, and of its end; null when the offsets are the same. */
    originalOffsets,
    /** Latin words whose letters, or the space after them, were written with other characters. */
    replacedWords,
    /** All words of the normalised text, as `countWords` counts them. */
    wordCount: words + skippedWords,
    ...packed,
    /** Number of characters of each kind (characters.ts) between words. */
    marks: segmenter.marks,
    lines: segmenter.lines,
    /** Lines of prose under 60 UTF-16 units. */
    shortLines: segmenter.shortLines,
    /** Number of lines of each kind (lines.ts). */
    lineKinds: segmenter.lineKinds,
    /** Words of fenced code and table rows, and list numbers. */
    skippedWords,
    /** Number of matches of each list of the lexicon, and the sum of their weights. */
    listCount: lists.count,
    listSum: lists.sum,
    phrases,
    tallies: tallyWords(packed),
    lengths: measureSentences(packed),
    vocabulary: measureVocabulary(packed),
  };
}

/** Shared columns, or new ones for a very long text, so that its memory is freed afterwards. */
function scratchFor({ length }: string): ScratchColumns {
  // Every word takes at least one UTF-16 unit, and so does every sentence; one more entry marks the end.
  return length < reusedUnits ? reused : scratchColumns(length + 1);
}
