import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sitePages } from '../../../src/contract/site-pages.js';
import { sockets, suiteServer } from '../../server.js';

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

describe('site files', () => {
  const server = suiteServer(sockets);
  const person = { accept: 'text/html,*/*;q=0.8' };

  /** Requests without fetch, which would decompress the body. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((resolve, reject) => {
      request(server.url + path, { method, headers }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const assetOf = async (pattern: RegExp) => pattern.exec((await raw('/')).body.toString())![1]!;

  it('serves the same document for every page', async () => {
    for (const page of sitePages) {
      const { status, headers, body } = await raw(page.replace('{id}', 'scan_x'));
      assert.equal(status, 200, page);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.match(body.toString(), /<title>Telltale<\/title>/);
    }
  });

  it('redirects former pages to those that do their work', async () => {
    for (const [path, page] of [
      ['/cleanup', '/edit'],
      ['/rewrite/', '/edit'],
      ['/compare?a=scan_x&b=scan_y', '/history'],
    ] as const) {
      const { status, headers } = await raw(path);
      assert.deepEqual([status, headers.location], [308, page]);
    }
  });

  it('forbids foreign and inline resources by Content-Security-Policy', async () => {
    const { headers, body } = await raw('/');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self'(;|$)/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    assert.doesNotMatch(body.toString(), /<style|<script>|style=|onclick|https?:\/\//);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.ok(headers['x-request-id']);
  });

  it('caches hashed files forever and revalidates documents', async () => {
    const script = await assetOf(/src="(\/assets\/[^"]+\.js)"/);
    assert.match(String((await raw(script)).headers['cache-control']), /max-age=31536000, immutable/);
    const page = await raw('/');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await raw('/edit', { 'if-none-match': `W/${page.headers.etag}` });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers.etag, page.headers.etag);
    assert.equal((await raw('/', { 'if-none-match': '"another"' })).status, 200);
  });

  it('negotiates the encoding', async () => {
    const script = await assetOf(/src="(\/assets\/[^"]+\.js)"/);
    const plain = await raw(script);
    const brotli = await raw(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(script, { 'accept-encoding': 'br;q=0, GZIP;q=0.5' });
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    for (const { headers } of [plain, brotli, gzip]) assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size, 3);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await raw('/history', {}, 'HEAD');
    assert.equal(status, 200);
    assert.equal(Number(headers['content-length']), (await raw('/history')).body.length);
    assert.equal(body.length, 0);
  });

  it('returns 404 as a page for browsers and as JSON for other clients', async () => {
    const lost = await raw('/nowhere', person);
    assert.equal(lost.status, 404);
    assert.match(String(lost.headers['content-type']), /^text\/html/);
    const program = await raw('/nowhere');
    assert.equal(program.status, 404);
    assert.match(String(program.headers['content-type']), /^application\/json/);
    assert.match(String((await raw('/api/nowhere', person)).headers['content-type']), /^application\/json/);
    assert.equal((await raw('/assets/../../package.json')).status, 404);
  });

  it('rejects methods other than GET and HEAD', async () => {
    assert.equal((await raw('/', person, 'POST')).status, 404);
  });
});
