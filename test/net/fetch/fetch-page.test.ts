import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp, createServer as createTcp } from 'node:net';
import { after, test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import {
  type FetchedPage,
  type FetchOptions,
  type FetchProblem,
  fetchPage,
} from '../../../src/net/fetch/fetch-page.js';
import type { SocketTarget } from '../../../src/net/fetch/ssrf-guard.js';

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const publicAddress = '93.184.216.34';

/** Fetches from a local server in place of the public internet. */
async function fetchFrom(
  listener: RequestListener,
  options: FetchOptions = {},
  url = 'http://site.example/page',
) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return fetchPage(url, {
    resolver: async () => [publicAddress],
    connect: () => connectLocally(server),
    ...options,
  });
}

const connectLocally = (server: { address(): AddressInfo | string | null }) =>
  new Promise<ReturnType<typeof connectTcp>>((fulfil, reject) => {
    const socket = connectTcp((server.address() as AddressInfo).port, '127.0.0.1', () => fulfil(socket));
    socket.once('error', reject);
  });

const page = (result: FetchedPage | FetchProblem): FetchedPage => {
  assert.ok(!('problem' in result), JSON.stringify(result));
  return result;
};
const problem = (result: FetchedPage | FetchProblem) => ('problem' in result ? result.problem : 'a page');

const html =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

test('returns the final URL, type, charset and bytes of a page', async () => {
  const result = page(await fetchFrom(html('<p>hello')));
  assert.equal(result.finalUrl, 'http://site.example/page');
  assert.equal(result.status, 200);
  assert.equal(result.contentType, 'text/html');
  assert.equal(result.charset, 'utf-8');
  assert.equal(Buffer.from(result.bytes).toString(), '<p>hello');
});

test('sends a User-Agent with the contact, the Host header and no cookie', async () => {
  let headers: Record<string, unknown> = {};
  const listener: RequestListener = (request, response) => {
    headers = request.headers;
    html('x')(request, response);
  };
  await fetchFrom(listener, { contact: 'mailto:ops@example.org\r\nX-Bad: 1' });
  assert.match(String(headers['user-agent']), /^Telltale\/.*\+mailto:ops@example\.org/);
  assert.equal(headers['x-bad'], undefined);
  assert.equal(headers.cookie, undefined);
  assert.equal(headers.host, 'site.example');
});

test('decodes every content coding, in order', async () => {
  const text = 'plain words '.repeat(50);
  const codings: [string, Buffer][] = [
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
  ];
  for (const [coding, body] of codings)
    assert.equal(
      Buffer.from(page(await fetchFrom(html(body, { 'content-encoding': coding }))).bytes).toString(),
      text,
      coding,
    );
});

test('reports unknown codings as unsupported and damaged data as failed', async () => {
  assert.equal(problem(await fetchFrom(html('x', { 'content-encoding': 'zstd' }))), 'unsupported');
  assert.equal(
    problem(await fetchFrom(html('x', { 'content-encoding': 'gzip, gzip, gzip' }))),
    'unsupported',
  );
  assert.equal(problem(await fetchFrom(html('not gzip', { 'content-encoding': 'gzip' }))), 'failed');
});

test('reports too_large for declared, sent and decompressed sizes above the limit', async () => {
  const limits = { bytesRead: 1_200, bodyBytes: 2_000 };
  assert.equal(problem(await fetchFrom(html('x'.repeat(1_201)), { limits })), 'too_large');
  const chunked: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    for (let i = 0; i < 20; i++) response.write('x'.repeat(100));
    response.end();
  };
  assert.equal(problem(await fetchFrom(chunked, { limits })), 'too_large');
  const bomb = html(gzipSync('x'.repeat(100_000)), { 'content-encoding': 'gzip' });
  assert.equal(problem(await fetchFrom(bomb, { limits })), 'too_large');
  assert.equal(
    problem(
      await fetchFrom(html(gzipSync(gzipSync('x'.repeat(1e6))), { 'content-encoding': 'gzip, gzip' }), {
        limits,
      }),
    ),
    'too_large',
  );
});

