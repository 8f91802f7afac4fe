import type { Logger } from 'pino';
import { limits } from '../../contract/limits.js';
import type { Answer, StreamedAnswer, WholeAnswer } from './answer.js';
import type { BodyMemory } from './body/body-memory.js';
import type { RequestBody } from './body/request-body.js';
import { reportFailure } from './domain-errors.js';
import type { Exchange, ResponseHead } from './engine/engine.js';
import type { Route } from './route.js';
import type { Stream } from './stream.js';
import type { TurnBudget } from './turn-budget.js';

/** State shared by all responses of a process. */
export interface ResponseContext {
  /** Whether the process is shutting down. */
  draining: boolean;
  log: Logger;
  /** Responses that are not complete. */
  pending: Set<ResponseWriter>;
  /** Memory for request bodies of callers without and with an account. */
  bodies: { readonly anonymous: BodyMemory; readonly account: BodyMemory };
  turns: TurnBudget;
}

/**
 * Owns the response to one request. uWebSockets.js ends the process when a freed response is used, so only
 * this class and the request's body use the exchange. After an abort or the first answer, every method does
 * nothing.
 */
export class ResponseWriter {
  requestId = '';
  /** Rate-limit subject of the caller, for the log. */
  caller: string | undefined;
  body: RequestBody | null = null;
  /** Status of the answer. Initially 499, which metrics count when the client disconnects first. */
  status = 499;
  /** Bytes of the answer's body that were passed to the engine. */
  bytes = 0;
  /** Whether only the head of the answer is sent, for HEAD. */
  bodyless = false;
  /** Alternating names and values, sent with any answer. */
  readonly headers: string[] = [];
  errorBody: NonNullable<Route['errorBody']> = (_, detail) => ({ detail });
  #done = false;
  #onAbort: (() => void)[] = [];
  #onSettled: ((disconnected: boolean) => void)[] = [];
  #closing = false;
  /** Whether the answer must wait one turn of the event loop; see `closeAfterChunkedBody`. */
  #deferred = false;
  #wasDeferred = false;
  /** Whether the connection has closed. Checked while the body is drained after an early answer. */
  #closed = false;
  /** The stream in progress. Its head is sent, so a failure can only be reported at the end of the body. */
  #stream: Stream | null = null;
  #onDrain: () => void = () => {};

