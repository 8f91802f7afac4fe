import type { LineBlocks } from './line-blocks.js';

type Receive = (bytes: Uint8Array) => void;

/** ASCII, any text after it, and the function that receives the bytes of both. */
interface Piece {
  readonly ascii: string;
  readonly text: string;
  readonly receive: Receive;
}

/**
 * Encodes the results of a batch of tasks: those of single requests into one buffer, which is transferred to
 * the main thread, and the lines of batch requests into a block of shared memory (line-blocks.ts), one after
 * the other. Transferring a buffer costs about as much as encoding a result, whatever the size of the buffer.
 */
export class ResultEncoder {
  readonly #pieces: Piece[] = [];
  readonly #lines: Piece[] = [];

  constructor(private readonly blocks: LineBlocks) {}

  /** Adds ASCII and a text after it. */
  add(ascii: string, text: string, receive: Receive): void {
    this.#pieces.push({ ascii, text, receive });
  }

  /** Adds the line of a batch, in ASCII. */
  addLine(ascii: string, receive: Receive): void {
    this.#lines.push({ ascii, text: '', receive });
  }

  /** Encodes everything and passes the bytes on. Returns the buffers to transfer. */
  encode(): ArrayBuffer[] {
    const lineBytes = bytesOf(this.#lines);
    const block = lineBytes === 0 ? null : this.blocks.take(lineBytes, this.#lines.length);
    if (block !== null) write(this.#lines, block);
    const transferred = [this.#pieces, block === null ? this.#lines : []].filter(({ length }) => length > 0);
    return transferred.map(pieces => {
      // Not from Buffer's pool, whose memory cannot be transferred.
      const buffer = Buffer.allocUnsafeSlow(bytesOf(pieces));
      write(pieces, buffer);
      return buffer.buffer as ArrayBuffer;
    });
  }
}

const bytesOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { ascii, text }) => sum + ascii.length + Buffer.byteLength(text), 0);

function write(pieces: readonly Piece[], buffer: Buffer): void {
  let at = 0;
  for (const { ascii, text, receive } of pieces) {
    const textAt = at + buffer.write(ascii, at, 'latin1');
    const end = text === '' ? textAt : textAt + buffer.write(text, textAt);
    receive(buffer.subarray(at, end));
    at = end;
  }
}