/** Fetches from a server that sends `head` and then `piece` without end. */
async function fetchFlood(head: string, piece: string, options: FetchOptions = {}) {
  const server = createTcp(socket => {
    const write = () => {
      while (socket.writable && socket.write(piece.repeat(1_000)));
    };
    socket.on('error', () => {}).on('drain', write);
    socket.once('data', () => {
      socket.write(head);
      write();
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  after(() => server.close());
  return fetchPage('http://site.example/', {
    resolver: async () => [publicAddress],
    connect: () => connectLocally(server),
    limits: { totalMs: 60_000 },
    ...options,
  });
}

const chunkedHead = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n';

test('reports too_large for endless bytes outside the body', async () => {
  const interim = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
  assert.equal(problem(await fetchFlood('', interim)), 'too_large');
  assert.equal(problem(await fetchFlood(`${chunkedHead}1;`, 'x'.repeat(100))), 'too_large');
  assert.equal(problem(await fetchFlood(chunkedHead, '1\r\na\r\n')), 'too_large');
  assert.equal(problem(await fetchFlood('HTTP/1.1 200 OK\r\n', 'a:\r\n')), 'failed');
});

test('counts the bytes of all redirects together', async () => {
  const hops: RequestListener = (request, response) => {
    const n = Number(request.url!.slice(1));
    if (n === 0) return void html('there')(request, response);
    response.writeHead(302, { location: `/${n - 1}`, 'x-long': 'y'.repeat(1_000) }).end();
  };
  const fetchHops = (n: number) =>
    fetchFrom(hops, { limits: { bytesRead: 4_000 } }, `http://site.example/${n}`);
  assert.equal(problem(await fetchHops(2)), 'a page');
  assert.equal(problem(await fetchHops(4)), 'too_large');
});

test('waits for its turn before it parses each few kilobytes', async () => {
  let turns = 0;
  const awaitTurn = () => (++turns % 2 === 0 ? undefined : new Promise<void>(setImmediate));
  const body = 'x'.repeat(1_000_000);
  assert.equal(page(await fetchFrom(html(body), { awaitTurn })).bytes.length, body.length);
  assert.ok(turns >= 1_000_000 / 4_096, `${turns} turns`);
});

test('reports other media types as unsupported before reading the body', async () => {
  for (const type of ['image/png', 'application/octet-stream', 'video/mp4', 'application/json'])
    assert.equal(problem(await fetchFrom(html('x', { 'content-type': type }))), 'unsupported', type);
});

test('accepts text, XHTML, Markdown and PDF, and detects a missing type', async () => {
  for (const type of ['text/plain', 'application/xhtml+xml', 'text/markdown', 'Application/PDF; x=y'])
    assert.equal(
      page(await fetchFrom(html('x', { 'content-type': type }))).contentType,
      type.split(';')[0]!.toLowerCase(),
    );
  const bare =
    (body: string): RequestListener =>
    (_, response) =>
      response.writeHead(200).end(body);
  assert.equal(page(await fetchFrom(bare('\n<!DOCTYPE html><p>x'))).contentType, 'text/html');
  assert.equal(page(await fetchFrom(bare('%PDF-1.7'))).contentType, 'application/pdf');
  assert.equal(problem(await fetchFrom(bare('\x01\x02'))), 'unsupported');
});

test('reports error statuses, closed connections and oversized headers as failed', async () => {
  for (const status of [404, 500, 304])
    assert.equal(problem(await fetchFrom((_, response) => response.writeHead(status).end())), 'failed');
  assert.equal(problem(await fetchFrom(request => request.socket.destroy())), 'failed');
  assert.equal(problem(await fetchFrom(html('x', { 'x-long': 'y'.repeat(20_000) }))), 'failed');
});

test('follows absolute and relative redirects up to the limit', async () => {
  const hops: RequestListener = (request, response) => {
    const n = Number(request.url!.slice(1));
    if (n === 0) html('there')(request, response);
    else
      response
        .writeHead(n % 2 === 0 ? 301 : 307, {
          location: n % 2 === 0 ? `${n - 1}` : `//other.example/${n - 1}`,
        })
        .end();
  };
  assert.equal(page(await fetchFrom(hops, {}, 'http://site.example/5')).finalUrl, 'http://other.example/0');
  assert.equal(problem(await fetchFrom(hops, {}, 'http://site.example/6')), 'blocked');
  assert.equal(problem(await fetchFrom((_, response) => response.writeHead(302).end())), 'failed');
});

test('never connects to a private address after a redirect', async () => {
  const connected: SocketTarget[] = [];
  const server = createServer((_, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  );
  servers.push(server);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const result = await fetchPage('http://site.example/', {
    resolver: async () => [publicAddress],
    connect: target => {
      connected.push(target);
      return connectLocally(server);
    },
  });
  assert.equal(problem(result), 'blocked');
  assert.deepEqual(
    connected.map(target => target.address),
    [publicAddress],
  );
});

test('applies the timeout to lookup, connection, headers and body', async () => {
  const limits = { totalMs: 100 };
  const never = () => new Promise<never>(() => {});
  assert.equal(problem(await fetchPage('http://site.example/', { resolver: never, limits })), 'timeout');
  assert.equal(
    problem(
      await fetchPage('http://site.example/', {
        resolver: async () => [publicAddress],
        connect: never,
        limits,
      }),
    ),
    'timeout',
  );
  assert.equal(problem(await fetchFrom(() => {}, { limits })), 'timeout');
  const slow: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('x');
  };
  assert.equal(problem(await fetchFrom(slow, { limits })), 'timeout');
});

test('tries the next address when a connection fails', async () => {
  const server = createServer(html('x'));
  servers.push(server);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const tried: string[] = [];
  const result = await fetchPage('http://site.example/', {
    resolver: async () => ['93.184.216.34', '93.184.216.35'],
    connect: target => {
      tried.push(target.address);
      return tried.length === 1 ? Promise.reject(new Error('refused')) : connectLocally(server);
    },
  });
  assert.ok(!('problem' in result));
  assert.deepEqual(tried, ['93.184.216.34', '93.184.216.35']);
});

test('reports a server without HTTP as failed', async () => {
  const server = createTcp(socket => socket.end('SSH-2.0-nothing\r\n'));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const result = await fetchPage('http://site.example/', {
    resolver: async () => [publicAddress],
    connect: () => connectLocally(server),
  });
  server.close();
  assert.equal(problem(result), 'failed');
});
