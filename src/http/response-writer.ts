import type { HttpResponse } from 'uWebSockets.js';
import type { Logger } from 'pino';
import { HttpError, httpErrors } from '../errors.js';
import type { Answer, StreamedAnswer, WholeAnswer } from './answer.js';
import type { BodyMemory } from './body/body-memory.js';
import type { RequestBody } from './body/request-body.js';
import { toHttpError } from './domain-errors.js';
import { type Stream, writeStream } from './stream.js';

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** State shared by all responses of a process. */
export interface ResponseContext {
  /** Whether the process is shutting down. */
  draining: boolean;
  log: Logger;
  /** Responses that are not complete. */
  pending: Set<ResponseWriter>;
  /** Memory for request bodies of callers without and with an account. */
  bodies: { readonly anonymous: BodyMemory; readonly account: BodyMemory };
}

/**
 * Owns the response to one request. uWebSockets.js crashes the process when a freed response is used, so no
 * other object references it. After an abort or the first answer, every method does nothing.
 */
export class ResponseWriter {
  requestId = '';
  /** The request's body; null when it has none. */
  body: RequestBody | null = null;
  /** Status of the answer. Initially 499, which metrics count when the client disconnects first. */
  status = 499;
  /** Alternating names and values, sent with any answer. */
  readonly headers: string[] = [];
  #done = false;
  #onAbort: (() => void)[] = [];
  #onSettled: ((disconnected: boolean) => void)[] = [];
  #bodyless = false;
  #closing = false;
  /** Whether the answer must wait one turn of the event loop; see `closeAfterChunkedBody`. */
  #deferred = false;
  #wasDeferred = false;
  /** Whether the connection has closed. Checked while the body is drained after an early answer. */
  #closed = false;
  /**
   * The stream in progress. Its head has been sent, so a failure can only be reported at the end of the body.
   */
  #stream: Stream | null = null;
  #onDrain: () => void = () => {};

