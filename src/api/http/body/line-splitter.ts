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
  /** Bytes of blank lines so far, with their line endings. */
  #blankBytes = 0;
  #ended = false;

  constructor(
    private readonly lineBytesMax: number,
    private readonly blankBytesMax: number,
  ) {}

  /** True once blank lines exceed `blankBytesMax`; no further line is returned then. */
  get isTooBlank(): boolean {
    return this.#blankBytes > this.blankBytesMax;
  }

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
    while (!this.isTooBlank) {
      // A step for each empty line would take 6 ms for 64 KB.
      for (; this.#partialBytes === 0 && this.#chunk[this.#from] === newline; this.#from++)
        this.#blankBytes++;
      const end = this.#chunk.indexOf(newline, this.#from);
      if (end === -1) {
        this.#append(this.#chunk.subarray(this.#from));
        this.#chunk = noBytes;
        this.#from = 0;
        if (!this.#ended || this.#partialBytes === 0) return undefined;
      } else {
        this.#append(this.#chunk.subarray(this.#from, end));
        this.#from = end + 1;
      }
      const line = this.#takeLine();
      if (line === null || !line.every(isWhiteSpace)) return line;
      this.#blankBytes += line.length + (end === -1 ? 0 : 1);
    }
    return undefined;
  }

  #append(bytes: Buffer): void {
    this.#partialBytes += bytes.length;
    if (this.#partialBytes > this.lineBytesMax) this.#partial = [];
    else this.#partial.push(bytes);
  }

  #takeLine(): LineBytes {
    const tooLong = this.#partialBytes > this.lineBytesMax;
    const line = this.#partial.length === 1 ? this.#partial[0]! : Buffer.concat(this.#partial);
    this.#partial = [];
    this.#partialBytes = 0;
    return tooLong ? null : line;
  }
}

const isWhiteSpace = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;
