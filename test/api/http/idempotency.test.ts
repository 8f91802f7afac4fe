import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { chatServer, say } from '../../chat-server.js';
import { read, sockets, startServer, suiteServer } from '../../server.js';

describe('Idempotency-Key', () => {
  const server = suiteServer(sockets);
  let key: string;
  before(async () => {
    key = await server.key('retrier');
  });
  const scan = (text: string, idempotencyKey: string, as = key) =>
    read(
      server.call('/api/scan', { key: as, json: { text }, headers: { 'idempotency-key': idempotencyKey } }),
    );
  const total = async () => (await read(server.call('/api/scan', { key }))).body.total;
  const words = async () => (await read(server.call('/api/config', { key }))).body.usage.words_this_month;

  it('replays the first answer to the same request and charges nothing', async () => {
    const first = await scan('once is enough', 'a');
    const [saved, spent] = [await total(), await words()];
    const again = await scan('once is enough', 'a');
    assert.deepEqual(again.body, first.body);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.deepEqual([await total(), await words()], [saved, spent]);
  });

  it('runs once for parallel requests', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan('all at the same time', 'b')));
    assert.equal(new Set(answers.map(answer => answer.body.scan_id)).size, 1);
    assert.equal(await total(), before + 1);
  });

  it('returns 409 for a different request under the same key', async () => {
    await scan('the first', 'c');
    assert.equal((await scan('the second', 'c')).status, 409);
  });

  it('separates the keys of different accounts', async () => {
    const other = await server.key('neighbour');
    const [mine, theirs] = [await scan('shared words', 'd'), await scan('shared words', 'd', other)];
    assert.notEqual(mine.body.scan_id, theirs.body.scan_id);
  });

  it('allows a retry of a rejected request', async () => {
    assert.equal((await scan('', 'e')).status, 422);
    assert.equal((await scan('now with words', 'e')).status, 200);
  });

  it('rejects a key of more than 255 characters', async () => {
    assert.equal((await scan('x', 'k'.repeat(255))).status, 200);
    assert.equal((await scan('x', 'k'.repeat(256))).status, 400);
  });

  it('answers a retry after the connection broke while the first attempt was queued', async () => {
    // The only thread of this server is busy, so the attempt is still queued when its client disconnects.
    const busy = Array.from({ length: 12 }, () =>
      server.call('/api/scan', { key, json: { text: 'word '.repeat(10_000), save: false } }),
    );
    const body = JSON.stringify({ text: 'tried again' });
    const head = [
      'POST /api/scan HTTP/1.1',
      'Host: a',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      'Idempotency-Key: broken',
      `Content-Length: ${body.length}`,
    ];
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    for (let i = 0; i < 3; i++) await server.call('/api/health');
    socket.destroy();
    for (let i = 0; i < 3; i++) await server.call('/api/health');
    const before = await words();
    assert.equal((await scan('tried again', 'broken')).status, 200);
    assert.equal(await words(), before);
    await Promise.all(busy);
  });

  it('returns 409 immediately for a different request while the first is in progress', async () => {
    const [first, second] = await Promise.all([scan('the slower', 'g'), scan('the other', 'g')]);
    assert.deepEqual([first.status, second.status].sort(), [200, 409]);
  });

  it('stores neither text nor answer nor key of a request that saves nothing', async () => {
    const readKey = await server.key('reader', 'read');
    const calls: [string, string, object][] = [
      [key, '/api/scan', { text: 'UNSAVEDSCAN of a private letter', save: false }],
      [key, '/api/cleanup', { text: 'UNSAVEDCLEANUP — of a private letter', save: false }],
      [readKey, '/api/scan', { text: 'UNSAVEDSCAN of a reader' }],
      [readKey, '/api/cleanup', { text: 'UNSAVEDCLEANUP — of a reader' }],
      [key, '/api/rewrite/stream', { sentences: [{ id: 'UNSAVEDID', text: 'UNSAVEDREWRITE, utilise it.' }] }],
    ];
    for (const [as, path, json] of calls) {
      const headers = { 'idempotency-key': `UNSAVEDKEY ${path}` };
      const first = await read(server.call(path, { key: as, json, headers }));
      const again = await read(server.call(path, { key: as, json, headers }));
      assert.equal(again.status, 200, path);
      assert.equal(again.headers.get('idempotency-replayed'), 'true', path);
      if (path !== '/api/rewrite/stream') assert.deepEqual(again.body, first.body);
      else assert.equal(again.body.split('event: done')[0], first.body.split('event: done')[0]);
    }
    assert.equal(readFileSync(join(server.folder, 'records', 'data.mdb')).includes('UNSAVED'), false);
  });

  it('counts no words, deep scans or requests for a replay', async () => {
    const usage = async () => {
      const { body } = await read(server.call('/api/config', { key }));
      // A time that moves on with the clock.
      return { ...body.usage, requests_reset_at: null };
    };
    const call = () =>
      read(
        server.call('/api/scan', {
          key,
          json: { text: 'A deep text about rivers and boats. '.repeat(12), deep: true, save: false },
          headers: { 'idempotency-key': 'deep' },
        }),
      );
    await call();
    const before = await usage();
    const again = await call();
    assert.equal(again.status, 200);
    assert.equal(again.headers.get('x-ratelimit-remaining'), String(before.requests_remaining));
    assert.deepEqual(await usage(), before);
  });

  it('counts the sixth and later replays of a key as requests without charging words', async () => {
    const usage = async () => (await read(server.call('/api/config', { key }))).body.usage;
    await scan('again and again', 'often');
    const before = await usage();
    for (let replay = 1; replay <= 8; replay++)
      assert.equal((await scan('again and again', 'often')).status, 200);
    const after = await usage();
    assert.equal(after.requests_this_hour, before.requests_this_hour + 3);
    assert.equal(after.words_this_month, before.words_this_month);
  });

  it('replays a cleanup, a report and feedback with their ids and saves no second record', async () => {
    const result = (await scan('The result of a report.', 'for the report')).body;
    const calls: [string, object][] = [
      ['/api/cleanup', { text: 'Saved once — and “only” once' }],
      ['/api/report', { result, title: 'Once', source_text: 'The result of a report.' }],
      ['/api/feedback', { verdict: 'wrong', text: 'Given once', consent_text: true }],
    ];
    for (const [path, json] of calls) {
      const send = () =>
        read(server.call(path, { key, json, headers: { 'idempotency-key': `twice ${path}` } }));
      const [first, again] = [await send(), await send()];
      assert.deepEqual(again.body, first.body, path);
      assert.equal(again.headers.get('idempotency-replayed'), 'true', path);
    }
    assert.equal((await read(server.call('/api/cleanup', { key }))).body.total, 1);
  });

  it('replays a scan with a plain-text report and a scan of a file', async () => {
    const headers = { 'idempotency-key': 'plain' };
    const plain = () =>
      read(server.call('/api/scan', { key, json: { text: 'A plain report.', format: 'text' }, headers }));
    assert.equal((await plain()).body, (await plain()).body);
    const file = () =>
      read(
        server.call('/api/scan', {
          key,
          method: 'POST',
          body: 'The text of a file.',
          headers: { 'idempotency-key': 'file', 'x-filename': 'notes.txt' },
        }),
      );
    const [first, again] = [await file(), await file()];
    assert.deepEqual([again.status, again.body], [200, first.body]);
  });

  it('returns 409 when the record of the first request was deleted, and saves nothing', async () => {
    const one = await scan('deleted alone', 'deleted-1');
    await scan('deleted with all', 'deleted-2');
    await server.call(`/api/scan/${one.body.scan_id}`, { key, method: 'DELETE' });
    const afterOne = await scan('deleted alone', 'deleted-1');
    assert.equal(afterOne.status, 409);
    assert.match(afterOne.body.detail, /has been deleted.*Use a new key/);
    await server.call('/api/scan', { key, method: 'DELETE' });
    assert.equal((await scan('deleted with all', 'deleted-2')).status, 409);
    assert.equal(await total(), 0);
    assert.equal((await scan('deleted alone', 'a new key')).status, 200);
  });

  it('returns 409 for a replay that requests another format', async () => {
    const json = { result: { score: 12, band: 'low' } };
    const send = (accept: string) =>
      server.call('/api/report', { key, json, headers: { 'idempotency-key': 'forms', accept } });
    assert.equal((await send('application/json')).status, 200);
    assert.equal((await send('text/html')).status, 409);
  });
});

describe('Idempotency-Key with an upstream server', () => {
  it('returns 409 for a replay of a rewrite by an upstream server', async () => {
    const upstream = await chatServer((_, response) => say(response, 'They use it.'));
    const server = await startServer({ ...sockets, REWRITE_URL: upstream.url.href, REWRITE_MODEL: 'm' });
    try {
      const key = await server.key('rewriter');
      const send = () =>
        read(
          server.call('/api/rewrite/stream', {
            key,
            json: { sentences: [{ id: '1', text: 'They utilise it.' }] },
            headers: { 'idempotency-key': 'upstream' },
          }),
        );
      assert.equal((await send()).status, 200);
      const again = await send();
      assert.equal(again.status, 409);
      assert.match(again.body.detail, /upstream server/);
    } finally {
      await server.close();
    }
  });
});
