import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../../contract/limits.js';

export interface Connection {
  /** The last request and its response; null before the first. */
  exchange: { readonly req: IncomingMessage; readonly res: ServerResponse } | null;
  /** Whether the connection closes after the response, so that no further request is served. */
  closing: boolean;
  /** Whether the service itself has stopped reading the body. */
  bodyPaused: boolean;
  bytesRead: number;
  bytesFlushed: number;
  /** Whether data waited for the client at the last check. */
  wasWriting: boolean;
  wasReading: boolean;
}

/**
 * Open connections. Enforces what uWebSockets.js enforces by itself: one request at a time, none after a
 * response with `Connection: close`, and clients that send their body or read their response fast enough.
 * node:http limits only the time of a head and the time between requests.
 */
export class NodeConnections {
  readonly #connections = new Map<Socket, Connection>();
  readonly #timer = setInterval(() => this.check(), limits.idleConnectionMs).unref();

  add(socket: Socket): void {
    this.#connections.set(socket, {
      exchange: null,
      closing: false,
      bodyPaused: false,
      bytesRead: 0,
      bytesFlushed: 0,
      wasWriting: false,
      wasReading: false,
    });
    socket.once('close', () => this.#connections.delete(socket));
  }

  /**
   * Notes a new request and returns its connection; null when it is not served. A request before the end of
   * the previous response closes the connection; one after a closing response is ignored, so that the client
   * gets that response.
   */
  begin(req: IncomingMessage, res: ServerResponse): Connection | null {
    const connection = this.#connections.get(req.socket);
    if (connection === undefined || connection.closing) return null;
    if (connection.exchange !== null && !connection.exchange.res.writableEnded) {
      req.socket.destroy();
      return null;
    }
    connection.exchange = { req, res };
    connection.bodyPaused = false;
    connection.wasReading = false;
    return connection;
  }

  /** Closes the connections that were waited for since the last check and moved too little. */
  check(): void {
    for (const [socket, one] of this.#connections) {
      const flushed = socket.bytesWritten - socket.writableLength;
      const reading = one.exchange !== null && !one.exchange.req.complete && !one.bodyPaused;
      const writing = socket.writableLength > 0;
      const readTooLittle = socket.bytesRead - one.bytesRead < limits.bodyBytesPerCheck;
      if (
        (one.wasReading && reading && readTooLittle) ||
        (one.wasWriting && writing && flushed === one.bytesFlushed)
      )
        socket.destroy();
      one.bytesRead = socket.bytesRead;
      one.bytesFlushed = flushed;
      one.wasReading = reading;
      one.wasWriting = writing;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const [socket, { exchange }] of this.#connections)
      if (exchange === null || exchange.res.writableEnded) socket.destroySoon();
  }
}
