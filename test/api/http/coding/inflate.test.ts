import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { limits, megabyte } from '../../../../src/contract/limits.js';
import { read, sockets, suiteServer } from '../../../server.js';

const letter =
  'The pier is closed on Mondays, and nobody has told the gulls. I went down before work to look at the new rail. ';

describe('gzip requests', () => {
  const server = suiteServer(sockets);
  let key: string;
  before(async () => {
    key = await server.key('inflater');
  });
  const post = (path: string, body: Uint8Array, headers: Record<string, string> = {}) =>
    read(
      server.call(path, {
        key,
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers },
      }),
    );
  const scanBody = (text: string) => gzipSync(JSON.stringify({ text, save: false }));

  it('return the same result as uncompressed ones, for JSON, raw text, forms and MCP', async () => {
    const plain = await read(server.call('/api/scan', { key, json: { text: letter, save: false } }));
    assert.deepEqual((await post('/api/scan', scanBody(letter))).body, plain.body);
    const xGzip = await post('/api/scan', scanBody(letter), { 'content-encoding': 'X-GZIP' });
    assert.deepEqual(xGzip.body, plain.body);
    const text = await post('/api/scan?save=false', gzipSync(letter), { 'content-type': 'text/plain' });
    assert.deepEqual(text.body, plain.body);
    const form =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe pier is closed.\r\n--b--\r\n';
    const file = await post('/api/extract', gzipSync(form), {
      'content-type': 'multipart/form-data; boundary=b',
    });
    assert.equal(file.body.text, 'The pier is closed.');
    const ping = await post('/api/mcp', gzipSync('{"jsonrpc":"2.0","id":1,"method":"ping"}'), {
      accept: 'application/json, text/event-stream',
    });
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
    const response = await fetch(`${server.url}/api/scan/batch?fields=score`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-encoding': 'gzip' },
      body,
      duplex: 'half',
    } as RequestInit);
    const answers = (await response.text())
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    assert.deepEqual(
      answers.map(({ id, status }) => [id, status]),
      lines.map((_, i) => [i, 200]),
    );
  });

  it('share an Idempotency-Key with the same request without compression', async () => {
    const headers = { 'idempotency-key': 'either' };
    const json = { text: letter };
    const first = await post('/api/scan', gzipSync(JSON.stringify(json)), headers);
    const second = await read(server.call('/api/scan', { key, json, headers }));
    assert.equal(second.headers.get('idempotency-replayed'), 'true');
    assert.equal(second.body.scan_id, first.body.scan_id);
  });

  it('return 415 with Accept-Encoding for another coding', async () => {
    const text = JSON.stringify({ text: letter });
    for (const [coding, body] of [
      ['br', brotliCompressSync(text)],
      ['deflate', deflateSync(text)],
      ['gzip, gzip', gzipSync(gzipSync(text))],
      ['zstd', Buffer.from(text)],
    ] as const)
      for (const path of ['/api/scan', '/api/mcp', '/api/scan/batch']) {
        const { status, headers, body: answer } = await post(path, body, { 'content-encoding': coding });
        assert.equal(status, 415, `${coding} ${path}`);
        assert.equal(headers.get('accept-encoding'), 'gzip, identity');
        assert.match(answer.detail, /Send the body with gzip or uncompressed/);
      }
  });

  it('return 400 for a body that is not gzip, broken or truncated', async () => {
    const whole = scanBody(letter.repeat(20));
    const broken = Buffer.from(whole);
    broken[broken.length >> 1]! ^= 0xff;
    for (const body of [
      Buffer.from('{"text":"plain"}'),
      broken,
      whole.subarray(0, -9),
      whole.subarray(0, 5),
    ]) {
      const { status, body: answer } = await post('/api/scan', body);
      assert.equal(status, 400);
      assert.match(answer.detail, /^The body is not valid gzip/);
    }
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
    assert.match(large.body.detail, /the limit is 4,194,304 bytes/);
  });

  it('accept any ratio up to one megabyte', async () => {
    const { status } = await post('/api/scan', scanBody(`${letter}${' '.repeat(megabyte / 2)}`));
    assert.equal(status, 413);
    const body = gzipSync(JSON.stringify({ text: letter, save: false, ignored: ' '.repeat(megabyte / 2) }));
    assert.ok(body.length * limits.inflationRatio < megabyte / 2);
    assert.equal((await post('/api/scan', body)).status, 200);
  });

  it('end a batch with an error for a bomb, a truncated or a broken body, after the lines before it', async () => {
    const line = `${JSON.stringify({ id: 'a', text: letter })}\n`;
    const whole = gzipSync(line + JSON.stringify({ text: 'x'.repeat(100_000) }));
    const cases: [Buffer, number, RegExp][] = [
      [Buffer.concat([gzipSync(line), gzipSync(Buffer.alloc(8 * megabyte, 'x'))]), 413, /100-fold/],
      [whole.subarray(0, -20), 400, /not valid gzip/],
      [Buffer.concat([gzipSync(line), Buffer.from('\x1f\x8b\x08 broken')]), 400, /not valid gzip/],
    ];
    for (const [body, status, detail] of cases) {
      const response = await server.call('/api/scan/batch?fields=score', {
        key,
        body: new Uint8Array(body),
        headers: { 'content-encoding': 'gzip' },
      });
      const answers = (await response.text())
        .trim()
        .split('\n')
        .map(text => JSON.parse(text));
      const last = answers.at(-1);
      assert.equal(last.status, status, JSON.stringify(answers));
      assert.match(last.detail, detail);
    }
    assert.equal((await read(server.call('/api/health'))).body.status, 'ok');
  });

  it('keep the memory bounds of anonymous callers', async () => {
    const { status } = await read(
      server.call('/api/cleanup', {
        body: new Uint8Array(gzipSync(JSON.stringify({ text: 'x'.repeat(900_000) }))),
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'sec-fetch-site': 'same-origin',
          origin: server.url,
        },
      }),
    );
    assert.equal(status, 413);
  });
});
