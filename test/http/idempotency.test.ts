import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, describe, it } from 'node:test';
import { read, suiteServer } from '../server.js';

describe('Idempotency-Key', () => {
  const server = suiteServer();
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

  it('replays the first answer to the same request and spends nothing', async () => {
    const first = await scan('once is enough', 'a');
    const [kept, spent] = [await total(), await words()];
    const again = await scan('once is enough', 'a');
    assert.deepEqual(again.body, first.body);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.deepEqual([await total(), await words()], [kept, spent]);
  });

  it('works once for requests that overtake each other', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan('all at the same time', 'b')));
    assert.equal(new Set(answers.map(answer => answer.body.scan_id)).size, 1);
    assert.equal(await total(), before + 1);
  });

  it('answers 409 to another request under the same key', async () => {
    await scan('the first', 'c');
    assert.equal((await scan('the second', 'c')).status, 409);
  });

  it('keeps the keys of accounts apart', async () => {
    const other = await server.key('neighbour');
    const [mine, theirs] = [await scan('shared words', 'd'), await scan('shared words', 'd', other)];
    assert.notEqual(mine.body.scan_id, theirs.body.scan_id);
  });

  it('lets a refused request be tried again', async () => {
    assert.equal((await scan('', 'e')).status, 422);
    assert.equal((await scan('now with words', 'e')).status, 200);
  });

  it('refuses a key over 255 characters', async () => {
    assert.equal((await scan('x', 'k'.repeat(255))).status, 200);
    assert.equal((await scan('x', 'k'.repeat(256))).status, 400);
  });

  it('answers the retry of a caller whose connection broke while the first attempt waited', async () => {
    // The one thread of this server is busy, so the attempt is still in the queue when its caller goes.
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

  it('answers 409 at once to another request while the first is under way', async () => {
    const [first, second] = await Promise.all([scan('the slower', 'g'), scan('the other', 'g')]);
    assert.deepEqual([first.status, second.status].sort(), [200, 409]);
  });
});
