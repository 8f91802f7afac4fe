import { type HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { ResponseWriter } from '../response-writer.js';
import type { BodyMemory } from './body-memory.js';
import type { RequestBody } from './request-body.js';

/** A request body that a route reads while it arrives, for routes that answer at the same time. */
export interface BodyStream {
  /** Resolves with the next piece, null at the end. Rejects with 413 over the limit, or on a disconnect. */
  next(): Promise<Buffer | null>;
  /**
   * Turns read-ahead on or off. A client that sends its whole body before it reads would otherwise deadlock
   * with a service that waits for it to read. Its data is buffered as long as the memory for all such clients
   * suffices.
   */
  readAhead(on: boolean): void;
  /** Reserves memory for bytes that the reader took and still uses; returns false beyond the limit. */
  reserve(bytes: number): boolean;
  /** Ends reading. The rest of the body is dropped as it arrives. */
  drop(): void;
}

/** Bytes buffered for all clients that send without reading. */
let readAheadBytes = 0;

/** Opens a body for reading; throws 413 when its Content-Length exceeds `bytesMax`. */
export function openBodyStream(
  body: RequestBody,
  reply: ResponseWriter,
  bytesMax: number,
  memory: BodyMemory,
): BodyStream {
  let pieces: Buffer[] = [];
  let bufferedBytes = 0;
  let totalBytes = 0;
  let readerBytes = 0;
  let countedAhead = 0;
  let ended = false;
  let closed = false;
  let paused = false;
  let ahead = false;
  let failure: HttpError | null = null;
  let wake = () => {};

  const countReadAhead = () => {
    const bytes = ahead && !closed ? bufferedBytes : 0;
    readAheadBytes += bytes - countedAhead;
    countedAhead = bytes;
  };
  const pauseOrResume = () => {
    if (closed) return;
    countReadAhead();
    const full = ahead
      ? readAheadBytes >= limits.readAheadBytes
      : bufferedBytes >= limits.streamedBodyBufferBytes;
    // After its end, a body that is still paused would pause the next request of the connection.
    if ((full && !ended) === paused) return;
    paused = !paused;
    if (paused) body.pause();
    else body.resume();
  };
  /** Ends reading. Further data is dropped, so that the client can read its answer. */
  const close = () => {
    closed = true;
    pieces = [];
    bufferedBytes = 0;
    countReadAhead();
    failure ??= httpErrors.abandoned();
    if (paused) body.resume();
    wake();
  };
  reply.onSettled(close);

  body.flow(bytesMax, memory, (chunk, isLast) => {
    totalBytes += chunk.byteLength;
    if (!closed && failure === null) {
      if (totalBytes > bytesMax) {
        failure = httpErrors.bodyTooLarge(bytesMax);
        reply.closeAfter();
      } else if (chunk.byteLength > 0) {
        // The chunk is valid only during this call.
        pieces.push(Buffer.from(chunk));
        bufferedBytes += chunk.byteLength;
        if (!body.reserve(bufferedBytes + readerBytes)) failure = httpErrors.bodiesFull();
      }
    }
    if (isLast) ended = true;
    wake();
    pauseOrResume();
  });
  return {
    reserve(bytes) {
      readerBytes = bytes;
      return body.reserve(bufferedBytes + readerBytes);
    },
    drop: close,
    async next() {
      while (pieces.length === 0 && failure === null && !ended)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      const piece = pieces.shift();
      if (piece === undefined && failure !== null) throw failure;
      bufferedBytes -= piece?.length ?? 0;
      pauseOrResume();
      return piece ?? null;
    },
    readAhead(on) {
      ahead = on;
      pauseOrResume();
    },
  };
}
