import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { WholeAnswer } from '../../../../src/api/http/answer.js';
import { compressAnswer } from '../../../../src/api/http/coding/compress.js';
import { limits } from '../../../../src/contract/limits.js';
import { sharedServer, sockets, suiteClient } from '../../../server.js';
import { rawRequest } from '../raw.js';

const letter =
  'The pier is closed on Mondays, and nobody has told the gulls. I went down before work to look at the new rail. ';
const json = { 'content-type': 'application/json' };

describe('compressed responses', () => {
  const server = sharedServer(sockets);
  const client = suiteClient(server, 'compressor');
  const request = (path: string, more: Record<string, string>, method = 'GET', sent = '') => {
    const headers = { authorization: `Bearer ${client.key}`, ...more };
    return rawRequest(server.url + path, { method, headers }, sent);
  };
  const accepting = (coding: string | null): Record<string, string> =>
    coding === null ? {} : { 'accept-encoding': coding };
  const get = (path: string, coding: string | null = null, headers = {}) =>
    request(path, { ...accepting(coding), ...headers });
  const scan = (coding: string | null, fields: object = {}) => {
    const body = { text: letter.repeat(4), save: false, ...fields };
    return request('/api/scan', { ...json, ...accepting(coding) }, 'POST', JSON.stringify(body));
  };

  it('have the coding that the client prefers, and vary by Accept-Encoding', async () => {
    const [plain, brotli, gzip] = [await scan(null), await scan('gzip, br'), await scan('gzip, br;q=0.1')];
    const answers = [plain, brotli, gzip];
    const used = answers.map(({ headers }) => headers['content-encoding']);
    assert.deepEqual(used, [undefined, 'br', 'gzip']);
    for (const { headers, body } of answers) {
      assert.match(String(headers.vary), /\bAccept-Encoding\b/);
      assert.equal(headers['content-length'], String(body.length));
    }
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    assert.ok(brotli.body.length < plain.body.length / 2.5, `${brotli.body.length} of ${plain.body.length}`);
  });

  it('are not used for a short response, an error, a stream, or a client that excludes them', async () => {
    const ndjson = { 'content-type': 'application/x-ndjson', ...accepting('br, gzip') };
    const lines = `${JSON.stringify({ text: letter })}\n`.repeat(3);
    const batch = await request('/api/scan/batch', ndjson, 'POST', lines);
    assert.equal(batch.body.toString().trim().split('\n').length, 3);
    const sentences = '{"sentences":[{"id":"1","text":"It is important to note that the pier is closed."}]}';
    const headers = { ...json, ...accepting('br, gzip') };
    const rewrite = await request('/api/rewrite/stream', headers, 'POST', sentences);
    assert.match(rewrite.body.toString(), /event: done/);
    const short = await scan('br', { fields: 'score,band' });
    const error = await scan('br', { text: '' });
    assert.equal(error.status, 422);
    for (const answer of [short, error, await scan('br;q=0, *;q=0'), batch, rewrite])
      assert.equal(answer.headers['content-encoding'], undefined);
  });

  it('have the same head for HEAD as for GET', async () => {
    const path = '/api/openapi.json';
    const whole = await get(path, 'br');
    const head = await request(path, accepting('br'), 'HEAD');
    assert.equal(head.body.length, 0);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
      assert.equal(head.headers[name], whole.headers[name], name);
  });

  for (const path of ['/docs', '/api/openapi.json'])
    it(`serve ${path}, each coding with its own ETag`, async () => {
      const [plain, brotli, gzip] = [await get(path), await get(path, 'br'), await get(path, 'gzip')];
      assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
      assert.deepEqual(gunzipSync(gzip.body), plain.body);
      assert.ok(brotli.body.length < plain.body.length / 4);
      assert.equal(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size, 3);
      const known = { 'if-none-match': brotli.headers.etag };
      const fresh = await get(path, 'br', known);
      assert.deepEqual([fresh.status, fresh.headers.etag], [304, brotli.headers.etag]);
      assert.equal(fresh.headers.vary, 'Accept-Encoding');
      assert.equal((await get(path, 'gzip', known)).status, 200);
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
