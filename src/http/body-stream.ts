import { type HttpError, httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import type { RequestBody } from './body.js';
import type { BodyMemory } from './body-memory.js';
import type { Reply } from './reply.js';

/** A request body that is read while it comes, for routes that answer while they read. */
export interface BodyStream {
  /** The next piece, null at the end. Rejects with 413 past the cap, and when the client has gone. */
  next(): Promise<Buffer | null>;
  /**
   * Whether the client may send on though nobody reads. A client that sends everything before it reads
   * anything would else wait for us while we wait for it; what it sends is held as long as all such clients
   * share enough memory.
   */
  readAhead(on: boolean): void;
  /**
   * Counts the bytes that the reader holds of what it took; false when the caller's address holds too much.
   */
  reserve(bytes: number): boolean;
}

/** Bytes held for clients that send without reading, all of them together. */
let readAheadBytes = 0;

/** Opens a body for reading; throws 413 for one that announces more than `capBytes`. */
export function openBodyStream(
  body: RequestBody,
  reply: Reply,
  capBytes: number,
  memory: BodyMemory,
): BodyStream {
  let pieces: Buffer[] = [];
  let heldBytes = 0;
  let totalBytes = 0;
  let readerBytes = 0;
  let countedAhead = 0;
  let ended = false;
  let closed = false;
  let paused = false;
  let ahead = false;
  let failure: HttpError | null = null;
  let waiting: { resolve(piece: Buffer | null): void; reject(error: HttpError): void } | null = null;

  const count = () => {
    const held = ahead && !closed ? heldBytes : 0;
    readAheadBytes += held - countedAhead;
    countedAhead = held;
  };
  const steer = () => {
    if (closed) return;
    count();
    const full = ahead
      ? readAheadBytes >= limits.readAheadBytes
      : heldBytes >= limits.streamedBodyBufferBytes;
    if (full === paused || ended) return;
    paused = full;
    if (paused) body.pause();
    else body.resume();
  };
  const deliver = () => {
    if (waiting === null) return;
    const { resolve, reject } = waiting;
    if (pieces.length > 0) {
      waiting = null;
      const piece = pieces.shift()!;
      heldBytes -= piece.length;
      resolve(piece);
      steer();
    } else if (failure !== null) {
      waiting = null;
      reject(failure);
    } else if (ended) {
      waiting = null;
      resolve(null);
    }
  };
  /** Nobody will read on: what still comes flows by, so that the client gets to read its answer. */
  const close = () => {
    closed = true;
    pieces = [];
    heldBytes = 0;
    count();
    failure ??= httpErrors.abandoned();
    deliver();
  };
  reply.onSettled(close);

  body.flow(capBytes, memory, (chunk, isLast) => {
    totalBytes += chunk.byteLength;
    if (!closed && failure === null) {
      if (totalBytes > capBytes) {
        failure = httpErrors.bodyTooLarge(capBytes);
        reply.closeAfter();
      } else if (chunk.byteLength > 0) {
        // uWS takes the chunk's memory back when this callback returns.
        pieces.push(Buffer.from(chunk));
        heldBytes += chunk.byteLength;
        if (!body.reserve(heldBytes + readerBytes)) failure = httpErrors.bodiesFull();
      }
    }
    if (isLast) ended = true;
    deliver();
    steer();
  });
  return {
    reserve(bytes) {
      readerBytes = bytes;
      return body.reserve(heldBytes + readerBytes);
    },
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        deliver();
      }),
    readAhead(on) {
      ahead = on;
      steer();
    },
  };
}
