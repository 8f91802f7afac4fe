/**
 * Messages between a process pool and its processes, on a socket pair: JSON, followed by raw bytes.
 *
 *     | JSON bytes: u32 LE | file bytes: u32 LE | JSON, UTF-8 | file |
 *
 * Node's own IPC is unsuitable, because a hostile file may control the decoder that sends the messages. The
 * receiver of Node's IPC deserialises with V8, buffers any length that the sender declares, and throws an
 * uncaught error on a damaged message.
 */

export interface Frame {
  json: unknown;
  bytes: Uint8Array;
}

const headBytes = 8;
const noBytes = new Uint8Array(0);

/** Returns the chunks of one frame, to be written in order; `bytes` is not copied. */
export function encodeFrame(json: unknown, bytes: Uint8Array = noBytes): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(json));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(bytes.length, 4);
  return bytes.length > 0 ? [head, text, bytes] : [head, text];
}

/** Assembles frames from received chunks. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #bufferedBytes = 0;

  /** @param bytesMax largest frame accepted */
  constructor(private readonly bytesMax: number) {}

  /**
   * Adds a chunk and yields the frames that it completes.
   * @throws RangeError for a frame that declares more than `bytesMax`; SyntaxError for one that is not JSON
   */
  *push(chunk: Buffer): Generator<Frame> {
    this.#chunks.push(chunk);
    this.#bufferedBytes += chunk.length;
    while (this.#bufferedBytes >= headBytes) {
      if (this.#chunks[0]!.length < headBytes) this.#join();
      const head = this.#chunks[0]!;
      const bytesAt = headBytes + head.readUInt32LE(0);
      const end = bytesAt + head.readUInt32LE(4);
      if (end > this.bytesMax) throw new RangeError(`a frame of ${end} bytes`);
      if (this.#bufferedBytes < end) return;
      const whole = this.#join();
      this.#bufferedBytes -= end;
      this.#chunks = this.#bufferedBytes > 0 ? [whole.subarray(end)] : [];
      yield {
        json: JSON.parse(whole.subarray(headBytes, bytesAt).toString('utf8')),
        bytes: whole.subarray(bytesAt, end),
      };
    }
  }

  #join(): Buffer {
    const whole =
      this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks, this.#bufferedBytes);
    this.#chunks = [whole];
    return whole;
  }
}
