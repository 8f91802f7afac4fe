const newline = 0x0a;

/** A line without its end; `null` for one that is longer than allowed, whose bytes are not kept. */
export type LineBytes = Buffer | null;

/**
 * Cuts bytes that come in pieces into lines (LF or CRLF, the last one with or without). Blank lines are passed over.
 * Holds at most one unfinished line of `lineBytesMax`.
 */
export class LineSplitter {
  #piece: Buffer = Buffer.alloc(0);
  #from = 0;
  #begun: Buffer[] = [];
  #begunBytes = 0;
  #ended = false;

  constructor(private readonly lineBytesMax: number) {}

  /** Whether there is no line left, nor will be. */
  get done(): boolean {
    return this.#ended && this.#piece.length === 0 && this.#begunBytes === 0;
  }

  /** Bytes it stores: the rest of a piece and the line that has begun. */
  get heldBytes(): number {
    return this.#piece.length - this.#from + Math.min(this.#begunBytes, this.lineBytesMax);
  }

  /** A piece to cut; null when there is no more. Only when `take` has nothing left. */
  feed(piece: Buffer | null): void {
    if (piece === null) this.#ended = true;
    else this.#piece = piece;
    this.#from = 0;
  }

  /** The next line there is; undefined when the next piece is needed, or at the end. */
  take(): LineBytes | undefined {
    for (;;) {
      const end = this.#piece.indexOf(newline, this.#from);
      if (end === -1) break;
      const line = this.#finish(this.#piece.subarray(this.#from, end));
      this.#from = end + 1;
      if (line === null || !isBlank(line)) return line;
    }
    this.#keep(this.#piece.subarray(this.#from));
    this.#piece = Buffer.alloc(0);
    this.#from = 0;
    if (!this.#ended || this.#begunBytes === 0) return undefined;
    const line = this.#finish(Buffer.alloc(0));
    return line === null || !isBlank(line) ? line : undefined;
  }

  #keep(bytes: Buffer): void {
    this.#begunBytes += bytes.length;
    if (this.#begunBytes > this.lineBytesMax) this.#begun = [];
    else if (bytes.length > 0) this.#begun.push(bytes);
  }

  #finish(bytes: Buffer): LineBytes {
    this.#keep(bytes);
    const tooLong = this.#begunBytes > this.lineBytesMax;
    const line = this.#begun.length === 1 ? this.#begun[0]! : Buffer.concat(this.#begun);
    this.#begun = [];
    this.#begunBytes = 0;
    return tooLong ? null : line;
  }
}

/** Whether there is nothing but spaces, tabs and a carriage return. */
function isBlank(line: Buffer): boolean {
  for (const byte of line) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}
