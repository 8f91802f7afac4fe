import { type HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { createLimiter } from '../../../pools/concurrency/limiter.js';
import type { Exchange } from '../engine/engine.js';
import type { BodyMemory, BodyReservation } from './body-memory.js';
import { resumeInTurn } from './resume-queue.js';

/** Receives the pieces of a body. A piece is valid only during the call. */
type PieceHandler = (piece: Uint8Array, isLast: boolean) => void;

/** Limits concurrent draining, because a fast connection may deliver megabytes per turn of the event loop. */
const limitDrains = createLimiter({
  running: limits.concurrentDrains,
  runningPerCaller: limits.concurrentDrainsPerAddress,
  waiting: Number.POSITIVE_INFINITY,
});

/**
 * The body of a request, from its first byte to the answer:
 *
 *     waiting ───────────▶ collecting or flowing ─▶ settled
 *     (authentication)     (the caller is known)    (dropped; the rest is drained)
 *
 * Until the caller is authenticated, the body buffers at most `limits.unauthenticatedBodyBytes` (and the
 * piece that exceeds them) and then pauses reading. After the answer it buffers nothing.
 */
export class RequestBody {
  /** Whether the last byte has arrived. */
  complete = false;
  #pieces: Buffer[] = [];
  #bytes = 0;
  /** Maximum bytes of the body; null until the caller is authenticated. */
  #bytesMax: number | null = null;
  #onPiece: PieceHandler | null = null;
  #settled = false;
  /** Whether reading should stop, and whether the exchange is paused. */
  #pauses = false;
  #paused = false;
  /** Removes the body from the queue of those that will be resumed. */
  #leaveQueue: (() => void) | null = null;
  #failure: HttpError | null = null;
  #timer: NodeJS.Timeout | undefined;
  #drainAbort: AbortController | null = null;
  #result: { resolve(body: Buffer): void; reject(error: HttpError): void } | null = null;

  /** Must be called in the same turn of the event loop as the request. */
  constructor(
    private readonly exchange: Exchange,
    reply: { onSettled(run: (disconnected: boolean) => void): void },
    private readonly declaredBytes: number,
    private readonly reservation: BodyReservation,
  ) {
    exchange.onData((piece, isLast) => {
      if (isLast) this.complete = true;
      this.#receive(piece, isLast);
    });
    reply.onSettled(disconnected => this.#settle(disconnected));
  }

  /**
   * Resolves with the whole body. Rejects with 413 as soon as it exceeds `bytesMax`, with 503 when `memory`
   * is full, and with 504 after `limits.bodyDeadlineMs`. Never settles when the client has disconnected.
   */
  collect(bytesMax: number, memory: BodyMemory): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#result = { resolve, reject };
      this.#admit(bytesMax, memory);
      this.#advance();
    });
  }

  /**
   * Passes the body to `onPiece` as it arrives. Throws 413 when Content-Length exceeds `bytesMax`, 503 as
   * above.
   */
  flow(bytesMax: number, memory: BodyMemory, onPiece: PieceHandler): void {
    this.#admit(bytesMax, memory);
    if (this.#failure !== null) throw this.#failure;
    this.#onPiece = onPiece;
    const pieces = this.#pieces;
    this.#pieces = [];
    pieces.forEach((piece, i) => {
      onPiece(piece, this.complete && i === pieces.length - 1);
    });
    this.resume();
  }

  /** Reserves memory for the buffered bytes of a flowing body; returns false when none is left. */
  reserve(bytes: number): boolean {
    return this.#settled || this.reservation.resize(bytes);
  }

  /**
   * Stops reading at the end of this turn of the event loop. uWebSockets.js delivers in one turn all that a
   * socket has, paused or not, and closes a resumed connection that receives nothing for 10 s: pausing before
   * the last piece in the same turn would end an answer that takes longer.
   */
  pause(): void {
    this.#leaveQueue?.();
    this.#leaveQueue = null;
    if (this.#pauses) return;
    this.#pauses = true;
    setImmediate(() => {
      if (!this.#pauses || this.#paused || this.complete || this.#settled) return;
      this.#paused = true;
      this.exchange.pause();
    });
  }

  /** Continues reading when other paused bodies had their turns. */
  resume(): void {
    this.#pauses = false;
    if (!this.#paused || this.#settled || this.#leaveQueue !== null) return;
    this.#leaveQueue = resumeInTurn(this.reservation.address, () => {
      this.#leaveQueue = null;
      this.#paused = false;
      this.exchange.resume();
    });
  }

  /**
   * Reads and drops the rest of an answered request until its end, `limits.drainBytes` or `limits.drainMs`,
   * and then calls `close`. It waits while `limits.concurrentDrains` other bodies are drained; the client can
   * read its answer meanwhile.
   */
  drain(close: () => void): void {
    let bytes = 0;
    this.#timer = setTimeout(close, limits.drainMs);
    this.#onPiece = (piece, isLast) => {
      bytes += piece.length;
      if (isLast || bytes > limits.drainBytes) close();
    };
    this.exchange.pause();
    this.#drainAbort = new AbortController();
    const { signal } = this.#drainAbort;
    const read = () =>
      new Promise<void>(resolve => {
        signal.addEventListener('abort', () => resolve(), { once: true });
        if (signal.aborted) resolve();
        else this.exchange.resume();
      });
    // Rejects when the connection closes before its turn.
    limitDrains(read, { caller: this.reservation.address, signal }).catch(() => {});
  }

  /** Must be called when the connection is closed. */
  stopDraining(): void {
    clearTimeout(this.#timer);
    this.#drainAbort?.abort();
  }

  #admit(bytesMax: number, memory: BodyMemory): void {
    this.#bytesMax = bytesMax;
    if (this.declaredBytes > bytesMax) this.#fail(httpErrors.bodyTooLarge(bytesMax, this.declaredBytes));
    else if (this.#bytes > bytesMax) this.#fail(httpErrors.bodyTooLarge(bytesMax));
    else if (!this.reservation.moveTo(memory)) this.#fail(httpErrors.bodiesFull());
  }

  #receive(piece: Uint8Array, isLast: boolean): void {
    if (this.#onPiece !== null) return this.#onPiece(piece, isLast);
    if (this.#settled || this.#failure !== null) return;
    this.#bytes += piece.length;
    // Most bodies are small, arrive in one piece and are decoded at once, so their memory is not counted.
    const counted = !isLast || this.#bytes > limits.unauthenticatedBodyBytes;
    if (this.#bytesMax !== null && this.#bytes > this.#bytesMax)
      this.#fail(httpErrors.bodyTooLarge(this.#bytesMax));
    else if (counted && !this.reservation.resize(this.#bytes)) this.#fail(httpErrors.bodiesFull());
    // The piece is valid only during this call.
    else this.#pieces.push(Buffer.from(piece));
    this.#advance();
  }

  #advance(): void {
    if (this.#bytesMax === null) {
      if (this.#bytes >= limits.unauthenticatedBodyBytes) this.pause();
    } else if (this.#failure !== null) this.#result?.reject(this.#failure);
    else if (this.complete) {
      clearTimeout(this.#timer);
      const pieces = this.#pieces;
      this.#pieces = [];
      this.#result?.resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    } else {
      this.resume();
      // Only bodies in several pieces need a deadline: the engine itself closes idle connections.
      if (this.#bytes > 0 && !this.#settled)
        this.#timer ??= setTimeout(() => {
          this.#fail(httpErrors.bodyDeadline());
          this.#advance();
        }, limits.bodyDeadlineMs);
    }
  }

  #fail(failure: HttpError): void {
    this.#failure ??= failure;
    this.#pieces = [];
    this.reservation.release();
  }

  #settle(disconnected: boolean): void {
    clearTimeout(this.#timer);
    this.#leaveQueue?.();
    // The next request of the connection must not start paused.
    if (!disconnected && this.#paused) this.exchange.resume();
    this.#settled = true;
    this.#pieces = [];
    this.reservation.release();
  }
}
