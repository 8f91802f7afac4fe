/**
 * Columns that the segmenter writes to, with `size` entries each: enough for a text of fewer than `size`
 * UTF-16 units. They are reused between texts, so every result gets a copy.
 */
export const scratchColumns = (size: number) => ({
  start: new Int32Array(size),
  end: new Int32Array(size),
  hash: new Int32Array(size),
  id: new Uint16Array(size),
  flags: new Uint16Array(size),
  separators: new Uint16Array(size),
  sentenceFirst: new Int32Array(size),
  sentenceStart: new Int32Array(size),
  sentenceEnd: new Int32Array(size),
  sentenceKind: new Uint8Array(size),
  sentenceEnding: new Uint8Array(size),
  paragraphFirst: new Int32Array(size),
});
export type ScratchColumns = ReturnType<typeof scratchColumns>;

/**
 * The words, sentences and paragraphs of a text in parallel columns: word `i` is
 * `text.slice(wordStart[i], wordEnd[i])`, and `wordSeparators[i]` describes the gap before it.
 */
export type Columns = Readonly<ReturnType<typeof copyColumns>>;

/**
 * Copies the used part of the scratch columns into one buffer, the widest first: an array with a buffer of
 * its own takes longer to allocate than to fill.
 */
export function copyColumns(from: ScratchColumns, words: number, sentences: number, paragraphs: number) {
  const numbers = 3 * words + 3 * sentences + paragraphs + 2;
  const buffer = new ArrayBuffer(4 * numbers + 2 * 3 * words + 2 * sentences);
  let at = 0;
  const copy = <C extends Column>(
    type: new (...at: [ArrayBuffer, number, number]) => C,
    of: C,
    count: number,
  ): C => {
    const column = new type(buffer, at, count);
    column.set(of.subarray(0, count));
    at += column.byteLength;
    return column;
  };
  return {
    /** Words of prose, lists, headings and quotes: not those of fenced code and table rows. */
    words,
    wordStart: copy(Int32Array, from.start, words),
    wordEnd: copy(Int32Array, from.end, words),
    /** FNV-1a hash of the lower-case word. */
    wordHash: copy(Int32Array, from.hash, words),
    sentences,
    /** First word of each sentence, and `words` at the end. */
    sentenceFirst: copy(Int32Array, from.sentenceFirst, sentences + 1),
    sentenceStart: copy(Int32Array, from.sentenceStart, sentences),
    sentenceEnd: copy(Int32Array, from.sentenceEnd, sentences),
    paragraphs,
    /** First sentence of each paragraph, and `sentences` at the end. */
    paragraphFirst: copy(Int32Array, from.paragraphFirst, paragraphs + 1),
    /** Id in the lexicon; 0 for a word in no list. */
    wordId: copy(Uint16Array, from.id, words),
    /** Flags of each word (words.ts). */
    wordFlags: copy(Uint16Array, from.flags, words),
    /** Separators between each word and the one before it, as bits (separators.ts). */
    wordSeparators: copy(Uint16Array, from.separators, words),
    sentenceKind: copy(Uint8Array, from.sentenceKind, sentences),
    sentenceEnding: copy(Uint8Array, from.sentenceEnding, sentences),
  };
}

type Column = Int32Array | Uint16Array | Uint8Array;

/** A few counts of 0. A typed array of as many takes ten times as long to allocate. */
export const zeros = (count: number): number[] => new Array<number>(count).fill(0);
