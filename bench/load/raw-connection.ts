/** A keep-alive HTTP/1.1 connection that costs the machine as little as it can: requests are bytes made beforehand. */
import { connect, type Socket } from 'node:net';

export interface Told {
  /** 0 when the connection broke before the answer's end. */
  status: number;
  /** Seconds of Retry-After; null without one. */
  retryAfter: number | null;
}

const broken: Told = { status: 0, retryAfter: null };
const lastChunk = '0\r\n\r\n';
const headEnd = Buffer.from('\r\n\r\n');

/** A request's bytes. */
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

export class Wire {
  #socket: Socket | null = null;
  #head: Buffer | null = null;
  #told: Told = broken;
  /** Bytes of the body still to come; NaN for a chunked one. */
  #left = 0;
  #tail = '';
  #done: ((told: Told) => void) | null = null;

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** Sends a request and resolves with its answer; one at a time. */
  send(request: Buffer): Promise<Told> {
    return new Promise(resolve => {
      this.#done = resolve;
      this.#head = null;
      this.#tail = '';
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  /** Lets the connection go; the next request opens another. */
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
      this.#settle(broken);
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#told !== broken) return this.#readBody(chunk);
    const seen = this.#head === null ? chunk : Buffer.concat([this.#head, chunk]);
    const end = seen.indexOf(headEnd);
    if (end < 0) {
      this.#head = seen;
      return;
    }
    const head = seen.toString('latin1', 0, end);
    const value = (name: RegExp) => name.exec(head)?.[1];
    const retry = value(/^retry-after: (\d+)/im);
    this.#told = {
      status: Number(head.slice(9, 12)),
      retryAfter: retry === undefined ? null : Number(retry),
    };
    const length = value(/^content-length: (\d+)/im);
    this.#left = length === undefined ? Number.NaN : Number(length);
    this.#readBody(seen.subarray(end + headEnd.length));
  }

  #readBody(chunk: Buffer): void {
    if (Number.isNaN(this.#left)) {
      // The last chunk is empty, and no text of ours ends in what looks like it.
      this.#tail = (this.#tail + chunk.subarray(-lastChunk.length).toString('latin1')).slice(
        -lastChunk.length,
      );
      if (this.#tail === lastChunk) this.#settle(this.#told);
      return;
    }
    this.#left -= chunk.length;
    if (this.#left <= 0) this.#settle(this.#told);
  }

  #settle(told: Told): void {
    const done = this.#done;
    this.#done = null;
    this.#told = broken;
    done?.(told);
  }
}
