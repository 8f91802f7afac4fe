/**
 * A minimal keep-alive HTTP/1.1 client. Requests are prepared bytes, so that the load generator uses little
 * CPU time.
 */
import { connect, type Socket } from 'node:net';

export interface RawResponse {
  /** 0 if the connection closed before the end of the response. */
  status: number;
  /** Seconds of the Retry-After header; null without one. */
  retryAfter: number | null;
  /** Size of the body as sent. */
  bytes: number;
}

const noResponse: RawResponse = { status: 0, retryAfter: null, bytes: 0 };
const lastChunk = '0\r\n\r\n';
const headEnd = Buffer.from('\r\n\r\n');

/** Serialises a request. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array = '',
): Buffer {
  const payload = Buffer.from(body as string);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Content-Length: ${payload.length}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), payload]);
}

export class RawConnection {
  #socket: Socket | null = null;
  #head: Buffer | null = null;
  #response: RawResponse = noResponse;
  /** Remaining bytes of the body; NaN if it is chunked. */
  #left = 0;
  #tail = '';
  #done: ((response: RawResponse) => void) | null = null;

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** Sends a request and resolves with the response. One request at a time. */
  send(request: Buffer): Promise<RawResponse> {
    return new Promise(resolve => {
      this.#done = resolve;
      this.#head = null;
      this.#tail = '';
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  /** Closes the connection. The next request opens another. */
  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const socket = connect({ host: this.host, port: this.port, noDelay: true });
    socket.on('data', chunk => this.#read(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#settle(noResponse);
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#response !== noResponse) return this.#readBody(chunk);
    const seen = this.#head === null ? chunk : Buffer.concat([this.#head, chunk]);
    const end = seen.indexOf(headEnd);
    if (end < 0) {
      this.#head = seen;
      return;
    }
    const head = seen.toString('latin1', 0, end);
    const value = (name: RegExp) => name.exec(head)?.[1];
    const retry = value(/^retry-after: (\d+)/im);
    this.#response = {
      status: Number(head.slice(9, 12)),
      retryAfter: retry === undefined ? null : Number(retry),
      bytes: 0,
    };
    const length = value(/^content-length: (\d+)/im);
    this.#left = length === undefined ? Number.NaN : Number(length);
    this.#readBody(seen.subarray(end + headEnd.length));
  }

  #readBody(chunk: Buffer): void {
    this.#response.bytes += chunk.length;
    if (Number.isNaN(this.#left)) {
      // The body ends with an empty chunk. No response in the benchmark contains these bytes earlier.
      this.#tail = (this.#tail + chunk.subarray(-lastChunk.length).toString('latin1')).slice(
        -lastChunk.length,
      );
      if (this.#tail === lastChunk) this.#settle(this.#response);
      return;
    }
    this.#left -= chunk.length;
    if (this.#left <= 0) this.#settle(this.#response);
  }

  #settle(response: RawResponse): void {
    const done = this.#done;
    this.#done = null;
    this.#response = noResponse;
    done?.(response);
  }
}
