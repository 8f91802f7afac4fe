import type { HttpResponse } from 'uWebSockets.js';
import { createLimiter } from '../concurrency/limiter.js';
import { type HttpError, httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import type { BodyMemory, BodyReservation } from './body-memory.js';

/** Receives a body piece by piece; a piece is valid during the call only. */
type Sink = (piece: Uint8Array, isLast: boolean) => void;

/** Bounds what draining takes of the event loop: each connection delivers up to 512 KB in a turn of it. */
const drainsInTurn = createLimiter({
  running: limits.concurrentDrains,
  runningPerCaller: limits.concurrentDrainsPerAddress,
  waiting: Number.POSITIVE_INFINITY,
});

/**
 * A request body, from its first byte to the answer:
 *
 *     waiting ─▶ collecting or flowing ─▶ settled
 *     (access)   (the caller is known)    (dropped; what still arrives is drained)
 *
 * While it waits for the access check it stores at most `limits.unauthenticatedBodyBytes` (and the piece that
 * passes them), then stops reading. Once the request is answered nothing is stored any more.
 */
export class RequestBody {
  /** Whether the last byte has arrived. */
  complete = false;
  #pieces: Buffer[] = [];
  #bytes = 0;
  /** Most bytes the caller may send; null until the access check. */
  #capBytes: number | null = null;
  #sink: Sink | null = null;
  #settled = false;
  #paused = false;
  #failure: HttpError | null = null;
  #timer: NodeJS.Timeout | undefined;
  #drained: AbortController | null = null;
  #result: { resolve(body: Buffer): void; reject(error: HttpError): void } | null = null;

  /** Must be called in the same turn as the request. */
  constructor(
    private readonly res: HttpResponse,
    reply: { onSettled(run: (gone: boolean) => void): void },
    private readonly declaredBytes: number,
    private readonly reservation: BodyReservation,
  ) {
    res.onData((chunk, isLast) => {
      if (isLast) this.complete = true;
      this.#receive(new Uint8Array(chunk), isLast);
    });
    reply.onSettled(gone => this.#settle(gone));
  }

  /**
   * The whole body of at most `capBytes`. Rejects with 413 as soon as it is known to be longer, with 503 when
   * `memory` is full, with 504 when it takes longer than `limits.bodyDeadlineMs`. Never settles once the
   * client is gone.
   */
  collect(capBytes: number, memory: BodyMemory): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#result = { resolve, reject };
      this.#admit(capBytes, memory);
      this.#advance();
    });
  }

  /**
   * Hands the body to `sink` as it arrives; throws 413 for one that announces more than `capBytes`, 503 as
   * above.
   */
  flow(capBytes: number, memory: BodyMemory, sink: Sink): void {
    this.#admit(capBytes, memory);
    if (this.#failure !== null) throw this.#failure;
    this.#sink = sink;
    const pieces = this.#pieces;
    this.#pieces = [];
    pieces.forEach((piece, i) => {
      sink(piece, this.complete && i === pieces.length - 1);
    });
    this.resume();
  }

  /** Counts what a flowing body's readers hold; returns false when it is too much. */
  reserve(bytes: number): boolean {
    return this.#settled || this.reservation.resize(bytes);
  }

  pause(): void {
    if (!this.#paused && !this.complete && !this.#settled) this.res.pause();
    this.#paused = true;
  }

  resume(): void {
    if (this.#paused && !this.#settled) this.res.resume();
    this.#paused = false;
  }

  /**
   * Reads and drops the rest of an answered request, until its end, `limits.drainBytes` or `limits.drainMs`;
   * then `close`. It reads nothing while `limits.concurrentDrains` others do: the client can read its answer
   * meanwhile.
   */
  drain(close: () => void): void {
    let bytes = 0;
    this.#timer = setTimeout(close, limits.drainMs);
    this.#sink = (piece, isLast) => {
      bytes += piece.length;
      if (isLast || bytes > limits.drainBytes) close();
    };
    this.res.pause();
    this.#drained = new AbortController();
    const { signal } = this.#drained;
    const read = () =>
      new Promise<void>(resolve => {
        signal.addEventListener('abort', () => resolve(), { once: true });
        if (signal.aborted) resolve();
        else this.res.resume();
      });
    // Rejects when the connection has closed before its turn.
    drainsInTurn(read, { caller: this.reservation.address, signal }).catch(() => {});
  }

  /** Must be called once the connection is closed. */
  stopDraining(): void {
    clearTimeout(this.#timer);
    this.#drained?.abort();
  }

  #admit(capBytes: number, memory: BodyMemory): void {
    this.#capBytes = capBytes;
    if (this.declaredBytes > capBytes) this.#fail(httpErrors.bodyTooLarge(capBytes, this.declaredBytes));
    else if (this.#bytes > capBytes) this.#fail(httpErrors.bodyTooLarge(capBytes));
    else if (!this.reservation.moveTo(memory)) this.#fail(httpErrors.bodiesFull());
  }

  #receive(piece: Uint8Array, isLast: boolean): void {
    if (this.#sink !== null) return this.#sink(piece, isLast);
    if (this.#settled || this.#failure !== null) return;
    this.#bytes += piece.length;
    // Most bodies are small and come in one piece, which is decoded at once: only the others are counted.
    const counted = !isLast || this.#bytes > limits.unauthenticatedBodyBytes;
    if (this.#capBytes !== null && this.#bytes > this.#capBytes)
      this.#fail(httpErrors.bodyTooLarge(this.#capBytes));
    else if (counted && !this.reservation.resize(this.#bytes)) this.#fail(httpErrors.bodiesFull());
    // uWS takes the piece's memory back when this callback returns.
    else this.#pieces.push(Buffer.from(piece));
    this.#advance();
  }

  #advance(): void {
    if (this.#capBytes === null) {
      if (this.#bytes >= limits.unauthenticatedBodyBytes) this.pause();
    } else if (this.#failure !== null) this.#result?.reject(this.#failure);
    else if (this.complete) {
      clearTimeout(this.#timer);
      const pieces = this.#pieces;
      this.#pieces = [];
      this.#result?.resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    } else {
      this.resume();
      // Only bodies that come in several pieces need watching: uWS itself cuts off an idle client.
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

  #settle(gone: boolean): void {
    clearTimeout(this.#timer);
    if (!gone && this.#paused && !this.complete) this.res.resume();
    this.#settled = true;
    this.#pieces = [];
    this.reservation.release();
  }
}
