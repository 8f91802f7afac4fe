const newline = 0x0a;

/** A line without its line ending; null for a line over the limit, whose bytes are dropped. */
export type LineBytes = Buffer | null;

/**
 * Splits a chunked byte stream into lines (LF or CRLF; the last line may lack its ending). Skips blank lines.
 * Buffers at most one incomplete line of `lineBytesMax`.
 */
export class LineSplitter {
  #chunk: Buffer = Buffer.alloc(0);
  #from = 0;
  #partial: Buffer[] = [];
  #partialBytes = 0;
  #ended = false;

  constructor(private readonly lineBytesMax: number) {}

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
    for (;;) {
      const end = this.#chunk.indexOf(newline, this.#from);
      if (end === -1) break;
      const line = this.#finish(this.#chunk.subarray(this.#from, end));
      this.#from = end + 1;
      if (line === null || !isBlank(line)) return line;
    }
    this.#append(this.#chunk.subarray(this.#from));
    this.#chunk = Buffer.alloc(0);
    this.#from = 0;
    if (!this.#ended || this.#partialBytes === 0) return undefined;
    const line = this.#finish(Buffer.alloc(0));
    return line === null || !isBlank(line) ? line : undefined;
  }

  #append(bytes: Buffer): void {
    this.#partialBytes += bytes.length;
    if (this.#partialBytes > this.lineBytesMax) this.#partial = [];
    else if (bytes.length > 0) this.#partial.push(bytes);
  }

  #finish(bytes: Buffer): LineBytes {
    this.#append(bytes);
    const tooLong = this.#partialBytes > this.lineBytesMax;
    const line = this.#partial.length === 1 ? this.#partial[0]! : Buffer.concat(this.#partial);
    this.#partial = [];
    this.#partialBytes = 0;
    return tooLong ? null : line;
  }
}

/** Whether the line has only spaces, tabs and carriage returns. */
function isBlank(line: Buffer): boolean {
  for (const byte of line) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}
