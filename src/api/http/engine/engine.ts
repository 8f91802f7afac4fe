/**
 * The interface between the HTTP module and the server that parses requests and writes responses. Two engines
 * implement it: uWebSockets.js (`uws.ts`) and node:http (`node.ts`).
 */
import { limits } from '../../../contract/limits.js';

export type EngineName = 'uws' | 'node';

/** Head of a request. Valid only during the call that receives it. */
export interface RequestHead {
  readonly method: string;
  /** The path as sent, percent-encoded. */
  readonly path: string;
  /** Raw query string without the question mark. */
  readonly query: string;
  /** Address of the peer: 4 or 16 bytes in network order. */
  readonly peer: Uint8Array;
  /** Returns a path parameter of the route, percent-encoded. */
  param(index: number): string;
  /** Calls `run` for each header line, with the name in lower case. */
  forEachHeader(run: (name: string, value: string) => void): void;
}

export interface ResponseHead {
  readonly status: number;
  /** Alternating names and values. */
  readonly fields: readonly string[];
}

/**
 * One request and its response. After `close`, after the end of the response, and after a disconnect, no
 * method may be called.
 */
export interface Exchange {
  /** Calls `run` when the connection closes before the end of the response. Must be called first. */
  onClosed(run: () => void): void;
  /** Receives the body. A piece is valid only during the call. Must be called in the turn of the request. */
  onData(run: (piece: Uint8Array, isLast: boolean) => void): void;
  pause(): void;
  resume(): void;
  /** Calls `run` whenever a slow client has caught up. */
  onWritable(run: () => void): void;
  /** Sends a complete response. `bodyless` sends only its head, with the length of the body. */
  send(head: ResponseHead, body: string | Uint8Array, bodyless: boolean, close: boolean): void;
  /**
   * Sends a complete response while the request's body still arrives, with `Connection: close`. The
   * connection stays open until `close`, and the rest of the body is passed to `onData`.
   */
  sendBeforeBodyEnds(head: ResponseHead, content: string | null, bodyless: boolean): void;
  /** Sends the head of a stream, followed by `first`; null ends the response after the head. */
  open(head: ResponseHead, first: string | null, close: boolean): void;
  /** Writes a part of a stream. Returns false for a slow client. */
  write(piece: string): boolean;
  end(lastPiece: string, close: boolean): void;
  close(): void;
}

export type ExchangeHandler = (exchange: Exchange, head: RequestHead) => void;

/** A method and path with its handler. GET also handles HEAD; ANY handles the methods without a route. */
export interface EngineRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'ANY';
  /** Path whose parameters are written `:name`; `/*` matches every path without another route. */
  readonly pattern: string;
  readonly handler: ExchangeHandler;
}

/** A new connection is served, is answered with `rejection` and closed, or is closed at once. */
export type Admission = 'admit' | 'reject' | 'close';

export interface ConnectionGate {
  opened(peer: Uint8Array): Admission;
  /** Called for every connection when it has closed. */
  closed(): void;
  /** Called for every connection with the result `reject` when it has closed, beside `closed`. */
  rejectedClosed(): void;
}

export interface Rejection {
  readonly head: ResponseHead;
  readonly content: string;
}

export interface EngineOptions {
  readonly routes: readonly EngineRoute[];
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whether other processes may listen on the same port. */
  readonly sharesPort: boolean;
  gate(port: number): ConnectionGate;
  /**
   * Answer to rejected connections. It does not depend on a request, because uWebSockets.js does not report
   * which connection a request has arrived on; HEAD gets the content too. It is sent after a short delay, so
   * that most clients have sent their request, and none is served. The connection is closed later: closing
   * while a request waits to be read resets it, and some systems then discard an answer that the client has
   * not read.
   */
  readonly rejection: Rejection;
}

export interface EngineServer {
  readonly port: number;
  /** Stops accepting connections; open connections stay. Must be called once, before `close`. */
  stopListening(): void;
  close(): void;
}

export interface Engine {
  readonly name: EngineName;
  /** Rejects when the address cannot be used. */
  listen(options: EngineOptions): Promise<EngineServer>;
}

export const cannotListen = (host: string, port: number): Error =>
  new Error(
    `Cannot listen on ${host}:${port}: the port is in use, or the host is not an address of this machine.`,
  );

/** Answers a rejected connection and closes it later. Returns a function to call when it has closed. */
export function rejectLater(answer: () => void, close: () => void): () => void {
  const answering = setTimeout(answer, limits.rejectionDelayMs).unref();
  const closing = setTimeout(close, limits.rejectedConnectionMs).unref();
  return () => {
    clearTimeout(answering);
    clearTimeout(closing);
  };
}
