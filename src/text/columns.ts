/** Columns that grow with the longest text a thread has read; every result gets its own copy. */
export class ScratchColumns {
  size = 0;
  start = new Int32Array(0);
  end = new Int32Array(0);
  hash = new Int32Array(0);
  id = new Uint16Array(0);
  flags = new Uint16Array(0);
  separators = new Uint16Array(0);
  sentenceFirst = new Int32Array(0);
  sentenceStart = new Int32Array(0);
  sentenceEnd = new Int32Array(0);
  sentenceKind = new Uint8Array(0);
  sentenceEnding = new Uint8Array(0);
  paragraphFirst = new Int32Array(0);

  constructor(size: number) {
    this.reserve(size);
  }

  reserve(size: number): void {
    if (size <= this.size) return;
    this.size = size;
    const ints = () => new Int32Array(size);
    this.start = ints();
    this.end = ints();
    this.hash = ints();
    this.sentenceFirst = ints();
    this.sentenceStart = ints();
    this.sentenceEnd = ints();
    this.paragraphFirst = ints();
    this.id = new Uint16Array(size);
    this.flags = new Uint16Array(size);
    this.separators = new Uint16Array(size);
    this.sentenceKind = new Uint8Array(size);
    this.sentenceEnding = new Uint8Array(size);
  }
}

/** Copies the used part of the scratch columns into one block of memory: one allocation a text. */
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
    words,
    wordStart: ints(from.start, words),
    wordEnd: ints(from.end, words),
    wordHash: ints(from.hash, words),
    sentences,
    sentenceFirst: ints(from.sentenceFirst, sentences + 1),
    sentenceStart: ints(from.sentenceStart, sentences),
    sentenceEnd: ints(from.sentenceEnd, sentences),
    paragraphs,
    paragraphFirst: ints(from.paragraphFirst, paragraphs + 1),
    wordId: shorts(from.id),
    wordFlags: shorts(from.flags),
    wordSeparators: shorts(from.separators),
    sentenceKind: bytes(from.sentenceKind),
    sentenceEnding: bytes(from.sentenceEnding),
  };
}
