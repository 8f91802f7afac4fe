import type { Phrases } from './phrases.js';
import type { SentenceLengths, Tallies, VocabularySample } from './statistics.js';

/**
 * A text read once. Columns are parallel: word `i` is `text.slice(wordStart[i], wordEnd[i])`, its gap lies before it.
 * Words of fenced code and table rows are counted in `wordCount` and left out of the columns. Offsets are UTF-16, in `text`;
 * `spanOf` gives the place in the text as given.
 */
export interface Prepared {
  /** As it is read: letters that only look Latin made plain (look-alikes.ts). */
  readonly text: string;
  readonly original: string;
  /** Where each unit of `text`, and its end, stands in `given`; null when they are the same. */
  readonly originalOffsets: Int32Array | null;
  /** Words of Latin letters with letters of other alphabets among them. */
  readonly mixedScriptWords: number;
  /** All words, as `countWords` counts them. */
  readonly wordCount: number;
  /** Words in the columns: those of prose, lists, headings and quotes. */
  readonly words: number;
  readonly wordStart: Int32Array;
  readonly wordEnd: Int32Array;
  /** FNV-1a of the lower-cased word. */
  readonly wordHash: Int32Array;
  /** Id in the lexicon; 0 when it is in no list. */
  readonly wordId: Uint16Array;
  readonly wordFlags: Uint16Array;
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
  /** How often each kind of character (characters.ts) stood between words. */
  readonly marks: Int32Array;
  readonly lines: number;
  /** Lines of prose under 60 characters. */
  readonly shortLines: number;
  /** How many lines began as each kind of lines.ts. */
  readonly lineKinds: Int32Array;
  /** Words of fences and tables. */
  readonly skippedWords: number;
  /** Per list of the lexicon: how many entries were met, and their weights summed. */
  readonly listCount: Int32Array;
  readonly listSum: Float64Array;
  readonly phrases: Phrases;
  readonly tallies: Tallies;
  readonly lengths: SentenceLengths;
  readonly vocabulary: VocabularySample;
}
