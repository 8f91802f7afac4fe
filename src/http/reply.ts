import type { HttpResponse } from 'uWebSockets.js';
import type { Logger } from 'pino';
import { Refusal, refusals } from '../errors.js';
import type { Answer } from './route.js';

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
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** What every reply of a process shares: whether it is closing, and where unexpected failures are written. */
export interface ReplyOffice {
  draining: boolean;
  log: Logger;
  /** Replies not yet written. */
  pending: Set<Reply>;
}

/**
 * Owns a response. uWS ends the process when a freed response is touched, so nobody else holds one:
 * after an abort or a first answer every call here does nothing.
 */
export class Reply {
  requestId = '';
  /** Names and values by turns, written with whatever answer comes. */
  readonly headers: string[] = [];
  #done = false;
  #onAbort: (() => void)[] = [];
  #onSettled: (() => void)[] = [];
  #bodyless = false;
  #closing = false;

  constructor(
    private readonly res: HttpResponse,
    private readonly office: ReplyOffice,
  ) {
    office.pending.add(this);
    res.onAborted(() => {
      if (this.#done) return;
      this.#settle();
      for (const run of this.#onAbort) run();
    });
  }

  get done(): boolean {
    return this.#done;
  }

  /** Runs when the client goes away before an answer; at once when it has gone already. */
  onAbort(run: () => void): void {
    if (this.#done) run();
    else this.#onAbort.push(run);
  }

  /** Runs once, when the answer is written or the client has gone. */
  onSettled(run: () => void): void {
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

  header(name: string, value: string): void {
    this.headers.push(name, value);
  }

  send({ status, type, body, headers }: Answer): void {
    if (this.#done) return;
    this.#settle();
    const { res, office } = this;
    res.cork(() => {
      res.writeStatus(`${status} ${reasons[status] ?? 'Unknown'}`);
      res.writeHeader('X-Request-Id', this.requestId).writeHeader('X-Content-Type-Options', 'nosniff');
      const own = this.headers;
      for (let i = 0; i < own.length; i += 2) res.writeHeader(own[i]!, own[i + 1]!);
      if (headers !== undefined) for (const name in headers) res.writeHeader(name, headers[name]!);
      if (type !== null) res.writeHeader('Content-Type', type);
      const close = this.#closing || office.draining;
      if (!this.#bodyless) res.end(body, close);
      else if (close) res.endWithoutBody(Buffer.byteLength(body), true);
      // Told a length, it would wait for as many bytes and lose the connection at the next request.
      else res.writeHeader('Content-Length', String(Buffer.byteLength(body))).endWithoutBody();
    });
  }

  /** Answers with a refusal's own status and sentence; anything else thrown is ours and stays hidden. */
  fail(error: unknown): void {
    if (this.#done) return;
    if (!(error instanceof Refusal))
      this.office.log.error({ err: error, request: this.requestId }, 'request failed');
    const { status, detail, headers } = error instanceof Refusal ? error : refusals.internal();
    this.send({ status, type: 'application/json', body: JSON.stringify({ detail }), headers });
  }

  /** Closes the connection without an answer. */
  close(): void {
    if (this.#done) return;
    this.#settle();
    this.res.close();
  }

  #settle(): void {
    this.#done = true;
    this.office.pending.delete(this);
    for (const run of this.#onSettled) run();
  }
}
