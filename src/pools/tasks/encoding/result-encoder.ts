import type { LineBlocks } from './line-blocks.js';

type Receive = (bytes: Uint8Array) => void;

/**
 * Encodes the results of a batch of tasks: those of single requests into one buffer, which is transferred to
 * the main thread, and the lines of batch requests into a block of shared memory (line-blocks.ts), one after
 * the other. Transferring a buffer costs about as much as encoding a result, whatever the size of the buffer.
 *
 * Results are written at once, so that their strings, which are trees of thousands of parts, are not held
 * until the batch ends: the garbage collector would copy them twice.
 */
export class ResultEncoder {
  readonly #results = new Output();
  readonly #lines = new Output();

  constructor(private readonly blocks: LineBlocks) {}

  /** Adds ASCII and a text after it. `receive` should hold nothing but where the bytes belong. */
  add(ascii: string, text: string, receive: Receive): void {
    this.#results.add(ascii, text, receive);
  }

  /** Adds the line of a batch, in ASCII. */
  addLine(ascii: string, receive: Receive): void {
    this.#lines.add(ascii, '', receive);
  }

  /** Passes all bytes on. Returns the buffers to transfer. */
  encode(): ArrayBuffer[] {
    const [results, lines] = [this.#results, this.#lines];
    try {
      const block = lines.bytes === 0 ? null : this.blocks.take(lines.bytes, lines.count);
      if (block !== null) lines.copyTo(block);
      return [results, ...(block === null ? [lines] : [])]
        .filter(({ count }) => count > 0)
        .map(output => {
          // Not from Buffer's pool, whose memory cannot be transferred.
          const buffer = Buffer.allocUnsafeSlow(output.bytes);
          output.copyTo(buffer);
          return buffer.buffer as ArrayBuffer;
        });
    } finally {
      // Also after an error: the next batch must not contain results of this one.
      results.clear();
      lines.clear();
    }
  }
}

/** A buffer of at most this many bytes is used for the next batch too. */
const reusedBytes = 1 << 20;
/** Bytes of a UTF-16 unit in UTF-8, at most. */
const bytesPerUnit = 3;

/** Bytes written one after the other. */
class Output {
  #buffer = Buffer.alloc(0);
  #pieces: { end: number; receive: Receive }[] = [];
  #end = 0;

  get bytes(): number {
    return this.#end;
  }

  get count(): number {
    return this.#pieces.length;
  }

  add(ascii: string, text: string, receive: Receive): void {
    this.#reserve(ascii.length + bytesPerUnit * text.length);
    this.#end += this.#buffer.write(ascii, this.#end, 'latin1');
    if (text !== '') this.#end += this.#buffer.write(text, this.#end);
    this.#pieces.push({ end: this.#end, receive });
  }

  /** Copies all bytes into `target`, and passes them on from there. */
  copyTo(target: Buffer): void {
    this.#buffer.copy(target, 0, 0, this.#end);
    let at = 0;
    for (const { end, receive } of this.#pieces) {
      receive(target.subarray(at, end));
      at = end;
    }
  }

  clear(): void {
    this.#pieces = [];
    this.#end = 0;
    if (this.#buffer.length > reusedBytes) this.#buffer = Buffer.alloc(0);
  }

  #reserve(bytes: number): void {
    const needed = this.#end + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#buffer.length));
    this.#buffer.copy(larger, 0, 0, this.#end);
    this.#buffer = larger;
  }
}
