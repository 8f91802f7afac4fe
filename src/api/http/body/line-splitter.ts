const newline = 0x0a;
const noBytes: Buffer = Buffer.alloc(0);

/** A line without its line ending; null for a line over the limit, whose bytes are dropped. */
export type LineBytes = Buffer | null;

/**
 * Splits a chunked byte stream into lines (LF or CRLF; the last line may lack its ending). Skips and counts
 * blank lines. Buffers at most one incomplete line of `lineBytesMax`.
 */
export class LineSplitter {
  #chunk: Buffer = noBytes;
  #from = 0;
  #partial: Buffer[] = [];
  #partialBytes = 0;
  /** Whether the incomplete line has only white space so far. */
  #isBlank = true;
  /** Bytes of blank lines so far, with their line endings. */
  #blankBytes = 0;
  /** True once blank lines exceed `blankBytesMax`. `next` must not be called then. */
  isTooBlank = false;
  #ended = false;

  constructor(
    private readonly lineBytesMax: number,
    private readonly blankBytesMax: number,
  ) {}

  /** True when the input has ended and every line was returned. */
  get done(): boolean {
    return this.#ended && this.#chunk.length === 0 && this.#partialBytes === 0;
  }

  /** Bytes in memory: the rest of the chunk and the incomplete line. */
  get heldBytes(): number {
    return this.#chunk.length - this.#from + Math.min(this.#partialBytes, this.lineBytesMax);
  }

  /** Adds a chunk; null ends the input. Call only after `next` has returned undefined. */
  feed(chunk: Buffer | null): void {
    if (chunk === null) this.#ended = true;
    else this.#chunk = chunk;
    this.#from = 0;
  }

  /** The next line; undefined when another chunk is needed or the input has ended. */
  next(): LineBytes | undefined {
    if (this.#isBlank) this.#skipBlankLines();
    const end = this.#isBlank ? -1 : this.#chunk.indexOf(newline, this.#from);
    if (end !== -1) {
      const line = this.#finish(this.#chunk.subarray(this.#from, end));
      this.#from = end + 1;
      return line;
    }
    if (this.isTooBlank) return undefined;
    this.#append(this.#chunk.subarray(this.#from));
    this.#chunk = noBytes;
    this.#from = 0;
    if (!this.#ended) return undefined;
    const isBlank = this.#isBlank;
    const line = this.#finish(noBytes);
    return isBlank ? undefined : line;
  }

  /** Advances to the line that has the next byte other than white space. */
  #skipBlankLines(): void {
    const chunk = this.#chunk;
    const start = this.#from;
    const end = Math.min(chunk.length, start + this.blankBytesMax + 1);
    let at = start;
    while (at < end && isWhiteSpace(chunk[at]!)) {
      at++;
      if (chunk[at - 1] === newline) this.#from = at;
    }
    if (this.#from > start) {
      this.#blankBytes += this.#partialBytes + this.#from - start;
      this.#finish(noBytes);
    }
    this.#isBlank = at === end;
    const leading = this.#isBlank ? this.#partialBytes + at - this.#from : 0;
    this.isTooBlank = this.#blankBytes + leading > this.blankBytesMax;
  }

  #append(bytes: Buffer): void {
    this.#partialBytes += bytes.length;
    if (this.#partialBytes > this.lineBytesMax) this.#partial = [];
    else if (bytes.length > 0) this.#partial.push(bytes);
  }

  /** Ends the incomplete line with its last bytes and returns it. */
  #finish(bytes: Buffer): LineBytes {
    this.#append(bytes);
    const tooLong = this.#partialBytes > this.lineBytesMax;
    const line = this.#partial.length === 1 ? this.#partial[0]! : Buffer.concat(this.#partial);
    this.#partial = [];
    this.#partialBytes = 0;
    this.#isBlank = true;
    return tooLong ? null : line;
  }
}

const isWhiteSpace = (byte: number): boolean =>
  byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09;
