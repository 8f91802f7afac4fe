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

/** Copies the used part of the scratch columns into one block of memory: one allocation per text. */
export function copyColumns(from: ScratchColumns, words: number, sentences: number, paragraphs: number) {
  const int32 = 3 * words + 3 * sentences + paragraphs + 2;
  const block = new ArrayBuffer(int32 * 4 + words * 6 + sentences * 2);
  let at = 0;
  const ints = (column: Int32Array, length: number): Int32Array => {
    const copy = new Int32Array(block, at, length);
    copy.set(column.subarray(0, length));
    at += length * 4;
    return copy;
  };
  const shorts = (column: Uint16Array): Uint16Array => {
    const copy = new Uint16Array(block, at, words);
    copy.set(column.subarray(0, words));
    at += words * 2;
    return copy;
  };
  const bytes = (column: Uint8Array): Uint8Array => {
    const copy = new Uint8Array(block, at, sentences);
    copy.set(column.subarray(0, sentences));
    at += sentences;
    return copy;
  };
  return {
    /** Words of prose, lists, headings and quotes: not those of fenced code and table rows. */
    words,
    wordStart: ints(from.start, words),
    wordEnd: ints(from.end, words),
    /** FNV-1a hash of the lower-case word. */
    wordHash: ints(from.hash, words),
    sentences,
    /** First word of each sentence, and `words` at the end. */
    sentenceFirst: ints(from.sentenceFirst, sentences + 1),
    sentenceStart: ints(from.sentenceStart, sentences),
    sentenceEnd: ints(from.sentenceEnd, sentences),
    paragraphs,
    /** First sentence of each paragraph, and `sentences` at the end. */
    paragraphFirst: ints(from.paragraphFirst, paragraphs + 1),
    /** Id in the lexicon; 0 for a word in no list. */
    wordId: shorts(from.id),
    /** Flags of each word (words.ts). */
    wordFlags: shorts(from.flags),
    /** Separators between each word and the one before it, as bits (separators.ts). */
    wordSeparators: shorts(from.separators),
    sentenceKind: bytes(from.sentenceKind),
    sentenceEnding: bytes(from.sentenceEnding),
  };
}
