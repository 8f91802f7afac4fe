import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sitePages } from '../../../src/contract/site-pages.js';
import { sharedServer, sockets } from '../../server.js';
import { rawRequest } from './raw.js';

describe('site files', () => {
  const server = sharedServer(sockets);
  const person = { accept: 'text/html,*/*;q=0.8' };
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(server.url + path, { method, headers });
  const scriptPath = async () => /src="(\/assets\/[^"]+\.js)"/.exec((await raw('/')).body.toString())![1]!;

  it('serves the same document for every page', async () => {
    for (const page of sitePages) {
      const { status, headers, body } = await raw(page.replace('{id}', 'scan_x'));
      assert.deepEqual([status, headers['content-type']], [200, 'text/html; charset=utf-8'], page);
      assert.match(body.toString(), /<title>Telltale<\/title>/);
    }
  });

  for (const [path, page] of [
    ['/cleanup', '/edit'],
    ['/rewrite/', '/edit'],
    ['/compare?a=scan_x&b=scan_y', '/history'],
  ] as const)
    it(`redirects the former page ${path} to ${page}`, async () => {
      const { status, headers } = await raw(path);
      assert.deepEqual([status, headers.location], [308, page]);
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
    const script = await raw(await scriptPath());
    assert.match(String(script.headers['cache-control']), /max-age=31536000, immutable/);
    const page = await raw('/');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await raw('/edit', { 'if-none-match': `W/${page.headers.etag}` });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
    assert.equal(again.headers.etag, page.headers.etag);
    assert.equal((await raw('/', { 'if-none-match': '"another"' })).status, 200);
  });

  it('negotiates the encoding', async () => {
    const script = await scriptPath();
    const plain = await raw(script);
    const brotli = await raw(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(script, { 'accept-encoding': 'br;q=0, GZIP;q=0.5' });
    const all = [plain, brotli, gzip].map(({ headers }) => headers);
    const used = all.map(headers => headers['content-encoding']);
    assert.deepEqual(used, [undefined, 'br', 'gzip']);
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    for (const headers of all) assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(new Set(all.map(({ etag }) => etag)).size, 3);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await raw('/history', {}, 'HEAD');
    assert.deepEqual([status, body.length], [200, 0]);
    assert.equal(Number(headers['content-length']), (await raw('/history')).body.length);
  });

  for (const [what, path, headers, method, type] of [
    ['an unknown page in a browser', '/nowhere', person, 'GET', /^text\/html/],
    ['an unknown page in another client', '/nowhere', {}, 'GET', /^application\/json/],
    ['an unknown route in a browser', '/api/nowhere', person, 'GET', /^application\/json/],
    ['a path out of the folder', '/assets/../../package.json', {}, 'GET', /^application\/json/],
    ['a method other than GET and HEAD', '/', person, 'POST', /^application\/json/],
  ] as const)
    it(`returns 404 for ${what}`, async () => {
      const answer = await raw(path, headers, method);
      assert.equal(answer.status, 404);
      assert.match(String(answer.headers['content-type']), type);
    });
});
