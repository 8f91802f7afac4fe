import assert from 'node:assert/strict';
import { type IncomingMessage, request } from 'node:http';
import { before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { WholeAnswer } from '../../../../src/api/http/answer.js';
import { compressAnswer } from '../../../../src/api/http/coding/compress.js';
import { limits } from '../../../../src/contract/limits.js';
import { sockets, suiteServer } from '../../../server.js';

const letter =
  'The pier is closed on Mondays, and nobody has told the gulls. I went down before work to look at the new rail. ';

describe('compressed responses', () => {
  const server = suiteServer(sockets);
  let key: string;
  before(async () => {
    key = await server.key('compressor');
  });

  /** Requests without fetch, which would decompress the body. */
  const raw = (
    path: string,
    headers: Record<string, string>,
    method = 'GET',
    sent = '',
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const options = { method, headers: { authorization: `Bearer ${key}`, ...headers } };
      request(server.url + path, options, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end(sent);
    });
  const scan = (acceptEncoding: string | null, fields: object = {}) =>
    raw(
      '/api/scan',
      {
        'content-type': 'application/json',
        ...(acceptEncoding !== null && { 'accept-encoding': acceptEncoding }),
      },
      'POST',
      JSON.stringify({ text: letter.repeat(4), save: false, ...fields }),
    );

  it('have the coding that the client prefers, and vary by Accept-Encoding', async () => {
    const plain = await scan(null);
    const brotli = await scan('gzip, br');
    const gzip = await scan('gzip, br;q=0.1');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    for (const { headers, body } of [plain, brotli, gzip]) {
      assert.match(String(headers.vary), /\bAccept-Encoding\b/);
      assert.equal(headers['content-length'], String(body.length));
    }
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    assert.ok(brotli.body.length < plain.body.length / 2.5, `${brotli.body.length} of ${plain.body.length}`);
  });

  it('are not used for a short response, a stream, or a client that excludes them', async () => {
    const short = await scan('br', { fields: 'score,band' });
    assert.equal(short.headers['content-encoding'], undefined);
    assert.equal((await scan('br;q=0, *;q=0')).headers['content-encoding'], undefined);
    const lines = `${JSON.stringify({ text: letter })}\n`.repeat(3);
    const batch = await raw(
      '/api/scan/batch',
      { 'content-type': 'application/x-ndjson', 'accept-encoding': 'br, gzip' },
      'POST',
      lines,
    );
    assert.equal(batch.headers['content-encoding'], undefined);
    assert.equal(batch.body.toString().trim().split('\n').length, 3);
    const sentences = {
      sentences: [{ id: '1', text: 'It is important to note that the pier is closed today.' }],
    };
    const rewrites = await raw(
      '/api/rewrite/stream',
      { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
      'POST',
      JSON.stringify(sentences),
    );
    assert.equal(rewrites.status, 200);
    assert.equal(rewrites.headers['content-encoding'], undefined);
    assert.match(rewrites.body.toString(), /event: done/);
  });

  it('are not used for an error', async () => {
    const { status, headers } = await scan('br', { text: '' });
    assert.equal(status, 422);
    assert.equal(headers['content-encoding'], undefined);
  });

  it('have the same head for HEAD as for GET', async () => {
    await scan(null, { save: true });
    const path = '/api/openapi.json';
    const get = await raw(path, { 'accept-encoding': 'br' });
    const head = await raw(path, { 'accept-encoding': 'br' }, 'HEAD');
    assert.equal(head.body.length, 0);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
      assert.equal(head.headers[name], get.headers[name], name);
  });

  it('serve the reference and the OpenAPI document, each coding with its own ETag', async () => {
    for (const path of ['/docs', '/api/openapi.json']) {
      const plain = await raw(path, {});
      const brotli = await raw(path, { 'accept-encoding': 'br' });
      const gzip = await raw(path, { 'accept-encoding': 'gzip' });
      assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
      assert.deepEqual(gunzipSync(gzip.body), plain.body);
      assert.ok(brotli.body.length < plain.body.length / 4);
      const etags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag));
      assert.equal(new Set(etags).size, 3);
      const fresh = await raw(path, { 'accept-encoding': 'br', 'if-none-match': etags[1]! });
      assert.equal(fresh.status, 304);
      assert.equal(fresh.headers.etag, etags[1]);
      assert.equal(fresh.headers.vary, 'Accept-Encoding');
      assert.equal((await raw(path, { 'accept-encoding': 'gzip', 'if-none-match': etags[1]! })).status, 200);
    }
  });
});

describe('compressAnswer', () => {
  it('compresses a long body on another thread, and leaves images and encoded bodies as they are', async () => {
    const body = Buffer.alloc(2 * limits.compressInlineBytes, 'a');
    const answer = { status: 200, type: 'application/json', body };
    const compressed = compressAnswer(answer, 'gzip');
    assert.ok(compressed instanceof Promise);
    const { body: bytes } = (await compressed) as WholeAnswer;
    assert.deepEqual(gunzipSync(bytes), body);
    const image = { ...answer, type: 'image/png' };
    assert.equal(compressAnswer(image, 'br'), image);
    const encoded = { ...answer, headers: { 'Content-Encoding': 'br' } };
    assert.equal(compressAnswer(encoded, 'br'), encoded);
  });
});