  constructor(
    private readonly res: HttpResponse,
    private readonly responses: ResponseContext,
  ) {
    responses.pending.add(this);
    res.onAborted(() => {
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

  /**
   * Calls `run` when the client disconnects before the end of the answer; immediately when it already has.
   */
  onAbort(run: () => void): void {
    if (this.#done) run();
    else this.#onAbort.push(run);
  }

  /** Calls `run` once, when the answer is complete or the client has disconnected. */
  onSettled(run: (disconnected: boolean) => void): void {
    this.#onSettled.push(run);
  }

  /** Sends only the head of the answer, for HEAD. */
  withoutBody(): void {
    this.#bodyless = true;
  }

  /** Closes the connection after the answer. */
  closeAfter(): void {
    this.#closing = true;
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

  header(name: string, value: string): void {
    this.headers.push(name, value);
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
    this.#settle();
    const { res } = this;
    res.cork(() => {
      this.#writeHead(answer);
      if (!this.#bodyless) res.end(answer.body, this.#closesConnection);
      else if (this.#closesConnection) res.endWithoutBody(Buffer.byteLength(answer.body), true);
      // With a length argument, uWebSockets.js would wait for that many bytes and break the next request.
      else res.writeHeader('Content-Length', String(Buffer.byteLength(answer.body))).endWithoutBody();
    });
  }

  get #bodyIncomplete(): boolean {
    return this.body !== null && !this.body.complete;
  }

  /**
   * Answers a request whose body is still arriving, then drains and closes the connection. Closing at once
   * would reset the connection before a client that is still sending has read the answer.
   *
   * uWebSockets.js gives up control of the connection when a response ends, so this response never ends. The
   * value of its last header contains the blank line and the content. uWebSockets.js appends a line break,
   * which `Content-Length` includes.
   */
  #sendBeforeBodyEnds({ status, ...answer }: WholeAnswer, content: string): void {
    const { res } = this;
    const hasContent = answer.type !== null;
    this.status = status;
    this.#settle();
    res.cork(() => {
      this.#writeHead({ status, ...answer });
      if (hasContent) res.writeHeader('Content-Length', String(Buffer.byteLength(content) + 2));
      res.writeHeader('Connection', hasContent && !this.#bodyless ? `close\r\n\r\n${content}` : 'close\r\n');
    });
    this.body!.drain(() => {
      if (this.#closed) return;
      this.#closed = true;
      this.body!.stopDraining();
      res.close();
    });
  }

  /** Sends the head immediately and starts to write the stream. */
  #startStream(answer: StreamedAnswer): void {
    const { res } = this;
    this.status = answer.status;
    if (this.#bodyless) this.#settle();
    else this.#stream = answer.stream;
    res.cork(() => {
      this.#writeHead(answer);
      res.writeHeader('Cache-Control', 'no-store, no-transform').writeHeader('X-Accel-Buffering', 'no');
      if (this.#bodyless) return res.endWithoutBody(undefined, this.#closesConnection);
      if (this.#closesConnection) res.writeHeader('Connection', 'close');
      // uWebSockets.js sends the head with the first write.
      res.write(answer.stream.heartbeat);
    });
    if (this.#bodyless) return;
    res.onWritable(() => {
      this.#onDrain();
      return true;
    });
    const sink = {
      isOpen: () => !this.#done,
      write: (piece: string | Uint8Array) => this.#write(piece),
      onDrain: (run: () => void) => {
        this.#onDrain = run;
      },
      end: () => this.#end(''),
    };
    writeStream(answer.stream, sink).catch(error => this.fail(error));
  }

  /** Returns false when the client reads too slowly and the piece is buffered in memory. */
  #write(piece: string | Uint8Array): boolean {
    if (this.#done) return true;
    let written = true;
    this.res.cork(() => {
      written = this.res.write(piece);
    });
    return written;
  }

  #end(lastPiece: string): void {
    if (this.#done) return;
    this.#settle();
    this.res.cork(() => {
      if (lastPiece !== '') this.res.write(lastPiece);
      // The close argument of `end` would write a header into the body here. Pausing reads instead lets
      // uWebSockets.js close the idle connection after 10 s.
      if (this.#closesConnection) this.res.pause();
      this.res.end();
    });
  }

  get #closesConnection(): boolean {
    return this.#closing || this.responses.draining;
  }

  #writeHead({ status, type, headers }: Omit<WholeAnswer, 'body'>): void {
    const { res, headers: own } = this;
    res.writeStatus(`${status} ${reasons[status] ?? 'Unknown'}`);
    res.writeHeader('X-Request-Id', this.requestId).writeHeader('X-Content-Type-Options', 'nosniff');
    for (let i = 0; i < own.length; i += 2) res.writeHeader(own[i]!, own[i + 1]!);
    if (headers !== undefined) for (const name in headers) res.writeHeader(name, headers[name]!);
    if (type !== null) res.writeHeader('Content-Type', type);
  }

  /**
   * Answers with the status and sentence of an HttpError. Any other error is logged and answered with a
   * generic 500.
   */
  fail(thrown: unknown): void {
    if (this.#done) return;
    const error = toHttpError(thrown);
    if (!(error instanceof HttpError))
      this.responses.log.error({ err: error, request: this.requestId }, 'request failed');
    const { status, detail, headers } = error instanceof HttpError ? error : httpErrors.internal();
    if (this.#stream !== null) {
      const why = typeof detail === 'string' ? detail : 'The request is not valid.';
      this.#end(this.#stream.errorTrailer(why, status));
      for (const run of this.#onAbort) run();
      return;
    }
    this.send({ status, type: 'application/json', body: JSON.stringify({ detail }), headers });
  }

  /** Closes the connection without an answer. */
  close(): void {
    if (this.#done) return;
    this.#settle();
    this.res.close();
  }

  #settle(disconnected = false): void {
    this.#done = true;
    this.responses.pending.delete(this);
    for (const run of this.#onSettled) run(disconnected);
    this.#onDrain();
  }
}
