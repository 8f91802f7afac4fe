/** HTTP engine on node:http, for platforms without a binary of uWebSockets.js. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { limits } from '../../../contract/limits.js';
import {
  cannotListen,
  type Engine,
  type EngineOptions,
  type EngineServer,
  type Exchange,
  type ResponseHead,
  rejectLater,
} from './engine.js';
import { type Connection, NodeConnections } from './node-connections.js';
import { createRouter } from './router.js';

const unknownPeer = new Uint8Array(4);

/** Time in which the last responses are written when the server closes. */
const closingMs = 1_000;

export const nodeEngine: Engine = {
  name: 'node',
  async listen({ routes, host, port, sharesPort, gate, rejection }: EngineOptions): Promise<EngineServer> {
    const find = createRouter(routes);
    const connections = new NodeConnections();
    const server = createServer({
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.idleConnectionMs,
      keepAliveTimeout: limits.idleConnectionMs,
      connectionsCheckingInterval: limits.idleConnectionMs / 4,
      // A batch may arrive for minutes. NodeConnections closes connections whose body stops arriving.
      requestTimeout: 0,
      // The HTTP module checks the Host header of either engine.
      requireHostHeader: false,
    });
    // A limit would drop header lines that the parser has used. The size of the head limits their number.
    server.maxHeadersCount = 0;
    server.on('request', (req, res) => {
      const connection = connections.begin(req, res);
      if (connection === null) return;
      const fail = (problem: Problem) => {
        connection.closing = true;
        endWith(problem, req.socket);
      };
      // The parser also accepts 0.9 and 2.0 in a request line.
      if (req.httpVersion !== '1.1' && req.httpVersion !== '1.0') return fail(unknownVersion);
      const target = originForm(req);
      if (target === null) return fail(foreignTarget);
      const [path, query] = splitTarget(target);
      const { method = '' } = req;
      const { handler, params } = find(method, path);
      handler(new NodeExchange(req, res, connection), {
        method,
        path,
        query,
        peer: peerOf(req.socket),
        param: index => params[index] ?? '',
        forEachHeader: run => forEachHeader(req, run),
      });
    });
    server.on('clientError', refuse);

    const bound = await bind(server, host, port, sharesPort);
    const limiter = gate(bound);
    server.on('connection', socket => {
      socket.once('close', () => limiter.closed());
      const admission = limiter.opened(peerOf(socket));
      if (admission === 'admit') connections.add(socket);
      else if (admission === 'close') socket.destroy();
      else {
        // `connections` does not have it, so no request is served.
        const stop = rejectLater(
          () => socket.write(wholeResponse(rejection.head, rejection.content)),
          () => socket.destroy(),
        );
        socket.once('close', () => {
          stop();
          limiter.rejectedClosed();
        });
      }
    });

    // `close` of the HTTP server would also close idle connections, on which a request may be on its way.
    const stopListening = () => void TcpServer.prototype.close.call(server);
    return {
      port: bound,
      stopListening,
      close() {
        stopListening();
        server.closeIdleConnections();
        connections.close();
        setTimeout(() => server.closeAllConnections(), closingMs).unref();
      },
    };
  },
};

type Problem = readonly [status: number, detail: string];

const unknownVersion: Problem = [505, 'The service supports HTTP/1.1 and HTTP/1.0.'];
const foreignTarget: Problem = [400, 'The target of the request is neither a path nor of this host.'];
const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too large.'],
  HPE_INVALID_VERSION: unknownVersion,
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The head of the request took too long.'],
};
const malformed: Problem = [400, 'The request is not valid HTTP/1.1.'];

/**
 * Answers a request that node:http cannot parse and closes the connection. A connection that is closed, or
 * whose previous response has begun, gets no answer.
 */
function refuse(error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }): void {
  const answering = (socket as { _httpMessage?: unknown })._httpMessage != null;
  if (error.code === 'ECONNRESET' || !socket.writable || answering) {
    socket.destroy();
    return;
  }
  endWith(problems[error.code ?? ''] ?? malformed, socket);
}

/** Answers with a problem. Closes later, also when the client does not: see `EngineOptions.rejection`. */
function endWith([status, detail]: Problem, socket: Duplex): void {
  const head = { status, fields: ['Content-Type', 'application/json'] };
  socket.end(wholeResponse(head, JSON.stringify({ detail })));
  setTimeout(() => socket.destroy(), limits.rejectedConnectionMs).unref();
}

/** Returns the bytes of a response that closes the connection. */
function wholeResponse({ status, fields }: ResponseHead, content: string): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let i = 0; i < fields.length; i += 2) lines.push(`${fields[i]}: ${fields[i + 1]}`);
  lines.push(`Content-Length: ${Buffer.byteLength(content)}`, 'Connection: close', '', content);
  return lines.join('\r\n');
}

