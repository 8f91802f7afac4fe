/** HTTP engine on uWebSockets.js. The only module that uses it, because its objects are unsafe to keep. */

import type { HttpRequest, HttpResponse, us_listen_socket } from 'uWebSockets.js';
import { existsSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { limits } from '../../../contract/limits.js';
import { packageRoot } from '../../../contract/package-root.js';
import {
  cannotListen,
  type Engine,
  type EngineOptions,
  type EngineServer,
  type Exchange,
  type ExchangeHandler,
  type Rejection,
  type RequestHead,
  type ResponseHead,
  rejectLater,
} from './engine.js';

/** Option that fails when another process listens on the port. Without it, Linux would share the port. */
const exclusivePort = 1;
/** Option that lets several processes of the service share the port. */
const sharedPort = 0;

interface ExclusiveListen {
  listen(host: string, port: number, options: number, done: (socket: us_listen_socket | false) => void): void;
}

/** Loads uWebSockets.js. @throws Error without a binary for this version of Node and this platform */
export async function loadUws(): Promise<Engine> {
  // Read when the module loads. The default is about 4 KB.
  process.env.UWS_HTTP_MAX_HEADERS_SIZE ??= String(limits.headBytes);
  const { platform, arch, versions } = process;
  const file = new URL(`dist/vendor/uws/uws_${platform}_${arch}_${versions.modules}.node`, packageRoot);
  if (!existsSync(file)) throw new Error('no binary for them is installed');
  const uws = createRequire(import.meta.url)(fileURLToPath(file)) as typeof import('uWebSockets.js');
  // Omits the header with the engine's name from every response. The type declarations lack the function.
  (uws as unknown as { _cfg(name: string): void })._cfg('silent');
  return { name: 'uws', listen: options => listenUws(uws, options) };
}

async function listenUws(
  uws: typeof import('uWebSockets.js'),
  { routes, host, port, sharesPort, gate, rejection }: EngineOptions,
): Promise<EngineServer> {
  const app = uws.App();
  for (const { method, pattern, handler } of routes) {
    const run = adapt(handler);
    if (method === 'GET') app.get(pattern, run).head(pattern, run);
    else if (method === 'POST') app.post(pattern, run);
    else if (method === 'PATCH') app.patch(pattern, run);
    else if (method === 'DELETE') app.del(pattern, run);
    else app.any(pattern, run);
  }
  const socket = await new Promise<us_listen_socket>((resolve, reject) => {
    const done = (result: us_listen_socket | false) =>
      result ? resolve(result) : reject(cannotListen(host, port));
    // The type declarations lack the four-argument overload.
    (app as unknown as ExclusiveListen).listen(host, port, sharesPort ? sharedPort : exclusivePort, done);
  });
  const bound = uws.us_socket_local_port(socket as unknown as Parameters<typeof uws.us_socket_local_port>[0]);
  const connections = gate(bound);
  const admit = (res: HttpResponse, change: number) => {
    if (change < 0) return connections.closed();
    const admission = connections.opened(new Uint8Array(res.getRemoteAddress()));
    if (admission === 'close') res.close();
    if (admission === 'reject') reject(res, rejection, () => connections.rejectedClosed());
  };
  app.filter(admit);
  return {
    port: bound,
    stopListening: () => uws.us_listen_socket_close(socket),
    close: () => app.close(),
  };
}

/** Answers a new connection without parsing a request, and closes it. */
function reject(res: HttpResponse, { head, content }: Rejection, onClosed: () => void): void {
  const stop = rejectLater(
    () => new UwsExchange(res).sendBeforeBodyEnds(head, content, false),
    () => res.close(),
  );
  // With this handler, uWebSockets.js reports when `res` becomes invalid.
  res.onAborted(() => {
    stop();
    onClosed();
  });
  res.pause();
}

const adapt = (handler: ExchangeHandler) => (res: HttpResponse, req: HttpRequest) => {
  // uWebSockets.js accepts a PROXY v2 preamble from any client. No supported proxy sends one.
  if (res.getProxiedRemoteAddress().byteLength > 0) {
    res.onAborted(() => {});
    res.close();
  } else handler(new UwsExchange(res), headOf(res, req));
};

/** uWebSockets.js frees the request when the callback returns, and reuses the bytes of the address. */
const headOf = (res: HttpResponse, req: HttpRequest): RequestHead => ({
  method: req.getCaseSensitiveMethod(),
  path: req.getUrl(),
  query: req.getQuery() ?? '',
  peer: new Uint8Array(res.getRemoteAddress()).slice(),
  param: index => req.getParameter(index) ?? '',
  forEachHeader: run => req.forEach(run),
});

/** A response of uWebSockets.js, which ends the process when it is used after its end. */
class UwsExchange implements Exchange {
  constructor(private readonly res: HttpResponse) {}

  onClosed(run: () => void): void {
    this.res.onAborted(run);
  }

  onData(run: (piece: Uint8Array, isLast: boolean) => void): void {
    this.res.onData((chunk, isLast) => run(new Uint8Array(chunk), isLast));
  }

  pause(): void {
    this.res.pause();
  }

  resume(): void {
    this.res.resume();
  }

  onWritable(run: () => void): void {
    this.res.onWritable(() => {
      run();
      return true;
    });
  }

  send(head: ResponseHead, body: string | Uint8Array, bodyless: boolean, close: boolean): void {
    const { res } = this;
    res.cork(() => {
      this.#writeHead(head);
      if (!bodyless) res.end(body, close);
      else if (close) res.endWithoutBody(Buffer.byteLength(body), true);
      // With a length argument, uWebSockets.js would wait for that many bytes and break the next request.
      else res.writeHeader('Content-Length', String(Buffer.byteLength(body))).endWithoutBody();
    });
  }

  /**
   * uWebSockets.js gives up control of the connection when a response ends, so this response never ends. The
   * value of its last header contains the blank line and the content. uWebSockets.js appends a line break,
   * which `Content-Length` includes.
   */
  sendBeforeBodyEnds(head: ResponseHead, content: string | null, bodyless: boolean): void {
    const { res } = this;
    res.cork(() => {
      this.#writeHead(head);
      if (content !== null) res.writeHeader('Content-Length', String(Buffer.byteLength(content) + 2));
      res.writeHeader('Connection', content !== null && !bodyless ? `close\r\n\r\n${content}` : 'close\r\n');
    });
  }

  open(head: ResponseHead, first: string | null, close: boolean): void {
    const { res } = this;
    res.cork(() => {
      this.#writeHead(head);
      if (first === null) return res.endWithoutBody(undefined, close);
      if (close) res.writeHeader('Connection', 'close');
      // uWebSockets.js sends the head with the first write.
      res.write(first);
    });
  }

  write(piece: string): boolean {
    let written = true;
    this.res.cork(() => {
      written = this.res.write(piece);
    });
    return written;
  }

  end(lastPiece: string, close: boolean): void {
    this.res.cork(() => {
      if (lastPiece !== '') this.res.write(lastPiece);
      // The close argument of `end` would write a header into the body here. Pausing reads instead lets
      // uWebSockets.js close the idle connection after 10 s.
      if (close) this.res.pause();
      this.res.end();
    });
  }

  close(): void {
    this.res.close();
  }

  #writeHead({ status, fields }: ResponseHead): void {
    this.res.writeStatus(`${status} ${STATUS_CODES[status]}`);
    for (let i = 0; i < fields.length; i += 2) this.res.writeHeader(fields[i]!, fields[i + 1]!);
  }
}
