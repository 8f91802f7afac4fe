import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect as connectTcp, createServer as createTcp, type Server } from 'node:net';
import { describe, it } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import {
  type FetchedPage,
  type FetchOptions,
  type FetchProblem,
  fetchPage,
} from '../../../src/net/fetch/fetch-page.js';
import { isPublicAddress } from '../../../src/net/fetch/private-networks.js';
import type { Connect } from '../../../src/net/fetch/ssrf-guard.js';
import { type Limits, setLimits } from '../../limits.js';
import { localPort } from '../../local-server.js';

const publicAddress = '93.184.216.34';
const site = 'http://site.example/page';

/** Starts a server in place of the public internet; returns the function that connects to it. */
async function serve(server: Server): Promise<Connect> {
  const port = await localPort(server);
  return () =>
    new Promise((fulfil, reject) => {
      const socket = connectTcp(port, '127.0.0.1', () => fulfil(socket)).once('error', reject);
    });
}

interface Options extends FetchOptions {
  limits?: Limits;
}

async function fetchFrom(
  source: RequestListener | Server,
  { limits = {}, ...options }: Options = {},
  url = site,
) {
  setLimits(limits);
  const server = typeof source === 'function' ? createServer(source) : source;
  const connect = await serve(server);
  return fetchPage(url, { resolver: async () => [publicAddress], connect, ...options });
}

const page = (result: FetchedPage | FetchProblem): FetchedPage => {
  assert.ok(!('problem' in result), JSON.stringify(result));
  return result;
};
const textOf = (result: FetchedPage | FetchProblem) => Buffer.from(page(result).bytes).toString();

const answer =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const html = (body: string | Buffer, headers: Record<string, string> = {}) =>
  answer(body, { 'content-type': 'text/html; charset=utf-8', ...headers });
const coded = (body: string | Buffer, coding: string) => html(body, { 'content-encoding': coding });
const typed = (type: string) => answer('x', { 'content-type': type });
/** A page of which only the first byte is sent. */
const silent =
  (headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).write('x');

/** A server that sends `head` and then `piece` without end. */
const flood = (head: string, piece: string) =>
  createTcp(socket => {
    const write = () => {
      while (socket.writable && socket.write(piece.repeat(1_000)));
    };
    socket.on('error', () => {}).on('drain', write);
    socket.once('data', () => {
      socket.write(head);
      write();
    });
  });
const chunkedHead = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n';
const interim = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';

/** Redirects from /n to /n-1, by relative and absolute addresses, with a header of many bytes. */
const hops: RequestListener = (request, response) => {
  const n = Number(request.url!.slice(1));
  const location = n % 2 === 0 ? `${n - 1}` : `//other.example/${n - 1}`;
  const status = [301, 302, 303, 307, 308][n % 5]!;
  if (n === 0) html('there')(request, response);
  else response.writeHead(status, { location, 'x-long': 'y'.repeat(1_000) }).end();
};
const from = (n: number) => `http://site.example/${n}`;

const long = 'x'.repeat(1e5);
const small = { limits: { fetchBytesRead: 1_200, fetchBodyBytes: 2_000 } };
const hopBytes = { limits: { fetchBytesRead: 4_000 } };
const patient = { limits: { fetchMs: 60_000 } };
const hurried = { limits: { fetchMs: 100 } };
const never = () => new Promise<never>(() => {});

type Row = [what: string, source: () => RequestListener | Server, options?: Options, url?: string];
const problems: Record<FetchProblem['problem'] | 'a page', Row[]> = {
  unsupported: [
    ['an unknown coding', () => coded('x', 'zstd')],
    ['three codings', () => coded('x', 'gzip, gzip, gzip')],
    ['a picture', () => typed('image/png')],
    ['data', () => typed('application/json')],
    ['an unknown type', () => answer('\x01\x02')],
  ],
  too_large: [
    ['a declared size', () => silent({ 'content-length': '1201' }), small],
    ['a sent size', () => html('x'.repeat(1_201)), small],
    ['a decompressed size', () => coded(gzipSync(long), 'gzip'), small],
    ['a size decompressed twice', () => coded(gzipSync(gzipSync(long.repeat(10))), 'gzip, gzip'), small],
    ['endless interim responses', () => flood('', interim), patient],
    ['an endless chunk extension', () => flood(`${chunkedHead}1;`, 'x'.repeat(100)), patient],
    ['endless chunks', () => flood(chunkedHead, '1\r\na\r\n'), patient],
    ['the bytes of all redirects together', () => hops, hopBytes, from(4)],
  ],
  failed: [
    ['damaged data', () => coded('not gzip', 'gzip')],
    ['endless headers', () => flood('HTTP/1.1 200 OK\r\n', 'a:\r\n'), patient],
    ['oversized headers', () => html('x', { 'x-long': 'y'.repeat(20_000) })],
    ...[404, 500, 304].map((status): Row => [`the status ${status}`, () => answer('', {}, status)]),
    ['a closed connection', () => request => void request.socket.destroy()],
    ['a redirect without a target', () => answer('', {}, 302)],
    ['a server without HTTP', () => createTcp(socket => socket.end('SSH-2.0-nothing\r\n'))],
  ],
  blocked: [
    ['too many redirects', () => hops, {}, from(6)],
    ['a redirect to a private address', () => answer('', { location: 'http://10.0.0.1/' }, 302)],
  ],
  timeout: [
    ['a lookup', () => html('x'), { ...hurried, resolver: never }],
    ['a connection', () => html('x'), { ...hurried, connect: never }],
    ['headers', () => () => {}, hurried],
    ['a body', () => silent(), hurried],
  ],
  'a page': [['redirects within the limit of bytes', () => hops, hopBytes, from(2)]],
};