/** First version of Node whose servers can share a port (`reusePort`). */
const sharingNode = [22, 12] as const;

function bind(server: Server, host: string, port: number, sharesPort: boolean): Promise<number> {
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
  const canShare = major > sharingNode[0] || (major === sharingNode[0] && minor >= sharingNode[1]);
  const cannotShare = new Error('PROCESSES with HTTP_ENGINE=node needs Linux and Node 22.12 or later.');
  if (sharesPort && !canShare) return Promise.reject(cannotShare);
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(sharesPort && code !== 'EADDRINUSE' ? cannotShare : cannotListen(host, port)),
    );
    server.listen({ host, port, exclusive: true, ...(sharesPort && { reusePort: true }) }, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Returns the path and query of a request target (RFC 9112, section 3.2); null for that of another host. */
function originForm({ url = '/', headers }: IncomingMessage): string | null {
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url);
  if (absolute === null || absolute[1]!.toLowerCase() !== headers.host?.toLowerCase()) return null;
  return absolute[2]!.startsWith('/') ? absolute[2]! : `/${absolute[2]!}`;
}

function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

function peerOf({ remoteAddress }: Socket): Uint8Array {
  // The address of a connection that has closed is unknown.
  return remoteAddress === undefined
    ? unknownPeer
    : Uint8Array.from(ipaddr.parse(remoteAddress.replace(/%.*$/, '')).toByteArray());
}

function forEachHeader(
  { rawHeaders, headers, httpVersion, socket }: IncomingMessage,
  run: (name: string, value: string) => void,
): void {
  for (let i = 0; i < rawHeaders.length; i += 2)
    run(rawHeaders[i]!.toLowerCase(), asUtf8(rawHeaders[i + 1]!));
  // HTTP/1.0 has no Host header; the address of the server takes its place (RFC 9112, section 3.3).
  if (httpVersion === '1.0' && headers.host === undefined)
    run('host', `${socket.localAddress?.includes(':') ? `[${socket.localAddress}]` : socket.localAddress}`);
}

/** node:http decodes header values as Latin-1; uWebSockets.js as UTF-8. */
const asUtf8 = (value: string): string =>
  /[\x80-\xff]/.test(value) ? Buffer.from(value, 'latin1').toString('utf8') : value;

class NodeExchange implements Exchange {
  constructor(
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
    private readonly connection: Connection,
  ) {
    // Errors of a connection always end in `close`.
    req.on('error', () => {});
    res.on('error', () => {});
  }

  onClosed(run: () => void): void {
    this.res.once('close', () => {
      if (!this.res.writableEnded) run();
    });
  }

  onData(run: (piece: Uint8Array, isLast: boolean) => void): void {
    const length = this.req.headers['content-length'];
    let remaining = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
    this.req.on('data', (piece: Uint8Array) => {
      remaining -= piece.length;
      run(piece, remaining === 0);
    });
    this.req.on('end', () => {
      if (remaining !== 0 || length === '0') run(new Uint8Array(0), true);
    });
  }

  pause(): void {
    this.connection.bodyPaused = true;
    this.req.pause();
  }

  resume(): void {
    this.connection.bodyPaused = false;
    this.connection.wasReading = false;
    this.req.resume();
  }

  onWritable(run: () => void): void {
    this.res.on('drain', run);
  }

  send(head: ResponseHead, body: string | Uint8Array, bodyless: boolean, close: boolean): void {
    const length = head.status === 204 ? [] : ['Content-Length', String(Buffer.byteLength(body))];
    this.#writeHead(head, length, close);
    if (bodyless) this.res.end();
    else this.res.end(body);
  }

  /** The response is not ended, because node:http would then close the connection under a sending client. */
  sendBeforeBodyEnds(head: ResponseHead, content: string | null, bodyless: boolean): void {
    const length = content === null ? '0' : String(Buffer.byteLength(content));
    this.#writeHead(head, ['Content-Length', length], true);
    if (content === null || bodyless) this.res.flushHeaders();
    else this.res.write(content);
  }

  open(head: ResponseHead, first: string | null, close: boolean): void {
    this.#writeHead(head, [], close);
    if (first === null) this.res.end();
    else this.res.write(first);
  }

  write(piece: string): boolean {
    return this.res.write(piece);
  }

  end(lastPiece: string, close: boolean): void {
    const { socket } = this.req;
    if (close) {
      this.connection.closing = true;
      this.res.once('finish', () => socket.destroySoon());
    }
    if (lastPiece === '') this.res.end();
    else this.res.end(lastPiece);
  }

  close(): void {
    this.req.socket.destroySoon();
  }

  #writeHead({ status, fields }: ResponseHead, length: readonly string[], close: boolean): void {
    if (close) this.connection.closing = true;
    this.res.writeHead(status, [...fields, ...length, ...(close ? ['Connection', 'close'] : [])]);
  }
}
