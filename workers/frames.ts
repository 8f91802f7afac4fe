/**
 * The messages between a pool and its processes, on one socket pair: JSON, and bytes that follow it as they are.
 *
 *     | JSON bytes: u32 LE | file bytes: u32 LE | JSON, UTF-8 | file |
 *
 * Not Node's own IPC: there the receiver deserialises with V8, buffers whatever length the sender declares, and throws
 * outside any handler on a damaged message. The sender here is a decoder that a hostile file may control.
 */

export interface Frame {
  json: unknown;
  bytes: Uint8Array;
}

const headBytes = 8;
const noBytes = new Uint8Array(0);

/** The chunks of one frame, to be written in order; `bytes` is not copied. */
export function frame(json: unknown, bytes: Uint8Array = noBytes): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(json));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(bytes.length, 4);
  return bytes.length > 0 ? [head, text, bytes] : [head, text];
}

/** Puts frames together from the chunks that arrive. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #held = 0;

  /** @param bytesMax largest frame accepted */
  constructor(private readonly bytesMax: number) {}

  /**
   * The frames that are complete with this chunk.
   * @throws RangeError for a frame that declares more than `bytesMax`; SyntaxError for one that is not JSON
   */
  *push(chunk: Buffer): Generator<Frame> {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    while (this.#held >= headBytes) {
      if (this.#chunks[0]!.length < headBytes) this.#join();
      const head = this.#chunks[0]!;
      const bytesAt = headBytes + head.readUInt32LE(0);
      const end = bytesAt + head.readUInt32LE(4);
      if (end > this.bytesMax) throw new RangeError(`a frame of ${end} bytes`);
      if (this.#held < end) return;
      const whole = this.#join();
      this.#held -= end;
      this.#chunks = this.#held > 0 ? [whole.subarray(end)] : [];
      yield {
        json: JSON.parse(whole.subarray(headBytes, bytesAt).toString('utf8')),
        bytes: whole.subarray(bytesAt, end),
      };
    }
  }

  #join(): Buffer {
    const whole = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks, this.#held);
    this.#chunks = [whole];
    return whole;
  }
}
