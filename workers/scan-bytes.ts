import type { ScanAnswer } from './text-tasks.js';

/** The parts of an answer as members of a JSON object. */
interface ScanMembers {
  /** The whole result in ASCII; empty when only a part was requested. */
  result: string;
  /** The text of a scan that will be saved, or empty. */
  text: string;
  /** The requested part in ASCII; null when the whole was requested. */
  selected: string | null;
}

/** Room before a result for the first fields of a response, and after it for its end. */
const room = { before: 120, after: 3 };

/**
 * Encodes the scan results of a batch into one buffer, which is transferred to the main thread. Every result
 * is written once, with room around it for the rest of a response:
 *
 *     room │ result │ room       not saved
 *     room │ result │ ,"text":…  saved: the room after the result is the text's, once it is stored
 *
 * Transferring a buffer costs about as much as encoding a result, whatever the size of the buffer.
 */
export class ScanEncoder {
  readonly #scans: (ScanMembers & { answer: ScanAnswer; bytes: number; restBytes: number })[] = [];

  /** Adds an answer whose bytes are encoded by `encode`. */
  add(answer: ScanAnswer, parts: ScanMembers): void {
    const restBytes = Math.max(room.after, Buffer.byteLength(parts.text));
    const bytes = room.before + parts.result.length + restBytes + (parts.selected?.length ?? 0);
    this.#scans.push({ ...parts, answer, bytes, restBytes });
  }

  /** Encodes all results and sets the bytes of their answers. */
  encode(): ArrayBuffer {
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
    return all.buffer as ArrayBuffer;
  }
}
