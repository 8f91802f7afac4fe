import assert from 'node:assert/strict';
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
});
