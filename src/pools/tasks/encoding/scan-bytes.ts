import type { ScanAnswer } from '../text-tasks.js';
import type { LineBlocks } from './line-blocks.js';

/** The parts of an answer as members of a JSON object. */
interface ScanMembers {
  /** The whole result in ASCII; empty when only a part was requested. */
  result: string;
  /** The text of a scan that will be saved, or empty. */
  text: string;
  /** The requested part in ASCII; null when the whole was requested. */
  selected: string | null;
}

/** Room before a result for the first fields of a response, and after it for the closing brace. */
const room = { before: 120, after: 1 };

/**
 * Encodes the scan results of a batch. Every result is written once. Results for single requests go into one
 * buffer, which is transferred to the main thread, with room around each for the rest of a response:
 *
 *     room │ result │ room       not saved
 *     room │ result │ ,"text":…  saved: the room after the result is the text's, once it is stored
 *
 * The lines of batch requests go into a block of shared memory (line-blocks.ts), one after the other.
 * Transferring a buffer costs about as much as encoding a result, whatever the size of the buffer.
 */
export class ScanEncoder {
  readonly #scans: (ScanMembers & { answer: ScanAnswer; bytes: number; restBytes: number })[] = [];
  readonly #lines: { answer: ScanAnswer; line: string }[] = [];

  constructor(private readonly blocks: LineBlocks) {}

  /** Adds an answer whose bytes are encoded by `encode`. */
  add(answer: ScanAnswer, parts: ScanMembers): void {
    const restBytes = Math.max(room.after, Buffer.byteLength(parts.text));
    const bytes = room.before + parts.result.length + restBytes + (parts.selected?.length ?? 0);
    this.#scans.push({ ...parts, answer, bytes, restBytes });
  }

  /** Adds an answer that is a line of a batch, in ASCII. */
  addLine(answer: ScanAnswer, line: string): void {
    this.#lines.push({ answer, line });
  }

  /** Encodes all results and sets the bytes of their answers. Returns the buffers to transfer. */
  encode(): ArrayBuffer[] {
    return [...this.#encodeScans(), ...this.#encodeLines()];
  }

  #encodeLines(): ArrayBuffer[] {
    if (this.#lines.length === 0) return [];
    const bytes = this.#lines.reduce((sum, { line }) => sum + line.length, 0);
    const block = this.blocks.take(bytes, this.#lines.length);
    const all = block ?? Buffer.allocUnsafeSlow(bytes);
    let at = 0;
    for (const { answer, line } of this.#lines) {
      const end = at + all.write(line, at, 'latin1');
      answer.line = all.subarray(at, end);
      at = end;
    }
    return block === null ? [all.buffer as ArrayBuffer] : [];
  }

  #encodeScans(): ArrayBuffer[] {
    if (this.#scans.length === 0) return [];
    // Not from Buffer's pool, whose memory cannot be transferred.
    const all = Buffer.allocUnsafeSlow(this.#scans.reduce((sum, { bytes }) => sum + bytes, 0));
    let at = 0;
    for (const { answer, result, text, selected, bytes, restBytes } of this.#scans) {
      const start = at + room.before;
      const end = start + result.length;
      all.write(result, start, 'latin1');
      answer.members = all.subarray(start, end + all.write(text, end));
      answer.resultBytes = result.length;
      answer.room = room;
      if (selected !== null) {
        const from = end + restBytes;
        answer.selected = all.subarray(from, from + all.write(selected, from, 'latin1'));
      }
      at += bytes;
    }
    return [all.buffer as ArrayBuffer];
  }
}
