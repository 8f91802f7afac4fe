/**
 * An HTTP engine without sockets: `inject` passes a request to its route and returns the response. What HTTP
 * parsers, connections and slow clients do is tested on the other engines, one of which may listen beside it.
 *
 *   const engine = memoryEngine();
 *   await openApp(config, log, { engine });
 *   const response = await engine.inject('/api/scan', { method: 'POST', body: '{"text":"…"}' });
 */
import type { Engine, Exchange, RequestHead, ResponseHead } from '../src/api/http/engine/engine.js';
import { createRouter } from '../src/api/http/engine/router.js';

export interface MemoryEngine extends Engine {
  /** Requests a path with the options of `fetch`. A body that is a stream arrives in its pieces. */
  inject(path: string, init?: RequestInit): Promise<Response>;
}

const statusesWithoutBody = [204, 304];

/** @param beside engine that listens; without one, the origin of the requests is port 1 */
export function memoryEngine(beside: Engine | null = null): MemoryEngine {
  let find: ReturnType<typeof createRouter> | undefined;
  let port = 1;
  return {
    name: beside?.name ?? 'node',
    async listen(options) {
      find = createRouter(options.routes);
      if (beside === null) return { port, stopListening() {}, close() {} };
      const server = await beside.listen(options);
      ({ port } = server);
      return server;
    },
    inject: (path, init = {}) =>
      new Promise((resolve, reject) => {
        const origin = `http://127.0.0.1:${port}`;
        const request = new Request(origin + path, { duplex: 'half', ...init } as RequestInit);
        const { pathname, search } = new URL(request.url);
        const { handler, params } = find!(request.method, pathname);
        const exchange = new MemoryExchange(request.signal, resolve, reject);
        const whole = !(init.body instanceof ReadableStream);
        // The body is read before the handler is called, so that its length is among the headers.
        void (whole ? request.arrayBuffer() : Promise.resolve(null)).then(body => {
          handler(exchange, requestHead(request, pathname, search.slice(1), params, body?.byteLength));
          return exchange.deliver(body === null ? request.body! : [new Uint8Array(body)]);
        });
      }),
  };
}

function requestHead(
  { method, headers, url }: Request,
  path: string,
  query: string,
  params: readonly string[],
  length: number | undefined,
): RequestHead {
  const sent = new Headers(headers);
  sent.set('host', new URL(url).host);
  if (length === undefined) sent.set('transfer-encoding', 'chunked');
  else if (length > 0 || method === 'POST') sent.set('content-length', String(length));
  return {
    method,
    path,
    query,
    peer: Uint8Array.of(127, 0, 0, 1),
    param: index => params[index] ?? '',
    forEachHeader(run) {
      for (const [name, value] of sent) run(name, value);
    },
  };
}

class MemoryExchange implements Exchange {
  #receive: (piece: Uint8Array, isLast: boolean) => void = () => {};
  #closed: () => void = () => {};
  #writable: () => void = () => {};
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  #paused: Promise<void> | undefined;
  #resume: () => void = () => {};
  #isOpen = true;

  constructor(
    signal: AbortSignal,
    private readonly respond: (response: Response) => void,
    private readonly fail: (reason: unknown) => void,
  ) {
    signal.addEventListener('abort', () => this.#disconnect(signal.reason));
  }

  async deliver(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of pieces) {
      await this.#paused;
      if (!this.#isOpen) return;
      this.#receive(piece, false);
    }
    if (this.#isOpen) this.#receive(new Uint8Array(0), true);
  }

  onClosed(run: () => void): void {
    this.#closed = run;
  }

  onData(run: (piece: Uint8Array, isLast: boolean) => void): void {
    this.#receive = run;
  }

  pause(): void {
    this.#paused ??= new Promise(resolve => {
      this.#resume = resolve;
    });
  }

  resume(): void {
    this.#paused = undefined;
    this.#resume();
  }

  onWritable(run: () => void): void {
    this.#writable = run;
  }

  send({ status, fields }: ResponseHead, body: string | Uint8Array, bodyless: boolean): void {
    this.#isOpen = false;
    const length = ['Content-Length', String(Buffer.byteLength(body))];
    const content = bodyless || statusesWithoutBody.includes(status) ? null : Buffer.from(body);
    this.respond(new Response(content, { status, headers: pairs([...fields, ...length]) }));
  }

  sendBeforeBodyEnds(head: ResponseHead, content: string | null, bodyless: boolean): void {
    this.send(head, content ?? '', bodyless);
    this.#isOpen = true;
  }

  open({ status, fields }: ResponseHead, first: string | null): void {
    const stream = new ReadableStream<Uint8Array>(
      {
        start: controller => {
          this.#stream = controller;
        },
        pull: () => {
          if (this.#isOpen) this.#writable();
        },
        cancel: () => this.#disconnect(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
    );
    this.respond(new Response(first === null ? null : stream, { status, headers: pairs(fields) }));
    if (first === null) this.#isOpen = false;
    else this.write(first);
  }

  write(piece: string): boolean {
    this.#stream!.enqueue(Buffer.from(piece));
    return this.#stream!.desiredSize! > 0;
  }

  end(lastPiece: string): void {
    if (lastPiece !== '') this.#stream!.enqueue(Buffer.from(lastPiece));
    this.#isOpen = false;
    this.#stream!.close();
  }

  close(): void {
    this.#isOpen = false;
  }

  #disconnect(reason?: unknown): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.fail(reason);
    this.#closed();
  }
}

const pairs = (fields: readonly string[]): [string, string][] =>
  Array.from({ length: fields.length / 2 }, (_, i) => [fields[2 * i]!, fields[2 * i + 1]!]);