describe('fetchPage', () => {
  for (const [problem, rows] of Object.entries(problems))
    for (const [what, source, options, url] of rows)
      it(`reports ${problem} for ${what}`, async () => {
        const result = await fetchFrom(source(), options, url);
        assert.equal('problem' in result ? result.problem : 'a page', problem);
      });

  it('returns the final URL, type, charset and bytes of a page', async () => {
    const { bytes, ...result } = page(await fetchFrom(html('<p>hello')));
    assert.deepEqual(result, { finalUrl: site, status: 200, contentType: 'text/html', charset: 'utf-8' });
    assert.equal(Buffer.from(bytes).toString(), '<p>hello');
  });

  it('follows absolute and relative redirects', async () => {
    assert.equal(page(await fetchFrom(hops, {}, from(5))).finalUrl, 'http://other.example/0');
  });

  it('sends a User-Agent with the contact, the Host header and no cookie', async () => {
    let sent: Record<string, unknown> = {};
    const listener: RequestListener = (request, response) => {
      sent = request.headers;
      html('x')(request, response);
    };
    await fetchFrom(listener, { contact: 'mailto:ops@example.org\r\nX-Bad: 1' });
    assert.match(String(sent['user-agent']), /^Telltale\/.*\+mailto:ops@example\.org/);
    assert.deepEqual([sent['x-bad'], sent.cookie, sent.host], [undefined, undefined, 'site.example']);
  });

  const text = 'plain words '.repeat(50);
  for (const [coding, body] of [
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['Deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['x-gzip', gzipSync(text).subarray(0, -8)],
  ] as const)
    it(`decodes the coding ${coding}`, async () => {
      assert.equal(textOf(await fetchFrom(coded(body, coding))), text);
    });

  for (const [what, source, type] of [
    ['text', typed('text/plain'), 'text/plain'],
    ['XHTML', typed('application/xhtml+xml'), 'application/xhtml+xml'],
    ['Markdown', typed('text/markdown'), 'text/markdown'],
    ['PDF', typed('Application/PDF; x=y'), 'application/pdf'],
    ['HTML without a type', answer('\n<!DOCTYPE html><p>x'), 'text/html'],
    ['PDF without a type', answer('%PDF-1.7'), 'application/pdf'],
  ] as const)
    it(`accepts ${what}`, async () => assert.equal(page(await fetchFrom(source)).contentType, type));

  it('waits for its turn before it parses each few kilobytes', async () => {
    let turns = 0;
    const awaitTurn = () => (++turns % 2 === 0 ? undefined : new Promise<void>(setImmediate));
    const body = 'x'.repeat(1_000_000);
    assert.equal(textOf(await fetchFrom(html(body), { awaitTurn })), body);
    assert.ok(turns >= 1_000_000 / 4_096, `${turns} turns`);
  });
});

interface CorpusRow {
  id: string;
  url: string;
  expect: 'blocked' | 'allowed';
  why: string;
  resolves_to?: string[];
  rebind_to?: string[];
  expect_if_pinned?: 'blocked' | 'allowed';
  expect_kind?: 'error';
  redirects?: string[];
  debatable?: boolean;
}
const corpus = '../shared/corpora/documents/ssrf.jsonl';
const skip = existsSync(corpus) ? false : 'corpora absent: documents/ssrf.jsonl';

describe('fetchPage of the SSRF corpus', { skip }, () => {
  const rows = skip ? [] : readFileSync(corpus, 'utf8').trimEnd().split('\n');
  for (const row of rows.map(line => JSON.parse(line) as CorpusRow))
    it(`${row.id} ${row.why}`, async () => {
      const redirects = [...(row.redirects ?? [])];
      const local = await serve(
        createServer((request, response) => {
          const location = redirects.shift();
          const respond = location === undefined ? html('<p>reached') : answer('', { location }, 302);
          respond(request, response);
        }),
      );
      const connected: string[] = [];
      const answers = [row.resolves_to, row.rebind_to];
      const result = await fetchPage(row.url, {
        resolver: async () => {
          const addresses = answers.shift() ?? row.resolves_to;
          if (addresses === undefined) throw new Error('ENOTFOUND');
          return addresses;
        },
        connect: target => {
          connected.push(target.address);
          return local(target);
        },
      });
      for (const address of connected) assert.ok(isPublicAddress(address), `connected to ${address}`);
      const expected = row.expect_if_pinned ?? row.expect;
      if (row.debatable && 'problem' in result) assert.notEqual(result.problem, 'timeout');
      else if (expected === 'allowed') page(result);
      else assert.equal('problem' in result && result.problem, row.expect_kind ? 'failed' : 'blocked');
    });
});
