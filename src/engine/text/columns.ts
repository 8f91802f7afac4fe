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

/** Copies the used part of the scratch columns. */
export const copyColumns = (from: ScratchColumns, words: number, sentences: number, paragraphs: number) => ({
  /** Words of prose, lists, headings and quotes: not those of fenced code and table rows. */
  words,
  wordStart: from.start.slice(0, words),
  wordEnd: from.end.slice(0, words),
  /** FNV-1a hash of the lower-case word. */
  wordHash: from.hash.slice(0, words),
  sentences,
  /** First word of each sentence, and `words` at the end. */
  sentenceFirst: from.sentenceFirst.slice(0, sentences + 1),
  sentenceStart: from.sentenceStart.slice(0, sentences),
  sentenceEnd: from.sentenceEnd.slice(0, sentences),
  paragraphs,
  /** First sentence of each paragraph, and `sentences` at the end. */
  paragraphFirst: from.paragraphFirst.slice(0, paragraphs + 1),
  /** Id in the lexicon; 0 for a word in no list. */
  wordId: from.id.slice(0, words),
  /** Flags of each word (words.ts). */
  wordFlags: from.flags.slice(0, words),
  /** Separators between each word and the one before it, as bits (separators.ts). */
  wordSeparators: from.separators.slice(0, words),
  sentenceKind: from.sentenceKind.slice(0, sentences),
  sentenceEnding: from.sentenceEnding.slice(0, sentences),
});
