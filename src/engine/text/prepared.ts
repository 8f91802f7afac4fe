import type { Phrases } from './phrases.js';
import type { Quotable } from './quotable.js';
import type { SentenceLengths, Tallies, VocabularySample } from './statistics.js';

/**
 * A text with its words, sentences and paragraphs, in parallel columns: word `i` is
 * `text.slice(wordStart[i], wordEnd[i])`, and `wordSeparators[i]` describes the gap before it.
 *
 * Words of fenced code and table rows are counted in `wordCount` and are not in the columns. Offsets are in
 * UTF-16 units of `text`; `originalSpan` (src/engine/scan/evidence.ts) maps them to the original text.
 */
export interface Prepared {
  /** The text with homoglyphs and styled letters normalised (homoglyphs.ts). */
  readonly text: string;
  readonly original: string;
  /** The original text, for quotes. */
  readonly quotable: Quotable;
  /** Offset in `original` of each unit of `text`, and of its end; null when the offsets are the same. */
  readonly originalOffsets: Int32Array | null;
  /** Words that mix Latin letters with homoglyphs from another alphabet. */
  readonly mixedScriptWords: number;
  /** All words, as `countWords` counts them. */
  readonly wordCount: number;
  /** Words in the columns: the words of prose, lists, headings and quotes. */
  readonly words: number;
  readonly wordStart: Int32Array;
  readonly wordEnd: Int32Array;
  /** FNV-1a hash of the lower-case word. */
  readonly wordHash: Int32Array;
  /** Id in the lexicon; 0 for a word in no list. */
  readonly wordId: Uint16Array;
  /** Flags of each word (words.ts). */
  readonly wordFlags: Uint16Array;
  /** Separators between each word and the one before it, as bits (separators.ts). */
  readonly wordSeparators: Uint16Array;
  readonly sentences: number;
  /** First word of each sentence, and `words` at the end. */
  readonly sentenceFirst: Int32Array;
  readonly sentenceStart: Int32Array;
  readonly sentenceEnd: Int32Array;
  readonly sentenceKind: Uint8Array;
  readonly sentenceEnding: Uint8Array;
  readonly paragraphs: number;
  /** First sentence of each paragraph, and `sentences` at the end. */
  readonly paragraphFirst: Int32Array;
  /** Number of characters of each kind (characters.ts) between words. */
  readonly marks: Int32Array;
  readonly lines: number;
  /** Lines of prose under 60 UTF-16 units. */
  readonly shortLines: number;
  /** Number of lines of each kind (lines.ts). */
  readonly lineKinds: Int32Array;
  /** Words of fenced code and table rows, and list numbers. */
  readonly skippedWords: number;
  /** Number of matches of each list of the lexicon, and the sum of their weights. */
  readonly listCount: Int32Array;
  readonly listSum: Float64Array;
  readonly phrases: Phrases;
  readonly tallies: Tallies;
  readonly lengths: SentenceLengths;
  readonly vocabulary: VocabularySample;
}