  constructor(
    private readonly exchange: Exchange,
    private readonly responses: ResponseContext,
  ) {
    responses.pending.add(this);
    exchange.onClosed(() => {
      this.#closed = true;
      this.body?.stopDraining();
      if (this.#done) return;
      this.#settle(true);
      for (const run of this.#onAbort) run();
    });
  }

  get done(): boolean {
    return this.#done;
  }

  /** Calls `run` when the client disconnects before the end of the answer; now, when it already has. */
  onAbort(run: () => void): void {
    if (this.#done) run();
    else this.#onAbort.push(run);
  }

  /** Calls `run` once, when the answer is complete or the client has disconnected. */
  onSettled(run: (disconnected: boolean) => void): void {
    this.#onSettled.push(run);
  }

  /**
   * Prevents request smuggling after a chunked body. uWebSockets.js does not check the bytes between chunks,
   * so a proxy might see another end of the body and forward a hidden second request. The answer therefore
   * waits for one turn of the event loop: a second request in the same bytes arrives during this one, and
   * uWebSockets.js then closes the connection. The answer closes the connection too, so later bytes are never
   * parsed.
   */
  closeAfterChunkedBody(): void {
    this.#deferred = true;
    this.#closing = true;
  }

  send(answer: Answer): void {
    if (this.#done) return;
    if (!this.#wasDeferred && (this.#deferred || (this.#bodyIncomplete && !('stream' in answer)))) {
      this.#wasDeferred = true;
      setImmediate(() => this.send(answer));
      return;
    }
    if ('stream' in answer) return this.#startStream(answer);
    if (this.#bodyIncomplete && typeof answer.body === 'string')
      return this.#sendBeforeBodyEnds(answer, answer.body);
    this.status = answer.status;
    const bodyless = this.bodyless || answer.status === 304;
    if (!bodyless) this.bytes = Buffer.byteLength(answer.body);
    this.#settle();
    this.exchange.send(this.#head(answer), answer.body, bodyless, this.#closesConnection);
  }

  get #bodyIncomplete(): boolean {
    return this.body !== null && !this.body.complete;
  }

  /**
   * Answers a request whose body is still arriving, then drains and closes the connection. Closing at once
   * would reset the connection before a client that is still sending has read the answer.
   */
  #sendBeforeBodyEnds(answer: WholeAnswer, content: string): void {
    this.status = answer.status;
    if (!this.bodyless) this.bytes = Buffer.byteLength(content);
    this.#settle();
    this.exchange.sendBeforeBodyEnds(
      this.#head(answer),
      answer.type === null ? null : content,
      this.bodyless,
    );
    this.body!.drain(() => {
      if (this.#closed) return;
      this.#closed = true;
      this.body!.stopDraining();
      this.exchange.close();
    });
  }

  /** Sends the head immediately and starts to write the stream. */
  #startStream(answer: StreamedAnswer): void {
    this.status = answer.status;
    const head = this.#head(answer, ['Cache-Control', 'no-store, no-transform', 'X-Accel-Buffering', 'no']);
    if (this.bodyless) {
      this.#settle();
      this.exchange.open(head, null, this.#closesConnection);
      return;
    }
    this.#stream = answer.stream;
    this.bytes = Buffer.byteLength(answer.stream.heartbeat);
    this.exchange.open(head, answer.stream.heartbeat, this.#closesConnection);
    this.exchange.onWritable(() => this.#onDrain());
    this.#writePieces(answer.stream).catch(error => this.fail(error));
  }

  /**
   * Writes a stream until its end or until the client disconnects. A slow client pauses the producer:
   *
   *     producer ──piece──▶ write ──▶ socket
   *        ▲                            │
   *        └──── next piece ◀──── drain ┘
   *
   * Rejects with the error of the producer.
   */
  async #writePieces({ pieces, heartbeat }: Stream): Promise<void> {
    let waitsForDrain = false;
    const timer = setTimeout(() => {
      // Stops the timer after a disconnect even when the producer never returns.
      if (this.#done) return;
      if (!waitsForDrain) this.#write(heartbeat);
      timer.refresh();
    }, limits.heartbeatMs);
    try {
      for await (const piece of pieces) {
        if (this.#done) break;
        timer.refresh();
        waitsForDrain = !this.#write(piece);
        if (waitsForDrain)
          await new Promise<void>(resolve => {
            this.#onDrain = resolve;
          });
        waitsForDrain = false;
        if (this.#done) break;
      }
    } finally {
      clearTimeout(timer);
    }
    this.#end('');
  }

  /** Returns false when the client reads too slowly. */
  #write(piece: string): boolean {
    this.bytes += Buffer.byteLength(piece);
    return this.exchange.write(piece);
  }

  #end(lastPiece: string): void {
    if (this.#done) return;
    this.bytes += Buffer.byteLength(lastPiece);
    this.#settle();
    this.exchange.end(lastPiece, this.#closesConnection);
  }

  get #closesConnection(): boolean {
    return this.#closing || this.responses.draining;
  }

  #head({ status, type, headers }: Omit<WholeAnswer, 'body'>, more: readonly string[] = []): ResponseHead {
    const fields = ['X-Request-Id', this.requestId, 'X-Content-Type-Options', 'nosniff', ...this.headers];
    if (headers !== undefined) for (const name in headers) fields.push(name, headers[name]!);
    if (type !== null) fields.push('Content-Type', type);
    fields.push(...more);
    return { status, fields };
  }

  /**
   * Answers with the status and sentence of an HttpError. Any other error is logged and answered with a
   * generic 500.
   */
  fail(thrown: unknown): void {
    if (this.#done) return;
    const { log } = this.responses;
    const { status, detail, headers } = reportFailure(thrown, log, this.requestId, 'request failed');
    if (this.#stream !== null) {
      const why = typeof detail === 'string' ? detail : 'The request is not valid.';
      this.#end(this.#stream.errorTrailer(why, status));
      for (const run of this.#onAbort) run();
      return;
    }
    const body = JSON.stringify(this.errorBody(status, detail));
    this.send({ status, type: 'application/json', body, headers });
  }

  /** Closes the connection without an answer. */
  close(): void {
    if (this.#done) return;
    this.#settle();
    this.exchange.close();
  }

  #settle(disconnected = false): void {
    this.#done = true;
    this.responses.pending.delete(this);
    for (const run of this.#onSettled) run(disconnected);
    this.#onDrain();
  }
}
