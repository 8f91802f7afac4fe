import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Client, sharedServer, sockets, suiteClient } from '../../server.js';
import { openSocket } from './raw.js';

describe('Idempotency-Key', () => {
  const server = sharedServer(sockets);
  const client = suiteClient(server, 'retrier');
  const keyed = (id: string) => ({ 'idempotency-key': id });
  const scan = (text: string, id: string, as: Client = client) => as.post('/api/scan', { text }, keyed(id));
  const total = async (path = '/api/scan') => (await client.get(path)).body.total;
  const usage = async () => (await client.get('/api/config')).body.usage;

  it('replays the first answer to the same request, and counts no words, deep scans or requests', async () => {
    const json = { text: 'A deep text about rivers and boats. '.repeat(12), deep: true };
    const send = () => client.post('/api/scan', json, keyed('a'));
    const first = await send();
    // Without a time that moves on with the clock.
    const fixed = async () => ({ ...(await usage()), requests_reset_at: null });
    const [saved, used] = [await total(), await fixed()];
    const again = await send();
    assert.deepEqual(again.body, first.body);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.deepEqual([await fixed(), await total()], [used, saved]);
  });

  it('runs once for parallel requests', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan('all at the same time', 'b')));
    assert.equal(new Set(answers.map(answer => answer.body.scan_id)).size, 1);
    assert.equal(await total(), before + 1);
  });

  it('returns 409 for a different request under the same key, also while the first is in progress', async () => {
    const [first, second] = await Promise.all([scan('the slower', 'g'), scan('the other', 'g')]);
    assert.deepEqual([first.status, second.status].sort(), [200, 409]);
    assert.equal((await scan('the third', 'g')).status, 409);
  });

  it('separates the keys of different accounts', async () => {
    const other = await server.client('neighbour');
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
    const long = { text: 'word '.repeat(10_000), save: false };
    const busy = Array.from({ length: 12 }, () => client.post('/api/scan', long));
    const body = JSON.stringify({ text: 'tried again' });
    const headers = `Host: a\r\nAuthorization: Bearer ${client.key}\r\nContent-Type: application/json\r\nIdempotency-Key: broken`;
    const request = `POST /api/scan HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const { socket } = openSocket(server.url, request);
    for (let i = 0; i < 3; i++) await client.get('/api/health');
    socket.destroy();
    for (let i = 0; i < 3; i++) await client.get('/api/health');
    const { words_this_month } = await usage();
    assert.equal((await scan('tried again', 'broken')).status, 200);
    assert.equal((await usage()).words_this_month, words_this_month);
    await Promise.all(busy);
  });

  it('stores neither text nor answer nor key of a request that saves nothing', async () => {
    const reader = await server.client('reader', 'read');
    const sentences = [{ id: 'UNSAVEDID', text: 'UNSAVEDREWRITE, utilise it.' }];
    const calls: [Client, string, object][] = [
      [client, '/api/scan', { text: 'UNSAVEDSCAN of a private letter', save: false }],
      [client, '/api/cleanup', { text: 'UNSAVEDCLEANUP — of a private letter', save: false }],
      [reader, '/api/scan', { text: 'UNSAVEDSCAN of a reader' }],
      [reader, '/api/cleanup', { text: 'UNSAVEDCLEANUP — of a reader' }],
      [client, '/api/rewrite/stream', { sentences }],
    ];
    for (const [as, path, json] of calls) {
      const send = () => as.post(path, json, keyed(`UNSAVEDKEY ${path}`));
      const [first, again] = [await send(), await send()];
      assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [200, 'true'], path);
      if (path !== '/api/rewrite/stream') assert.deepEqual(again.body, first.body);
      else assert.equal(again.body.split('event: done')[0], first.body.split('event: done')[0]);
    }
    assert.equal(readFileSync(join(server.folder, 'records', 'data.mdb')).includes('UNSAVED'), false);
  });

  it('counts the sixth and later replays of a key as requests without charging words', async () => {
    await scan('again and again', 'often');
    const before = await usage();
    for (let replay = 1; replay <= 8; replay++)
      assert.equal((await scan('again and again', 'often')).status, 200);
    const after = await usage();
    assert.equal(after.requests_this_hour, before.requests_this_hour + 3);
    assert.equal(after.words_this_month, before.words_this_month);
  });

  for (const [path, json] of [
    ['/api/cleanup', { text: 'Saved once — and “only” once' }],
    ['/api/report', { result: { score: 12, band: 'low' }, title: 'Once', source_text: 'A text.' }],
    ['/api/feedback', { verdict: 'wrong', text: 'Given once', consent_text: true }],
  ] as const)
    it(`replays ${path} with its id and saves no second record`, async () => {
      const send = () => client.post(path, json, keyed(`twice ${path}`));
      const [first, again] = [await send(), await send()];
      assert.deepEqual(again.body, first.body);
      assert.equal(again.headers.get('idempotency-replayed'), 'true');
      assert.equal(await total(path), 1);
    });

  it('replays a scan with a plain-text report and a scan of a file', async () => {
    const plain = () => client.post('/api/scan', { text: 'A plain report.', format: 'text' }, keyed('plain'));
    assert.equal((await plain()).body, (await plain()).body);
    const file = () => client.send('/api/scan', 'A file.', { ...keyed('file'), 'x-filename': 'a.txt' });
    const [first, again] = [await file(), await file()];
    assert.deepEqual([again.status, again.body], [200, first.body]);
  });

  it('returns 409 when the record of the first request was deleted, and saves nothing', async () => {
    const one = await scan('deleted alone', 'deleted-1');
    await scan('deleted with all', 'deleted-2');
    await client.remove(`/api/scan/${one.body.scan_id}`);
    const afterOne = await scan('deleted alone', 'deleted-1');
    assert.equal(afterOne.status, 409);
    assert.match(afterOne.body.detail, /has been deleted.*Use a new key/);
    await client.remove('/api/scan');
    assert.equal((await scan('deleted with all', 'deleted-2')).status, 409);
    assert.equal(await total(), 0);
    assert.equal((await scan('deleted alone', 'a new key')).status, 200);
  });

  it('returns 409 for a replay that requests another format', async () => {
    const send = (accept: string) =>
      client.post('/api/report', { result: { score: 12 } }, { ...keyed('forms'), accept });
    assert.equal((await send('application/json')).status, 200);
    assert.equal((await send('text/html')).status, 409);
  });
});
