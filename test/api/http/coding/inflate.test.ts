import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { inflateBody } from '../../../../src/api/http/coding/inflate.js';
import { limits, megabyte } from '../../../../src/contract/limits.js';
import { sharedServer, suiteClient } from '../../../server.js';

const letter =
  'The pier is closed on Mondays, and nobody has told the gulls. I went down before work to look at the new rail. ';
const batchPath = '/api/scan/batch?fields=score';

describe('gzip requests', () => {
  const server = sharedServer();
  const client = suiteClient(server, 'inflater');
  const post = (path: string, body: Uint8Array | ReadableStream, headers: Record<string, string> = {}) =>
    client.send(path, body, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers });
  const gzipped = (json: object) => gzipSync(JSON.stringify(json));
  const scanBody = (text: string) => gzipped({ text, save: false });

  it('return the same result as uncompressed ones, for JSON, raw text, forms and MCP', async () => {
    const plain = (await client.post('/api/scan', { text: letter, save: false })).body;
    const xGzip = await post('/api/scan', scanBody(letter), { 'content-encoding': 'X-GZIP' });
    const text = await post('/api/scan?save=false', gzipSync(letter), { 'content-type': 'text/plain' });
    for (const { body } of [await post('/api/scan', scanBody(letter)), xGzip, text])
      assert.deepEqual(body, plain);
    const form =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe pier is closed.\r\n--b--\r\n';
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    const file = await post('/api/extract', gzipSync(form), multipart);
    assert.equal(file.body.text, 'The pier is closed.');
    const ping = await post('/api/mcp', gzipped({ jsonrpc: '2.0', id: 1, method: 'ping' }));
    assert.deepEqual(ping.body, { jsonrpc: '2.0', id: 1, result: {} });
  });

  it('work for a batch, in several members and pieces', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => JSON.stringify({ id: i, text: `${letter}${i}` }));
    const half = (from: number, to: number) => gzipSync(`${lines.slice(from, to).join('\n')}\n`);
    const bytes = Buffer.concat([half(0, 20), half(20, 40)]);
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 100) controller.enqueue(bytes.subarray(at, at + 100));
        controller.close();
      },
    });
    const answers: { id: number; status: number }[] = (await post(batchPath, body)).body;
    assert.equal(answers.length, lines.length);
    for (const [i, { id, status }] of answers.entries()) assert.deepEqual([id, status], [i, 200]);
  });

  it('share an Idempotency-Key with the same request without compression', async () => {
    const key = { 'idempotency-key': 'either' };
    const first = await post('/api/scan', gzipped({ text: letter }), key);
    const second = await client.post('/api/scan', { text: letter }, key);
    assert.equal(second.headers.get('idempotency-replayed'), 'true');
    assert.equal(second.body.scan_id, first.body.scan_id);
  });

  it('reserve memory for both forms, then for the inflated one', async () => {
    const body = gzipSync(letter);
    const reserved: number[] = [];
    await inflateBody(body, 1_000, bytes => reserved.push(bytes) > 0);
    assert.deepEqual(reserved, [body.length + 1_000, letter.length]);
    await assert.rejects(
      inflateBody(body, 1_000, () => false),
      { status: 503 },
    );
  });

  const text = JSON.stringify({ text: letter });
  for (const [coding, body] of [
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['gzip, gzip', gzipSync(gzipSync(text))],
    ['zstd', Buffer.from(text)],
  ] as const)
    it(`return 415 with Accept-Encoding for ${coding}`, async () => {
      for (const path of ['/api/scan', '/api/mcp', '/api/scan/batch']) {
        const { status, headers, body: answer } = await post(path, body, { 'content-encoding': coding });
        assert.deepEqual([status, headers.get('accept-encoding')], [415, 'gzip, identity'], path);
        assert.match(answer.detail ?? answer.error.message, /Send the body with gzip or uncompressed/);
      }
    });

  const whole = scanBody(letter.repeat(20));
  const middle = whole.length >> 1;
  for (const [what, body] of [
    ['not gzip', Buffer.from('{"text":"plain"}')],
    ['broken', whole.with(middle, whole[middle]! ^ 0xff)],
    ['truncated', whole.subarray(0, -9)],
    ['truncated in its head', whole.subarray(0, 5)],
  ] as const)
    it(`return 400 for a body that is ${what}`, async () => {
      const { status, body: answer } = await post('/api/scan', body);
      assert.equal(status, 400);
      assert.match(answer.detail, /^The body is not valid gzip/);
    });

  it('return 413 for a body that inflates too much or beyond the limit of the endpoint', async () => {
    const bomb = gzipSync(Buffer.alloc(3 * megabyte, ' '));
    assert.ok(bomb.length < (3 * megabyte) / limits.inflationRatio);
    const inflated = await post('/api/scan', bomb);
    assert.equal(inflated.status, 413);
    assert.match(inflated.body.detail, /inflates more than 100-fold/);
    const wide = gzipSync(Buffer.from(Array.from({ length: 5 * megabyte }, (_, i) => (i * i * 7919) >> 7)));
    const large = await post('/api/scan', wide);
    assert.equal(large.status, 413);
    assert.match(large.body.detail, /larger than 4 MB\./);
  });

  it('accept any ratio up to one megabyte', async () => {
    const json = JSON.stringify({ text: letter, save: false });
    const body = gzipSync(`${json}${' '.repeat(megabyte / 2)}`);
    assert.ok(body.length * limits.inflationRatio < megabyte / 2);
    assert.equal((await post('/api/scan', body)).status, 200);
  });

  const line = gzipSync(`${JSON.stringify({ id: 'a', text: letter })}\n`);
  const long = gzipSync(JSON.stringify({ text: 'x'.repeat(100_000) }));
  for (const [what, bytes, status, detail] of [
    ['a bomb', gzipSync(Buffer.alloc(8 * megabyte, 'x')), 413, /100-fold/],
    ['a truncated member', long.subarray(0, -20), 400, /not valid gzip/],
    ['a broken member', Buffer.from('\x1f\x8b\x08 broken'), 400, /not valid gzip/],
  ] as const)
    it(`end a batch with an error line for ${what}`, async () => {
      const answers = (await post(batchPath, Buffer.concat([line, bytes]))).body;
      assert.equal(answers.at(-1).status, status);
      assert.match(answers.at(-1).detail, detail);
      assert.equal((await client.get('/api/health')).body.status, 'ok');
    });

  it('keep the memory bounds of anonymous callers', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = gzipped({ text: 'x'.repeat(900_000) });
    assert.equal((await server.visitor.send('/api/cleanup', body, headers)).status, 413);
  });
});
