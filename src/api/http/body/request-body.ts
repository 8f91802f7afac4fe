import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { createLimiter } from '../../../pools/concurrency/limiter.js';
import type { Exchange } from '../engine/engine.js';
import type { BodyMemory, BodyReservation } from './body-memory.js';

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
  /** Ends reading. The rest of the body is dropped as it arrives, so that the client can read its answer. */
  drop(): void;
}

/** One for all bodies: each body is dropped at its end, and an Error that captures its stack takes 3 µs. */
const abandoned = httpErrors.abandoned();

/** Bytes buffered for all clients that send without reading. */
let readAheadBytes = 0;

/** Limits concurrent draining, because a fast connection may deliver megabytes per turn of the event loop. */
const limitDrains = createLimiter({
  running: limits.concurrentDrains,
  runningPerCaller: limits.concurrentDrainsPerAddress,
  waiting: Number.POSITIVE_INFINITY,
});

/**
 * Resumes one body in a turn of the event loop. uWebSockets.js reads a socket until it is empty, whether or
 * not the body was paused meanwhile, and a client on the same machine fills it as fast: several bodies could
 * deliver tens of megabytes each in one turn.
 */
const limitResumes = createLimiter({ running: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * The body of a request, from its first byte to the answer:
 *
 *     waiting ───────────▶ open ────────────────────▶ settled
 *     (authentication)     (the caller is known)      (dropped; the rest is drained)
 *
 * Until the caller is authenticated, the body buffers at most `limits.unauthenticatedBodyBytes` (and the
 * piece that exceeds them) and then pauses reading. After the answer it buffers nothing.
 */
export class RequestBody implements BodyStream {
  /** Whether the last byte has arrived. */
  complete = false;
  #pieces: Buffer[] = [];
  #arrivedBytes = 0;
  #bufferedBytes = 0;
  /** Bytes that the reader took and still uses. */
  #readerBytes = 0;
  /** Bytes of this body in `readAheadBytes`. */
  #aheadBytes = 0;
  #ahead = false;
  /** Maximum bytes of the body; null until the caller is authenticated. */
  #bytesMax: number | null = null;
  #tooLarge = httpErrors.bodyTooLarge;
  #failure: HttpError | null = null;
  /** Whether the route needs the whole body, so that a failure makes what has arrived useless. */
  #collects = false;
  #dropped = false;
  #settled = false;
  /** Whether reading should stop, and whether the exchange is paused. */
  #pauses = false;
  #paused = false;
  /** Whether the body waits to be resumed. */
  #queued = false;
  #wake: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #drainAbort: AbortController | null = null;
  #onDrained: ((piece: Uint8Array, isLast: boolean) => void) | null = null;

  /** Must be called in the same turn of the event loop as the request. */
  constructor(
    private readonly exchange: Exchange,
    reply: { onSettled(run: (disconnected: boolean) => void): void },
    private readonly declaredBytes: number,
    private readonly reservation: BodyReservation,
  ) {
    // A piece is valid only during the call.
    exchange.onData((piece, isLast) => {
      if (isLast) this.complete = true;
      if (this.#onDrained !== null) this.#onDrained(piece, isLast);
      else this.#receive(piece);
    });
    reply.onSettled(disconnected => this.#settle(disconnected));
  }

  /**
   * Lets the route read the body. Throws 413 when the body exceeds `bytesMax`, and 503 when `memory` is full.
   */
  open(bytesMax: number, memory: BodyMemory, tooLarge = httpErrors.bodyTooLarge): void {
    this.#bytesMax = bytesMax;
    this.#tooLarge = tooLarge;
    if (this.declaredBytes > bytesMax) this.#fail(tooLarge(bytesMax, this.declaredBytes));
    else if (this.#arrivedBytes > bytesMax) this.#fail(tooLarge(bytesMax));
    else if (!this.reservation.moveTo(memory)) this.#fail(httpErrors.bodiesFull());
    if (this.#failure !== null) throw this.#failure;
    this.#pauseOrResume();
  }

  /**
   * Opens the body and resolves with the whole of it. Rejects with 413 as soon as it exceeds `bytesMax`, with
   * 503 when `memory` is full, and with 504 after `limits.bodyDeadlineMs`.
   */
  async collect(bytesMax: number, memory: BodyMemory, tooLarge = httpErrors.bodyTooLarge): Promise<Buffer> {
    this.#collects = true;
    this.open(bytesMax, memory, tooLarge);
    const pieces: Buffer[] = [];
    for (let piece = await this.next(); piece !== null; piece = await this.next()) {
      pieces.push(piece);
      this.#readerBytes += piece.length;
      // Only bodies in several pieces need a deadline: the engine itself closes idle connections.
      if (!this.complete && !this.#settled)
        this.#timer ??= setTimeout(() => this.#fail(httpErrors.bodyDeadline()), limits.bodyDeadlineMs);
    }
    clearTimeout(this.#timer);
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  async next(): Promise<Buffer | null> {
    while (this.#pieces.length === 0 && this.#failure === null && !this.complete)
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    const piece = this.#pieces.shift();
    if (piece === undefined && this.#failure !== null) throw this.#failure;
    this.#bufferedBytes -= piece?.length ?? 0;
    this.#pauseOrResume();
    return piece ?? null;
  }

  readAhead(on: boolean): void {
    this.#ahead = on;
    this.#pauseOrResume();
  }

  reserve(bytes: number): boolean {
    this.#readerBytes = bytes;
    return this.#settled || this.reservation.resize(this.#bufferedBytes + bytes);
  }

  drop(): void {
    this.#dropped = true;
    this.#pieces = [];
    this.#bufferedBytes = 0;
    this.#fail(abandoned);
  }

  /**
   * Reads and drops the rest of an answered request until its end, `limits.drainBytes` or `limits.drainMs`,
   * and then calls `close`. It waits while `limits.concurrentDrains` other bodies are drained; the client can
   * read its answer meanwhile.
   */
  drain(close: () => void): void {
    let bytes = 0;
    this.#timer = setTimeout(close, limits.drainMs);
    this.#onDrained = (piece, isLast) => {
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

  #receive(piece: Uint8Array): void {
    this.#arrivedBytes += piece.length;
    if (!this.#dropped && this.#failure === null && piece.length > 0) {
      // Most bodies are small, arrive in one piece and are decoded at once, so their memory is not counted.
      const counted = !this.complete || this.#arrivedBytes > limits.unauthenticatedBodyBytes;
      const bytes = this.#bufferedBytes + piece.length;
      if (this.#bytesMax !== null && this.#arrivedBytes > this.#bytesMax)
        this.#fail(this.#tooLarge(this.#bytesMax));
      else if (counted && !this.reservation.resize(bytes + this.#readerBytes))
        this.#fail(httpErrors.bodiesFull());
      else {
        this.#pieces.push(Buffer.from(piece));
        this.#bufferedBytes = bytes;
      }
    }
    this.#wake();
    this.#pauseOrResume();
  }

  #fail(failure: HttpError): void {
    this.#failure ??= failure;
    // At once, because the answer may be sent a turn later and other bodies need the memory.
    if (this.#collects) this.reservation.release();
    this.#wake();
    this.#pauseOrResume();
  }

  #pauseOrResume(): void {
    const aheadBytes = this.#ahead ? this.#bufferedBytes : 0;
    readAheadBytes += aheadBytes - this.#aheadBytes;
    this.#aheadBytes = aheadBytes;
    // After its end, a body that is still paused would pause the next request of the connection.
    if (this.#isFull && !this.complete && !this.#dropped) this.#pause();
    else this.#resume();
  }

  get #isFull(): boolean {
    if (this.#bytesMax === null) return this.#arrivedBytes >= limits.unauthenticatedBodyBytes;
    if (this.#ahead) return readAheadBytes >= limits.readAheadBytes;
    return this.#bufferedBytes >= limits.streamedBodyBufferBytes;
  }

  /**
   * Stops reading at the end of this turn of the event loop. uWebSockets.js delivers in one turn all that a
   * socket has, paused or not, and closes a resumed connection that receives nothing for 10 s: pausing before
   * the last piece in the same turn would end an answer that takes longer.
   */
  #pause(): void {
    if (this.#pauses) return;
    this.#pauses = true;
    setImmediate(() => {
      if (!this.#pauses || this.#paused || this.complete || this.#settled) return;
      this.#paused = true;
      this.exchange.pause();
    });
  }

  /** Continues reading when other paused bodies had their turns. */
  #resume(): void {
    this.#pauses = false;
    if (!this.#paused || this.#settled || this.#queued) return;
    this.#queued = true;
    const resume = async () => {
      this.#queued = false;
      if (this.#pauses || this.#settled) return;
      this.#paused = false;
      this.exchange.resume();
      await nextTurn();
    };
    void limitResumes(resume, { caller: this.reservation.address });
  }

  #settle(disconnected: boolean): void {
    clearTimeout(this.#timer);
    // The next request of the connection must not start paused.
    if (!disconnected && this.#paused) this.exchange.resume();
    this.#settled = true;
    this.drop();
    this.reservation.release();
  }
}
