import type { HttpResponse } from 'uWebSockets.js';
import type { Logger } from 'pino';
import { HttpError, httpErrors } from '../errors.js';
import type { Answer, StreamedAnswer, WholeAnswer } from './answer.js';
import type { RequestBody } from './body.js';
import type { BodyMemory } from './body-memory.js';
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

/** What every reply of a process shares: whether it is closing, and where unexpected failures are written. */
export interface ResponseContext {
  draining: boolean;
  log: Logger;
  /** Replies not yet written to their end. */
  pending: Set<Reply>;
  /** Memory of the bodies of callers without and with an account. */
  bodies: { readonly anonymous: BodyMemory; readonly account: BodyMemory };
}

/**
 * Owns a response. uWS ends the process when a freed response is touched, so nobody else holds one:
 * after an abort or a first answer every call here does nothing.
 */
export class Reply {
  requestId = '';
  /** The request's body, when it has one. */
  body: RequestBody | null = null;
  /** Of the answer; 499 while there is none, which is what is counted of a caller who went away. */
  status = 499;
  /** Names and values by turns, written with whatever answer comes. */
  readonly headers: string[] = [];
  #done = false;
  #onAbort: (() => void)[] = [];
  #onSettled: ((gone: boolean) => void)[] = [];
  #bodyless = false;
  #closing = false;
  /** Whether an answer waits one turn of the event loop for what came along in the same bytes. */
  #deferred = false;
  #waited = false;
  /** Whether the connection is gone, after an answer that came before the body's end. */
  #closed = false;
  /** The stream that is under way: the head is out, so what fails now can only be told at its end. */
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

  /** Runs when the client goes away before the answer's end; at once when it has gone already. */
  onAbort(run: () => void): void {
    if (this.#done) run();
    else this.#onAbort.push(run);
  }

  /** Runs once, when the answer is written or the client has gone. */
  onSettled(run: (gone: boolean) => void): void {
    this.#onSettled.push(run);
  }

  /** For HEAD: the answer's headers alone. */
  withoutBody(): void {
    this.#bodyless = true;
  }

  /** Closes the connection once the answer is written. */
  closeAfter(): void {
    this.#closing = true;
  }

  /**
   * For a chunked body, whose end is not certain: uWS does not look at what stands between chunks, and a
   * proxy might read it otherwise. What came along in the same bytes is seen while this request is under way,
   * for which uWS closes the connection; and what comes later is not read, because the answer closes it.
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
    if (!this.#waited && (this.#deferred || (this.#bodyArrives && !('stream' in answer)))) {
      this.#waited = true;
      setImmediate(() => this.send(answer));
      return;
    }
    if ('stream' in answer) return this.#begin(answer);
    if (this.#bodyArrives && typeof answer.body === 'string')
      return this.#sendBeforeBodyEnds(answer, answer.body);
    this.status = answer.status;
    this.#settle();
    const { res } = this;
    res.cork(() => {
      this.#writeHead(answer);
      if (!this.#bodyless) res.end(answer.body, this.#closes);
      else if (this.#closes) res.endWithoutBody(Buffer.byteLength(answer.body), true);
      // Told a length, it would wait for as many bytes and lose the connection at the next request.
      else res.writeHeader('Content-Length', String(Buffer.byteLength(answer.body))).endWithoutBody();
    });
  }

  get #bodyArrives(): boolean {
    return this.body !== null && !this.body.complete;
  }

  /**
   * Answers a request whose body is still arriving, then drains and closes the connection. A client that is
   * sending must get to read the answer, and closing at once would reset the connection before it does. uWS
   * takes the connection out of our hands once a response has ended, so this one never ends: the value of its
   * last header carries the blank line and the content, and uWS adds the line end that `Content-Length`
   * counts.
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

  /** Writes the head at once, so that the client knows it is heard, and pours the stream behind it. */
  #begin(answer: StreamedAnswer): void {
    const { res } = this;
    this.status = answer.status;
    if (this.#bodyless) this.#settle();
    else this.#stream = answer.stream;
    res.cork(() => {
      this.#writeHead(answer);
      res.writeHeader('Cache-Control', 'no-store, no-transform').writeHeader('X-Accel-Buffering', 'no');
      if (this.#bodyless) return res.endWithoutBody(undefined, this.#closes);
      if (this.#closes) res.writeHeader('Connection', 'close');
      // uWS holds the head back until something is written.
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

  /** Whether the client keeps up: false when what it has not read yet waits in our memory. */
  #write(piece: string | Uint8Array): boolean {
    if (this.#done) return true;
    let taken = true;
    this.res.cork(() => {
      taken = this.res.write(piece);
    });
    return taken;
  }

  #end(lastPiece: string): void {
    if (this.#done) return;
    this.#settle();
    this.res.cork(() => {
      if (lastPiece !== '') this.res.write(lastPiece);
      // Asked to close as well, uWS would write the header for it into the middle of the body. So it reads
      // nothing more from a client that stays though it was told to go, and closes the connection 10 s later.
      if (this.#closes) this.res.pause();
      this.res.end();
    });
  }

  get #closes(): boolean {
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

  /** Answers with a refusal's own status and sentence; anything else thrown is ours and stays hidden. */
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

  #settle(gone = false): void {
    this.#done = true;
    this.responses.pending.delete(this);
    for (const run of this.#onSettled) run(gone);
    this.#onDrain();
  }
}
